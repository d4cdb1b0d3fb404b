import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { onPath } from './chromium.mjs';

// Finds or installs Debian's Firefox and WebKitGTK. Playwright only offers patched builds of both.

/** Returns the path of WebKitGTK's browser for tests, or undefined. */
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** Returns whether a browser and its driver are installed. @param {'firefox' | 'webkit'} name */
export const hasBrowser = (name) =>
  name === 'firefox'
    ? onPath('firefox-esr') !== undefined
    : [onPath('WebKitWebDriver'), onPath('Xvfb'), findMiniBrowser()].every(Boolean);

/** Installs missing browsers with `apt-get`, if run as root. Resolves even if the installation fails. */
export async function prepareBrowsers(say = console.log) {
  if (hasBrowser('firefox') && hasBrowser('webkit')) return;
  if (!onPath('apt-get') || process.getuid?.() !== 0) return;
  say('Installing Firefox and WebKitGTK (once)…');
  const aptGet = (...args) => promisify(execFile)('apt-get', args, { timeout: 600_000 });
  try {
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb');
  } catch (error) {
    say(`Firefox and WebKitGTK can’t be installed: ${error.message}`);
  }
}
