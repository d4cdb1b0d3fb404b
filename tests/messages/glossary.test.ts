import { describe, expect, it } from 'vitest';
import { glossary } from '../../messages/glossary';
import { type Locale, locales } from '../../messages/locales';

const files = import.meta.glob<{ default: object }>('../../messages/*/*.ts', { eager: true });

/** What a message says, of one thing and of many. */
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

/** Every message of a language, by its path. */
const spoken = (locale: Locale) =>
  new Map(
    Object.entries(files).flatMap(([file, { default: catalog }]) => {
      const [, of, namespace = ''] = /messages\/(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
      return of === locale ? leaves(catalog, namespace) : [];
    }),
  );

const english = spoken('en');

describe.each(locales)('the words of %s', (locale) => {
  const messages = spoken(locale);
  const all = [...messages].map(([path, texts]) => ({ path, texts, source: english.get(path) ?? [] }));

  it.each(glossary[locale].filter(({ never }) => never).map(({ never }) => never as RegExp))(
    'have nothing of %s',
    (never) => {
      expect(all.filter(({ texts }) => texts.some((text) => never.test(text)))).toEqual([]);
    },
  );

  it.each(glossary[locale].flatMap((term) => (term.english && term.word ? [term] : [])))(
    'say $english by $word',
    ({ english, word, except = [] }) => {
      const named = all.filter(
        ({ path, source }) => !except.includes(path) && source.some((text) => english?.test(text)),
      );
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter(({ texts }) => !texts.every((text) => word?.test(text)))).toEqual([]);
    },
  );

  it('say the same where English does', () => {
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

/** English words that mean more than one thing: other languages have a word for each. */
const severalMeanings = new Set([
  // The page of messages, and writing one.
  'Message',
  // A page about Updraft, and a part of a profile.
  'About',
  // The people of Updraft, and those that were found.
  'People',
  // Of what comes with a file, and of notifications.
  'New',
  // Said to oneself, and of somebody else.
  'Looking for',
  // A dialog, and what is not far off.
  'Close',
  // A step of three, and a button.
  'Connect',
  'Explore opportunities',
]);
