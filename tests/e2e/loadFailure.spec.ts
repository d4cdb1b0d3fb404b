import { expect, test } from '@playwright/test';

// Not the shared test: a part that can't be fetched is an error in the console, and should be.
test('a page that can’t be fetched says so, and is there after Try again', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route(/\/AboutRoute-.*\.js$/, (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
  await expect(page).toHaveURL('/about');
  await page.unroute(/\/AboutRoute-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Updraft');
});

test('where not even that page can be fetched, there is still a way to try again', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route(/\/(AboutRoute|LoadFailedRoute)-.*\.js$/, (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/about"]')?.click());
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(/\/(AboutRoute|LoadFailedRoute)-.*\.js$/);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Updraft');
});

test('a feed whose data can’t be fetched says so, and is there after Try again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.route(/\/store-.*\.js$/, (route) => route.abort());
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
  await page.unroute(/\/store-.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
