import type { Page } from '@playwright/test';
import { expect, expectSound, openFeed, test } from './support';

const articles = (page: Page) => page.getByRole('article');
const mine = (page: Page) => page.getByRole('article', { name: 'Asha Verma' }).first();

async function post(page: Page, text: string) {
  await page.getByLabel('Your update').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(articles(page).first()).toContainText(text);
}

async function choose(page: Page, name: 'Edit' | 'Delete') {
  await mine(page).getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name }).click();
}

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a post is edited in its place, and says so, also after a reload', async ({ page }) => {
  await openFeed(page);
  await post(page, 'Four engineers short.');
  await choose(page, 'Edit');
  const field = page.getByLabel('Edit your post');
  await expect(field).toBeFocused();
  await expectSound(page);
  await field.fill('Three engineers short.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(mine(page)).toContainText('Four engineers short.');
  await expect(mine(page).getByRole('button', { name: 'More actions' }).first()).toBeFocused();
  await choose(page, 'Edit');
  await field.fill('  ');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await field.fill('Two engineers short.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(mine(page)).toContainText('Two engineers short.');
  await expect(page.locator('main [role="status"]').first()).toHaveText('Changes saved');
  await expect(mine(page).getByText('edited', { exact: true })).toHaveAttribute('title', /^Edited /);
  await page.reload();
  await expect(mine(page)).toContainText('Two engineers short.');
  await expect(mine(page).getByText('edited', { exact: true })).toBeVisible();
  await page.goto('/user/asha-verma?tab=posts');
  await expect(articles(page).first()).toContainText('Two engineers short.');
  await expect(articles(page).first().getByText('edited', { exact: true })).toBeVisible();
});

test('what is typed into an edit is there after a reload', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await post(page, 'Four engineers short.');
  await choose(page, 'Edit');
  await page.getByLabel('Edit your post').fill('Three engineers sh');
  await page.reload();
  await expect(page.getByLabel('Edit your post')).toHaveValue('Three engineers sh');
  // Nobody asked for it here: the focus isn't taken.
  await expect(page.getByLabel('Edit your post')).not.toBeFocused();
});

test('a post is deleted at once, with what one said under it, and undone', async ({ page }) => {
  await openFeed(page);
  await post(page, 'One to keep.');
  await post(page, 'One to lose.');
  await mine(page).getByRole('button', { name: 'Comment, 0' }).click();
  await page.getByLabel('Your comment').fill('Said under it.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await choose(page, 'Delete');
  await expect(said(page, 'Post deleted: “One to lose.”')).toBeVisible();
  await expect(page.getByText('Said under it.')).toHaveCount(0);
  await expect(page.locator('main li', { hasText: 'One to keep.' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(articles(page).first()).toContainText('One to lose.');
  await expect(articles(page).first()).toContainText('Said under it.');
  await expect(page.locator('main li', { hasText: 'One to lose.' }).first()).toBeFocused();
  await page.reload();
  await expect(articles(page).first()).toContainText('Said under it.');
  await choose(page, 'Delete');
  await expect(said(page, 'Post deleted')).toBeVisible();
  // Not before it is undone: a check of everything can take longer than there is to undo.
  await expectSound(page);
  await page.goto('/user/asha-verma?tab=posts');
  await expect(articles(page).first()).toContainText('One to keep.');
  await page.goto('/explore?q=lose');
  await expect(page.getByText('One to lose.')).toHaveCount(0);
});

/** How many posts the device holds of the sample person. */
const countPosts = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('updraft');
    opening.onsuccess = () => {
      const read = opening.result.transaction('records').objectStore('records').getAll();
      read.onsuccess = () => {
        opening.result.close();
        resolve(read.result.filter(({ kind }) => kind === 'post').length);
      };
    };
  });

test('an undo works from another page too', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await post(page, 'One to lose.');
  await choose(page, 'Delete');
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page).toHaveURL('/discover');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.evaluate(countPosts)).toBe(1);
  await page.goBack();
  await expect(articles(page).first()).toContainText('One to lose.');
});

test('a comment is edited and deleted, by keyboard alone', async ({ page }) => {
  await openFeed(page);
  const first = articles(page).first();
  const menus = first.getByRole('button', { name: 'More actions' });
  const before = await first.getByRole('listitem').first().textContent();
  await menus.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = first.getByLabel('Edit your comment');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Or not.');
  await page.keyboard.press('Escape');
  await expect(first.getByRole('listitem').first()).toHaveText(before ?? '');
  await expect(menus.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(' Or so.');
  await page.keyboard.press('Control+Enter');
  await expect(first.getByRole('listitem').first()).toContainText('Or so.');
  await expect(menus.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Or so.')).toHaveCount(0);
  await expect(first.getByRole('listitem').first()).toBeFocused();
  await expect(first.getByRole('listitem').first()).not.toContainText('Or so.');
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem').first()).toContainText('Or so.');
  await expect(first.getByRole('listitem').first()).toBeFocused();
});

test("commenters' names lead to their pages", { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  const first = articles(page).first();
  await expect(first.getByRole('listitem').getByRole('link', { name: 'Ravi Kulkarni' })).toHaveAttribute(
    'href',
    '/investors/ravi-kulkarni',
  );
  await first.getByRole('listitem').getByRole('link', { name: 'Asha Verma' }).click();
  await expect(page).toHaveURL('/user/asha-verma');
});

test('a link to a post that was deleted says so in its place', async ({ page }) => {
  await openFeed(page);
  await post(page, 'One to lose.');
  const id = await page.locator('main li', { hasText: 'One to lose.' }).first().getAttribute('id');
  await choose(page, 'Delete');
  await expect(said(page, 'Post deleted')).toBeVisible();
  for (const address of [`/explore#${id}`, `/user/asha-verma?tab=posts#${id}`]) {
    await page.goto('/about');
    await page.goto(address);
    const gone = page.getByRole('heading', { name: 'This post isn’t here any more' });
    await expect(gone).toBeInViewport();
    await expect(page.locator('#post-gone')).toBeFocused();
    await expectSound(page);
  }
  await page.goto('/explore');
  await expect(articles(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore#main');
  await expect(page.getByRole('heading', { name: 'This post isn’t here any more' })).toHaveCount(0);
});

test('a link opens its post from wherever one is', async ({ page }) => {
  await openFeed(page);
  for (const [address, id] of [
    ['/explore#runway-in-decks', 'runway-in-decks'],
    ['/user/asha-verma?tab=posts#firmware-hiring', 'firmware-hiring'],
    ['/explore?type=funding#heliogrid-seed', 'heliogrid-seed'],
  ] as const) {
    await page.goto('/about');
    await page.goto(address);
    const marked = page.locator('main [aria-current="true"]');
    await expect(marked).toHaveAttribute('id', id);
    await expect(marked).toBeInViewport();
    await expect(marked).toBeFocused();
  }
});
