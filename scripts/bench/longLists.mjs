// Measures user actions in long lists, on a fast and on a slow processor. Fills the database with more and
// more generated records for this.
import { load } from '../load.mjs';
import { gap, openContext, press, processors, throttle } from './browser.mjs';
import { ownHosting, serve } from './host.mjs';
import {
  fill,
  isUsable,
  markReads,
  markUsable,
  observeFrames,
  observeInput,
  observeLoad,
  readFrames,
  readInput,
  readRows,
} from './observe.mjs';
import { readRoutes } from './readRoutes.mjs';
import { median, p95, show, showShare } from './statistics.mjs';

/** How long to wait for a page's background work (`afterwork`) and after an interaction (`rest`), in ms. */
const afterwork = 4000;
const rest = 1500;
const patience = 180_000;
/** The distance in px and the speed in px per second of a continuous scroll. */
const scroll = { distance: 12_000, speed: 1200 };
const presses = 6;

/**
 * Selectors: `row` of the rows, `marks` of the like, save and star buttons, `search` of the search field, `scrolled` of
 * a row in the part that scrolls, by default the last row.
 */
const lists = [
  {
    name: 'posts',
    counts: [0, 1_000, 10_000, 100_000],
    path: '/explore',
    row: 'article',
    marks: { like: 'button[aria-label^="Like"]', save: 'article button:text("Save")' },
    search: '[aria-label="Search updates"]',
  },
  {
    name: 'startups',
    counts: [0, 1_000, 10_000],
    path: '/discover',
    row: 'main article',
    marks: { star: 'button[aria-label^="Star "]' },
    search: '[aria-label="Search startups"]',
  },
  {
    name: 'conversations',
    counts: [0, 100, 1_000],
    path: '/messages',
    row: 'main a[href^="/messages/"]',
    search: '[aria-label="Search messages"]',
  },
  { name: 'messages', counts: [0, 1_000, 10_000], path: '/messages/lena-brandt', row: '[role="log"] time' },
  {
    name: 'cards',
    counts: [0, 1_000, 5_000],
    path: '/pipeline/board?board=deals',
    row: '[data-card]',
    search: '[aria-label="Search cards"]',
    scrolled: '[data-card] >> nth=0',
  },
  { name: 'today', counts: [0, 5_000], path: '/pipeline', row: '[data-row]' },
];

/** Opens the page and waits for its rows. @returns the times of `readRows` */
async function open(page, address, delay) {
  await page.goto(address, { timeout: patience });
  await page.waitForFunction(isUsable, undefined, { timeout: patience });
  return page.evaluate(readRows, delay);
}

/** Waits until the page is idle, and at least `ms`. */
async function settle(page, ms) {
  await page.waitForTimeout(ms);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(), { timeout: 10_000 })));
}

async function memoryOf(devtools) {
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 2 ** 20;
}

/** Clicks the first few buttons in turn. @returns the 95th percentile of the ms to the next frame */
async function mark(page, selector) {
  await page.evaluate(readInput);
  await press(page, selector, Math.min(presses, await page.locator(selector).count()), presses);
  await settle(page, rest);
  return p95((await page.evaluate(readInput)).frames);
}

/** Types into a search field. @returns ms from a key to the next frame (p95), and the longest task in ms */
async function search(page, selector) {
  await page.evaluate(readInput);
  await page.evaluate(observeFrames);
  await page.locator(selector).pressSequentially('grid meter', { delay: gap });
  await settle(page, rest);
  const { longest } = await page.evaluate(readFrames);
  return { key: p95((await page.evaluate(readInput)).frames), task: longest };
}

/** Scrolls the rows down, or up in a conversation. @returns the share of dropped frames */
async function scrollRows(page, devtools, { row, scrolled = row }) {
  const box = await page.locator(scrolled).last().boundingBox();
  const isUpwards = row.startsWith('[role="log"]');
  await page.evaluate(observeFrames);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: page.viewportSize().height / 2,
    yDistance: scroll.distance * (isUpwards ? 1 : -1),
    speed: scroll.speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  return (await page.evaluate(readFrames)).dropped;
}

/** Number of records per transaction. */
const portion = 10_000;

/** Fills the database and takes all measurements of one list on one processor. */
async function measure(browser, origin, profile, list, { records, runs, delay }) {
  const context = await openContext(browser, profile, { auth: 'true' });
  // `page.evaluate` has no timeout. Closing the context ends it.
  const end = setTimeout(() => context.close(), 5 * patience);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.addInitScript(markUsable, { selector: list.row, isHydrated: true });
    for (const script of [markReads, observeLoad, observeInput]) await page.addInitScript(script);
    const address = origin + list.path;
    await open(page, address, delay);
    for (let at = 0; at < records.length; at += portion)
      await page.evaluate(fill, records.slice(at, at + portion));
    const devtools = await throttle(page, profile);
    const opened = [];
    for (let run = 0; run < runs; run += 1) opened.push(await open(page, address, delay));
    await settle(page, afterwork);
    const figures = {
      'first rows': median(opened.map(({ rows }) => rows)),
      'after data': median(opened.map(({ afterData }) => afterData)),
      'load: task': await page.evaluate(() => Math.max(0, ...window.benchLoad.longTasks)),
      'heap MB': await memoryOf(devtools),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
    for (const [name, selector] of Object.entries(list.marks ?? {}))
      figures[name] = await mark(page, selector);
    const searches = { search: list.search, 'top search': 'input[role="combobox"]' };
    for (const [name, selector] of Object.entries(searches)) {
      if (!selector) continue;
      const { key, task } = await search(page, selector);
      Object.assign(figures, { [`${name}: key`]: key, [`${name}: task`]: task });
    }
    await open(page, address, delay);
    await settle(page, rest);
    figures['frames dropped'] = await scrollRows(page, devtools, list);
    return figures;
  } finally {
    clearTimeout(end);
    await context.close();
  }
}

/** Returns a table row with each measurement on every processor. */
function rowOf(count, measured) {
  const cells = Object.keys(measured[0]).map((key) => {
    const each = key === 'frames dropped' ? showShare : show;
    return [key, measured.map((figures) => each(figures[key])).join(' / ')];
  });
  return { records: count.toLocaleString('en'), ...Object.fromEntries(cells) };
}

/**
 * Yields one table per list, with medians of `runs`. `first rows`: ms from the navigation to the first rows.
 * `after data`: ms from the end of the last data read to the first rows on screen.
 */
export async function* measureLists(browser, _certificate, { runs, only, most, say }) {
  const [routes, { recordsOf }] = await Promise.all([readRoutes(), load('./scripts/bench/manyRecords.ts')]);
  const host = await serve('dist', ownHosting);
  try {
    for (const list of lists.filter(({ name }) => !only || only.includes(name))) {
      const delay = routes.find(({ path }) => path === list.path)?.delay ?? 0;
      const results = [];
      for (const count of list.counts.filter((count) => count <= most)) {
        const records = recordsOf(list.name, count);
        const measured = [];
        for (const [processor, profile] of Object.entries(processors)) {
          say(`${count} ${list.name}, ${processor}`);
          const once = () => measure(browser, host.origin, profile, list, { records, runs, delay });
          const figures = once().catch((error) => {
            say(`  retrying after an error: ${error.message}`);
            return once();
          });
          measured.push(await figures);
        }
        results.push({ count, measured });
      }
      yield {
        title: `Long lists: ${list.name}, ${Object.keys(processors).join(' / ')}`,
        rows: results.map(({ count, measured }) => rowOf(count, measured)),
        results,
      };
    }
  } finally {
    host.close();
  }
}
