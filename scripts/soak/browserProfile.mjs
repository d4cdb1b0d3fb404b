import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';

/** Starts a Chromium with a profile that remains on disk after the browser ends. */
export async function openProfile(profile) {
  // Removes the locks that a killed browser leaves in its profile.
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, name), { force: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium().path,
    args: [...chromiumArgs, '--disable-gpu'],
  });
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser');
  return {
    context,
    /** Kills the browser process, which writes to the profile, without warning. */
    async kill() {
      const hasEnded = context.waitForEvent('close');
      process.kill(id, 'SIGKILL');
      await hasEnded;
    },
  };
}
