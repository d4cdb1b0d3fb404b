import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

// Comments, test names, documents, and the texts of tools use words that readers know from other projects.

/** Each banned pattern, with the words to use instead. */
const banned: readonly [RegExp, string][] = [
  [/\bwho(m)?ever\b|\bwhatever (is|was|comes)\b/i, 'a noun: the user, a viewer'],
  [/\b(some|every|any|no)body\b/i, '"another user", "all users", "no user"'],
  [/\bwhom\b/i, 'another sentence'],
  [/\bone’s\b|\bone's\b|\bone (has|does|sees|looks|is at)\b/i, '"the user’s own", "you"'],
  [
    /\bwhat (was|is) (typed|said|kept|there|shown|stored|marked|entered|asked|written|seen|done)\b/i,
    'a noun',
  ],
  [/\banew\b/i, '"again"'],
  [/\bat once\b|\bin one go\b/i, '"immediately", "in one transaction"'],
  [/\b(is|are|was|were|be) told\b/i, '"is notified", "receives"'],
  [/\b(be|is) had\b/i, '"is available", "loads"'],
  [/\bstands? (in|beside|at|under|above|behind|for)\b/i, '"is in", "is beside"'],
  [/\bin (the|its|their) place of\b|\bin (its|their) place\b/i, '"instead of", "replaces"'],
  [/\bby (itself|themselves)\b/i, '"automatically", "alone"'],
  [/\b(of|has) (its|their) own\b(?! \w)/i, '"separate"'],
  [/\bleads? (to|nowhere|on|out)\b/i, '"links to", "navigates to", "has no link"'],
  [/\bgoes (on|by|with|along)\b/i, '"continues", "depends on", "is removed with"'],
  [/\bheld (against|by|up)\b/i, '"validated against", "blocked by"'],
  [/\bin force\b/i, '"current"'],
  [/\balive\b/i, '"interactive", "hydrated"'],
  [/\bthe sample (person|world)\b/i, '"demo account", "sample data"'],
  [/\bfigures\b/i, '"metrics", "results"'],
  [/\bsome \d/i, '"about"'],
  [/\bgone\b/i, '"deleted", "unmounted", "not found"'],
  [/\b(comes|came|coming) back\b/i, '"is restored", "returns"'],
  [/\bdrawn\b|\bdraws\b/i, '"rendered", "renders"'],
];

/** The text of a comment on a line of code. */
const commentOn = (line: string): string | undefined =>
  (/^\s*(?:\/\/|\/?\*\*?|\{\/\*)(.*)$/.exec(line) ?? /(?:^|[\s;,{(])\/\/ (.*)$/.exec(line))?.[1];
/** The name of a test or of a group of tests on a line of code. */
const nameOn = (line: string): string | undefined =>
  /\b(?:test|it|describe|step)(?:\.\w+)*\((?:'([^']*)'|"([^"]*)"|`([^`]*)`)/
    .exec(line)
    ?.slice(1)
    .find((name) => name !== undefined);

/** The strings on a line of code, without their expressions, and its JSX text. Single words may be identifiers. */
const textsOn = (line: string) =>
  [
    ...Array.from(
      line.replace(/\$\{[^{}]*\}/g, '').matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`|>([^<>{}]*)</g),
      (match) => match.slice(1).find((text) => text !== undefined),
    ),
    // A line of at least three words and no code.
    /^\s*([^<>{}()=;'"`\s]+ [^<>{}()=;'"`]+ [^<>{}()=;'"`]+)$/.exec(line)?.[1],
  ].filter((text) => text?.includes(' '));

const code = globSync('{src,messages,kit,scripts,.storybook,stories,tests}/**/*.{ts,tsx,mjs}', {
  dot: true,
  ignore: ['tests/architecture/prose.test.ts'],
});
const documents = globSync(['*.md', 'docs/**/*.md', 'stories/**/*.mdx']);

function findings(files: readonly string[], proseOn: (line: string) => readonly (string | undefined)[]) {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        proseOn(line).flatMap((prose = '') =>
          banned.flatMap(([pattern, instead]) => {
            const [found] = pattern.exec(prose) ?? [];
            return found ? [`${file}:${at + 1} "${found}": use ${instead}`] : [];
          }),
        ),
      ),
  );
}

test('comments contain no banned words', () => {
  expect(findings(code, (line) => [commentOn(line)])).toEqual([]);
});

test('test names contain no banned words', () => {
  const tests = code.filter((file) => file.startsWith('tests/'));
  expect(findings(tests, (line) => [nameOn(line)])).toEqual([]);
});

test('strings in the code of developer tools contain no banned words', () => {
  const tools = globSync(
    ['.storybook', 'kit/{app,coverage,statechart}', 'scripts', 'stories/{foundations,guidance,support}'].map(
      (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
    ),
    // Their texts are sample content.
    { dot: true, ignore: ['scripts/bench/many{Accounts,Records}.ts'] },
  );
  expect(findings(tools, textsOn)).toEqual([]);
});

test('documents contain no banned words', () => {
  expect(findings(documents, (line) => [line])).toEqual([]);
});
