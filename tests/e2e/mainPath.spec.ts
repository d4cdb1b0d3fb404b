import { expect, expectSound, person, register, signIn, signOut, storage, test } from './support';

test('a user registers, signs out and in, uses the feed, and finds all changes after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/register');

  await test.step('registering stores the `auth` flag and the name', async () => {
    await register(page);
    await expect(page).toHaveURL('/userOnboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Profile');
    expect(await storage(page, 'auth')).toBe('true');
    expect(await storage(page, 'userName')).toBe(person.name);
    await expectSound(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('signing out removes the `auth` flag', async () => {
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await storage(page, 'auth')).toBeNull();
    expect(await storage(page, 'userName')).toBeNull();
  });

  await test.step('a wrong password shows the provider’s message until the next edit', async () => {
    await signIn(page, { ...person, password: 'not-this-one' });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(
      'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).',
    );
    await expectSound(page);
    await page.getByLabel('Password', { exact: true }).fill('w');
    await expect(alert).toBeHidden();
  });

  await test.step('signing in opens the feed under the registered name', async () => {
    await signIn(page);
    await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL('/explore');
    expect(await storage(page, 'auth')).toBe('true');
  });

  await test.step('filtering by type shows only posts of the type, and the filter is in the URL', async () => {
    await page.getByRole('button', { name: 'Funding News' }).click();
    await expect(page).toHaveURL('/explore?type=funding');
    // The posts of a filter follow a frame after its address.
    await expect(page.getByRole('article').filter({ hasNotText: 'Funding' })).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
  });

  const mine = page.getByRole('article', { name: person.name });

  await test.step('posting with a tag shows the post first', async () => {
    const send = page.getByRole('button', { name: 'Post', exact: true });
    await expect(send).toBeDisabled();
    await page.getByLabel('Your update').fill('   ');
    await expect(send).toBeDisabled();
    await page.getByLabel('Your update').fill('Our first pilot is live.');
    await page.getByLabel('Add a tag').selectOption('Product');
    await send.click();
    await expect(mine).toContainText('Our first pilot is live.');
    await expect(mine).toContainText('#Product');
    await expect(mine).toContainText('Just now');
    await expect(mine).toContainText('Thought');
    await expect(page.getByRole('article').first()).toContainText('Our first pilot is live.');
    await expect(page.getByLabel('Your update')).toHaveValue('');
  });

  await test.step('liking and commenting update the post', async () => {
    await mine.getByRole('button', { name: 'Like, 0' }).click();
    await expect(mine.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
    await mine.getByRole('button', { name: 'Comment, 0' }).click();
    await mine.getByLabel('Your comment').fill('Ask me anything about it.');
    await mine.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(mine.getByLabel('Your comment')).toBeHidden();
    await expect(mine).toContainText('Ask me anything about it.');
    await expectSound(page);
  });

  await test.step('a reload keeps all changes', async () => {
    await page.reload();
    await expect(mine).toContainText('Our first pilot is live.');
    await expect(mine).toContainText('Ask me anything about it.');
    await expect(mine.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('with an invalid `auth` flag, the route guard shows the login card at the same URL', async () => {
    await page.evaluate(() => localStorage.setItem('auth', 'yes'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL('/explore');
    await signIn(page);
    await expect(mine).toContainText('Our first pilot is live.');
    await expect(page).toHaveURL('/explore');
  });
});
