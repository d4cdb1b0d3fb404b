import type { Page } from '@playwright/test';
import { enter } from './account';
import {
  expect,
  expectSound,
  open,
  openFeed,
  person,
  publish,
  signIn,
  signOut,
  storage,
  test,
} from './support';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { what, address, opened, role, name } of [
  { what: 'the profile', address: '/profile/manage', opened: 'Edit', role: 'button', name: 'Save Changes' },
  { what: 'a listing', address: '/list-startup', opened: null, role: 'navigation', name: 'Main' },
] as const) {
  test(`no focused field of ${what} is under the bar on a phone`, { tag: '@phone-only' }, async ({
    page,
  }) => {
    await open(page, address);
    if (opened) await press(page, opened);
    const controls = page.getByRole('main').locator('form :is(input, select, textarea):enabled');
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all()) {
      await control.focus();
      const [box, edge] = [await control.boundingBox(), await page.getByRole(role, { name }).boundingBox()];
      // Of a long text at least the first line.
      expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 48)).toBeLessThanOrEqual(edge?.y ?? 0);
    }
  });
}

test('an edited profile is there after a reload and on the public page', async ({ page }) => {
  await open(page, '/profile/manage');
  await press(page, 'Edit');
  await field(page, 'Role').fill('Founder and CEO, Heliogrid');
  await field(page, 'Interests').fill('Grids, , Rooftops,');
  await page.getByRole('button', { name: 'Remove Position 3' }).click();
  await page.getByRole('button', { name: 'Add education' }).click();
  await page.getByRole('group', { name: 'Education 3' }).getByLabel('Degree').fill('Evening school');
  await press(page, 'Save Changes');
  await expect(page.getByRole('alert')).toHaveText('Your profile is saved.');

  await page.reload();
  await expect(page.getByText('Founder and CEO, Heliogrid')).toBeVisible();
  await expect(card(page, 'Interests').getByRole('listitem')).toHaveText(['Grids', 'Rooftops']);
  await expect(card(page, 'Work experience').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page).toHaveURL('/user/asha-verma');
  await expect(page.getByRole('main')).toContainText('Founder and CEO, Heliogrid');
  await expect(page.getByRole('main')).toContainText('Evening school');
  // What the form has no field for stays.
  await expect(page.getByText('No operating theatre lost power in six years')).toBeVisible();
});

test('leaving with unsaved changes asks once, whichever way it happens', async ({ page }) => {
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const answer = (name: 'Discard' | 'Keep editing') => question.getByRole('button', { name }).click();
  const follow = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await openFeed(page);
  await follow('Profile');
  await expect(title(page)).toHaveText('Account Management');
  await follow('Discover');
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await press(page, 'Edit');
  await field(page, 'Bio').fill('Not saved');
  /** The browser's own buttons: Playwright would wait for a page that doesn't come. */
  const move = (way: 'goBack' | 'goForward') => void page[way]().catch(() => {});
  const search = page.getByRole('combobox', { name: 'Search' });
  const ways: [way: string, leave: () => unknown][] = [
    ['a link', () => follow('Discover')],
    ['another tab of the page', () => tab(page, 'Settings').click()],
    ['Back', () => move('goBack')],
    ['Forward', () => move('goForward')],
    [
      'signing out',
      async () => {
        await page.getByRole('button', { name: /^Account: / }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
      },
    ],
    [
      'the search',
      async () => {
        await search.fill('mina');
        await search.press('Enter');
      },
    ],
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
  await test.step('reloading: the browser’s own question', async () => {
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => window.location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expectUnchanged();
  });
  await test.step('discarded, the navigation goes on, and the history is whole', async () => {
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

test('an edited startup shows its changes on its page and on Discover, and one that is inactive leaves Discover', async ({
  page,
}) => {
  const shown = page.getByRole('main').getByRole('article').filter({ hasText: 'Heliogrid One' });
  await open(page, '/profile/manage?tab=startups');
  await card(page, 'Heliogrid').getByRole('button', { name: 'Edit' }).click();
  await field(page, 'Name').fill('Heliogrid One');
  await field(page, 'Stage').selectOption('Series A');
  await field(page, 'Monthly revenue').fill('91000');
  await page.getByRole('button', { name: 'Remove the image' }).click();
  await press(page, 'Save Changes');
  const renamed = card(page, 'Heliogrid One');
  await expect(renamed).toContainText('$91,000');
  await page.reload();
  await expect(renamed).toContainText('Series A');
  await renamed.getByRole('link', { name: 'View Profile' }).click();
  await expect(page).toHaveURL('/startups/heliogrid');
  await expect(title(page)).toContainText('Heliogrid One');
  await page.goto('/discover');
  await expect(shown).toContainText('Series A');

  await page.goto('/profile/manage?tab=startups');
  const toggle = renamed.getByRole('switch', { name: 'Heliogrid One seeks investment' });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(shown).toHaveCount(0);
  await page.goto('/startups/heliogrid');
  await expect(page.getByText(/^Heliogrid One is inactive/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Express Interest' })).toHaveCount(0);
  await expectSound(page);
});

test('a new name shows in the bar, on the page and on the next post, and outlives a sign-out; the address stays', async ({
  page,
}) => {
  const renamed = 'Noor Linden';
  const posts = page.getByRole('article');
  await enter(page);
  await page.goto('/explore');
  await publish(page, 'Before the rename');
  await page.goto('/profile');
  await press(page, 'Edit');
  await field(page, 'Name').fill(renamed);
  await field(page, 'Role').fill('Harbour pilot');
  await press(page, 'Save Changes');
  await expect(page.getByRole('button', { name: `Account: ${renamed}` })).toBeVisible();
  expect(await storage(page, 'userName')).toBe(renamed);
  await page.goto('/explore');
  await publish(page, 'After the rename');
  await expect(posts.nth(0)).toContainText(renamed);
  await expect(posts.nth(0)).toContainText('Harbour pilot');
  await expect(posts.nth(1)).toContainText(person.name);

  await signOut(page);
  await signIn(page);
  await expect(page.getByRole('button', { name: `Account: ${renamed}` })).toBeVisible();
  await posts.nth(1).getByRole('link', { name: person.name }).first().click();
  await expect(page).toHaveURL('/user/noor-haddad');
  await expect(title(page)).toContainText(renamed);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
});
