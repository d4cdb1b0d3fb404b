import type { Page } from '@playwright/test';
import { expect, expectAlive, openFeed, test, watchShifts } from './support';

/** Whose cards are shown, in the order they are. */
const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const tab = (page: Page, name: string) => page.getByRole('radio', { name });

/** One's own comes last. */
const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];

test('filters stay in the address; Back undoes each tab and filter, not each letter', async ({ page }) => {
  await openFeed(page, '/discover');
  await expect(cards(page)).toHaveText(startups);
  await page.getByLabel('Industry', { exact: true }).selectOption('Climate Tech');
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await page.getByRole('button', { name: 'More Filters' }).click();
  await page.getByLabel('Location').selectOption('Pune, India');
  await page.getByRole('button', { name: 'Verified only' }).click();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&location=Pune%2C+India&verified=yes');
  await page.reload();
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await expect(page.getByRole('button', { name: 'Verified only' })).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Investors').check();
  // What doesn't apply is left behind.
  await expect(page).toHaveURL('/discover?tab=investors&industry=Climate+Tech&verified=yes');
  await search(page).pressSequentially('mina');
  await expect(page).toHaveURL('/discover?tab=investors&q=mina&industry=Climate+Tech&verified=yes');
  await expect(cards(page)).toHaveText(['Mina Okafor']);
  await page.goBack();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&location=Pune%2C+India&verified=yes');
  await expect(tab(page, 'Startups')).toBeChecked();
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/discover?industry=Climate+Tech&location=Pune%2C+India');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveText(startups);
});

test('nothing jumps when the cards come', { tag: '@phone' }, async ({ page }) => {
  const shift = await watchShifts(page);
  await openFeed(page, '/discover?industry=Climate+Tech&location=Pune%2C+India');
  await expectAlive(page);
  await expect(cards(page)).toHaveText(['Heliogrid']);
  // On a phone the address's filters, which the page's HTML doesn't know, take a line of their own: 0.034.
  expect(await shift()).toBeLessThanOrEqual(0.04);
});

test('an investor sorts startups by fit, reads the reasons, marks a must-have, and sees the order change', async ({
  page,
}) => {
  const reason = (criterion: string) =>
    page
      .getByRole('region', { name: /^Fit with/ })
      .getByRole('listitem')
      .filter({ hasText: criterion });
  await openFeed(page, '/discover');
  await page.getByLabel('Sort', { exact: true }).selectOption('Sort: best fit');
  await expect(page).toHaveURL('/discover?sort=fit');
  const best = ['Heliogrid', 'Mirahealth', 'Ledgerline'];
  await expect(cards(page)).toHaveText(best);
  await page.goBack();
  await expect(cards(page)).toHaveText(startups);
  await page.goForward();
  await expect(cards(page)).toHaveText(best);
  await page.getByRole('link', { name: 'Ledgerline', exact: true }).click();
  await expect(reason('Stage')).toContainText('That is one stage away.');
  await expect(reason('Place')).toContainText('You look in: India and Southeast Asia.');

  await page.getByRole('link', { name: 'Change what you look for' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sector' }).check();
  await page.getByLabel('Places you invest in').fill('Germany');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Investment Preferences' })).toContainText(
    'Must-havesSector',
  );
  await page.goto('/discover?sort=fit');
  // Ledgerline meets the must-have, Mirahealth doesn't.
  await expect(cards(page)).toHaveText(['Heliogrid', 'Ledgerline', 'Mirahealth']);
});
