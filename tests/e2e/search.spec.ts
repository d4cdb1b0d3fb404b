import type { Page } from '@playwright/test';
import { expect, holdScripts, openFeed, test } from './support';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' });
const code = /\/assets\/topBarSearch-.*\.js$/;

test('the search shows results for text typed before its code was loaded', async ({ page }) => {
  await openFeed(page);
  const release = await holdScripts(page, code);
  await field(page).focus();
  await page.keyboard.type('mina oka');
  const node = await field(page).elementHandle();
  release();
  await expect(list(page).getByRole('group', { name: 'Investors' })).toContainText('Mina Okafor');
  await expect(field(page)).toHaveValue('mina oka');
  expect(await page.evaluate((input) => input === document.activeElement, node)).toBe(true);
});

test('Enter in the search opens Discover even if the search’s code is broken', async ({ page }) => {
  await openFeed(page);
  await page.route(code, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("Not there")' }),
  );
  await field(page).fill('solar');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?q=solar');
});

for (const address of ['/explore?q=ledgerline', '/discover'])
  test(`selecting a post in the search results on ${address} opens the post in the feed`, async ({
    page,
  }) => {
    await openFeed(page, address);
    await field(page).fill('procurement');
    const post = list(page).getByRole('group', { name: 'Posts' }).getByRole('option').first();
    const href = (await post.getAttribute('href')) ?? '';
    await post.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  });
