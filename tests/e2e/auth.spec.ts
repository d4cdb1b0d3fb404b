import { enter } from './account';
import { expect, person, signIn, signOut, storage, test } from './support';

test('a prepared account is the one that the form signs in', async ({ page }) => {
  const uid = await enter(page);
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
  expect(await storage(page, 'updraft.uid')).toBe(uid);
});

test('Back after signing in leads to the page before the card', async ({ page }) => {
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

test('the terms open in a new tab, and the card keeps its text', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Terms of Use (opens in a new tab)' }).click(),
  ]);
  await expect(terms).toHaveURL('/terms');
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
});

test('a new account of a provider is welcomed, a known one goes to the feed', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByLabel('Name').fill(person.name);
  await chooser.getByLabel('Email').fill(person.email);
  await chooser.getByRole('button', { name: /add|create|continue/i }).click();
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await signOut(page);
  await page.getByRole('button', { name: 'Google' }).click();
  await chooser.getByRole('button', { name: new RegExp(person.name) }).click();
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('five wrong passwords block the device, over a reload and in another tab', async ({ page, context }) => {
  await enter(page);
  await page.goto('/explore');
  await signOut(page);
  const alert = page.getByRole('alert');
  for (let time = 1; time <= 5; time += 1) {
    await signIn(page, { ...person, password: 'not the one' });
    await expect(alert).toContainText(time < 5 ? 'auth/invalid-credential' : 'Try again in 30 seconds.');
    await page.getByLabel('Email').fill('');
    await expect(alert).toHaveCount(0);
  }
  for (const tab of [page, await context.newPage()]) {
    await tab.goto('/login');
    await signIn(tab);
    await expect(tab.getByRole('alert')).toContainText('auth/too-many-requests');
  }
});
