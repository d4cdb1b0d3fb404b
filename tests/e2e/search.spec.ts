import type { Page } from '@playwright/test';
import { expect, expectSound, openFeed, test } from './support';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 760;

test('a typo finds Heliogrid, and the keyboard alone opens it', async ({ page }) => {
  await openFeed(page);
  await field(page).focus();
  await page.keyboard.type('Heliogird');
  const first = list(page).getByRole('option').first();
  await expect(first).toContainText('Heliogrid');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/startups/heliogrid');
  await expect(page.getByRole('heading', { level: 1, name: 'Heliogrid' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
});

test('what is typed before the search is there is not lost', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/siteSearch-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await field(page).focus();
  await page.keyboard.type('mina oka');
  const node = await field(page).elementHandle();
  release();
  await expect(list(page).getByRole('group', { name: 'Investors' })).toContainText('Mina Okafor');
  await expect(field(page)).toHaveValue('mina oka');
  expect(await page.evaluate((input) => input === document.activeElement, node)).toBe(true);
});

test('Enter leads to Discover even where the search can’t be fetched', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await page.route(/\/assets\/siteSearch-.*\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("Not there")' }),
  );
  await field(page).fill('solar');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?q=solar');
});

test('Ctrl K leads to the field from another page; Enter without a choice goes to Discover', {
  tag: '@once',
}, async ({ page }) => {
  await openFeed(page);
  await page.goto('/startups/heliogrid');
  await expect(page.getByRole('heading', { level: 1, name: 'Heliogrid' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' climate ');
  await expect(list(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/discover?q=climate');
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
});

test('Discover opens at the kind of what is found first', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await field(page).fill('okafr');
  await expect(
    list(page)
      .getByRole('option', { name: /Mina Okafor/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/discover?tab=investors&q=okafr');
  await expect(page.getByRole('link', { name: 'Mina Okafor', exact: true })).toBeVisible();
});

test('an exact name wins, however fast Enter follows it', { tag: '@once' }, async ({ page }) => {
  await openFeed(page);
  await field(page).fill('ravi kulkarni');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/discover?tab=investors&q=ravi%20kulkarni');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Ravi Kulkarni');
});

test('nothing found says so and offers Discover; Escape closes, then clears', async ({ page }) => {
  await openFeed(page);
  await field(page).fill('zeppelin');
  await expect(page.getByText('Nothing matches “zeppelin”').last()).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('zeppelin');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('zeppelin');
  await page.getByRole('option', { name: 'Search Discover for “zeppelin”' }).click();
  await expect(page).toHaveURL('/discover?q=zeppelin');
});

test('a post is found and shown, from another page and from the feed itself', async ({ page }) => {
  await openFeed(page, '/explore?q=ledgerline');
  await field(page).fill('procurement');
  const posts = list(page).getByRole('group', { name: 'Posts' });
  const href = await posts.getByRole('option').first().getAttribute('href');
  await posts.getByRole('option').first().click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
  await page.goto('/discover');
  await field(page).fill('procurement');
  await posts.getByRole('option').first().click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
});

test('on a phone the results fill the width below the bar, above the bottom bar', async ({ page }) => {
  test.skip(!isPhone(page), 'a phone');
  await openFeed(page);
  await field(page).tap();
  await page.keyboard.type('a');
  await expect(list(page).getByRole('option').first()).toBeVisible();
  const box = await list(page).boundingBox();
  const bars = await page.getByRole('navigation').last().boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bars?.y ?? 0);
  await expectSound(page);
  await list(page).getByRole('group', { name: 'Startups' }).getByRole('option').first().tap();
  await expect(page).toHaveURL(/\/startups\/\w+$/);
  await expect(list(page)).toHaveCount(0);
});
