import { readFileSync } from 'node:fs';
import { routes } from '../../src/data/schema/routes';
import { expect, test } from './support';

const prerendered = Object.values(routes)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path);

for (const address of prerendered) {
  test(`${address} is readable without scripts, with a title and a description`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Updraft$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    await context.close();
  });

  test(`${address} hydrates the page it was given`, async ({ page }) => {
    // Kept by hydration, thrown away by a fresh render.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { given: document.querySelector('h1') });
      });
    });
    await page.goto(address);
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    expect(
      await page.evaluate(
        () => (window as unknown as { given: Element }).given === document.querySelector('h1'),
      ),
    ).toBe(true);
  });
}

test('theme and language are known before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('updraft.appearance', JSON.stringify({ theme: 'dark', locale: 'es' }));
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const root = document.documentElement;
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.textContent ?? '');
      if (document.body && root.dataset.theme !== 'dark') seen.push('light');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 3);
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
});

test('each page of the app has a description of its own in its HTML @once', () => {
  const descriptions = Object.entries(routes).map(([name, { path }]) => {
    const file = path === '/' ? 'index' : path.includes(':') ? `frames/${name}` : path.slice(1);
    const [, text = ''] =
      /<meta name="description" content="([^"]+)"/.exec(readFileSync(`dist/${file}.html`, 'utf8')) ?? [];
    return [name, text] as const;
  });
  expect(descriptions.filter(([, text]) => text.length < 30 || text.length > 160)).toEqual([]);
  // The two cards of signing in say the same, as do one's account and the conversations at each of their addresses.
  expect(new Set(descriptions.map(([, text]) => text)).size).toBe(descriptions.length - 4);
});
