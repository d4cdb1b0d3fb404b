import type { Page } from '@playwright/test';
import { enter } from './account';
import { databaseOf, lay } from './databases';
import { expect, expectInteractive, open, openFeed, person, publish, signIn, signOut, test } from './support';

// Changes in one tab appear in other open tabs without a reload.

const main = (page: Page) => page.getByRole('main');
const marked = (page: Page, name: string, pressed: boolean) =>
  page.getByRole('button', { name, exact: true, pressed }).first();

const changes: {
  what: string;
  address: string;
  elsewhere?: string;
  act: (page: Page) => Promise<unknown>;
  see: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: 'a post',
    address: '/explore',
    act: (page) => publish(page, 'From the other tab.'),
    see: (page) => expect(page.getByRole('article').first()).toContainText('From the other tab.'),
  },
  {
    what: 'a star on the profile',
    address: '/discover',
    elsewhere: '/startups/ledgerline',
    act: (page) => page.getByRole('button', { name: 'Star Ledgerline' }).click(),
    see: (page) => expect(marked(page, 'Star Ledgerline', false)).toBeVisible(),
  },
  {
    what: 'a follow',
    address: '/investors/ravi-kulkarni',
    act: (page) => page.getByRole('button', { name: 'Follow', exact: true }).click(),
    see: (page) => expect(marked(page, 'Following', true)).toBeVisible(),
  },
  {
    what: 'a setting',
    address: '/profile/manage?tab=settings',
    elsewhere: '/profile/investor/manage?tab=settings',
    act: (page) => main(page).getByRole('switch', { name: 'Follows' }).click(),
    see: (page) => expect(main(page).getByRole('switch', { name: 'Follows' })).not.toBeChecked(),
  },
  {
    what: 'the theme and the language',
    address: '/profile/manage?tab=settings',
    elsewhere: '/about',
    async act(page) {
      await main(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
      await main(page).getByLabel('Language').selectOption('es');
    },
    async see(page) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    },
  },
  {
    what: 'a profile',
    address: '/profile/manage',
    elsewhere: '/user/asha-verma',
    async act(page) {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await main(page).getByLabel('Location').fill('Mumbai, India');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    see: (page) => expect(main(page)).toContainText('Mumbai, India'),
  },
];

for (const { what, address, elsewhere = address, act, see } of changes)
  test(`a second tab shows ${what} without a reload`, async ({ page, context }) => {
    await open(page, address);
    const other = await context.newPage();
    await other.goto(elsewhere);
    await expectInteractive(other);
    await act(page);
    await see(other);
    await other.reload();
    await see(other);
  });

test('two tabs that send messages to the same conversation lose none and show the same order', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const texts = (tab: Page) => tab.getByRole('log').getByText(/^(First|Second) \d$/);
  for (const tab of [page, other]) await open(tab, '/messages/mina-okafor');
  const write = async (tab: Page, name: string) => {
    const field = tab.getByRole('textbox', { name: 'Message to Mina Okafor' });
    for (let at = 0; at < 5; at += 1) {
      await field.fill(`${name} ${at}`);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
  };
  await Promise.all([write(page, 'First'), write(other, 'Second')]);
  for (const tab of [page, other]) await expect(texts(tab)).toHaveCount(10);
  expect(await texts(page).allTextContents()).toEqual(await texts(other).allTextContents());
});

test('a second tab signs out and in together with the first one, and restores the account’s draft', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto('/explore');
  await page.getByLabel('Your update').fill('Only mine.');
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByLabel('Your update')).toHaveValue('Only mine.');
  await signOut(page);
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page);
  await expect(other.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
  await expect(other.getByLabel('Your update')).toHaveValue('Only mine.');
});

test('two tabs that upgrade the database at the same time both show its records', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/favicon.svg');
  await lay(page, [databaseOf('updraft', 1)]);
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await Promise.all([page, other].map((tab) => tab.goto('/explore')));
  for (const tab of [page, other]) {
    await expect(tab.getByText('Written by an earlier version.')).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
});

test('unsaved input in a form stays when another tab saves the same form', async ({ page, context }) => {
  await openFeed(page, '/discover');
  await page.goto('/profile/manage');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await main(page).getByLabel('Bio').fill('Typed here');
  const other = await context.newPage();
  await other.goto('/profile/manage');
  await other.getByRole('button', { name: 'Edit', exact: true }).click();
  await main(other).getByLabel('Location').fill('Mumbai, India');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main(other)).toContainText('Mumbai, India');
  await expect(main(page).getByLabel('Bio')).toHaveValue('Typed here');
});
