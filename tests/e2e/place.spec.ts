import type { Locator, Page } from '@playwright/test';
import { expect, framesPainted, holdScripts, openFeed, test } from './support';

/** Returns the distance of an element from the top of the viewport, in px. */
const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Number.NaN);

/** Expects an element at this position ±1 px: browsers scroll by whole device pixels. */
const expectTop = (element: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(element)) - top)).toBeLessThanOrEqual(1);

/** Scrolls an element to the center of the viewport. Returns its distance from the top of the viewport. */
async function readOn(element: Locator) {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return topOf(element);
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back and Forward restore the scroll position in the feed and the expanded comments', async ({
  page,
}) => {
  await openFeed(page);
  const latest = page.locator('main li[id]').first();
  const latestId = (await latest.getAttribute('id')) ?? '';
  await page.getByRole('button', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/explore?type=insight');
  await expect(latest).not.toHaveAttribute('id', latestId);
  await page.goBack();
  await expect(page).toHaveURL('/explore');
  // The posts of a filter follow a frame after its address.
  await expect(latest).toHaveAttribute('id', latestId);
  const showAll = page.getByRole('button', { name: /^Show all \d+ comments$/ }).first();
  const id = await showAll.evaluate((button) => button.closest('li[id]')?.id);
  await showAll.click();
  const opened = page.locator(`[id="${id}"]`);
  const comments = await opened.getByRole('listitem').count();
  expect(comments).toBeGreaterThan(2);
  const below = page.locator(`[id="${id}"] ~ li`).nth(4);
  const top = await readOn(below);
  const y = await scrollY(page);
  expect(y).toBeGreaterThan(500);
  await below.getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(await scrollY(page)).toBe(0);
  const other = page.getByRole('tab').last();
  await other.click();
  await expect(other).toHaveAttribute('aria-selected', 'true');
  const profile = page.url();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/explore');
  await expect(opened.getByRole('listitem')).toHaveCount(comments);
  await expectTop(below, top);
  // As after other navigations, the heading has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(opened.getByRole('listitem')).toHaveCount(comments);
  await expectTop(below, top);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(profile);
  await expect(other).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrollY(page)).toBe(300);
});

test('a scroll by the user cancels the scroll restoration', async ({ page }) => {
  await openFeed(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window) as (...asked: unknown[]) => void;
    const note = (what: string) => document.documentElement.toggleAttribute(`data-${what}`, true);
    add('wheel', () => note('turned'));
    const addEventListener = (...asked: unknown[]) => {
      add(...asked);
      if (asked[0] === 'wheel') note('followed');
    };
    Object.assign(window, { addEventListener });
  });
  // The page can't restore the position before its script loads.
  const release = await holdScripts(page, '**/assets/explore-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-followed]')).toBeAttached();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -2000);
  await expect(page.locator('html[data-turned]')).toBeAttached();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await framesPainted(page);
  expect(await scrollY(page)).toBe(0);
});
