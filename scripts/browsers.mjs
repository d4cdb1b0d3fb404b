import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';

// Finds or installs Debian's Firefox and WebKitGTK, because Playwright's builds aren't system browsers.

const isThere = (name) => {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of WebKitGTK's browser for tests, or undefined. */
export const findMiniBrowser = () =>
  existsSync('/usr/lib') ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] : undefined;

/** Returns whether a browser and its driver are installed. @param {'firefox' | 'webkit'} name */
export const hasBrowser = (name) =>
  name === 'firefox'
    ? isThere('firefox-esr')
    : isThere('WebKitWebDriver') && isThere('Xvfb') && findMiniBrowser() !== undefined;

/** Installs missing browsers where the system has Debian's packages. Resolves when it is done, or can't be. */
export async function prepareBrowsers(say = console.log) {
  if (hasBrowser('firefox') && hasBrowser('webkit')) return;
  if (!isThere('apt-get') || process.getuid?.() !== 0) return;
  say('Installing Firefox and WebKitGTK (once)…');
  const aptGet = (...args) => promisify(execFile)('apt-get', args, { timeout: 600_000 });
  try {
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb');
  } catch (error) {
    say(`Firefox and WebKitGTK can’t be installed: ${error.message}`);
  }
}
