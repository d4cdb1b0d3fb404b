import type { Page } from '@playwright/test';
import { ada, ben, enter } from './account';
import { expect, publishStored, test } from './support';

// These tests use two accounts in one browser.

const postOf = (page: Page, { name }: typeof ada) => page.getByRole('article', { name });

test('another account sees a user’s posts and profile until they become private', async ({ page }) => {
  await enter(page, ada);
  await page.goto('/explore');
  await publishStored(page, 'Our kite flew for nine hours.');

  await test.step('the other account likes and comments on the post', async () => {
    await enter(page, ben);
    await page.goto('/explore');
    const post = postOf(page, ada);
    await expect(post).toContainText('Our kite flew for nine hours.');
    await post.getByRole('button', { name: 'Like, 0' }).click();
    await post.getByRole('button', { name: 'Comment, 0' }).click();
    await post.getByRole('textbox').fill('How high?');
    await post.getByRole('textbox').press('Control+Enter');
    await expect(post.getByText('How high?')).toBeVisible();
    await post.getByRole('link', { name: ada.name }).click();
    await expect(page).toHaveURL('/user/ada-zephyr');
  });

  await test.step('the author sees the comment and the like', async () => {
    await enter(page, ada);
    await page.goto('/explore');
    await expect(postOf(page, ada)).toContainText('How high?');
    await expect(postOf(page, ada).getByRole('button', { name: 'Like, 1' })).toBeVisible();
  });

  await test.step('a private user is hidden in the feed, on Discover and at their profile URL', async () => {
    await page.goto('/profile/manage?tab=settings');
    await page.getByLabel('Profile privacy').selectOption({ label: 'Private' });
    await expect(page.getByRole('main').getByRole('status').getByText('Saved')).toBeAttached();
    await enter(page, ben);
    await page.goto('/explore');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(postOf(page, ada)).toHaveCount(0);
    await page.goto('/discover?tab=users');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goto('/user/ada-zephyr');
    await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
  });
});

test('the link “Write an update” on a startup’s empty Updates tab starts a post as the startup', async ({
  page,
}) => {
  await enter(page, ada);
  await page.goto('/startups/zephyr-works?tab=updates');
  await page.getByRole('link', { name: 'Write an update' }).click();
  await expect(page.getByLabel('Post as').locator('option:checked')).toHaveText(
    ada.startup?.startupName ?? '',
  );
  await expect(page.getByLabel('Your update')).toBeFocused();
  await expect(page).toHaveURL('/explore?as=zephyr-works');
  await publishStored(page, 'The kite factory opens.');
  await enter(page, ben);
  await page.goto('/explore');
  const { startupName: name = '' } = ada.startup ?? {};
  await postOf(page, { ...ada, name })
    .getByRole('link', { name })
    .click();
  await page.getByRole('tab', { name: 'Updates' }).click();
  await expect(page.getByRole('article', { name })).toContainText('The kite factory opens.');
});
