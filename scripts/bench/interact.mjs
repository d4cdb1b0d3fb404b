// Measures the time from a click or a key press to the next frame, on a fast and on a slow processor.
import { load } from '../load.mjs';
import { gap, openContext, press, processors, throttle } from './browser.mjs';
import { ownHosting, serve } from './host.mjs';
import { fill, followRouteChange, isUsable, markUsable, observeInput, readInput } from './observe.mjs';
import { p95, show } from './statistics.mjs';

/** How long the simulated user reads a page first, in ms. Meanwhile, the app loads the code of the next pages. */
const reading = 5000;
/** How long to wait for the next frame after an input, in ms. */
const rest = 1000;

const feed = { path: '/explore', ready: 'article' };
const discover = { heading: 'Discover', content: 'article h2' };
const directory = { path: '/discover', ready: 'article h2' };
const updates = { heading: 'Explore', content: 'article' };

const pressing =
  (selector, count, times = count) =>
  (page) =>
    press(page, selector, count, times);

const typing = (selector, text) => (page) => page.locator(selector).pressSequentially(text, { delay: gap });

/** Follows a link to another page. */
const following = (link, to) => async (page, name) => {
  const change = await page.evaluateHandle(followRouteChange, to);
  await page.locator(`a[href="${link}"]:visible`).first().click();
  const { frame, content } = await change.evaluate(({ done }) => done);
  return { [`${name}: frame`]: [frame], [`${name}: content`]: [content] };
};

/** On a phone, cards aren't lifted, so the slow processor has a wide window, too. */
const board = { path: '/pipeline/board', ready: '[data-card]', device: processors['1×'] };
/** How many times the simulated user moves and tags a card. */
const acts = 6;

/** Focuses a card of the board, presses `prepare`, and measures `key`. */
const onCards = (prepare, key, end) => async (page, name) => {
  const frames = [];
  for (let at = 0; at < acts; at += 1) {
    await page.locator('[data-card]').nth(at).focus();
    await prepare(page, at);
    await page.waitForTimeout(rest);
    await page.evaluate(readInput);
    await page.keyboard.press(key);
    await page.waitForTimeout(rest);
    frames.push(...(await page.evaluate(readInput)).frames);
    await end?.(page);
  }
  return { [name]: frames };
};

/** The cards of the sample data, removed, so that Discover offers to add their investors. */
const removedCards = ['mina-okafor', 'ravi-kulkarni', 'claire-dubois'].map((id) => ({
  kind: 'card',
  id: `investor:${id}`,
  value: {
    ...{ name: id, face: '', board: 'raise', stage: 'contact', since: 1, history: [] },
    ...{ source: { kind: 'directory' }, removedAt: 2 },
  },
}));

const journeys = [
  { name: 'like', ...feed, work: pressing('button[aria-label^="Like"]', 6, 12) },
  { name: 'save', ...feed, work: pressing('article button:text("Save")', 6) },
  { name: 'filter chip', ...feed, work: pressing('[role="group"] button[aria-pressed]', 5, 10) },
  { name: 'tab', path: '/startups/heliogrid', ready: '[role="tab"]', work: pressing('[role="tab"]', 5, 10) },
  {
    name: 'theme',
    path: '/profile/manage?tab=settings',
    ready: '[value="dark"]',
    work: pressing('label:has([value="dark"]), label:has([value="light"])', 2, 10),
  },
  {
    name: 'composer, a key',
    ...feed,
    work: typing('main textarea', 'We met the first forty rooftops today.'),
  },
  { name: 'top search, a key', ...feed, work: typing('input[role="combobox"]', 'helio grid') },
  {
    name: 'wizard, a key',
    path: '/list-startup',
    ready: '[name="startupName"]',
    work: typing('[name="startupName"]', 'Windsock Instruments'),
  },
  {
    name: 'add to the pipeline',
    ...{ path: '/discover?tab=investors', ready: 'article h2', records: removedCards },
    // Each press turns the button into another one.
    work: pressing('button[aria-label^="Add "]', 1, removedCards.length),
  },
  {
    name: 'drop a card',
    ...{ ...board, cards: 5_000 },
    work: onCards(async (page) => {
      for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key);
    }, 'Space'),
  },
  {
    name: 'tag a card',
    ...{ ...board, cards: 5_000 },
    work: onCards(
      async (page, at) => {
        await page.keyboard.press('t');
        await page.locator('[name="tag"]').fill(`Tag ${at}`);
      },
      'Enter',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(gap);
      },
    ),
  },
  { name: 'explore to discover', ...feed, work: following('/discover', discover) },
  { name: 'discover to explore', ...directory, work: following('/explore', updates) },
];

/**
 * Measures one interaction on one processor, with stored `records` and `cards`, on the `device` if it has one.
 * @returns the times in ms, by the name of the table row
 */
async function travel(browser, origin, profile, journey) {
  const { name, path, ready, work, records = [], cards = 0, device = profile } = journey;
  const context = await openContext(browser, device, { auth: 'true' });
  try {
    const page = await context.newPage();
    await page.addInitScript(markUsable, { selector: ready, isHydrated: true });
    await page.addInitScript(observeInput);
    await page.goto(origin + path);
    await page.waitForFunction(isUsable);
    if (cards > 0 || records.length > 0) {
      const { recordsOf } = await load('./scripts/bench/manyRecords.ts');
      await page.evaluate(fill, [...records, ...recordsOf('cards', cards)]);
      await page.reload();
      await page.waitForFunction(isUsable);
    }
    await page.waitForTimeout(reading);
    await throttle(page, profile);
    const told = await work(page, name);
    await page.waitForTimeout(rest);
    const { frames, listeners } = await page.evaluate(readInput);
    return told ?? { [name]: frames, [`${name}: listeners`]: listeners };
  } finally {
    await context.close();
  }
}

/** Returns one table row per name, with the 95th percentile of all times on each processor. */
function rowsOf(samples) {
  const names = [...new Set(samples.flatMap(({ times }) => Object.keys(times)))];
  return names.map((name) => {
    const on = (wanted) =>
      samples.flatMap(({ processor, times }) => (processor === wanted ? (times[name] ?? []) : []));
    const figures = Object.keys(processors).map((processor) => [processor, show(p95(on(processor)), 1)]);
    return { interaction: name, times: on('1×').length, ...Object.fromEntries(figures) };
  });
}

/** Yields the table of interactions: the 95th percentile of their times in `runs` runs, in ms. */
export async function* measureInteractions(browser, _certificate, { runs, only, say }) {
  const host = await serve('dist', ownHosting);
  const chosen = journeys.filter(({ name }) => !only || only.includes(name));
  const samples = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const journey of chosen)
        for (const [processor, profile] of Object.entries(processors)) {
          say(`${journey.name}, ${processor}, ${run} of ${runs}`);
          samples.push({ processor, times: await travel(browser, host.origin, profile, journey) });
        }
    }
  } finally {
    host.close();
  }
  yield { title: 'Interactions, p95', rows: rowsOf(samples), samples };
}
