import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveHalves } from './host';

import {
  expect,
  expectHydrated,
  fillRegister,
  holdScripts,
  prerendered,
  publish,
  settle,
  test,
  watchShifts,
} from './support';

// The prerendered content in a page's HTML must equal the content that the page's scripts render. The page
// must never show content that is wrong for the viewer.

const namesIn = (folder: string) =>
  (existsSync(`dist/${folder}`) ? readdirSync(`dist/${folder}`) : [])
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => `/${folder}/${file.replace('.html', '')}`);

const viewers = {
  'the demo account': { auth: 'true' },
  'a new account': { auth: 'true', 'updraft.uid': 'uid-noor', userName: 'Noor Haddad' },
} as const;

const [startup = ''] = namesIn('startups');
const common = ['/explore', '/discover', startup];
const addresses = {
  'the demo account': [...common, '/messages', '/profile/manage'],
  // Omits /messages: without conversations, the page of a new account has only one column.
  'a new account': [...common, ...namesIn('messages').slice(0, 1)],
} as const;

const enter = (page: Page, storage: Record<string, string>) =>
  page.addInitScript((items) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'true');
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);

type Line = { text: string; x: number; y: number };

/** Returns the visible texts of the main region with positions, except inert and status elements. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
      const text = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('')
        .trim();
      const isRead = text && element.checkVisibility({ visibilityProperty: true });
      if (!isRead || element.closest('[role="status"], [inert]')) return [];
      const { x, y } = element.getBoundingClientRect();
      return [{ text, x: Math.round(x), y: Math.round(y + scrollY) }];
    }),
  );

/** Expects all lines of `before` in `after`, in the same order and at most `apart` px away. */
function expectSame(before: Line[], after: Line[], apart: number) {
  let at = 0;
  for (const { text, x, y } of before) {
    const found = after.findIndex((line, index) => index >= at && line.text === text);
    expect(found, `“${text}” is on the page`).toBeGreaterThanOrEqual(at);
    const [dx, dy] = [Math.abs((after[found]?.x ?? 0) - x), Math.abs((after[found]?.y ?? 0) - y)];
    expect(Math.max(dx, dy), `“${text}” stays where it is`).toBeLessThanOrEqual(apart);
    at = found + 1;
  }
}

for (const [viewer, storage] of Object.entries(viewers)) {
  test(`the HTML shows ${viewer} the same content as the interactive page`, { tag: '@phone' }, async ({
    page,
  }) => {
    test.slow();
    await enter(page, storage);
    const shift = await watchShifts(page);
    // Blocks web fonts, so that the font doesn't change.
    await page.route('**/*.woff2', () => {});
    for (const address of addresses[viewer as keyof typeof viewers])
      await test.step(address, async () => {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.documentElement?.dataset.prerendered === 'shown');
        await page.waitForFunction(() => document.readyState !== 'loading');
        const before = await linesOf(page);
        const contents = await prerendered(page).allTextContents();
        expect(contents.join('').length).toBeGreaterThan(20);
        release();
        await expect(prerendered(page)).toHaveCount(0);
        expectSame(before, await linesOf(page), 2);
        expect(await shift()).toBeLessThan(0.005);
      });
  });
}

for (const [what, act] of [
  ['a press', (page: Page) => page.mouse.click(4, 400)],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
] as const)
  test(`web fonts that load after the first paint are applied on ${what} without a layout shift`, async ({
    page,
  }) => {
    await enter(page, viewers['the demo account']);
    const shift = await watchShifts(page);
    await page.goto('/starred');
    await expectHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const html = page.locator('html');
    await expect(html).not.toHaveAttribute('data-fonts');
    await act(page);
    await expect(html).toHaveAttribute('data-fonts');
    expect(await shift()).toBeLessThan(0.005);
  });

