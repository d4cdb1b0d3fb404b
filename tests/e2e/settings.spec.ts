import type { Page } from '@playwright/test';
import { recordsText } from './databases';
import { expect, open, test } from './support';

const founderSettings = '/profile/manage?tab=settings';
const investorSettings = '/profile/investor/manage?tab=settings';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const toggle = (page: Page, name: string) => main(page).getByRole('switch', { name });
const cards = (page: Page) => page.getByRole('article').getByRole('heading');

/** Selects an option and waits until it is saved. */
async function choose(page: Page, label: string, option: string) {
  await field(page, label).selectOption({ label: option });
  await expect(main(page).getByRole('status').getByText('Saved')).toBeAttached();
}

test('all settings survive a reload, and a founder’s privacy is separate from an investor’s', async ({
  page,
}) => {
  // Asha is an investor too and has the investor settings.
  await open(page, investorSettings);
  const choices = {
    'Email digest': 'Never',
    'Profile privacy': 'Founders only',
    'Deal flow': 'Recommended',
    'Minimum investment (USD)': '$10,000',
    'Maximum investment (USD)': 'No Limit',
  };
  for (const [label, option] of Object.entries(choices)) await choose(page, label, option);
  const switches = main(page).getByRole('switch');
  await expect(switches).toHaveCount(7);
  for (const one of await switches.all()) await one.setChecked(false);
  await expect.poll(async () => (await recordsText(page)).match(/:false/g)?.length).toBe(7);
  await page.reload();
  for (const [label, option] of Object.entries(choices))
    await expect(field(page, label).locator('option:checked')).toHaveText(option);
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  await page.goto(founderSettings);
  await expect(field(page, 'Profile privacy')).toHaveValue('public');
  await expect(toggle(page, 'Mentions')).not.toBeChecked();
});

test('the deal flow setting filters Discover, “Show all” removes the filter, and Back restores it', async ({
  page,
}) => {
  await open(page, investorSettings);
  await choose(page, 'Deal flow', 'Filtered');
  await page.goto('/discover');
  await expect(cards(page)).toHaveText(['Heliogrid']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/discover?deals=all');
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await expect(cards(page)).toHaveText(['Heliogrid']);
});
