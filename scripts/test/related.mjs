import { execFileSync } from 'node:child_process';
import { load } from '../load.mjs';

// Finds the tests and stories that a change can break: those that import a changed file, even indirectly.

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the uncommitted files, or the files of the last commit if there are none. Omits deleted files. */
export function changedFiles() {
  const open = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return open.length ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');
}

/** Returns the number of imports from each file to the nearest changed file. */
function distances(sources, known, changed) {
  const users = new Map();
  for (const { file, imports } of sources)
    for (const { from } of imports) {
      const used = known.get(from.split('?')[0])?.file ?? from.split('?')[0];
      users.set(used, [...(users.get(used) ?? []), file]);
    }
  const found = new Map(changed.map((file) => [file, 0]));
  // A breadth-first search: the loop also visits the entries that it adds to the map.
  for (const [file, distance] of found)
    for (const user of users.get(file) ?? []) if (!found.has(user)) found.set(user, distance + 1);
  return found;
}

/** @returns the unit test files and the story files that a change can break, the nearest first */
export async function relatedTo(changed) {
  const { bySpecifier, readSources } = await load('./kit/sources.ts');
  const sources = readSources('{src,messages,kit,scripts,.storybook,stories,tests}/**/*.{ts,tsx,mjs}');
  const found = distances(sources, bySpecifier(sources), changed);
  const nearest = (pattern) =>
    [...found]
      .filter(([file]) => pattern.test(file))
      .sort(([, one], [, other]) => one - other)
      .map(([file]) => file);
  return {
    unit: nearest(/^tests\/(?!e2e|shown|firebase).*\.test\.tsx?$/),
    stories: nearest(/^stories\/.*\.stories\.tsx$/),
  };
}
