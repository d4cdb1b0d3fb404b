import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { isUsable, markUsable } from '../../scripts/bench/observe.mjs';
import { readRoutes } from '../../scripts/bench/routes.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { expect, test } from './support';

/**
 * React, its DOM renderer and wouter alone are 59 KB, XState and its hooks 11 KB more: what is left is what a page may
 * say of its own, in HTML, JavaScript and CSS (brotli). A request costs a phone more than a kilobyte, so they are counted
 * too, images, fonts and the page itself among them. A page is usable when what it waits for is on screen; what it fetches
 * later, when idle or when asked, doesn't count.
 */
const budgeted = Object.entries(budgets.fetched);

type Route = Awaited<ReturnType<typeof readRoutes>>[number];
let routes: Route[];
test.beforeAll(async () => {
  routes = await readRoutes();
});

/** The addresses of the page, and of what was asked for before it was usable. */
const fetchedBefore = () => {
  const [usable] = performance.getEntriesByName('usable');
  const names = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime <= (usable?.startTime ?? 0))
    .map(({ name }) => name);
  return [location.href, ...new Set(names)];
};

/** Opens a page, signed in where it asks for that, and waits until it is usable. @returns what it fetched until then */
async function open(page: Page, route: string) {
  await page.addInitScript((isIn) => isIn && localStorage.setItem('auth', 'true'), route === '/explore');
  const { usable } = routes.find(({ path }) => path === route) as Route;
  await page.addInitScript(markUsable, usable);
  const response = await page.goto(route);
  await page.waitForFunction(isUsable);
  return { html: (await response?.text()) ?? '', names: await page.evaluate(fetchedBefore) };
}

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;
const manifest: () => Manifest = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** The files of chunks and of all that they import. */
function filesOf(chunks: Manifest, keys: string[]): string[] {
  const seen = new Set(keys);
  for (const key of seen) for (const other of chunks[key]?.imports ?? []) seen.add(other);
  return [...seen].flatMap((key) => [chunks[key]?.file ?? '', ...(chunks[key]?.css ?? [])]);
}

/** The files that a page waits for. Not the stores: they are asked when the page is drawn, and their code comes then. */
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

/** The module of a page, where its HTML is to name all that the page waits for. */
const modules: Record<string, string> = {
  '/': 'LandingPage',
  '/login': 'AuthPage',
  '/explore': 'ExplorePage',
  '/list-startup': 'ListStartupPage',
  '/discover': 'DiscoverPage',
};

for (const [route, { kilobytes, requests }] of budgeted) {
  test(`${route} stays within ${kilobytes} KB and ${requests} requests, which its HTML names`, async ({
    page,
  }) => {
    const responses = new Map<string, Response>();
    page.on('response', (response) => responses.set(response.url(), response));
    const { html, names } = await open(page, route);
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
    // React alone is more than this: less would mean that the measuring is broken.
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

test('no public page fetches another page’s code', async ({ page }) => {
  const chunks = manifest();
  const names = new Map(Object.values(chunks).map(({ file, name }) => [`/${file}`, name]));
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(names.get(new URL(response.url()).pathname) ?? ''));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const landing = Object.keys(chunks).filter((key) => /LandingPage|messages\/en\/landing/.test(key));
  const own = filesOf(chunks, ['index.html', ...landing]).map((file) => names.get(`/${file}`) ?? '');
  // When idle: what stands by for a failure, and counts visits.
  const later = ['background', 'LoadFailedPage', 'errors', 'visits', 'web-vitals', 'durable'];
  expect([...fetched].filter((name) => name && ![...own, ...later].includes(name))).toEqual([]);
  expect([...fetched]).toEqual(expect.arrayContaining(['index', 'LandingPage', 'landing']));
});

test('no two chunks import each other', () => {
  const chunks = manifest();
  const asksBack = Object.entries(chunks).flatMap(([key, { file, imports = [] }]) =>
    imports.filter((other) => filesOf(chunks, [other]).includes(file)).map((other) => `${key} ↔ ${other}`),
  );
  expect(asksBack).toEqual([]);
});
