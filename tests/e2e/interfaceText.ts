import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Words = { path: string; value: unknown };

function wordsOf(value: unknown, path: string): Words[] {
  if (value === null || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, `${path}.${key}`));
}

/** All messages of a language, by namespace and key. */
async function messagesOf(locale: string): Promise<Words[]> {
  const files = readdirSync(`messages/${locale}`);
  const modules = await Promise.all(files.map((file) => import(`../../messages/${locale}/${file}`)));
  return modules.flatMap((module, at) => wordsOf(module.default.default ?? module.default, files[at] ?? ''));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Trims a text and replaces each run of white space with one space. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

/** A placeholder for all parameters of a message. */
const blank = '\u241f';
const anything = new Proxy(
  {},
  { get: (_, key) => (key === Symbol.toPrimitive ? () => blank : blank) },
) as never;

/** Returns a pattern of a message with any parameters, or null if the other text is too short. */
function patternOf(value: unknown): RegExp | null {
  let text = value;
  if (typeof value === 'function') {
    try {
      text = value(anything);
    } catch {
      return null;
    }
  }
  if (typeof text !== 'string') return null;
  const parts = plain(text).split(blank);
  // The text between the parameters must identify the message.
  if (!parts.some((part) => /\p{L}{3}/u.test(part))) return null;
  return new RegExp(`^${parts.map(escaped).join('.*')}$`, 's');
}

/** Returns a function that tells whether a text is an English message that the language translates. */
export async function englishIn(locale: string): Promise<(text: string) => boolean> {
  const theirs = new Map(
    (await messagesOf(locale)).map(({ path, value }) => [path, String(patternOf(value))]),
  );
  const patterns = (await messagesOf('en')).flatMap(({ path, value }) => {
    const pattern = patternOf(value);
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
    /** Whether a part of the text is content. */
    isIn: (text: string) =>
      (text.match(/[A-Za-z][^.,:·]*/g) ?? []).some((run) => run.length > 8 && isPart(run.trim())),
    isWhole: (text: string) => whole.has(text),
    /** Returns the first Latin words that aren't content, or undefined. */
    foreignWords: (text: string) =>
      (text.match(/[A-Za-z][A-Za-z'’&-]*(?:[ ,.]+[A-Za-z][A-Za-z'’&-]*)*/g) ?? []).find(
        (run) => /[A-Za-z]{2}/.test(run) && !isPart(run),
      ),
  };
}
