import type { Page } from '@playwright/test';
import { enterAsAsha, expect, open, openFeed, test } from './support';

// Where the focus is once a page or a part of it gave way: never on nothing.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Presses what has this name as a keyboard does. */
const pressLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).first().press('Enter');
const expectInMain = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);

test('links between the public pages and the app lead to a heading, and so do Back and Forward', async ({
  page,
}) => {
  await page.goto('/');
  await pressLink(page, 'About');
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await page.reload();
  await pressLink(page, 'Open the app');
  await expect(page).toHaveURL('/explore');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/explore');
  await expect(heading(page)).toBeFocused();
});

for (const [address, link, part] of [
  ['/terms', 'Your account', '#account'],
  ['/accessibility', 'What was checked, and how', '#checked'],
  ['/blogs', 'Ask a mentor', '#ask-a-mentor'],
] as const) {
  test(`the contents of ${address} lead to its parts`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('navigation').getByRole('link', { name: link }).press('Enter');
    await expect(page.locator(part)).toBeFocused();
  });
}

test('a search from the bar that stays on the page begins at its heading', async ({ page }) => {
  await openFeed(page, '/discover');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('🪁');
  await search.press('Enter');
  await expect(page).toHaveURL(/discover\?q=/);
  await expect(heading(page)).toBeFocused();
});

test('another profile begins at its heading', async ({ page }) => {
  await open(page, '/startups/heliogrid');
  await page
    .getByRole('region', { name: 'Similar startups', exact: true })
    .getByRole('link', { name: 'Ledgerline' })
    .click();
  await expect(heading(page)).toContainText('Ledgerline');
  await expect(heading(page)).toBeFocused();
});

test('signing out and in again leads to what takes the place of the page', async ({ page }) => {
  await openFeed(page);
  const account = page.getByRole('button', { name: /^Account: / });
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(account).toHaveCount(0);
  await expectInMain(page);
  await page.getByRole('button', { name: 'Look around as Asha Verma' }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectInMain(page);
});

test('signing out of a page for guests leaves the focus on it', async ({ page }) => {
  await enterAsAsha(page);
  await page.goto('/list-startup');
  await page.getByRole('button', { name: /^Account: / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

for (const { path, name, clear } of [
  { path: '/explore', name: 'Search updates', clear: 'Clear search' },
  { path: '/messages', name: 'Search messages', clear: 'Clear search' },
  { path: '/discover', name: /Search/, clear: /Clear/ },
]) {
  test(`clearing the search of ${path} leads back to it`, async ({ page }) => {
    await open(page, path);
    const field = page.getByRole('searchbox', { name }).first();
    await field.fill('zzzzqqq');
    await expect(page.getByText(/“zzzzqqq”/).first()).toBeVisible();
    await page.getByRole('button', { name: clear }).first().press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill('zzzzqqq');
    await page
      .getByRole('button', { name: /^Show all|^Clear/ })
      .last()
      .press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
}

test('posting leads back to the field', async ({ page }) => {
  await openFeed(page);
  const post = page.getByRole('textbox', { name: 'Your update' });
  await post.fill('Wind.');
  await page.getByRole('button', { name: 'Post', exact: true }).press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Wind.');
  await expect(post).toBeFocused();
});