test('a guest sees the demo banner from the first paint, and registering keeps their follows', {
  tag: '@phone',
}, async ({ page }) => {
  const bar = page.getByText('You’re looking around as Asha Verma, a sample.');
  const release = await holdScripts(page);
  await page.goto('/user/jonas-felde', { waitUntil: 'commit' });
  await expect(bar).toBeVisible();
  const place = () => page.getByRole('main').boundingBox();
  const before = await place();
  release();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  expect((await place())?.y).toBe(before?.y);
  await settle(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillRegister(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Added to your account: your stars, follows and requests.',
  );
  await page.goto('/user/jonas-felde');
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

// Opens a separate page: the `page` fixture fails the test on console errors, and each missing file logs one.
test('a page doesn’t paint before its navigation bar is fully parsed, to avoid a layout shift', async ({
  context,
}) => {
  const page = await context.newPage();
  const shift = await watchShifts(page);
  await enter(page, viewers['the demo account']);
  const { address, close } = await serveHalves('/explore', /[\s\S]*?<nav[\s\S]*?<\/a>/);
  await page.goto(`${address}/explore`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await shift()).toBe(0);
  const [{ startTime = 0 } = {}] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => ({ startTime })),
  );
  expect(startTime).toBeGreaterThan(1000);
  await close();
});

/** Whether the page shows its prerendered content. An inline script decides this while the page loads. */
async function isShown(page: Page) {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(() => 'prerendered' in document.documentElement.dataset);
}

const sample = { auth: 'true' };
const account = { ...sample, 'updraft.uid': 'uid-noor', userName: 'Noor' };
const kept = (kinds: string) => ({ ...sample, 'updraft.kept': kinds });

test('a page shows skeletons when its prerendered content would be wrong', async ({ page }) => {
  await page.route('**/*.js', () => {});
  for (const [what, address, storage] of [
    ['a guest on a profile', '/startups/heliogrid', {}],
    ['a guest on the feed', '/explore', {}],
    [
      'a viewer with another language',
      '/startups/heliogrid',
      { ...sample, 'updraft.appearance': '{"locale":"es"}' },
    ],
    ['a URL that selects another tab', '/discover?tab=users', sample],
    ['a URL with a hash', '/explore#heliogrid-seed', sample],
    ['a viewer with an own post', '/explore', kept('post sampleDate')],
    ['a viewer with an own startup', '/discover', kept('listing')],
    ['a viewer with an own star', '/starred', kept('star')],
    [
      'a changed profile of the demo account',
      '/user/asha-verma',
      { ...account, ...kept('profile sample:profile') },
    ],
    ['an unknown kind of record', '/startups/heliogrid', kept('other')],
    ['a renamed viewer', '/profile', { ...sample, userName: 'Asha V.' }],
  ] as const)
    await test.step(what, async () => {
      await page.goto('/favicon.svg');
      await page.evaluate((items: Record<string, string>) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, storage);
      await page.goto(address, { waitUntil: 'commit' });
      expect(await isShown(page)).toBe(false);
    });
});

test('the HTML of a profile shows neither star nor follow state', async ({ page }) => {
  await enter(page, { ...account, ...kept('follow profile sample:follow star') });
  await page.route('**/*.js', () => {});
  await page.goto('/startups/heliogrid', { waitUntil: 'commit' });
  await expect(page.getByText('Rooftop solar that trades with its neighbors')).toBeVisible();
  for (const name of ['Star Heliogrid', 'Follow'])
    await expect(
      page
        .locator('main button[inert]')
        .filter({ visible: true })
        .and(page.locator(`[aria-label="${name}"], :text-is("${name}")`)),
    ).toHaveCount(1);
});

test('after posting, the next visit doesn’t show prerendered content without the post', async ({ page }) => {
  await enter(page, sample);
  await page.goto('/explore');
  await publish(page, 'Our first winter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('updraft.kept'))).toContain('post');
  await page.route('**/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  expect(await isShown(page)).toBe(false);
});

for (const [address, delay] of [
  ['/explore', 800],
  ['/startups/ledgerline', 500],
] as const)
  test(`${address} shows prerendered content only after the ${delay} ms that the spec requires`, async ({
    page,
  }) => {
    await enter(page, sample);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement?.dataset.prerendered === 'shown')
          (window as unknown as { at: number }).at ??= performance.now();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-prerendered'] });
    });
    await page.route('**/*.js', () => {});
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { at?: number }).at);
    const at = await page.evaluate(() => (window as unknown as { at: number }).at);
    expect(at).toBeGreaterThan(delay - 2);
  });

test('a press of a button before hydration is repeated when the page is interactive, and keeps the focus', async ({
  page,
}) => {
  await enter(page, sample);
  const release = await holdScripts(page);
  await page.goto('/startups/ledgerline', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'Team' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  await expect(page).toHaveURL(/tab=team/);
});

test('a link works before the page is hydrated', async ({ page }) => {
  await enter(page, sample);
  await page.route('**/*.js', () => {});
  await page.goto('/discover', { waitUntil: 'commit' });
  await page.locator('main a[href="/startups/mirahealth"]').first().click();
  await expect(page).toHaveURL('/startups/mirahealth');
});
