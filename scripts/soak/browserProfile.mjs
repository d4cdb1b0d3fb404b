import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';

/** How long a browser may take to start, in ms. */
const patience = 30_000;

async function portIn(profile) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    try {
      const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port) return port;
    } catch {
      // The file doesn't exist yet.
    }
    await wait(20);
  }
  throw new Error('The browser did not start.');
}

/** Starts a Chromium on a profile that outlives it, in a process group that can be killed as a whole. */
export async function openProfile(profile) {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  // Removes the locks that a killed browser leaves in its profile.
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, name), { force: true });
  const child = spawn(
    findChromium().path,
    [
      ...chromiumArgs,
      '--headless',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const hasEnded = new Promise((resolve) => child.once('exit', resolve));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(profile)}`);
  const [context] = browser.contexts();
  return {
    context,
    /** Kills all processes of the browser without warning: nothing more is written. */
    async kill() {
      process.kill(-child.pid, 'SIGKILL');
      await hasEnded;
      await browser.close().catch(() => {});
    },
  };
}
