// Whether what the app ships with may be shipped, and is known to be safe: the licences in the lock file against those
// that are allowed, then what the registry knows against these versions. Where it doesn't answer, that is said.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What the code of others may be used under without more than naming it: https://spdx.org/licenses. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** Whether one may choose a licence that is allowed: `(MIT OR CC0-1.0)`. What is more than a choice is looked at by hand. */
export const isAllowed = (licence) =>
  typeof licence === 'string' &&
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => allowed.has(choice));

/**
 * What of the packages that the app is made of has no licence that is allowed: `name@version: licence`.
 * @param lock the parsed lock file
 */
export const refusedIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { dev, license }]) => path && !dev && !isAllowed(license))
    .map(
      ([path, { version, license }]) =>
        `${path.replace(/^.*node_modules\//, '')}@${version}: ${license ?? 'none named'}`,
    );

/**
 * What `npm audit --json` says: what it knows against which package, or null where the registry gave no answer.
 * @param output what the command wrote
 */
export function knownIn(output) {
  let answer;
  try {
    answer = JSON.parse(output);
  } catch {
    return null;
  }
  if (!answer?.vulnerabilities) return null;
  return Object.values(answer.vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
}

/** Never rejects: that something is known is a failure of the command too. */
const audit = () =>
  new Promise((resolve) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
    execFile('npm', args, { timeout: 60_000, shell: process.platform === 'win32' }, (_, output) =>
      resolve(output),
    );
  });

async function main() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const refused = refusedIn(lock);
  for (const line of refused) console.log(`licence not allowed: ${line}`);
  const known = knownIn(await audit());
  if (!known) console.log('skipped: the audit, the registry doesn’t answer');
  for (const line of known ?? []) console.log(`known to be unsafe: ${line}`);
  if (refused.length > 0 || known?.length) process.exitCode = 1;
  else console.log(`licences allowed${known ? ', nothing known to be unsafe' : ''}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
