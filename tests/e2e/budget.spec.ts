import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import budgets from './budgets.json' with { type: 'json' };
import { expect, test } from './support';

/**
 * React, its DOM renderer and wouter alone are 59 KB, XState and its hooks 11 KB more: what is left is what a page may
 * say of its own. A page is usable when what it waits for is on screen; what it fetches later, when idle or when asked,
 * doesn't count, and is printed beside it.
 */
const usable: Record<string, string> = {
  '/': 'h1',
  '/login': 'button[type="submit"]',
  '/register': 'button[type="submit"]',
  '/explore': 'article',
  '/list-startup': 'main:not([aria-busy]) form',
  '/Investor-register': 'main:not([aria-busy]) form',
  '/userOnboard': 'main:not([aria-busy]) form',
  '/discover': 'main a[href^="/startups/"]',
  '/messages/mina-okafor': '[role="log"]',
};

/** Notes in the page when its usable part is there and answers to events. */
const noteUsable = (selector: string) => {
  const look = () => {
    const element = document.querySelector(selector);
    const isAlive = element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    if (isAlive) performance.mark('usable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const isMarked = () => performance.getEntriesByName('usable').length > 0;

/** The addresses of what was asked for before the page was usable. */
const fetchedBefore = () => {
  const [usable] = performance.getEntriesByName('usable');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= (usable?.startTime ?? 0))
    .map(({ name }) => name);
};

for (const [route, limit] of Object.entries(budgets)) {
  if (typeof limit !== 'number') continue;
  test(`${route} stays within ${limit} KB`, async ({ page }) => {
    const selector = usable[route] ?? 'h1';
    await page.addInitScript((isIn) => isIn && localStorage.setItem('auth', 'true'), route === '/explore');
    await page.addInitScript(noteUsable, selector);
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
      sizes.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length / 1024),
      );
    });
    await page.goto(route);
    await page.waitForFunction(isMarked);
    const names = (await page.evaluate(fetchedBefore)).filter((name) => sizes.has(name));
    const parts = await Promise.all(names.map((name) => sizes.get(name) ?? 0));
    const total = parts.reduce((sum, size) => sum + size, 0);
    console.log(`${route}: ${total.toFixed(1)} KB of ${limit} KB in ${names.length} files`);
    // React alone is more than this: less would mean that the measuring is broken.
    expect(total).toBeGreaterThan(56);
    expect(total).toBeLessThanOrEqual(limit);
  });
}

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;
const manifest: () => Manifest = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

test('no public page fetches another page’s code', async ({ page }) => {
  const names = new Map(Object.values(manifest()).map(({ file, name }) => [`/${file}`, name]));
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(names.get(new URL(response.url()).pathname) ?? ''));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const own = ['index', 'react', 'rolldown-runtime', 'public', 'LandingPage', 'common', 'landing'];
  // When idle: what stands by for a failure, and counts visits.
  const later = ['background', 'LoadFailedPage', 'errors', 'visits', 'web-vitals'];
  expect([...fetched].filter((name) => name && ![...own, ...later].includes(name))).toEqual([]);
  expect([...fetched]).toEqual(expect.arrayContaining(own));
});

/** The files of chunks and of all that they import. */
function filesOf(chunks: Manifest, keys: string[]): string[] {
  const seen = new Set(keys);
  for (const key of seen) for (const other of chunks[key]?.imports ?? []) seen.add(other);
  return [...seen].flatMap((key) => [chunks[key]?.file ?? '', ...(chunks[key]?.css ?? [])]);
}

test('no two chunks import each other', () => {
  const chunks = manifest();
  const asksBack = Object.entries(chunks).flatMap(([key, { file, imports = [] }]) =>
    imports.filter((other) => filesOf(chunks, [other]).includes(file)).map((other) => `${key} ↔ ${other}`),
  );
  expect(asksBack).toEqual([]);
});

for (const [route, name] of [
  ['/', 'LandingPage'],
  ['/login', 'AuthPage'],
  ['/explore', 'ExplorePage'],
  ['/list-startup', 'ListStartupPage'],
  ['/discover', 'DiscoverPage'],
] as const) {
  test(`the HTML of ${route} names all that its page waits for`, async ({ page }) => {
    const modules: Record<string, string> = JSON.parse(readFileSync('dist/.vite/modules.json', 'utf8'));
    // Not the stores: they are asked when the page is drawn, and their code comes then.
    const starts = Object.keys(modules).filter(
      (module) => module.includes(name) || /AppShell|guard|messages\/en\//.test(module),
    );
    const chunks = manifest();
    const keys = Object.keys(chunks).filter((key) =>
      starts.some((module) => modules[module] === chunks[key]?.file),
    );
    const needed = filesOf(chunks, ['index.html', ...keys]);
    await page.addInitScript((isIn) => isIn && localStorage.setItem('auth', 'true'), route === '/explore');
    await page.addInitScript(noteUsable, usable[route] ?? 'h1');
    const html = (await (await page.goto(route))?.text()) ?? '';
    await page.waitForFunction(isMarked);
    const fetched = (await page.evaluate(fetchedBefore)).map((address) => new URL(address).pathname.slice(1));
    const waitedFor = fetched.filter((file) => needed.includes(file));
    expect(waitedFor.length).toBeGreaterThan(8);
    expect(waitedFor.filter((file) => !html.includes(file))).toEqual([]);
  });
}
