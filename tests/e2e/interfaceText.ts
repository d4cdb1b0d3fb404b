import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { messagesFolder, namespacesIn, readCatalog } from '../../scripts/messages/files';

/** Returns all messages of a language as pairs of a path (`namespace.key`) and a text. */
const messagesOf = (locale: string): [path: string, text: string][] =>
  namespacesIn(messagesFolder, locale).flatMap((namespace) =>
    Object.entries(readCatalog(messagesFolder, locale, namespace)).map(
      ([key, { defaultMessage }]): [string, string] => [`${namespace}.${key}`, defaultMessage],
    ),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Trims a text and replaces each run of white space with one space. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

/** The character that replaces each argument of a message. */
const blank = '\u241f';

/** Returns the text of a parsed message, with the form `other` of a plural. */
const textOf = (elements: MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.plural ? textOf(element.options.other?.value ?? []) : blank;
    })
    .join('');

/** Returns a pattern that matches a message with any arguments, or null if it has too little fixed text. */
function patternOf(message: string): RegExp | null {
  const parts = plain(textOf(parse(message, { ignoreTag: true }))).split(blank);
  // The text between the arguments must identify the message.
  if (!parts.some((part) => /\p{L}{3}/u.test(part))) return null;
  return new RegExp(`^${parts.map(escaped).join('.*')}$`, 's');
}

/** Returns a function that tells whether a text is an English message that should be translated. */
export function englishIn(locale: string): (text: string) => boolean {
  const theirs = new Map(messagesOf(locale).map(([path, text]) => [path, String(patternOf(text))]));
  const patterns = messagesOf('en').flatMap(([path, text]) => {
    const pattern = patternOf(text);
    return pattern && theirs.get(path) !== String(pattern) ? [pattern] : [];
  });
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** Returns the string literals in a folder: sample content or arguments of stories. */
function literalsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|tsx?)$/.test(file))
    .flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(["'`])(?:\\.|(?!\1)[^\\])*\1/gs) ?? [],
    )
    .map((literal) => tidy(literal.slice(1, -1).replace(/\\(.)/g, '$1')));
}

/** Recognizes sample content, which isn't translated, in texts on the screen. */
export function sampleContent() {
  const literals = ['src/data/sample', 'kit/fixtures'].flatMap(literalsOf);
  const whole = new Set(literals);
  const all = literals.join('\n');
  const isPart = (run: string) => new RegExp(`(?<!\\w)${escaped(run)}(?!\\w)`).test(all);
  return {
    /** Whether a part of the text is sample content. */
    isIn: (text: string) =>
      (text.match(/[A-Za-z][^.,:·]*/g) ?? []).some((run) => run.length > 8 && isPart(run.trim())),
    isWhole: (text: string) => whole.has(text),
    /** Returns the first words in Latin script that aren't sample content, or undefined. */
    foreignWords: (text: string) =>
      (text.match(/[A-Za-z][A-Za-z'’&-]*(?:[ ,.]+[A-Za-z][A-Za-z'’&-]*)*/g) ?? []).find(
        (run) => /[A-Za-z]{2}/.test(run) && !isPart(run),
      ),
  };
}
