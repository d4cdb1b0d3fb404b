import { describe, expect, it } from 'vitest';
import { glossary } from '../../messages/glossary';
import { type Locale, locales } from '../../messages/locales';

const files = import.meta.glob<{ default: object }>('../../messages/*/*.json', { eager: true });

/** Returns the texts of a message: with 1 for every parameter, and with text for every parameter. */
function sentences(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (typeof message !== 'function') throw new Error('A message is a text or makes one.');
  const about = (value: number | string) =>
    new Proxy(
      {},
      { get: (_, name) => (typeof value === 'number' ? value : `${value}${String(name)}${value}`) },
    );
  return [...new Set([String(message(about(1))), String(message(about('·')))])];
}

const leaves = (value: unknown, path: string): [path: string, texts: string[]][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, sentences(value)]];

/** All messages of a language, by path. */
const spoken = (locale: Locale) =>
  new Map(
    Object.entries(files).flatMap(([file, { default: catalog }]) => {
      const [, of, namespace = ''] = /messages\/(\w+)\/(\w+)\.json$/.exec(file) ?? [];
      return of === locale ? leaves(catalog, namespace) : [];
    }),
  );

const english = spoken('en');

describe.each(locales)('the messages in the language “%s”', (locale) => {
  const messages = spoken(locale);
  const all = [...messages].map(([path, texts]) => ({ path, texts, source: english.get(path) ?? [] }));

  it.each((glossary[locale] ?? []).filter(({ never }) => never).map(({ never }) => never as RegExp))(
    'contain no match for the banned pattern %s',
    (never) => {
      expect(all.filter(({ texts }) => texts.some((text) => never.test(text)))).toEqual([]);
    },
  );

  it.each(
    (glossary[locale] ?? []).flatMap((term) =>
      term.english && term.word ? [[term.word, term.english, term] as const] : [],
    ),
  )('match %s wherever the English message matches %s', (_word, _english, { english, word, except = [] }) => {
    const named = all.filter(
      ({ path, source }) => !except.includes(path) && source.some((text) => english?.test(text)),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ texts }) => !texts.every((text) => word?.test(text)))).toEqual([]);
  });

  if (locale !== 'en')
    it('have only one translation for each English text', () => {
      const bySource = new Map<string, Set<string>>();
      for (const { source, texts } of all) {
        const key = source.join('\n');
        bySource.set(key, (bySource.get(key) ?? new Set()).add(texts.join('\n')));
      }
      const different = [...bySource].filter(
        ([source, words]) => words.size > 1 && !severalMeanings.has(source),
      );
      expect(different).toEqual([]);
    });
});

/** Ambiguous English texts. Other languages translate each meaning differently. */
const severalMeanings = new Set([
  // Offers for startups; startups to invest in.
  'Deals',
  // The day of a next step; next steps that are due.
  'Due',
  // A label; to add a label.
  'Tag',
  // The messages page; to write a message.
  'Message',
  // The page about Updraft; a section of a profile.
  'About',
  // The team of Updraft; found users.
  'People',
  // Records in an import; notifications.
  'New',
  // Records in an import; results of a saved search.
  '1 new\n·count· new',
  // About the user; about another user.
  'Looking for',
  // To close a dialog; nearby.
  'Close',
  // One of three steps; a button.
  'Connect',
  'Explore opportunities',
]);
