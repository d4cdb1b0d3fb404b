import { execFileSync } from 'node:child_process';
import { runnerImport } from 'vite';

// What a change can break: the tests and stories whose imports reach a changed file, the nearest first.

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from the last commit; of a clean checkout, those of the last commit. Deleted ones are none. */
export function changedFiles() {
  const open = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return open.length ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD');
}

/** How many imports lie between each file and the nearest changed one, by file. */
function distances(sources, bySpecifier, changed) {
  const known = bySpecifier(sources);
  const users = new Map();
  for (const { file, imports } of sources)
    for (const { from } of imports) {
      const used = known.get(from.split('?')[0])?.file ?? from.split('?')[0];
      users.set(used, [...(users.get(used) ?? []), file]);
    }
  const found = new Map(changed.map((file) => [file, 0]));
  // A map goes on to what is added while it is read: breadth first.
  for (const [file, distance] of found)
    for (const user of users.get(file) ?? []) if (!found.has(user)) found.set(user, distance + 1);
  return found;
}

/** @returns the test files that a change can break and those of stories, the nearest first */
export async function relatedTo(changed) {
  const { module } = await runnerImport('kit/sources.ts', { configFile: false, logLevel: 'error' });
  const sources = module.readSources('{src,messages,kit,scripts,.storybook,stories,tests}/**/*.{ts,tsx,mjs}');
  const found = distances(sources, module.bySpecifier, changed);
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
