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
};

for (const [route, limit] of Object.entries(budgets)) {
  if (typeof limit !== 'number') continue;
  test(`${route} stays within ${limit} KB`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('auth', 'true'));
    if (route !== '/explore') await page.addInitScript(() => localStorage.removeItem('auth'));
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
      sizes.set(
        new URL(response.url()).pathname,
        response.body().then((body) => brotliCompressSync(body).length / 1024),
      );
    });
    const sum = async () => (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0);

    await page.goto(route);
    await page
      .locator(usable[route] ?? 'h1')
      .first()
      .waitFor();
    await page.waitForFunction((selector) => {
      const element = document.querySelector(selector);
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    }, usable[route] ?? 'h1');
    const untilUsable = await sum();
    const fetched = [...sizes.keys()];
    await page.waitForTimeout(1500);
    console.log(
      `${route}: ${untilUsable.toFixed(1)} KB of ${limit} KB until usable, ${(await sum()).toFixed(1)} KB when idle`,
    );
    expect(fetched.length).toBeGreaterThan(2);
    expect(untilUsable).toBeLessThanOrEqual(limit);
  });
}

test('no public page fetches another page’s code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const foreign = scripts.filter((path) =>
    /(Explore|Auth|About|Blogs|Contact|Terms|Welcome|AppShell)\w*-/.test(path),
  );
  expect(foreign).toEqual([]);
});
