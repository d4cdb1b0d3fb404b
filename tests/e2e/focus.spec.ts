import type { Page } from '@playwright/test';
import { expect, openFeed, person, register, test } from './support';

// Where the focus is once a page or a part of it gave way: never on nothing.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Presses what has this name as a keyboard does. */
async function pressLink(page: Page, name: string | RegExp) {
  const link = page.getByRole('link', { name }).first();
  await link.focus();
  await link.press('Enter');
}

test('a link of the public pages leads to the next one’s heading', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Contact', '/contact'],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const shown =
      (await link.count()) > 0 ? link.first() : page.getByRole('link', { name, exact: true }).first();
    if (!(await shown.isVisible())) continue;
    await shown.focus();
    await shown.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
  }
});

test('a link from the public pages into the app and back leads to a heading', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await page.reload();
  await pressLink(page, 'Open the app');
  await expect(page).toHaveURL('/explore');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/explore');
  await expect(heading(page)).toBeFocused();
});

test('the contents of a long page lead to its parts', async ({ page }) => {
  await page.goto('/terms');
  await pressLink(page, 'Your account');
  await expect(page.locator('#account')).toBeFocused();
  await page.goto('/accessibility');
  await pressLink(page, 'What was checked, and how');
  await expect(page.locator('#checked')).toBeFocused();
  await page.goto('/blogs');
  await page.getByRole('navigation').getByRole('link', { name: 'Ask a mentor' }).press('Enter');
  await expect(page.locator('#ask-a-mentor')).toBeFocused();
});

test('what the search of the bar leads to on the same page begins at its heading', async ({ page }) => {
  await openFeed(page, '/discover');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('🪁');
  await search.press('Enter');
  await expect(page).toHaveURL(/discover\?q=/);
  await expect(heading(page)).toBeFocused();
});

test('signing out leads to what stands there then', async ({ page }) => {
  await register(page, person);
  await expect(page).toHaveURL(/\/userOnboard/);
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  const account = page.getByRole('button', { name: /^Account: / });
  await account.focus();
  await account.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(account).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);
});

test('signing out where guests may stay leaves the focus on the page', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('flagged')) localStorage.setItem('auth', 'true');
    sessionStorage.setItem('flagged', 'true');
  });
  await page.goto('/list-startup');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account: / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('signing in leads to the page that was behind it', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('button', { name: /Look around|sample/i }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);
});

for (const { path, name, clear } of [
  { path: '/explore', name: 'Search updates', clear: 'Clear search' },
  { path: '/messages', name: 'Search messages', clear: 'Clear search' },
  { path: '/discover', name: /Search/, clear: /Clear/ },
]) {
  test(`clearing the search of ${path} leads back to it`, async ({ page }) => {
    await openFeed(page).catch(() => {});
    await page.goto(path);
    const field = page.locator('#main, main, body').getByRole('searchbox', { name }).first();
    await field.fill('zzzzqqq');
    await expect(page.getByText(/“zzzzqqq”/).first()).toBeVisible();
    const button = page.getByRole('button', { name: clear }).first();
    await button.focus();
    await button.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill('zzzzqqq');
    const widen = page.getByRole('button', { name: /^Show all|^Clear/ }).last();
    await widen.focus();
    await widen.press('Enter');
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
