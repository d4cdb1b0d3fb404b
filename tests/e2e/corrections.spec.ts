import type { Page } from '@playwright/test';
import { expect, openFeed, publish, test } from './support';

const articles = (page: Page) => page.getByRole('article');
const mine = (page: Page) => page.getByRole('article', { name: 'Asha Verma' }).first();

async function choose(page: Page, name: 'Edit' | 'Delete') {
  await mine(page).getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name }).click();
}

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('an edit of a post outlives a reload while it is typed, and says so once it is saved', async ({
  page,
}) => {
  await openFeed(page);
  await publish(page, 'Four engineers short.');
  await choose(page, 'Edit');
  const field = page.getByLabel('Edit your post');
  await expect(field).toBeFocused();
  await field.fill('Two engineers short.');
  await page.reload();
  await expect(field).toHaveValue('Two engineers short.');
  // Nobody asked for it here: the focus isn't taken.
  await expect(field).not.toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(mine(page)).toContainText('Two engineers short.');
  await expect(page.locator('main [role="status"]').first()).toHaveText('Changes saved');
});

test('the deletion of a post, with its comments, is undone from another page', async ({ page }) => {
  await openFeed(page);
  await publish(page, 'One to lose.');
  await mine(page).getByRole('button', { name: 'Comment, 0' }).click();
  await page.getByLabel('Your comment').fill('Said under it.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await choose(page, 'Delete');
  await expect(said(page, 'Post deleted: “One to lose.”')).toBeVisible();
  await expect(page.getByText('Said under it.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page).toHaveURL('/discover');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goBack();
  await expect(articles(page).first()).toContainText('One to lose.');
  await page.reload();
  await expect(articles(page).first()).toContainText('Said under it.');
});

test('a shared link opens its post from any page, marked and with the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFeed(page);
  await articles(page)
    .nth(3)
    .getByRole('button', { name: /^Share, / })
    .click();
  await expect(said(page, 'Link to the post copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const marked = page.locator('main [aria-current="true"]');
  for (const address of [
    link,
    '/user/asha-verma?tab=posts#firmware-hiring',
    '/explore?type=funding#heliogrid-seed',
  ]) {
    await page.goto('/about');
    await page.goto(address);
    await expect(marked).toHaveAttribute('id', address.split('#').at(-1) as string);
    await expect(marked).toBeInViewport();
    await expect(marked).toBeFocused();
  }
});
