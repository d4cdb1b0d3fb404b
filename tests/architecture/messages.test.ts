import { readFileSync } from 'node:fs';
import { isPluralElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, test } from 'vitest';
import { locales } from '../../messages/locales';
import { compileMessage } from '../../scripts/messages/compile';
import { declarationsOf } from '../../scripts/messages/declare';
import {
  languagesIn,
  messagesFolder,
  namespacesIn,
  readCatalog,
  withDatabase,
} from '../../scripts/messages/files';

const namespaces = namespacesIn(messagesFolder, 'en');
const read = (locale: string, namespace: string) => readCatalog(messagesFolder, locale, namespace);

test('each language has a folder in messages with the same files as messages/en', () => {
  expect(languagesIn(messagesFolder).sort()).toEqual([...locales].sort());
  expect(locales.map((locale) => namespacesIn(messagesFolder, locale))).toEqual(
    locales.map(() => namespaces),
  );
});

test('messages/catalogs.d.ts declares the English messages (if not, run `npm run messages`)', () => {
  const english = Object.fromEntries(namespaces.map((namespace) => [namespace, read('en', namespace)]));
  expect(readFileSync(`${messagesFolder}/catalogs.d.ts`, 'utf8')).toBe(declarationsOf(english));
});

/** Returns the names of the arguments and the tags in a message. */
const partsOf = (text: string) => [
  ...[...compileMessage(text).args.keys()].sort(),
  ...(text.match(/<\/?\w+>/g) ?? []).sort(),
];

/** Returns the plural forms that the numbers up to 1,000 use. Other forms may be missing in a message. */
function formsOf(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))];
}

const characters = new Intl.Segmenter();

describe.each(namespaces.flatMap((namespace) => locales.map((locale) => [locale, namespace] as const)))(
  'messages/%s/%s.json',
  (locale, namespace) => {
    const english = read('en', namespace);
    /** The texts, with those of a build with a database as further ones. */
    const messages = Object.entries(read(locale, namespace)).flatMap(([key, entry]) => {
      const source = english[key]?.defaultMessage ?? '';
      const message = { key, text: entry.defaultMessage, source };
      return entry.withDatabase === undefined
        ? [message]
        : [message, { ...message, text: entry.withDatabase }];
    });

    if (locale !== 'en')
      it(`has the same keys, arguments and tags as messages/en/${namespace}.json`, () => {
        const keys = Object.entries(english).flatMap(([key, { withDatabase: other }]) =>
          other === undefined ? [key] : [key, key],
        );
        expect(messages.map(({ key }) => key).sort()).toEqual(keys.sort());
        const wrong = messages.filter(({ text, source }) => `${partsOf(text)}` !== `${partsOf(source)}`);
        expect(wrong).toEqual([]);
      });

    if (locale === 'en')
      it('has the same arguments and tags in the texts of a build with a database', () => {
        expect(messages.filter(({ text, source }) => `${partsOf(text)}` !== `${partsOf(source)}`)).toEqual(
          [],
        );
      });

    it('has no blank message, and no message that begins or ends with a space', () => {
      expect(messages.filter(({ text }) => !text || text !== text.trim())).toEqual([]);
    });

    it('has, in each plural message, all plural forms of the language or one form for all numbers', () => {
      const wrong = messages.filter(({ text }) =>
        parse(text, { ignoreTag: true })
          .filter(isPluralElement)
          .map(({ options }) => Object.keys(options))
          .some((forms) => forms.length > 1 && !formsOf(locale).every((form) => forms.includes(form))),
      );
      expect(wrong).toEqual([]);
    });

    it('has no message longer than the maxLength of the English message', () => {
      const long = messages.filter(
        ({ key, text }) => [...characters.segment(text)].length > (english[key]?.maxLength ?? Infinity),
      );
      expect(long).toEqual([]);
    });
  },
);

it.each(namespaces)('messages/hi/%s.json is written in Devanagari', (namespace) => {
  const english = read('en', namespace);
  // Ignores texts that equal the English text: names, email addresses and brand terms aren't translated.
  const hindi = read('hi', namespace);
  const texts = [...Object.entries(hindi), ...Object.entries(withDatabase(hindi))];
  const latin = texts.filter(
    ([key, { defaultMessage: text }]) =>
      / /.test(text) && !/[\u0900-\u097F]/.test(text) && english[key]?.defaultMessage !== text,
  );
  expect(latin).toEqual([]);
});
