import { enter } from './account';
import { expect, person, signIn, signOut, storage, test } from './support';

test('the login form signs in to the account that the test helper `enter` creates', async ({ page }) => {
  const uid = await enter(page);
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
  expect(await storage(page, 'updraft.uid')).toBe(uid);
});

test('Back after signing in shows the page before the login card', async ({ page }) => {
  await enter(page);
  await page.goto('/explore');
  await signOut(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('tab', { name: 'Login' }).click();
  await signIn(page);
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Updraft');
  await page.goForward();
  await expect(page.getByRole('article').first()).toBeVisible();
});
