import type { Page } from '@playwright/test';
import { post } from '../support/accountRecords';
import { type Kept, openWith } from './storedRecords';
import { expect, framesPainted, test, watchShifts } from './support';

const texts = [
  'Sounds good.',
  'The meters settle among themselves, the grid only hears about it later, and nobody waits for a bill.',
  'Could you send me the numbers for October?\nThe board asks for them by Friday, and so do I.',
];

const posts = (count: number): Kept[] =>
  Array.from({ length: count }, (_, index) =>
    post(`p-${index + 1}`, {
      author: { id: 'jonas-felde', name: 'Jonas Felde', role: 'Founder', avatar: '', isVerified: false },
      content: `Number ${index + 1}. ${texts[index % texts.length]} ${index % 5 ? '' : texts.join(' ')}`,
      postTime: Date.now() - (index + 1) * 60_000,
    }),
  );

const cards = (page: Page) => page.locator('main ul > li[id]');
/** Scrolls in steps of 600 px, as a wheel does, and waits for each render. */
async function scrollDown(page: Page, distance: number) {
  for (let at = 0; at < distance; at += 600) {
    await page.mouse.wheel(0, 600);
    await framesPainted(page);
  }
}

/** Scrolls to the end of the feed until the second page of posts has loaded. */
const loadNext = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', /^\d{3}$/, { timeout: 100 });
  }).toPass({ intervals: [50] });

test('a feed of 1,000 posts renders under 40 cards without a layout shift, and Back restores the position', async ({
  page,
}) => {
  const shift = await watchShifts(page);
  await openWith(page, '/explore', posts(1000));
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(0.01);
  await page.mouse.move(200, 400);
  await loadNext(page);
  await scrollDown(page, 600);
  await expect(cards(page).first()).not.toHaveAttribute('aria-posinset', '1');
  expect(await cards(page).count()).toBeLessThan(30);
  const cardInTheMiddle = () =>
    page.evaluate(() => {
      const middle = innerHeight / 2;
      const card = [...document.querySelectorAll('main ul > li[id]')].find(
        (li) => li.getBoundingClientRect().bottom > middle,
      );
      return { id: card?.id, top: card?.getBoundingClientRect().top ?? 0 };
    });
  // The end of the list may load more posts, which moves the cards.
  let seen = await cardInTheMiddle();
  await expect(async () => {
    const before = seen;
    await page.waitForTimeout(300);
    seen = await cardInTheMiddle();
    expect(seen.id).toBeDefined();
    expect(seen).toEqual(before);
  }).toPass();
  const card = page.locator(`[id="${seen.id}"]`);
  const topOf = async () => (await card.boundingBox())?.y ?? Number.NaN;
  await card.getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf()) - seen.top)).toBeLessThan(2);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf()) - seen.top)).toBeLessThan(2);
  // While the user scrolls up, cards that render above the view don't move the visible cards.
  await page.mouse.move(200, 400);
  for (let step = 0; step < 20; step += 1) {
    const before = await topOf();
    await page.mouse.wheel(0, -40);
    await expect.poll(topOf).not.toBe(before);
    await framesPainted(page);
    expect(Math.abs((await topOf()) - before - 40)).toBeLessThan(3);
  }
  // A URL with a hash opens a post far down.
  await page.goto('/about');
  await page.goto('/explore#p-800');
  await expect(page.locator('#p-800')).toBeInViewport();
  await expect(page.locator('#p-800')).toBeFocused();
  expect(await cards(page).count()).toBeLessThan(40);
});

test('Tab moves from card to card in a long feed, and the focused card stays rendered while scrolling', async ({
  page,
}) => {
  await openWith(page, '/explore', posts(300));
  await loadNext(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');
  await cards(page).first().getByRole('link').first().focus();
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('li[id]')?.getAttribute('aria-posinset')));
  // Presses one key per frame, so that the page can render each change.
  for (let at = 0; at < 100; at += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const held = await focused();
  expect(held).toBeGreaterThan(10);
  await page.mouse.move(600, 400);
  await scrollDown(page, 9_000);
  expect(await focused()).toBe(held);
  await page.keyboard.press('Tab');
  expect(await focused()).toBeGreaterThanOrEqual(held);
});
