import type { Page } from '@playwright/test';
import { expect, openFeed, test, watchShifts } from './support';

/** The headings of the cards, in order. */
const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const tab = (page: Page, name: string) => page.getByRole('radio', { name });

test('Discover stores filters in the URL, and Back undoes each tab and filter, but not each typed letter', async ({
  page,
}) => {
  await openFeed(page, '/discover');
  await page.getByLabel('Industry', { exact: true }).selectOption('Climate Tech');
  await page.getByRole('button', { name: 'More Filters' }).click();
  await page.getByRole('button', { name: 'Verified only' }).click();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&verified=yes');
  await page.reload();
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await expect(page.getByRole('button', { name: 'Verified only' })).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Investors').check();
  await search(page).pressSequentially('mina');
  await expect(page).toHaveURL('/discover?tab=investors&q=mina&industry=Climate+Tech&verified=yes');
  await expect(cards(page)).toHaveText(['Mina Okafor']);
  await page.goBack();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&verified=yes');
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveCount(3);
});

test('Discover has no layout shift when the cards load', { tag: '@phone' }, async ({ page }) => {
  const shift = await watchShifts(page);
  await openFeed(page, '/discover?industry=Climate+Tech&location=Pune%2C+India');
  await expect(cards(page)).toHaveText(['Heliogrid']);
  // The prerendered HTML lacks the filters of the URL. On a phone, they add a line: a shift of 0.034.
  expect(await shift()).toBeLessThanOrEqual(0.04);
});
