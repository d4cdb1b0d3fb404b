import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { table } from '../bench/figures.mjs';
import { ownHosting, serve } from '../bench/host.mjs';
import { openProfile } from './browser.mjs';
import { kinds } from './kinds.mjs';
import { randomOf } from './random.mjs';

/** How long after a confirmation the browser may still live, in ms. Every other time it dies at once. */
const longest = 600;

/** No profile is killed more often: what is on it makes its pages slower. */
const killsEach = 30;

const signIn = kinds.signIn.change;

/**
 * Kills the browser at a random moment after the interface confirmed a change, opens it again on the same profile, and looks
 * whether the change is there: as often as is wished, each kind in turn. Prints counts by kind.
 * @returns whether nothing was lost
 */
export async function killOften({ times, seed, only, say }) {
  const random = randomOf(seed);
  const names = only ?? Object.keys(kinds);
  const counts = Object.fromEntries(names.map((name) => [name, { confirmed: 0, lost: 0, unconfirmed: 0 }]));
  const host = await serve('dist', ownHosting);
  let profile;
  let opened;
  /** What was confirmed last, and is to be there after the kill. */
  let last = null;
  const lost = [];
  async function start() {
    profile ??= mkdtempSync(join(tmpdir(), 'updraft-soak-'));
    opened = await openProfile(profile);
    const { context } = opened;
    const [page = await context.newPage()] = context.pages();
    page.setDefaultTimeout(30_000);
    const { goto } = page;
    page.goto = async (address) => {
      await goto.call(page, host.origin + address);
      // What the HTML shows in the meantime knows no marks.
      await page.waitForFunction(() => !('still' in document.documentElement.dataset));
    };
    return page;
  }
  try {
    for (let kill = 0; kill <= times; kill += 1) {
      let page = await start();
      if (last) {
        const { name, mark, expected, delay } = last;
        if (!(await kinds[name].look(page, expected, mark).catch(() => false))) {
          counts[name].lost += 1;
          lost.push({ name, mark, delay });
          say(`lost: ${name} ${mark}, ${delay} ms after it was confirmed`);
        }
        last = null;
      }
      if (kill === times) break;
      if (kill > 0 && kill % killsEach === 0) {
        await opened.kill();
        rmSync(profile, { recursive: true, force: true });
        profile = undefined;
        page = await start();
      }
      const name = names[kill % names.length];
      const { change, isGuest = false } = kinds[name];
      const mark = `${seed}-${kill}`;
      let expected;
      try {
        await page.goto('/');
        const isSignedIn = await page.evaluate(() => localStorage.getItem('auth') === 'true');
        if (!isGuest && !isSignedIn) await signIn(page);
        if (isGuest && isSignedIn) await kinds.signOut.change(page);
        expected = await change(page, mark);
      } catch (error) {
        // Nothing was promised, so nothing can be lost; it is no proof of anything either.
        say(`not confirmed: ${name} ${mark}: ${String(error).split('\n')[0]} at ${page.url()}`);
        counts[name].unconfirmed += 1;
        await opened.kill();
        opened = undefined;
        continue;
      }
      const delay = random.below(2) * random.below(longest);
      if (delay) await wait(delay);
      await opened.kill();
      opened = undefined;
      counts[name].confirmed += 1;
      last = { name, mark, expected, delay };
      if ((kill + 1) % 10 === 0) say(`${kill + 1} of ${times} kills, ${lost.length} lost`);
    }
  } finally {
    await opened?.kill();
    host.close();
    if (profile) rmSync(profile, { recursive: true, force: true });
  }
  const rows = Object.entries(counts).map(([kind, { confirmed, lost: gone, unconfirmed }]) => ({
    kind,
    confirmed: String(confirmed),
    'still there': String(confirmed - gone),
    lost: String(gone),
    'not confirmed': String(unconfirmed),
  }));
  console.log(`\n**${times} kills, seed ${seed}**\n\n${table(rows)}`);
  const unconfirmed = Object.values(counts).reduce((sum, count) => sum + count.unconfirmed, 0);
  return lost.length === 0 && unconfirmed <= times / 20;
}
