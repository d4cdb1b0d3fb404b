import type { Page } from '@playwright/test';
import { ada, ben, enter } from './account';
import { expect, openFeed, publishStored, test } from './support';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const entry = (page: Page, text: string | RegExp) => list(page).getByRole('link', { name: text });
const entries = (page: Page, group: string) =>
  list(page)
    .locator('section', { has: page.getByRole('heading', { name: group, exact: true }) })
    .getByRole('link');

/** Opens the list of notifications and waits until the list has loaded. */
async function openList(page: Page) {
  await bell(page).click();
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

test('notifications are new until the list is opened, also after a reload, and an entry opens its target', async ({
  page,
}) => {
  await openFeed(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 6 new');
  await openList(page);
  await expect(entries(page, 'New')).toHaveText([
    /^Mina Okafor sent you a message/,
    /^Mina Okafor posted about Heliogrid/,
    /^Lena Brandt posted about Mirahealth/,
    /^Jonas Felde followed Heliogrid/,
    /^Lena Brandt followed you/,
    /^Mirahealth is new for your search AI, Pre-seed/,
  ]);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await page.goto('/discover');
  await openList(page);
  await expect(entries(page, 'New')).toHaveCount(0);
  await entry(page, /^Claire Dubois commented/).click();
  await expect(page).toHaveURL('/explore#firmware-hiring');
  await expect(list(page)).toHaveCount(0);
  await expect(page.locator('[id="firmware-hiring"]')).toBeInViewport();

  // An entry whose target is on the current page also changes the URL and closes the list.
  await openList(page);
  await entry(page, /^Mina Okafor posted about Heliogrid/).click();
  await expect(page).toHaveURL('/explore#heliogrid-seed');
  await expect(list(page)).toHaveCount(0);
  await openList(page);
  await page.goBack();
  await expect(list(page)).toHaveCount(0);
});

test('a user is notified of a follow and a mention by another account in the same browser', async ({
  page,
}) => {
  await enter(page, ben);
  await page.goto('/explore');
  await openList(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  await enter(page, ada);
  await page.goto('/user/ben-ruiz');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.goto('/explore');
  await publishStored(page, 'Ben Ruiz knows turbines.');

  await enter(page, ben);
  await page.goto('/explore');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 new');
  await openList(page);
  await expect(entries(page, 'New')).toHaveText([
    /^Ada Zephyr mentioned you.*Ben Ruiz knows turbines\.$/,
    /^Ada Zephyr followed you/,
  ]);
  await entry(page, 'Ada Zephyr followed you').click();
  await expect(page).toHaveURL('/user/ada-zephyr');
});
