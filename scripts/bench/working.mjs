// Measures when the first action of each page works. A user acts once, as soon as the control is painted. The time
// counts from the navigation to the first frame with the effect, over HTTP/2 with a new connection. Each run measures the
// baseline page first, and then each action for a guest or the demo account, and for a used account among others.
import { openContext, profiles, throttle } from './browser.mjs';
import { buildFloor } from './floor.mjs';
import { buildFiller, register } from './generatedAccounts.mjs';
import { ownHosting, plainHosting, serve } from './host.mjs';
import { act, readWorking } from './observe.mjs';
import { median, show } from './statistics.mjs';

const patience = 30_000;
/** The time until the first answer over a new connection: the round trips of TCP, TLS and the request. */
const setup = 3 * profiles.slow4g.network.latency;
/** The number of other accounts in the browser of the used account. */
const others = 20;

/** The baseline page loses presses before its hydration, so its user presses again. */
const floor = {
  name: 'React and wouter',
  path: '/',
  control: 'button',
  effect: { selector: '[aria-pressed="true"]' },
  isRepeated: true,
};

/** The actions: see `act` in observe.mjs. `isPublic`: for guests only. */
const actions = [
  {
    name: 'landing: Get Started',
    path: '/',
    control: 'main a[href="/register"]',
    effect: { selector: 'input[name="fullName"]' },
    isPublic: true,
  },
  {
    name: 'login: Sign In',
    path: '/login',
    fields: { 'input[name="email"]': 'nobody@example.com', 'input[name="password"]': 'windsock-2025' },
    control: 'form button[type="submit"]',
    effect: { selector: 'main [role="alert"]' },
    isPublic: true,
  },
  {
    name: 'register: Create Account',
    path: '/register',
    control: 'form button[type="submit"]',
    effect: { selector: '[aria-invalid="true"]' },
    isPublic: true,
  },
  {
    name: 'feed: Like',
    path: '/explore',
    control: 'article button[aria-label^="Like"]',
    effect: { selector: 'article button[aria-label^="Like"][aria-pressed="true"]' },
  },
  {
    name: 'Discover: search',
    path: '/discover',
    fields: { '[aria-label="Search startups"]': 'heliogrid' },
    effect: { selector: 'main article', text: 'Heliogrid', most: 1 },
  },
  {
    name: 'investor: Follow',
    path: '/investors/ravi-kulkarni',
    control: 'main button[aria-pressed="false"]:not([aria-label])',
    effect: { selector: 'main button[aria-pressed="true"]:not([aria-label])' },
  },
  {
    name: 'inbox: open',
    path: '/messages',
    control: 'main a[href^="/messages/"]',
    effect: { selector: '[role="log"] time' },
  },
  {
    name: 'thread: write',
    path: '/messages/mina-okafor',
    fields: { 'main textarea': 'Hello' },
    effect: { selector: 'main form button[type="submit"]:enabled' },
  },
  {
    name: 'wizard: Continue',
    path: '/list-startup',
    control: 'main form button[type="submit"]',
    effect: { selector: '[aria-invalid="true"]' },
  },
  {
    name: 'account: tab',
    path: '/profile/manage',
    control: '[role="tab"][aria-selected="false"]',
    effect: { selector: '[role="tab"]:not(:first-child)[aria-selected="true"]' },
  },
];

/** Opens a page in a new context, acts once, and reads the times. */
async function measure(browser, origin, { path, ...action }, storageState) {
  const context = await openContext(browser, profiles.slow4g, {}, storageState);
  try {
    const page = await context.newPage();
    await throttle(page, profiles.slow4g);
    await page.addInitScript(act, { ...action, isRepeated: action.isRepeated || !!process.env.BENCH_AGAIN });
    await page.goto(origin + path, { waitUntil: 'commit' });
    const read = await page.waitForFunction(readWorking, undefined, { timeout: patience, polling: 100 });
    return await read.jsonValue();
  } finally {
    await context.close();
  }
}

/** Returns the stored state of a used account: its records, and those of others. */
async function usedAccount(browser, origin) {
  const filler = await buildFiller();
  const context = await openContext(browser, profiles.desktop);
  const page = await context.newPage();
  const me = await register(page, origin);
  await page.evaluate(filler);
  await page.evaluate(([me, others]) => window.bench.fillAccounts(me, 0, others, others), [me, others]);
  await page.evaluate(([me, others]) => window.bench.fillViewer(me, others), [me, others]);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const flagOnly = (origin) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'auth', value: 'true' }] }],
});

/** Yields one table: each action, its time in ms and its ratio to the baseline. Medians of `runs`. */
export async function* measureWorking(browser, certificate, { runs, only, say }) {
  const bare = await serve(await buildFloor(), plainHosting, certificate, setup);
  const host = await serve('dist', ownHosting, certificate, setup);
  const chosen = actions.filter(({ name }) => !only || only.some((part) => name.startsWith(part)));
  const used = await usedAccount(browser, host.origin);
  const targets = [
    { ...floor, origin: bare.origin, viewer: 'floor' },
    ...chosen.map((action) => ({
      ...action,
      origin: host.origin,
      viewer: 'demo',
      state: action.isPublic ? undefined : flagOnly(host.origin),
    })),
    ...chosen
      .filter(({ isPublic }) => !isPublic)
      .map((action) => ({ ...action, origin: host.origin, viewer: 'used', state: used })),
  ].map((target) => ({ ...target, samples: [] }));
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const { origin, state, viewer, samples, isPublic, ...action } of targets) {
        say(`${action.name}, ${viewer}, ${run} of ${runs}`);
        await measure(browser, origin, action, state).then(
          (sample) => samples.push(sample),
          (error) => say(`  ${error.message.split('\n')[0]}`),
        );
      }
  } finally {
    host.close();
    bare.close();
  }
  const medianOf = (target, key) =>
    target?.samples.length ? median(target.samples.map((sample) => sample[key])) : Number.NaN;
  const base = medianOf(targets[0], 'works');
  const cells = (name, viewer) => {
    const target = targets.find((target) => target.name === name && target.viewer === viewer);
    const works = medianOf(target, 'works');
    return [
      [`${viewer}: acted`, show(medianOf(target, 'acted'))],
      [`${viewer}: works`, show(works)],
      [`${viewer}: ratio`, show(works / base, 2)],
      [`${viewer}: scripts KB`, show(medianOf(target, 'script') / 1024)],
    ];
  };
  const rows = [floor, ...chosen].map(({ name }) => ({
    action: name,
    ...Object.fromEntries([
      ...cells(name, name === floor.name ? 'floor' : 'demo').map(([key, value]) => [
        key.replace('floor', 'demo'),
        value,
      ]),
      ...cells(name, 'used'),
    ]),
  }));
  yield { title: `First action works, ${profiles.slow4g.title}`, rows };
}
