import type { Page } from '@playwright/test';
import { expect, expectSound, openFeed, register, test } from './support';

const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const sort = (page: Page) => page.getByLabel('Sort', { exact: true });
const fitOn = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('list', { name: /fit/ });
/** What is said of one criterion beside a profile. */
const reason = (page: Page, criterion: string) =>
  page
    .getByRole('region', { name: /^Fit with/ })
    .getByRole('listitem')
    .filter({ hasText: criterion });

const usual = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
const best = ['Heliogrid', 'Mirahealth', 'Ledgerline'];

test('an investor sorts startups by fit, reads why, marks a must-have, and sees it change', async ({
  page,
}) => {
  await openFeed(page);
  await page.goto('/discover');
  await expect(cards(page)).toHaveText(usual);
  await expect(page.getByText(/^Most must-haves met/)).toHaveCount(0);
  await expect(fitOn(page, 'Ledgerline')).toHaveCount(0);

  await sort(page).selectOption('Sort: best fit');
  await expect(page).toHaveURL('/discover?sort=fit');
  await expect(cards(page)).toHaveText(best);
  await expect(page.getByText(/^Most must-haves met come first/)).toBeVisible();
  await expect(fitOn(page, 'Heliogrid')).toHaveText('Met: sector, stage, amount, place');
  await expect(fitOn(page, 'Ledgerline').getByRole('listitem')).toHaveText([
    'Met: sector',
    'Close: stage',
    'Not met: amount, place',
  ]);
  await expectSound(page);
  await page.reload();
  await expect(cards(page)).toHaveText(best);
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveText(usual);
  await page.goForward();
  await expect(cards(page)).toHaveText(best);

  await page.getByRole('link', { name: 'Ledgerline', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Fit with what you look for' })).toBeVisible();
  await expect(reason(page, 'Sector')).toContainText('Sector: Met');
  await expect(reason(page, 'Stage')).toContainText(
    'Stage: CloseLedgerline’s stage is Series A. You look for startups at Pre-seed and Seed. That is one stage away.',
  );
  await expect(reason(page, 'Amount')).toContainText('Ledgerline’s round has $4.8M open.');
  await expect(reason(page, 'Place')).toContainText('You look in: India and Southeast Asia.');
  await expectSound(page);

  await page.getByRole('link', { name: 'Change what you look for' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sector' }).check();
  await page.getByLabel('Places you invest in').fill('Germany');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const preferences = page.getByRole('region', { name: 'Investment Preferences' });
  await expect(preferences).toContainText('Must-havesSector');
  await expect(preferences).toContainText('Germany');
  await expectSound(page);

  await page.goto('/discover?sort=fit');
  // Ledgerline meets the must-have, Mirahealth doesn't.
  await expect(cards(page)).toHaveText(['Heliogrid', 'Ledgerline', 'Mirahealth']);
  await expect(fitOn(page, 'Mirahealth')).toContainText('Not met: sector (must-have), place');
  await page.getByRole('link', { name: 'Ledgerline', exact: true }).click();
  await expect(reason(page, 'Sector')).toContainText('Must-have');
  await expect(reason(page, 'Place')).toContainText('Place: Met');

  // One's own startup is nobody's to fit.
  await page.goto('/startups/heliogrid');
  await expect(page.getByRole('heading', { level: 1, name: 'Heliogrid' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Fit with/ })).toHaveCount(0);
});

test('a founder sorts investors by their startup, and reads why on their page', async ({ page }) => {
  await openFeed(page);
  await page.goto('/discover?tab=investors');
  await expect(cards(page)).toHaveText(['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois']);
  await sort(page).selectOption('Sort: best fit with Heliogrid');
  await expect(page).toHaveURL('/discover?tab=investors&sort=heliogrid');
  await expect(cards(page)).toHaveText(['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois']);
  await expect(fitOn(page, 'Mina Okafor')).toHaveText('Met: sector, stage, amount, place');
  await expect(fitOn(page, 'Claire Dubois').getByRole('listitem')).toHaveText([
    'Met: sector, place',
    'Close: stage, amount',
  ]);
  await expectSound(page);
  // The order is of the tab it was chosen on.
  await page.getByRole('radio', { name: 'Startups' }).check();
  await expect(cards(page)).toHaveText(usual);
  await page.goBack();
  await page.getByRole('link', { name: 'Claire Dubois', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Fit with Heliogrid' })).toBeVisible();
  await expect(reason(page, 'Amount')).toContainText(
    'Heliogrid’s round has $700K open. Claire Dubois puts in at least $1M. That is within a factor of two.',
  );
  await expectSound(page);
});

test('whoever is neither investor nor founder sees nothing of it', { tag: '@once' }, async ({ page }) => {
  await register(page);
  await expect(page).toHaveURL(/userOnboard/);
  await page.goto('/discover?sort=fit');
  await expect(cards(page)).toHaveText(['Heliogrid', 'Ledgerline', 'Mirahealth']);
  await expect(sort(page)).toHaveCount(0);
  await expect(page.getByText(/^Most must-haves met/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Investors' }).check();
  await expect(sort(page)).toHaveCount(0);
  await page.goto('/startups/ledgerline');
  await expect(page.getByRole('heading', { level: 1, name: 'Ledgerline' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Fit with/ })).toHaveCount(0);
});
