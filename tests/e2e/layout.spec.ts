import type { Locator, Page } from '@playwright/test';
import { locales } from '../../messages/locales';
import { expect, expectSettled, open, openFeed, test } from './support';

// Tests layouts that depend on several components: texts fit, and rows stay on one line.

/** Opens a page of the demo account in a language. */
async function openIn(page: Page, address: string, locale: string) {
  await page.addInitScript((chosen) => localStorage.setItem('updraft.appearance', JSON.stringify(chosen)), {
    theme: 'light',
    locale,
  });
  await open(page, address);
}

/** Returns the vertical centers of elements in px. */
const middles = async (all: Locator) => {
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
  return boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
};

async function expectOneLine(all: Locator, atLeast: number) {
  const found = await middles(all);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  expect(Math.max(...found) - Math.min(...found)).toBeLessThan(8);
}

for (const locale of locales)
  test(`the placeholder of the search fits, and Discover’s filters are on one line (${locale})`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await openIn(page, '/discover', locale);
    const bar = page.locator('main [role="group"]:has(button[aria-expanded])');
    // Waits until the page is interactive and shows the number of results.
    await expect(bar.getByRole('status')).toContainText(/\d/);
    // The bar has two filters and, because Asha is an investor, a sort order. A phone shows them in a sheet.
    await expect(bar.getByRole('combobox')).toHaveCount(isMobile ? 0 : 3);
    await expectOneLine(bar.locator(':is(button, select, [role="status"]):visible'), isMobile ? 2 : 5);
    if (isMobile) return;
    const search = page.getByRole('banner').getByRole('combobox');
    const [words = 0, room] = await search.evaluate((field) => {
      const input = field as HTMLInputElement;
      const style = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return [context.measureText(input.placeholder).width, input.clientWidth - padding];
    });
    expect(room).toBeGreaterThanOrEqual(words);
  });

/** Returns the words that continue on another line, with their text. Runs in the page. */
function brokenWords() {
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${word} in ${text}`);
    }
  }
  return found;
}

for (const locale of locales)
  test(`at 320 px, labels and amounts break between words, and the chosen tab is in view (${locale})`, async ({
    page,
  }) => {
    // The window is tall enough to show the tabs without scrolling.
    await page.setViewportSize({ width: 320, height: 1200 });
    for (const address of [
      '/discover',
      '/startups/ledgerline?tab=metrics',
      '/startups/heliogrid?tab=updates',
    ]) {
      await openIn(page, address, locale);
      await expectSettled(page);
      await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
    }
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
    await page.goto('/');
    await expectSettled(page);
    expect((await page.getByRole('banner').locator('button[aria-expanded]').boundingBox())?.width).toBe(44);
  });

test('a profile’s details are on one line, and so are its controls', async ({ page }) => {
  for (const address of ['/startups/heliogrid', '/investors/mina-okafor', '/user/asha-verma']) {
    await open(page, address);
    const header = page.locator('main header, header:has(h1)').first();
    await expectOneLine(header.getByRole('listitem'), 3);
    const controls = header.locator('button:visible, a:has(svg):visible, select');
    await expectOneLine(controls.filter({ hasText: /^[^+]*\w/ }), 2);
  }
});

test.describe('with animations enabled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a row of tabs that doesn’t fit fades at the edge that hides more tabs', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
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

test('the shorter column of a profile stays in view while scrolling', async ({ page }) => {
  // The window is tall enough for the last card of the column.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open(page, '/startups/heliogrid');
  const fundraising = page.getByRole('heading', { name: 'Fundraising' });
  await expect(fundraising).toBeInViewport();
  await page.getByRole('heading', { name: 'Video demo' }).evaluate((heading) => heading.scrollIntoView());
  await expect(fundraising).toBeInViewport();
});

test('search results and notifications fill a phone’s screen between the bars, and tapping an entry opens its page', {
  tag: '@phone-only',
}, async ({ page }) => {
  const list = page.locator('[role="listbox"], [role="dialog"][aria-busy="false"]');
  for (const show of [
    page.getByRole('combobox', { name: 'Search', exact: true }),
    page.getByRole('button', { name: /^Notifications/ }),
  ]) {
    await openFeed(page);
    await show.tap();
    if ((await show.getAttribute('role')) === 'combobox') await page.keyboard.type('helio');
    const entry = list.locator('a, [role="option"]').first();
    await expect(entry).toBeVisible();
    const [box, bar] = [await list.boundingBox(), await page.getByRole('navigation').last().boundingBox()];
    expect([box?.x, box?.width]).toEqual([0, 390]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await entry.tap();
    await expect(page).not.toHaveURL('/explore');
    await expect(list).toHaveCount(0);
  }
});

/** Sample texts of each page: screen readers read them in English, whatever the language of the interface. */
const englishTexts: Record<string, string[]> = {
  '/explore': ['We led Heliogrid’s seed round', 'Rooftop solar that trades', 'You asked about churn'],
  '/discover': ['Rooftop solar that trades'],
  '/startups/heliogrid': [
    'Rooftop solar that trades',
    'Heliogrid puts a trading desk',
    'Climate Startup of the',
  ],
  '/startups/heliogrid?tab=team': ['Six years of hospital microgrids'],
  '/startups/heliogrid?tab=updates': ['Firmware 2.4 is on every'],
  '/investors/mina-okafor': ['I run Northlight Ventures', 'Europe, India and West Africa'],
  '/investors/mina-okafor?tab=testimonials': ['She asked about churn'],
  '/user/jonas-felde': ['I design for people', 'Cut the month-end close', 'One portfolio review a week'],
  '/messages/mina-okafor': ['Read the deck on the flight.'],
};

test('sample texts have the attribute lang="en" on a page in Hindi', async ({ page }) => {
  const wrong: string[] = [];
  for (const [address, texts] of Object.entries(englishTexts)) {
    await openIn(page, address, 'hi');
    for (const text of texts) {
      const shown = page.locator('main').getByText(text).first();
      await expect(shown, `${address}: ${text}`).toBeVisible();
      if ((await shown.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))) !== 'en')
        wrong.push(`${address}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
