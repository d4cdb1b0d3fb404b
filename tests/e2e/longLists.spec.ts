import type { Page } from '@playwright/test';
import { type Kept, openWith } from './keptRecords';
import { expect, test } from './support';

const texts = [
  'Sounds good.',
  'The meters settle among themselves, the grid only hears about it later, and nobody waits for a bill.',
  'Could you send me the numbers for October?\nThe board asks for them by Friday, and so do I.',
];

const posts = (count: number): Kept[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `p-${index + 1}`;
    const value = {
      id,
      author: { id: 'jonas-felde', name: 'Jonas Felde', role: 'Founder', avatar: '', isVerified: false },
      content: `Number ${index + 1}. ${texts[index % texts.length]} ${index % 5 ? '' : texts.join(' ')}`,
      hashtags: index % 2 ? ['Climate'] : [],
      likes: index % 90,
      comments: [],
      shares: 0,
      isLiked: false,
      postTime: Date.now() - (index + 1) * 60_000,
      type: 'thought',
    };
    return { kind: 'post', id, value };
  });

const listings = (count: number): Kept[] =>
  Array.from({ length: count }, (_, index) => {
    const listing = {
      startupName: `Startup ${index + 1}`,
      tagline: texts[index % texts.length],
      location: 'Pune',
      category: 'AI',
      logo: null,
      about: 'About',
      problem: 'Problem',
      solution: 'Solution',
      website: '',
      email: 'a@startup.example',
      fundingRound: 'Seed',
      teamSize: '',
      team: [],
      investors: [],
    };
    return { kind: 'listing', id: `startup-${index + 1}`, value: { listing, savedAt: Date.now() - index } };
  });

const messages = (count: number): Kept[] =>
  Array.from({ length: count }, (_, index) => {
    const time = Date.now() - index * 60_000;
    const id = `${String(time).padStart(15, '0')}-${index}`;
    const value = { id, sender: 'Asha Verma', isSelf: true, message: `Hello ${index + 1}`, avatar: '', time };
    return { kind: `message/startup-${index + 1}`, id, value };
  });

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Scrolls in steps, as a wheel does, and waits for what comes. */
async function scrollDown(page: Page, distance: number) {
  for (let at = 0; at < distance; at += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
}

test('a feed of thousands draws tens of cards, and Back comes back to the place', async ({ page }) => {
  await openWith(page, '/explore', posts(3000));
  const cards = page.locator('main ul > li[id]');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^30\d\d$/);
  await page.mouse.move(200, 400);
  await scrollDown(page, 9_000);
  await expect(cards.first()).not.toHaveAttribute('aria-posinset', '1');
  expect(await cards.count()).toBeLessThan(30);
  const seen = await page.evaluate(() => {
    const middle = innerHeight / 2;
    const card = [...document.querySelectorAll('main ul > li[id]')].find(
      (li) => li.getBoundingClientRect().bottom > middle,
    );
    return { id: card?.id, top: card?.getBoundingClientRect().top ?? 0 };
  });
  const card = page.locator(`[id="${seen.id}"]`);
  const topOf = async () => (await card.boundingBox())?.y ?? Number.NaN;
  await card.getByRole('link').first().click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf()) - seen.top)).toBeLessThan(2);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf()) - seen.top)).toBeLessThan(2);
  // What comes in above is put right: nothing jumps on the way up.
  await page.mouse.move(200, 400);
  for (let step = 0; step < 20; step += 1) {
    const before = await topOf();
    await page.mouse.wheel(0, -40);
    await page.waitForTimeout(60);
    expect(Math.abs((await topOf()) - before - 40)).toBeLessThan(3);
  }
  await page.goForward();
  await expect(page.getByRole('tablist')).toBeVisible();
});

test('an address leads to a post far down', async ({ page }) => {
  await openWith(page, '/explore#p-1500', posts(3000));
  const card = page.locator('#p-1500');
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  expect(await page.locator('main ul > li[id]').count()).toBeLessThan(40);
});

test('the keyboard goes from card to card, and its card stays', { tag: '@once' }, async ({ page }) => {
  await openWith(page, '/explore', posts(1000));
  const cards = page.locator('main ul > li[id]');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^10\d\d$/);
  await cards.first().getByRole('link').first().focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('li[id]')?.getAttribute('aria-posinset'));
  // No faster than the page is drawn.
  for (let at = 0; at < 200; at += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(Number(await focused())).toBeGreaterThan(20);
  const held = await focused();
  await page.mouse.move(600, 400);
  await scrollDown(page, 12_000);
  expect(await focused()).toBe(held);
  await page.keyboard.press('Tab');
  expect(Number(await focused())).toBeGreaterThanOrEqual(Number(held));
});

test('nothing shifts when a long list comes', { tag: '@once' }, async ({ page }) => {
  await openWith(page, '/explore', posts(1000));
  await expect(page.locator('main ul > li[id]').first()).toHaveAttribute('aria-setsize', /^10\d\d$/);
  await page.waitForLoadState('networkidle');
  expect(await shift(page)).toBeLessThan(0.01);
});

test('Discover draws tens of cards of thousands, and Back comes back', async ({ page }) => {
  await openWith(page, '/discover', listings(2000));
  const cards = page.locator('main li[data-index]');
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^20\d\d$/);
  await page.mouse.move(200, 400);
  await scrollDown(page, 9_000);
  await expect(cards.first()).not.toHaveAttribute('aria-posinset', '1');
  expect(await cards.count()).toBeLessThan(60);
  const y = await scrollY(page);
  const name = await page.locator('main li[data-index] h2 a').nth(5).textContent();
  // By its name: the sixth that is drawn is another wherever one scrolls.
  const link = page.getByRole('link', { name: name ?? '', exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = (await link.boundingBox())?.y ?? 0;
  expect(y).toBeGreaterThan(5000);
  await link.click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
});

test('the inbox draws the rows in sight', async ({ page }) => {
  await openWith(page, '/messages', [...listings(400), ...messages(400)]);
  const rows = page.locator('main nav li');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^40\d$/);
  // Drawn as a long list, no longer as its first page.
  await expect(rows.first()).toHaveAttribute('data-row', '0');
  expect(await rows.count()).toBeLessThan(60);
  await page.locator('main nav').evaluate((nav) => nav.scrollTo(0, nav.scrollHeight));
  await expect(rows.last()).toHaveAttribute('aria-posinset', /^40\d$/);
  await expect(rows.last()).toBeInViewport();
  expect(await rows.count()).toBeLessThan(60);
});
