import type { Page } from '@playwright/test';
import { expect, heading, open, openFeed, storage, test } from './support';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', { name });

for (const { what, address, opened, role, name } of [
  {
    what: 'the profile form',
    address: '/profile/manage',
    opened: 'Edit',
    role: 'button',
    name: 'Save Changes',
  },
  { what: 'the listing form', address: '/list-startup', opened: null, role: 'navigation', name: 'Main' },
] as const) {
  test(`the bottom bar covers no focused field of ${what} on a phone`, { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, address);
    if (opened) await press(page, opened);
    const controls = page.getByRole('main').locator('form :is(input, select, textarea):enabled');
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) {
      await control.focus();
      const [box, edge] = [await control.boundingBox(), await page.getByRole(role, { name }).boundingBox()];
      // The bar may cover a long text field, but not its first line.
      expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 48)).toBeLessThanOrEqual(edge?.y ?? 0);
    }
  });
}

test('leaving with unsaved changes asks for confirmation once, whichever way the user leaves', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const answer = (name: 'Discard' | 'Keep editing') => question.getByRole('button', { name }).click();
  const follow = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await openFeed(page);
  await follow('Profile');
  await expect(heading(page)).toHaveText('Account Management');
  await follow('Discover');
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await press(page, 'Edit');
  await field(page, 'Bio').fill('Not saved');
  /** Presses Back or Forward without waiting: Playwright would wait for a page that doesn't load. */
  const move = (way: 'goBack' | 'goForward') => void page[way]().catch(() => {});
  const search = page.getByRole('combobox', { name: 'Search' });
  const menu = page.getByRole('button', { name: /^Account: / });
  const ways: [way: string, leave: () => unknown][] = [
    ['a link', () => follow('Discover')],
    ['another tab on the page', () => tab(page, 'Settings').click()],
    ['Back', () => move('goBack')],
    ['Forward', () => move('goForward')],
    ['signing out', () => menu.click().then(() => page.getByRole('menuitem', { name: 'Sign out' }).click())],
    ['the search', () => search.fill('mina').then(() => search.press('Enter'))],
  ];
  const expectUnchanged = async () => {
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/profile/manage');
    await expect(field(page, 'Bio')).toHaveValue('Not saved');
  };
  for (const [way, leave] of ways)
    await test.step(way, async () => {
      await leave();
      await answer('Keep editing');
      await expectUnchanged();
    });
  expect(await storage(page, 'auth')).toBe('true');
  await test.step('reloading shows the browser’s dialog', async () => {
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => window.location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expectUnchanged();
  });
  await test.step('discarding continues the navigation and keeps the history', async () => {
    move('goBack');
    await answer('Discard');
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goForward();
    await expect(page.getByText('I spent six years keeping hospital microgrids alive.')).toBeVisible();
    await expect(question).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/discover');
  });
});
