import type { Page } from '@playwright/test';
import { expect, heading, open, openFeed, test } from './support';

// Tests that the focus isn't lost when a page or a section of a page is replaced.

/** Activates the link with this name by the keyboard. */
const pressLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).first().press('Enter');
const expectInMain = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);

test('links, Back and Forward between public pages and the app focus the heading of the opened page', async ({
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

test('a table of contents focuses the linked section; opening another profile or a search focuses the heading', async ({
  page,
}) => {
  for (const [address, link, part] of [
    ['/terms', 'Your account', '#account'],
    ['/blogs', 'Ask a mentor', '#ask-a-mentor'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('navigation').getByRole('link', { name: link }).press('Enter');
    await expect(page.locator(part)).toBeFocused();
  }
  await open(page, '/startups/heliogrid');
  const similar = page.getByRole('region', { name: 'Similar startups', exact: true });
  await similar.getByRole('link', { name: 'Ledgerline' }).click();
  await expect(heading(page)).toContainText('Ledgerline');
  await expect(heading(page)).toBeFocused();
  await openFeed(page, '/discover');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('🪁');
  await search.press('Enter');
  await expect(page).toHaveURL(/discover\?q=/);
  await expect(heading(page)).toBeFocused();
});

test('signing out and entering the demo account again each move the focus into the opened page', async ({
  page,
}) => {
  const account = page.getByRole('button', { name: /^Account: / });
  const leave = async () => {
    await account.press('Enter');
    await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
    await expect(account).toHaveCount(0);
  };
  await openFeed(page);
  await leave();
  await expectInMain(page);
  await page.getByRole('button', { name: 'Look around as Asha Verma' }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectInMain(page);
  // Signing out doesn't replace a page that is also for guests.
  await page.goto('/list-startup');
  await leave();
  await expect(heading(page)).toBeFocused();
});

test('clearing a search, by its button or by the button below “no results”, keeps the focus in the page', async ({
  page,
}) => {
  for (const { path, name, clear } of [
    { path: '/explore', name: 'Search updates', clear: 'Clear search' },
    { path: '/messages', name: 'Search messages', clear: 'Clear search' },
    { path: '/discover', name: /Search/, clear: /Clear/ },
  ]) {
    await open(page, path);
    const field = page.getByRole('searchbox', { name }).first();
    await field.fill('zzzzqqq');
    await expect(page.getByText(/“zzzzqqq”/).first()).toBeVisible();
    await page.getByRole('button', { name: clear }).first().press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill('zzzzqqq');
    const all = page.getByRole('button', { name: /^Show all|^Clear/ }).last();
    await all.press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
});
