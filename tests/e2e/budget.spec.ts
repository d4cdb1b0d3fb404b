import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isUsable, markUsable } from '../../scripts/bench/observe.mjs';
import { readRoutes } from '../../scripts/bench/readRoutes.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { expect, test } from './support';

/**
 * React, its DOM renderer and wouter take 59 KB, and XState and its hooks take 11 KB. The rest of the budget
 * is for the page's HTML, JavaScript and CSS (brotli). A second budget limits the requests, because a request
 * costs a phone more than a kilobyte. A page is usable when the content that the page waits for is on screen.
 * The test ignores later fetches.
 */
const budgeted = Object.entries(budgets.fetched);

type Route = Awaited<ReturnType<typeof readRoutes>>[number];
let routes: Route[];
test.beforeAll(async () => {
  routes = await readRoutes();
});

/**
 * Returns the URLs of the page and of the resources fetched before the page was usable. Omits the icon, which
 * only a browser with a window fetches. Runs in the page.
 */
const fetchedBefore = () => {
  const [usable] = performance.getEntriesByName('usable');
  const names = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= (usable?.startTime ?? 0) && !name.endsWith('/favicon.svg'))
    .map(({ name }) => name);
  return [location.href, ...new Set(names)];
};

/** Opens a page, signed in if necessary. Returns its HTML and the URLs fetched until the page was usable. */
async function open(page: Page, route: string) {
  const isIn = ['/explore', '/pipeline', '/pipeline/board'].includes(route);
  await page.addInitScript((isIn) => isIn && localStorage.setItem('auth', 'true'), isIn);
  const { usable } = routes.find(({ path }) => path === route) as Route;
  await page.addInitScript(markUsable, usable);
  const response = await page.goto(route);
  await page.waitForFunction(isUsable);
  return { html: (await response?.text()) ?? '', names: await page.evaluate(fetchedBefore) };
}

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;
const manifest: () => Manifest = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** Returns the files of chunks and of all their imports. */
function filesOf(chunks: Manifest, keys: string[]): string[] {
  const seen = new Set(keys);
  for (const key of seen) for (const other of chunks[key]?.imports ?? []) seen.add(other);
  return [...seen].flatMap((key) => [chunks[key]?.file ?? '', ...(chunks[key]?.css ?? [])]);
}

/** Returns the files that a page waits for. Omits the data stores, which load after the first render. */
function neededBy(name: string): string[] {
  const files: Record<string, string> = JSON.parse(readFileSync('dist/.vite/modules.json', 'utf8'));
  const starts = Object.keys(files).filter(
    (module) => module.includes(name) || /AppShell|guard|messages\/en\//.test(module),
  );
  const chunks = manifest();
  const keys = Object.keys(chunks).filter((key) =>
    starts.some((module) => files[module] === chunks[key]?.file),
  );
  return filesOf(chunks, ['index.html', ...keys]);
}

/** The modules of pages whose HTML must preload all files that the page waits for. */
const modules: Record<string, string> = {
  '/': 'LandingPage',
  '/login': 'AuthPage',
  '/explore': 'ExplorePage',
  '/list-startup': 'ListStartupPage',
  '/discover': 'DiscoverPage',
  '/pipeline/board': 'BoardPage',
};

/** The pages that fetch the code of a sign-in while they hydrate. Only the files in their HTML count. */
const signInPages = ['/login', '/register'];

for (const [route, { kilobytes, requests }] of budgeted) {
  test(`${route} stays within ${kilobytes} KB and ${requests} requests, and its HTML preloads its files`, async ({
    page,
  }) => {
    const responses = new Map<string, Response>();
    page.on('response', (response) => responses.set(response.url(), response));
    const { html, names: fetched } = await open(page, route);
    const isInHtml = (name: string) => html.includes(`="${new URL(name).pathname}"`);
    const names = signInPages.includes(route)
      ? fetched.filter((name) => name.endsWith(route) || isInHtml(name))
      : fetched;
    let total = 0;
    for (const name of names) {
      const response = responses.get(name);
      if (!response || !['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
        continue;
      total += brotliCompressSync(await response.body()).length / 1024;
    }
    console.log(
      `${route}: ${total.toFixed(1)} KB of ${kilobytes} KB in ${names.length} requests of ${requests}`,
    );
    // React alone is larger than this. A smaller total means that the measurement is broken.
    expect(total).toBeGreaterThan(56);
    expect(total).toBeLessThanOrEqual(kilobytes);
    expect(names.length).toBeLessThanOrEqual(requests);

    const module = modules[route];
    if (!module) return;
    const needed = neededBy(module);
    const files = names.map((address) => new URL(address).pathname.slice(1));
    const waitedFor = files.filter((file) => needed.includes(file));
    expect(waitedFor.length).toBeGreaterThan(2);
    expect(waitedFor.filter((file) => !html.includes(file))).toEqual([]);
  });
}

test('the landing page loads no code of other pages', async ({ page }) => {
  const chunks = manifest();
  const names = new Map(Object.values(chunks).map(({ file, name }) => [`/${file}`, name]));
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(names.get(new URL(response.url()).pathname) ?? ''));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const landing = Object.keys(chunks).filter((key) => /LandingPage|messages\/en\/landing/.test(key));
  const own = filesOf(chunks, ['index.html', ...landing]).map((file) => names.get(`/${file}`) ?? '');
  // These chunks load when the browser is idle: the pages for failures, and analytics.
  const later = ['background', 'LoadFailedPage', 'errors', 'visits', 'web-vitals'];
  expect([...fetched].filter((name) => name && ![...own, ...later].includes(name))).toEqual([]);
  expect([...fetched]).toEqual(expect.arrayContaining(['index', 'LandingPage', 'landing']));
});

test('chunks have no circular imports', () => {
  const chunks = manifest();
  const asksBack = Object.entries(chunks).flatMap(([key, { file, imports = [] }]) =>
    imports.filter((other) => filesOf(chunks, [other]).includes(file)).map((other) => `${key} ↔ ${other}`),
  );
  expect(asksBack).toEqual([]);
});

test('the build has the chunks whose imports a sign-in fetches at the same time (vite.config.ts)', () => {
  const names = Object.values(manifest()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['authActor', 'embeddedAuth', 'session', 'zod']));
});

test('once the feed is idle, it loads the code of the other pages in the navigation', async ({ page }) => {
  test.slow();
  const nameOf = new Map(Object.values(manifest()).map(({ file, name }) => [`/${file}`, name]));
  await open(page, '/explore');
  const loaded = async () => {
    const paths = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return paths.map((path) => nameOf.get(path));
  };
  const others = ['discover', 'messages', 'account', 'starred', 'liststartup'];
  await expect.poll(loaded, { timeout: 120_000 }).toEqual(expect.arrayContaining(others));
});
