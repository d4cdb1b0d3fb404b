import { type Browser, expect, test } from '@playwright/test';
import { openContext, profiles } from '../../scripts/bench/browser.mjs';
import { buildFloor } from '../../scripts/bench/floor.mjs';
import { ownHosting, plainHosting, serve } from '../../scripts/bench/host.mjs';
import { loadPage } from '../../scripts/bench/pageLoad.mjs';
import { readRoutes } from '../../scripts/bench/routes.mjs';
import budgets from './budgets.json' with { type: 'json' };

/**
 * When a page is painted on slow 4G with an empty cache, held against the floor: React and wouter alone, prerendered, on
 * the same machine in the same seconds. It finds a page that has become slow; `npm run bench` says how fast it is.
 */
const profile = profiles.slow4g;
/** Nothing makes a page faster than it is: the quickest of these tells most. */
const visits = 2;
/** Ms without anything new, after which a page is as it will be. */
const quiet = 300;

// One after the other, in one worker: each by itself on its processor, as far as that can be.
test.describe.configure({ mode: 'default', timeout: 60_000 });

let app: Awaited<ReturnType<typeof serve>>;
let bare: Awaited<ReturnType<typeof serve>>;
let routes: Awaited<ReturnType<typeof readRoutes>>;
test.beforeAll(async () => {
  routes = await readRoutes();
  app = await serve('dist', ownHosting);
  bare = await serve(await buildFloor(), plainHosting);
});
test.afterAll(() => {
  app.close();
  bare.close();
});

type Page = { address: string; usable: { selector: string; isHydrated: boolean }; isSignedIn: boolean };

async function visit(browser: Browser, { address, usable, isSignedIn }: Page) {
  const context = await openContext(browser, profile, isSignedIn ? { auth: 'true' } : {});
  const { fcp, lcp } = await loadPage(context, profile, address, { usable, quiet });
  await context.close();
  return { first: fcp, largest: lcp };
}

const quickest = (samples: { first: number; largest: number }[]) => ({
  first: Math.min(...samples.map(({ first }) => first)),
  largest: Math.min(...samples.map(({ largest }) => largest)),
});

for (const [path, budget] of Object.entries(budgets.painted)) {
  test(`${path} is painted within ${budget.first} and ${budget.largest} times the floor`, async ({
    browser,
  }) => {
    const route = routes.find((route) => route.path === path);
    if (!route) throw new Error(`No page at ${path}`);
    const [floors, samples]: Awaited<ReturnType<typeof visit>>[][] = [[], []];
    for (let at = 0; at < visits; at += 1) {
      const usable = { selector: 'button', isHydrated: true };
      floors?.push(await visit(browser, { address: `${bare.origin}/`, usable, isSignedIn: false }));
      samples?.push(await visit(browser, { ...route, address: app.origin + path }));
    }
    const [floor, page] = [quickest(floors ?? []), quickest(samples ?? [])];
    const ratios = {
      first: page.first / floor.first,
      // Without the delay of the spec's.
      largest: (page.largest - route.delay) / floor.largest,
    };
    console.log(
      `${path}: first paint ${ratios.first.toFixed(2)} of ${budget.first}, ` +
        `largest ${ratios.largest.toFixed(2)} of ${budget.largest} (floor ${Math.round(floor.first)} ms)`,
    );
    expect(ratios.first).toBeLessThanOrEqual(budget.first);
    expect(ratios.largest).toBeLessThanOrEqual(budget.largest);
  });
}
