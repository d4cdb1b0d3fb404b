// Measures pages among more and more other accounts in the same browser, on a fast and on a slow processor.
import { openContext, processors, throttle } from './browser.mjs';
import { buildFiller, register } from './generatedAccounts.mjs';
import { ownHosting, serve } from './host.mjs';
import { isUsable, markReads, markUsable, observeLoad, readRows } from './observe.mjs';
import { readRoutes } from './readRoutes.mjs';
import { median, show } from './statistics.mjs';

const patience = 60_000;
const columns = ['first rows', 'after code', 'task', 'heap MB'];
/** How long to wait for a page's background work, in ms. */
const afterwork = 8000;
/** Number of accounts per transaction. */
const portion = 1000;

/** The names of generated accounts and startups, one of which each measured page shows. */
const generated = /(Number|Startup) \d+/;

/** The measured pages. `opens`: a button to press once the page has loaded, which opens the measured rows. */
const pages = [
  { name: 'feed', route: '/explore', path: '/explore', row: 'article' },
  { name: 'Discover', route: '/discover', path: '/discover', row: 'main article' },
  { name: 'user page', route: '/user/', path: '/user/number-7', row: '[role="tabpanel"] h2' },
  { name: 'inbox', route: '/messages', path: '/messages', row: 'main a[href^="/messages/"]' },
  {
    name: 'bell',
    route: '/messages',
    path: '/starred',
    row: 'header button[aria-label^="Notifications"]',
    opens: '[role="dialog"] section a',
  },
];

async function heapOf(devtools) {
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 2 ** 20;
}

/** Opens a page several times. @returns medians of the times to its first rows, and its heap */
async function measure(context, profile, origin, { path, row, opens, delay }, runs) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  try {
    await page.addInitScript(markUsable, { selector: row, isHydrated: true });
    for (const script of [markReads, observeLoad]) await page.addInitScript(script);
    const devtools = await throttle(page, profile);
    const rows = [];
    const afterCode = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto(origin + path);
      await page.waitForFunction(isUsable, undefined, { timeout: patience });
      if (opens) {
        await page.waitForTimeout(afterwork);
        const began = await page.evaluate(() => performance.now());
        await page.locator(row).first().click();
        await page.locator(opens).first().waitFor();
        rows.push((await page.evaluate(() => performance.now())) - began);
      } else {
        const times = await page.evaluate(readRows, delay);
        rows.push(times.rows);
        afterCode.push(times.afterCode);
      }
    }
    await page.getByText(generated).first().waitFor();
    await page.waitForTimeout(afterwork);
    return {
      'first rows': median(rows),
      'after code': median(afterCode),
      task: await page.evaluate(() => Math.max(0, ...window.benchLoad.longTasks)),
      'heap MB': await heapOf(devtools),
    };
  } finally {
    await page.close();
  }
}

/**
 * Yields one table: the pages among each number of accounts, with medians of `runs`. `first rows`: ms from the
 * navigation, or for the bell from the press. `after code`: from the end of the last script's load.
 */
export async function* measureAccounts(browser, _certificate, { runs, only, most, say }) {
  const [routes, filler] = await Promise.all([readRoutes(), buildFiller()]);
  const host = await serve('dist', ownHosting);
  const rows = [];
  const measuredPages = pages.filter(({ name }) => !only || only.includes(name));
  try {
    for (const count of [100, 100_000].filter((count) => count <= most)) {
      const context = await openContext(browser, processors['1×']);
      try {
        const page = await context.newPage();
        const me = await register(page, host.origin);
        await page.evaluate(filler);
        for (let at = 0; at < count; at += portion) {
          if (at % (10 * portion) === 0) say(`${at} of ${count} accounts`);
          const range = [me, at, Math.min(count, at + portion), count];
          await page.evaluate((range) => window.bench.fillAccounts(...range), range);
        }
        await page.close();
        for (const each of measuredPages) {
          const delay = each.opens ? 0 : (routes.find(({ path }) => path.startsWith(each.route))?.delay ?? 0);
          const measured = [];
          for (const [processor, profile] of Object.entries(processors)) {
            say(`${count} accounts, ${each.name}, ${processor}`);
            const page = { ...each, delay };
            // A page that never shows its rows has no results.
            const figures = measure(context, profile, host.origin, page, runs).catch((error) => {
              say(`  ${error.message}`);
              return {};
            });
            measured.push(await figures);
          }
          const cells = columns.map((key) => [
            key,
            measured.map((figures) => show(figures[key])).join(' / '),
          ]);
          rows.push({ page: each.name, accounts: count.toLocaleString('en'), ...Object.fromEntries(cells) });
        }
      } finally {
        await context.close();
      }
    }
    yield { title: `Other accounts, ${Object.keys(processors).join(' / ')}`, rows };
  } finally {
    host.close();
  }
}
