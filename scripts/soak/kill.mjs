import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { ownHosting, serve } from '../bench/host.mjs';
import { table } from '../bench/statistics.mjs';
import { openProfile } from './browserProfile.mjs';
import { kinds } from './kinds.mjs';

/** The longest time between a confirmed change and the kill, in ms. About half of the kills don't wait. */
const longest = 600;

/** The number of kills before a new browser profile replaces the old one: accumulated data slows pages. */
const killsEach = 30;

/**
 * Crash test: kills the browser at a random time after the interface has confirmed a change, reopens the
 * browser's profile and checks that the change was stored. Repeats this `times` times, with each kind of
 * change in turn. Prints counts per kind.
 * @returns whether no change was lost, and the interface confirmed at least 95 % of the changes
 */
export async function killOften({ times, seed, only, say }) {
  const delays = fc.sample(fc.oneof(fc.constant(0), fc.nat(longest)), { seed, numRuns: times });
  const names = only ?? Object.keys(kinds);
  const counts = Object.fromEntries(names.map((name) => [name, { confirmed: 0, lost: 0, unconfirmed: 0 }]));
  const host = await serve('dist', ownHosting);
  let profile;
  let opened;
  /** The last confirmed change, which must be stored after the kill. */
  let last = null;
  async function start() {
    profile ??= mkdtempSync(join(tmpdir(), 'updraft-soak-'));
    opened = await openProfile(profile);
    const { context } = opened;
    const [page = await context.newPage()] = context.pages();
    page.setDefaultTimeout(30_000);
    return page;
  }
  async function stop() {
    await opened?.kill();
    opened = undefined;
  }
  function discard() {
    if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    profile = undefined;
  }
  async function visit(page, address) {
    await page.goto(host.origin + address);
    // Waits until the page is interactive, because its HTML lacks the user's data.
    await page.waitForFunction(() => !('heldPresses' in window));
  }
  async function make(page, name, mark) {
    await visit(page, kinds[name].at);
    return kinds[name].change(page, mark);
  }
  async function isKept(page, { name, mark, expected }) {
    const { at, lookAt = at, look } = kinds[name];
    await visit(page, lookAt.replace(':mark', mark));
    return look(page, expected, mark);
  }
  const sum = (of) => Object.values(counts).reduce((all, count) => all + count[of], 0);
  try {
    for (let kill = 0; kill <= times; kill += 1) {
      let page = await start();
      if (last && !(await isKept(page, last).catch(() => false))) {
        counts[last.name].lost += 1;
        say(`lost: ${last.name} ${last.mark}, ${last.delay} ms after it was confirmed`);
      }
      last = null;
      if (kill === times) break;
      if (kill > 0 && kill % killsEach === 0) {
        await stop();
        discard();
        page = await start();
      }
      const name = names[kill % names.length];
      const { isGuest = false } = kinds[name];
      const mark = `${seed}-${kill}`;
      try {
        await visit(page, '/');
        const isSignedIn = await page.evaluate(() => localStorage.getItem('auth') === 'true');
        if (isGuest === isSignedIn) await make(page, isGuest ? 'signOut' : 'signIn');
        last = { name, mark, expected: await make(page, name, mark), delay: delays[kill] };
        counts[name].confirmed += 1;
        if (delays[kill]) await wait(delays[kill]);
      } catch (error) {
        // Counts unconfirmed changes separately: they can't be lost, and can't prove that changes are stored.
        say(`not confirmed: ${name} ${mark}: ${String(error).split('\n')[0]} at ${page.url()}`);
        counts[name].unconfirmed += 1;
      }
      await stop();
      if ((kill + 1) % 10 === 0) say(`${kill + 1} of ${times} kills, ${sum('lost')} lost`);
    }
  } finally {
    await stop();
    host.close();
    discard();
  }
  const rows = Object.entries(counts).map(([kind, { confirmed, lost, unconfirmed }]) => ({
    kind,
    confirmed,
    stored: confirmed - lost,
    lost,
    'not confirmed': unconfirmed,
  }));
  console.log(`\n**${times} kills, seed ${seed}**\n\n${table(rows)}`);
  return sum('lost') === 0 && sum('unconfirmed') <= times / 20;
}
