import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A message in the format of Format.JS. The other languages have only texts. */
export type Entry = {
  /** The text, in ICU MessageFormat. */
  defaultMessage: string;
  /** The text in a build with a database, if another one is true there. It has the same arguments. */
  withDatabase?: string;
  /** Where the text appears and what its arguments contain, for translators. */
  description?: string;
  /** The maximum length in every language, in displayed characters. */
  maxLength?: number;
  /** The types of arguments. By default, plurals have numbers, and all other arguments are strings. */
  arguments?: Record<string, 'number' | 'number | string'>;
};

/** The messages of a file, by dotted key. */
export type Catalog = Record<string, Entry>;

/** The absolute path of `messages`. */
export const messagesFolder = fileURLToPath(new URL('../../messages', import.meta.url)).replaceAll('\\', '/');

/** Returns the languages of a folder of messages, English first. */
export const languagesIn = (folder: string): string[] => [
  'en',
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
    .sort(),
];

/** Returns the namespaces of a language, which are the names of its files. */
export const namespacesIn = (folder: string, locale: string): string[] =>
  readdirSync(`${folder}/${locale}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort();

/** Reads a file of messages. @throws if it isn't JSON */
export function readCatalog(folder: string, locale: string, namespace: string): Catalog {
  const file = `${folder}/${locale}/${namespace}.json`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} isn’t valid JSON: ${(error as Error).message}`);
  }
}

/** Returns the messages of a build with a database. */
export const withDatabase = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, { withDatabase: text, ...entry }]) => [
      key,
      text === undefined ? entry : { ...entry, defaultMessage: text },
    ]),
  );
