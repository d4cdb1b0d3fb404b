import type { Page } from '@playwright/test';
import {
  expect,
  expectSound,
  openFeed,
  person,
  register,
  settle,
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
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });
const answer = (page: Page, name: 'Discard' | 'Keep editing') =>
  question(page).getByRole('button', { name }).click();

/** The account of the sample person: the flag alone. */
async function openAccount(page: Page, address = '/profile/manage') {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
  await expect(title(page)).toHaveText('Account Management');
}

async function openForm(page: Page) {
  await openAccount(page);
  await press(page, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeFocused();
}

test.describe('the profile', () => {
  test('no field that is typed in is under the buttons', async ({ page }) => {
    await openForm(page);
    const save = page.getByRole('button', { name: 'Save Changes' });
    for (const control of await page.getByRole('main').locator('form :is(input, textarea)').all()) {
      await control.focus();
      const [box, bar] = [await control.boundingBox(), await save.boundingBox()];
      // Of a long text at least the first line.
      expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 48)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  test('edited and cancelled, edited and saved, is there again after a reload', async ({ page }) => {
    await openForm(page);
    await expectSound(page);
    await field(page, 'Role').fill('Somebody else');
    await press(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await expect(page.getByText('Founder, Heliogrid')).toBeVisible();
    await expectSound(page);

    await press(page, 'Edit');
    await field(page, 'Role').fill('Founder and CEO, Heliogrid');
    await field(page, 'Interests').fill('Grids, , Rooftops,');
    await field(page, 'Website').fill('my own site');
    await expect(page.getByText('Not a web address: it is shown as text, not as a link.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Position 3' }).click();
    await page.getByRole('button', { name: 'Add education' }).click();
    const added = page.getByRole('group', { name: 'Education 3' });
    await added.getByLabel('Degree').fill('Evening school');
    await press(page, 'Save Changes');
    await expect(page.getByRole('alert')).toHaveText('Your profile is saved.');

    await page.reload();
    await expect(page.getByText('Founder and CEO, Heliogrid')).toBeVisible();
    await expect(card(page, 'Interests').getByRole('listitem')).toHaveText(['Grids', 'Rooftops']);
    await expect(card(page, 'Work experience').getByRole('listitem')).toHaveCount(2);
    await expect(card(page, 'Education')).toContainText('Evening school');
    await expect(card(page, 'Contact').getByRole('link')).toHaveCount(2);
    await expect(card(page, 'Contact')).toContainText('my own site');

    await page.getByRole('link', { name: 'View public page' }).click();
    await expect(page).toHaveURL('/user/asha-verma');
    await expect(title(page)).toContainText('Asha Verma');
    await expect(page.getByRole('main')).toContainText('Founder and CEO, Heliogrid');
    await expect(page.getByRole('main')).toContainText('Evening school');
    // What the form has no field for stays.
    await expect(page.getByText('No operating theatre lost power in six years')).toBeVisible();
  });

  test('in two tabs: what one saves shows in the other, what is typed there stays', { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await openForm(page);
    await field(page, 'Bio').fill('Typed here');
    const other = await context.newPage();
    await openAccount(other);
    await press(other, 'Edit');
    await field(other, 'Location').fill('Mumbai, India');
    await press(other, 'Save Changes');
    await expect(other.getByText('Mumbai, India')).toBeVisible();

    await expect(field(page, 'Bio')).toHaveValue('Typed here');
    await press(page, 'Cancel');
    await expect(page.getByText('Mumbai, India')).toBeVisible();
  });

  test('with the keyboard alone', { tag: '@once' }, async ({ page }) => {
    await openAccount(page);
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/profile/manage?tab=settings');
    await page.keyboard.press('End');
    await expect(card(page, 'Heliogrid')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL('/profile/manage');
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await expect(edit).toBeVisible();
    // The panel, the public page, Edit.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type(' and CEO');
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(field(page, 'Role')).toHaveValue('Founder, Heliogrid and CEO');
    await field(page, 'Role').press('Enter');
    await expect(page.getByText('Founder, Heliogrid and CEO')).toBeVisible();
    await expect(edit).toBeFocused();
  });
});

test.describe('leaving with unsaved changes', () => {
  test('asks once, whichever way one goes', async ({ page, isMobile }) => {
    const goTo = (name: string) =>
      page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await openFeed(page);
    await goTo('Profile');
    await expect(title(page)).toHaveText('Account Management');
    await goTo('Discover');
    await expect(page).toHaveURL('/discover');
    await page.goBack();
    await press(page, 'Edit');
    await field(page, 'Bio').fill('Not saved');
    const isHere = async () => {
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL('/profile/manage');
      await expect(field(page, 'Bio')).toHaveValue('Not saved');
    };

    await test.step('a link', async () => {
      await page.getByRole('link', { name: 'Discover' }).filter({ visible: true }).first().click();
      await expectSound(page);
      await answer(page, 'Keep editing');
      await isHere();
    });
    await test.step('another tab of the page', async () => {
      await tab(page, 'Settings').click();
      await answer(page, 'Keep editing');
      await isHere();
    });
    /** The browser's own buttons: Playwright would wait for a page that doesn't come. */
    const move = (way: 'goBack' | 'goForward') => void page[way]().catch(() => {});
    for (const way of ['goBack', 'goForward'] as const)
      await test.step(way, async () => {
        move(way);
        await answer(page, 'Keep editing');
        await isHere();
      });
    await test.step('signing out', async () => {
      await page.getByRole('button', { name: /^Account: / }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await answer(page, 'Keep editing');
      await isHere();
      expect(await storage(page, 'auth')).toBe('true');
    });
    if (!isMobile)
      await test.step('the search', async () => {
        const search = page.getByRole('combobox', { name: 'Search' });
        await search.fill('mina');
        await search.press('Enter');
        await answer(page, 'Keep editing');
        await isHere();
      });
    await test.step('reloading: the browser’s own question', async () => {
      const asked = page.waitForEvent('dialog');
      void page.evaluate(() => window.location.reload());
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await isHere();
    });
    await test.step('discarded, it goes on to where one was going', async () => {
      move('goBack');
      await answer(page, 'Discard');
      await expect(page).toHaveURL('/explore');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL('/profile/manage');
      await expect(page.getByText('I spent six years keeping hospital microgrids alive.')).toBeVisible();
      await expect(question(page)).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL('/discover');
    });
  });

  test('asks nothing where nothing differs', { tag: '@once' }, async ({ page }) => {
    await openForm(page);
    await field(page, 'Name').fill(' Asha Verma ');
    await page.getByRole('button', { name: 'Add a position' }).click();
    await tab(page, 'Settings').click();
    await expect(page).toHaveURL('/profile/manage?tab=settings');
    await page.goBack();
    await press(page, 'Edit');
    await field(page, 'Name').fill('Somebody');
    await field(page, 'Name').fill('Asha Verma');
    await page.reload();
    await expect(page.getByText('Founder, Heliogrid')).toBeVisible();
  });

  test('goes on by itself where a saving was under way', { tag: '@once' }, async ({ page }) => {
    await openForm(page);
    await field(page, 'Location').fill('Mumbai, India');
    await press(page, 'Save Changes');
    await tab(page, 'My Startups').click();
    await expect(page).toHaveURL('/profile/manage?tab=startups');
    await expect(card(page, 'Heliogrid')).toBeVisible();
    await tab(page, 'Profile').click();
    await expect(page.getByText('Mumbai, India')).toBeVisible();
  });
});

test.describe('my startups', () => {
  test('turned inactive, it leaves Discover and the search; its page says so', { tag: '@once' }, async ({
    page,
  }) => {
    await openAccount(page, '/profile?tab=startups');
    const heliogrid = card(page, 'Heliogrid');
    await expect(
      heliogrid.getByText('This startup is currently active and seeking investment'),
    ).toBeVisible();
    await expectSound(page);
    const toggle = heliogrid.getByRole('switch', { name: 'Heliogrid seeks investment' });
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await expect(heliogrid.getByText('Inactive', { exact: true })).toBeVisible();
    await settle(page);

    await page.goto('/discover');
    const shown = page.getByRole('main').getByRole('article');
    await expect(shown).toHaveCount(2);
    await expect(shown.filter({ hasText: 'Heliogrid' })).toHaveCount(0);
    await page.goto('/discover?q=heliogrid');
    await expect(page.getByText(/Nothing matches/)).toBeVisible();

    await page.goto('/startups/heliogrid');
    await expect(title(page)).toContainText('Heliogrid');
    await expect(page.getByText(/^Heliogrid is inactive/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Express Interest' })).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('link', { name: 'Manage it in My Startups' }).click();
    await expect(page).toHaveURL('/profile/manage?tab=startups');
    await toggle.click();
    await expect(toggle).toBeChecked();
    await settle(page);
    await page.goto('/discover');
    await expect(shown.filter({ hasText: 'Heliogrid' })).toHaveCount(1);
  });

  test('edited, cancelled, edited and saved: it shows wherever it is named', async ({ page }) => {
    await openAccount(page, '/profile/manage?tab=startups');
    const heliogrid = card(page, 'Heliogrid');
    await heliogrid.getByRole('button', { name: 'Edit' }).click();
    await field(page, 'Name').fill('Something else');
    await press(page, 'Cancel');
    await expect(heliogrid).toBeVisible();

    await heliogrid.getByRole('button', { name: 'Edit' }).click();
    await expectSound(page);
    await field(page, 'Name').fill('Heliogrid One');
    await field(page, 'Stage').selectOption('Series A');
    await field(page, 'Monthly revenue').fill('91000');
    await page.getByRole('button', { name: 'Remove the image' }).click();
    await press(page, 'Save Changes');
    const renamed = card(page, 'Heliogrid One');
    await expect(renamed).toContainText('$91,000');
    await expect(renamed).toContainText('Series A');
    await page.reload();
    await expect(renamed).toContainText('Series A');

    await renamed.getByRole('link', { name: 'View Profile' }).click();
    await expect(page).toHaveURL('/startups/heliogrid');
    await expect(title(page)).toContainText('Heliogrid One');
    await page.goto('/discover');
    await expect(
      page.getByRole('main').getByRole('article').filter({ hasText: 'Heliogrid One' }),
    ).toContainText('Series A');
    await page.goto('/user/asha-verma');
    await expect(page.getByRole('main').getByRole('link', { name: 'Heliogrid One' }).first()).toBeVisible();
  });

  test('none yet: both ways lead to the listing', { tag: '@once' }, async ({ page }) => {
    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await page.goto('/profile/manage?tab=startups');
    for (const name of ['Add New Startup', 'List Your First Startup'])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        '/list-startup',
      );
    await expectSound(page);
  });
});

test('another name shows in the top bar, on the public page and on the next post; the page stays', {
  tag: '@once',
}, async ({ page }) => {
  const renamed = 'Noor Linden';
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  const compose = async (text: string) => {
    await page.getByRole('textbox', { name: 'Your update' }).fill(text);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText(text);
  };
  await compose('Before the rename');

  await page.goto('/profile');
  await press(page, 'Edit');
  await field(page, 'Name').fill(renamed);
  await field(page, 'Role').fill('Harbour pilot');
  await press(page, 'Save Changes');
  await expect(page.getByRole('button', { name: `Account: ${renamed}` })).toBeVisible();
  expect(await storage(page, 'userName')).toBe(renamed);

  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page).toHaveURL('/user/noor-haddad');
  await expect(title(page)).toContainText(renamed);
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();

  await page.goto('/explore');
  await compose('After the rename');
  const posts = page.getByRole('article');
  await expect(posts.nth(0)).toContainText(renamed);
  await expect(posts.nth(0)).toContainText('Harbour pilot');
  await expect(posts.nth(1)).toContainText(person.name);
  await expect(posts.nth(1).getByRole('link', { name: person.name }).first()).toHaveAttribute(
    'href',
    '/user/noor-haddad',
  );

  await test.step('signed in again, it is the same person on the same page', async () => {
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.goto('/login');
    await signIn(page);
    await expect(page.getByRole('button', { name: `Account: ${renamed}` })).toBeVisible();
    await page.goto('/user/noor-haddad');
    await expect(title(page)).toContainText(renamed);
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  });
});

test('a deleted startup comes back from another page too', { tag: '@once' }, async ({ page }) => {
  await openAccount(page, '/profile/manage?tab=startups');
  await press(page, 'Delete Heliogrid');
  await expect(card(page, 'Heliogrid')).toHaveCount(0);
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(title(page)).toHaveText('Discover');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto('/profile/manage?tab=startups');
  await expect(card(page, 'Heliogrid')).toBeVisible();
});
