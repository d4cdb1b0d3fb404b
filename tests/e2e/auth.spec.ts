import { expect, expectSound, openFeed, person, register, signIn, signOut, storage, test } from './support';

const alertOf = (page: import('@playwright/test').Page) => page.getByRole('alert');

test('registering without the terms asks for them and calls nobody', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(alertOf(page)).toHaveText('Please accept terms and conditions to continue.');
  expect(await storage(page, 'auth')).toBeNull();
  await expectSound(page);
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(alertOf(page)).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('the provider’s own words for a weak password, a malformed address and one in use', async ({ page }) => {
  await register(page, { ...person, password: 'short' });
  await expect(alertOf(page)).toHaveText(
    'Firebase: Password should be at least 6 characters (auth/weak-password).',
  );
  await register(page, { ...person, email: 'not-an-address' });
  await expect(alertOf(page)).toHaveText(
    'Firebase: The email address is badly formatted. (auth/invalid-email).',
  );
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await register(page);
  await expect(alertOf(page)).toHaveText(
    'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
  );
});

test('after five wrong passwords one waits, over a reload and in another tab too', async ({
  page,
  context,
}) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await signOut(page);
  const mistaken = { ...person, password: 'not the one' };
  const wrong =
    'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).';
  const tooMany =
    'Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).';
  const wait = 'After several wrong passwords the next try has to wait. Try again in';
  for (let time = 1; time <= 5; time += 1) {
    await signIn(page, mistaken);
    await expect(alertOf(page)).toHaveText(time < 5 ? wrong : `${wrong}${wait} 30 seconds.`);
    // What is edited takes back what was said.
    await page.getByLabel('Email').fill('');
    await expect(alertOf(page)).toHaveCount(0);
  }
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/login');
    await signIn(tab);
    await expect(alertOf(tab)).toHaveText(
      new RegExp(`^${tooMany.replace(/[().]/g, '\\$&')}${wait} \\d+ seconds?\\.$`),
    );
    await expectSound(tab);
  }
});

test('Back after signing in leads to where one was before the card', async ({ page }) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
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

test('the terms open beside the card: what is typed stays', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(person.name);
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Terms of Use (opens in a new tab)' }).click(),
  ]);
  await expect(terms).toHaveURL('/terms');
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
});

for (const provider of ['Google', 'Microsoft', 'Apple']) {
  test(`${provider}: a new account is welcomed, a known one goes to the feed`, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: provider }).click();
    const chooser = page.getByRole('dialog');
    await expect(chooser).toBeVisible();
    await expectSound(page);
    await chooser.getByLabel('Name').fill(person.name);
    await chooser.getByLabel('Email').fill(person.email);
    await chooser.getByRole('button', { name: /add|create|continue/i }).click();
    await expect(page).toHaveURL('/userOnboard');

    await page.goto('/explore');
    await signOut(page);
    await page.getByRole('button', { name: provider }).click();
    await chooser.getByRole('button', { name: new RegExp(person.name) }).click();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('closing the account chooser says so, like the provider', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alertOf(page)).toHaveText(
    'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
  );
});

test('a forgotten password: the same answer whether or not the address has an account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No email was sent');
  await expectSound(page);
});

test('the guard: login in place, any letter case, and only the exact flag opens', async ({ page }) => {
  for (const address of ['/explore', '/profile', '/profile/manage', '/Explore']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.evaluate(() => localStorage.setItem('auth', 'TRUE'));
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Management');
});

test('looking around as Asha Verma shows the lived-in product', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('button', { name: 'Account: Asha Verma' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Like, 248' })).toHaveAttribute('aria-pressed', 'true');
});

test('signing out and in is followed by other tabs within a second', async ({ page, context }) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByRole('article').first()).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 1000 });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page);
  await expect(other.getByRole('article').first()).toBeVisible({ timeout: 3000 });
});

test('another account on the same device starts fresh', async ({ page }) => {
  await register(page);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  const saved = page.getByRole('button', { name: 'Saved' });
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect(saved).toBeVisible();
  await page.getByLabel('Your update').fill('Only mine.');
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await register(page, { name: 'Ilse Groot', email: 'ilse@example.com', password: 'another-one' });
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByLabel('Your update')).toHaveValue('');
  await expect(saved).toHaveCount(0);
  await signOut(page);
  await signIn(page);
  await expect(saved).toBeVisible();
  await expect(page.getByLabel('Your update')).toHaveValue('Only mine.');
});

test('the flag alone is the sample person, under the stored name', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userName', 'Asha V.'));
  await openFeed(page);
  await expect(page.getByRole('button', { name: 'Account: Asha V.' })).toBeVisible();
});
