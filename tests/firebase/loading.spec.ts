import type { Page } from '@playwright/test';
import { openFeed } from '../e2e/support';
import { expect, test } from './support';

/** Returns when the SDK was requested, in ms since navigation start, or an empty array. */
const sdkAskedFor = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /firebaseAuth/.test(name))
      .map(({ startTime }) => startTime),
  );

for (const address of ['/', '/about', '/terms']) {
  test(`${address} doesn’t load Firebase`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await sdkAskedFor(page)).toEqual([]);
  });
}

test('the login card loads the Firebase SDK before any click', async ({ page }) => {
  await page.goto('/login');
  await expect.poll(() => sdkAskedFor(page)).toHaveLength(1);
});

test('the feed loads the Firebase SDK only after showing its posts', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('article')) performance.mark('usable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openFeed(page);
  await expect.poll(() => sdkAskedFor(page), { timeout: 15_000 }).toHaveLength(1);
  const [asked = 0] = await sdkAskedFor(page);
  const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Infinity);
  expect(asked).toBeGreaterThan(usable);
});
