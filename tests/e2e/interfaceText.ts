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
/** As it is read: one blank for any space. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

/** Stands for whatever a message is told. */
const blank = '\u241f';
const anything = new Proxy(
  {},
  { get: (_, key) => (key === Symbol.toPrimitive ? () => blank : blank) },
) as never;

/** What a message looks like on screen, with anything in the places of its parameters; null for what says nothing by itself. */
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
  // What is said between the parameters must be enough to be known by.
  if (!parts.some((part) => /\p{L}{3}/u.test(part))) return null;
  return new RegExp(`^${parts.map(escaped).join('.*')}$`, 's');
}

/** Tells whether a text on screen is an English message that a language says otherwise. */
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

/** The string literals of a folder's files: content of the sample, or what the stories are told. */
function literalsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|tsx?)$/.test(file))
    .flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(["'`])(?:\\.|(?!\1)[^\\])*\1/gs) ?? [],
    )
    .map((literal) => tidy(literal.slice(1, -1).replace(/\\(.)/g, '$1')));
}

/** Content, which stays in its own language: whether a text is all of it, and what is left of a text without it. */
export function sampleContent() {
  const literals = ['src/data/sample', 'kit/fixtures'].flatMap(literalsOf);
  const whole = new Set(literals);
  const all = literals.join('\n');
  const isPart = (run: string) => new RegExp(`(?<!\\w)${escaped(run)}(?!\\w)`).test(all);
  return {
    /** Whether some words of it are. */
    isIn: (text: string) =>
      (text.match(/[A-Za-z][^.,:·]*/g) ?? []).some((run) => run.length > 8 && isPart(run.trim())),
    isWhole: (text: string) => whole.has(text),
    /** The first Latin words that are no content; none when there are no such. */
    foreignWords: (text: string) =>
      (text.match(/[A-Za-z][A-Za-z'’&-]*(?:[ ,.]+[A-Za-z][A-Za-z'’&-]*)*/g) ?? []).find(
        (run) => /[A-Za-z]{2}/.test(run) && !isPart(run),
      ),
  };
}
