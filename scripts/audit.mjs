// Checks the packages of the app. Their licences in the lock file must be allowed, and the npm registry must
// know no vulnerabilities of their versions. If the registry doesn't answer, skips the second check.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { run } from './test/runners.mjs';

/** Licences that require no more than attribution: https://spdx.org/licenses. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // The licence of the fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** Whether a licence, or one choice in `(MIT OR CC0-1.0)`, is allowed. Rejects all other expressions. */
export const isAllowed = (licence) =>
  typeof licence === 'string' &&
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => allowed.has(choice));

/**
 * Returns the packages of the app that have no allowed licence, as `name@version: licence`.
 * @param lock the parsed lock file
 */
export const refusedIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { dev, license }]) => path && !dev && !isAllowed(license))
    .map(
      ([path, { version, license }]) =>
        `${path.replace(/^.*node_modules\//, '')}@${version}: ${license ?? 'no licence'}`,
    );

/**
 * Returns the vulnerable packages, as `name range: severity`, or null if the registry gave no answer.
 * @param output the output of `npm audit --json`
 */
export function knownIn(output) {
  try {
    return Object.values(JSON.parse(output).vulnerabilities).map(
      ({ name, severity, range }) => `${name} ${range}: ${severity}`,
    );
  } catch {
    return null;
  }
}

async function main() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const refused = refusedIn(lock);
  for (const line of refused) console.log(`licence not allowed: ${line}`);
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  // `npm audit` also fails if it finds a vulnerability, so only its output matters.
  const known = knownIn((await run('npm', args)).stdout);
  if (!known) console.log('skipped: npm audit, because the registry doesn’t respond');
  for (const line of known ?? []) console.log(`known vulnerability: ${line}`);
  if (refused.length > 0 || known?.length) process.exitCode = 1;
  else console.log(`licences allowed${known ? ', no known vulnerabilities' : ''}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
