import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Flags that let Chromium run as root and turn off its background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Executables, preferred ones first. The headless shell needs a third less CPU time than a full Chromium. */
const known = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of a program, or undefined if it isn't installed. */
export function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Returns the path at which Playwright stores its Chromium, or undefined without Playwright. */
function ofPlaywright() {
  try {
    return require('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Yields existing Chromiums: from `CHROMIUM_PATH`, then on the system, then Playwright's download. */
function* installed() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted))
    throw new Error(
      `CHROMIUM_PATH is ${wanted}, but that file doesn't exist. Correct or unset the variable.`,
    );
  if (wanted) yield { path: wanted, from: 'CHROMIUM_PATH' };
  for (const name of known) {
    const path = onPath(name);
    if (path) yield { path, from: 'the system' };
  }
  if (existsSync(onMac)) yield { path: onMac, from: 'the system' };
  const path = ofPlaywright();
  if (existsSync(path)) yield { path, from: "Playwright's download" };
}

/**
 * Returns the preferred Chromium and its origin.
 * @returns {{ path: string, from: string } | undefined}
 */
export const findChromium = () => installed().next().value;

/**
 * Returns the path of a Chromium with a back/forward cache, which the headless shell doesn't have.
 * @returns {string | undefined}
 */
export function findWholeChromium() {
  for (const { path } of installed()) if (!/headless[-_]shell/.test(path)) return path;
}

const attempt = (command, args, say) => {
  say(`  trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 240_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds or installs a Chromium: Playwright's download, else a system package. Reports progress through `say`.
 * @throws Error if no source provides a Chromium
 * @returns {string} the executable's path
 */
export function ensureChromium(say = console.log) {
  const found = findChromium();
  if (found) {
    say(`Chromium: ${found.path} (from ${found.from})`);
    return found.path;
  }
  say('Chromium: none found, installing one');
  const system = (...args) => {
    const [command, ...rest] = process.getuid?.() === 0 ? args : ['sudo', '-n', ...args];
    return attempt(command, rest, say);
  };
  if (!attempt('npx', ['playwright', 'install', '--with-deps', 'chromium'], say) || !findChromium()) {
    const aptGet = (name) => system('apt-get', 'install', '-y', '--no-install-recommends', name);
    system('apt-get', 'update');
    ['chromium-headless-shell', 'chromium', 'chromium-browser'].some(aptGet) ||
      system('dnf', 'install', '-y', 'chromium') ||
      system('apk', 'add', 'chromium');
  }
  const added = findChromium();
  if (!added) {
    throw new Error(
      "No Chromium found, and neither Playwright's download nor the system's packages provide one. " +
        'Install Chromium or Chrome yourself and set CHROMIUM_PATH to its executable.',
    );
  }
  say(`Chromium: installed ${added.path} (from ${added.from})`);
  return added.path;
}
