import type { Locator, Page } from '@playwright/test';
import { expect, open, openFeed, test } from './support';

/** What the mocks show and no single component can promise: words that fit, lines that stay one line. */

const profiles = ['/startups/heliogrid', '/investors/mina-okafor', '/user/asha-verma'];

/** The sample person's page at an address, in a language. */
async function openIn(page: Page, address: string, locale: string) {
  await page.addInitScript((chosen) => localStorage.setItem('updraft.appearance', JSON.stringify(chosen)), {
    theme: 'light',
    locale,
  });
  await open(page, address);
}

/** Where the middles of these are, top to bottom, in px. */
const middles = async (all: Locator) => {
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
};

async function expectOneLine(all: Locator, atLeast: number) {
  const found = await middles(all);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  expect(Math.max(...found) - Math.min(...found)).toBeLessThan(8);
}

for (const locale of ['en', 'hi', 'es'])
  test(`the bar’s search has room for its words (${locale})`, async ({ page }) => {
    await openIn(page, '/explore', locale);
    const [words, room] = await page
      .getByRole('banner')
      .getByRole('combobox')
      .evaluate((field) => {
        const input = field as HTMLInputElement;
        const style = getComputedStyle(input);
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        context.font = style.font;
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return [context.measureText(input.placeholder).width, input.clientWidth - padding];
      });
    expect(room).toBeGreaterThanOrEqual(words);
  });

for (const locale of ['en', 'hi', 'es'])
  test(`filters share a line on Discover, and count and order too (${locale})`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await openIn(page, '/discover', locale);
    const bar = page.locator('main [role="group"]:has(> button[aria-expanded])');
    // Alive and read: two filters, and the order.
    await expect(bar.getByRole('combobox')).toHaveCount(3);
    if (!isMobile) return expectOneLine(bar.locator('> :visible'), 4);
    // There is no room for the order beside them (Asha invests: she has one to choose).
    await expectOneLine(bar.locator('> :nth-child(-n + 3)'), 3);
    await expectOneLine(bar.locator('> div:visible').last().locator('> *'), 2);
  });

for (const address of profiles)
  test(`${address}: its facts, and its controls, are one line each`, async ({ page }) => {
    await open(page, address);
    const header = page.locator('main header, header:has(h1)').first();
    await expectOneLine(header.getByRole('listitem'), 3);
    await expectOneLine(
      header.locator('button:visible, a:has(svg):visible, select').filter({ hasText: /^[^+]*\w/ }),
      3,
    );
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('tabs that don’t fit fade where there is more', { tag: '@phone' }, async ({ page, isMobile }) => {
    await open(page, '/investors/mina-okafor');
    const tabs = page.getByRole('tablist');
    const ends = () =>
      tabs.evaluate((list) => {
        const [, start, end] =
          / ([\d.]+)px, rgb\(0, 0, 0\) (?:100%|calc\(100% - ([\d.]+)px\))/.exec(
            getComputedStyle(list).maskImage,
          ) ?? [];
        return [Number(start) > 0, Number(end ?? 0) > 0];
      });
    await expect.poll(ends).toEqual([false, isMobile]);
    await tabs.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect.poll(ends).toEqual([isMobile, false]);
  });
});

test('the shorter column of a profile goes along', async ({ page }) => {
  await open(page, '/startups/heliogrid');
  const fundraising = page.getByRole('heading', { name: 'Fundraising' });
  await expect(fundraising).toBeInViewport();
  await page.getByRole('heading', { name: 'Video demo' }).evaluate((heading) => heading.scrollIntoView());
  await expect(fundraising).toBeInViewport();
});

test('the feed’s filters are whole, or fade', async ({ page }) => {
  await openFeed(page);
  const row = page.getByRole('group', { name: 'Filter updates' });
  expect(await row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

for (const [what, address, show] of [
  [
    'results of the search',
    '/explore',
    (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true }),
  ],
  ['notifications', '/explore', (page: Page) => page.getByRole('button', { name: /^Notifications/ })],
] as const)
  test(`the ${what} fill a phone between the bars, and a tap on one leads there`, {
    tag: '@phone-only',
  }, async ({ page }) => {
    await openFeed(page, address);
    await show(page).tap();
    const list = page.locator('[role="listbox"], [role="dialog"][aria-busy="false"]');
    if (what === 'results of the search') await page.keyboard.type('helio');
    const entry = list.locator('a, [role="option"]').first();
    await expect(entry).toBeVisible();
    const [box, bar] = [await list.boundingBox(), await page.getByRole('navigation').last().boundingBox()];
    expect([box?.x, box?.width]).toEqual([0, 390]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await entry.tap();
    await expect(page).not.toHaveURL(address);
    await expect(list).toHaveCount(0);
  });
