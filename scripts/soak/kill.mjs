import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownHosting, serve } from '../bench/host.mjs';
import { table } from '../bench/statistics.mjs';
import { openProfile } from './browserProfile.mjs';
import { kinds } from './kinds.mjs';
import { randomOf } from './random.mjs';

/** The longest time from confirmation to kill, in ms. About every second kill is immediate. */
const longest = 600;

/** Kills per browser profile. A new profile then replaces it, because accumulated data slows its pages. */
const killsEach = 30;

const signIn = kinds.signIn.change;

/**
 * Crash test: kills the browser at a random moment after the interface confirmed a change, reopens its
 * profile and checks that the change is there. Repeats this `times` times, with each kind of change in turn.
 * Prints counts per kind.
 * @returns whether no change was lost, and at most 5 % of the changes went unconfirmed
 */
export async function killOften({ times, seed, only, say }) {
  const random = randomOf(seed);
  const names = only ?? Object.keys(kinds);
  const counts = Object.fromEntries(names.map((name) => [name, { confirmed: 0, lost: 0, unconfirmed: 0 }]));
  const host = await serve('dist', ownHosting);
  let profile;
  let opened;
  /** The last confirmed change, which must be there after the kill. */
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
      // Waits until the page replaces its prerendered HTML, which lacks the user's likes and follows.
      await page.waitForFunction(() => !('prerendered' in document.documentElement.dataset));
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
        // An unconfirmed change can't be lost, but it proves nothing either.
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
