import type { Page } from '@playwright/test';
import { expectSound, type person, register, signIn, storage } from '../e2e/support';
import { emulator, expect, leave, sessionUser, test } from './support';

async function signUp(page: Page, who: typeof person) {
  await register(page, who);
  await expect(page).toHaveURL('/userOnboard');
}

test('a user signs up, signs out and in again, and stays signed in after a reload', async ({
  page,
  person,
}) => {
  await page.goto('/register');
  await expect(page.getByText('Accounts are stored on this device')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Look around as Asha Verma' })).toBeHidden();
  await expectSound(page);
  await signUp(page, person);
  expect([await storage(page, 'auth'), await storage(page, 'userName')]).toEqual(['true', person.name]);

  await page.goto('/explore');
  await leave(page);
  expect([await storage(page, 'auth'), await storage(page, 'userName')]).toEqual([null, null]);

  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/explore');
  const account = page.getByRole('button', { name: `Account: ${person.name}` });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
});

test('the errors for a wrong password and an unknown address differ only without enumeration protection', async ({
  page,
  person,
}) => {
  const sayings = async () => {
    const said: (string | null)[] = [];
    for (const attempt of [
      { ...person, password: 'wind-sock' },
      { ...person, email: `not-${person.email}` },
    ]) {
      await page.goto('/login');
      await signIn(page, attempt);
      said.push(await page.getByRole('alert').textContent());
    }
    return said;
  };
  await signUp(page, person);
  await page.goto('/explore');
  await leave(page);

  await emulator.protectFromEnumeration(false);
  expect(await sayings()).toEqual([
    'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
    'Firebase: There is no user record corresponding to this identifier. The user may have been deleted. (auth/user-not-found).',
  ]);
  // The reset form doesn't show whether the address is known.
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(`not-${person.email}`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  await emulator.protectFromEnumeration(true);
  const same =
    'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).';
  expect(await sayings()).toEqual([same, same]);
});

test('an account deleted on the server is signed out on the next page load', async ({ page, person }) => {
  await signUp(page, person);
  await emulator.deleteAccount((await storage(page, 'updraft.uid')) ?? '');
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect([await storage(page, 'auth'), await sessionUser(page)]).toEqual([null, undefined]);
});

test('deleting an account in Settings also deletes it at Firebase', async ({ page, person }) => {
  await signUp(page, person);
  const uid = await storage(page, 'updraft.uid');
  await page.goto('/profile/manage?tab=settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  expect([await storage(page, 'auth'), await sessionUser(page)]).toEqual([null, undefined]);

  await signUp(page, person);
  expect(await storage(page, 'updraft.uid')).not.toBe(uid);
});

test('removing the `auth` flag also signs the user out at Firebase', async ({ page, person }) => {
  await signUp(page, person);
  expect(await sessionUser(page)).toBeDefined();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => sessionUser(page)).toBeUndefined();
  expect(await storage(page, 'auth')).toBeNull();
});
