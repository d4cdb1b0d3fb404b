import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Flags for a Chromium that runs as root, offline and silent. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Executables in order of preference. The headless shell uses two thirds of a full Chromium's CPU time. */
const known = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const isShell = (path) => /headless[-_]shell/.test(path);

const onPath = (name) => {
  try {
    return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
};

/** Returns the path of Playwright's download, if it exists. */
function ofPlaywright() {
  try {
    const path = require('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a Chromium: from `CHROMIUM_PATH`, then on the system, then Playwright's download.
 * @returns {{ path: string, from: string } | undefined}
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, but that file doesn't exist.`);
    return { path: wanted, from: 'CHROMIUM_PATH' };
  }
  for (const name of known) {
    const path = onPath(name);
    if (path) return { path, from: 'the system' };
  }
  if (existsSync(onMac)) return { path: onMac, from: 'the system' };
  const path = ofPlaywright();
  return path ? { path, from: "Playwright's download" } : undefined;
}

/**
 * Finds a Chromium with a back/forward cache, which the headless shell doesn't have.
 * @returns {string | undefined}
 */
export function findWholeChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isShell(wanted) && existsSync(wanted)) return wanted;
  for (const name of known.filter((name) => !isShell(name))) {
    const path = onPath(name);
    if (path) return path;
  }
  const others = [onMac, ofPlaywright()];
  return others.find((path) => path && !isShell(path) && existsSync(path));
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
 * @throws Error that names these sources, if none of them works
 * @returns {string} the executable's path
 */
export function ensureChromium(say = console.log) {
  const found = findChromium();
  if (found) {
    say(`Chromium: ${found.path} (from ${found.from})`);
    return found.path;
  }
  say('Chromium: none found, installing one');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const system = (...args) => attempt([...sudo, ...args][0], [...sudo, ...args].slice(1), say);
  if (!attempt('npx', ['playwright', 'install', '--with-deps', 'chromium'], say) || !findChromium()) {
    system('apt-get', 'update');
    system('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell') ||
      system('apt-get', 'install', '-y', '--no-install-recommends', 'chromium') ||
      system('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-browser') ||
      system('dnf', 'install', '-y', 'chromium') ||
      system('apk', 'add', 'chromium');
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      "No Chromium found, and neither Playwright's download nor the system's packages provide one. " +
        'Install Chromium or Chrome yourself and set CHROMIUM_PATH to its executable.',
    );
  }
  say(`Chromium: installed ${installed.path} (from ${installed.from})`);
  return installed.path;
}
