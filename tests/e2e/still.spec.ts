import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, still, test, watchShifts } from './support';

/**
 * What a page's HTML shows of what is loaded, before its scripts are there, is what the page shows then: whoever looks
 * sees nothing that isn't so.
 */
const namesIn = (folder: string) =>
  (existsSync(`dist/${folder}`) ? readdirSync(`dist/${folder}`) : [])
    .filter((file) => file.endsWith('.html') && file !== 'index.html')
    .map((file) => `/${folder}/${file.replace('.html', '')}`);

const viewers = {
  'the sample person': { auth: 'true' },
  'an account': { auth: 'true', 'updraft.uid': 'uid-noor', userName: 'Noor Haddad' },
} as const;

const profiles = ['startups', 'investors', 'user'].flatMap((folder) => namesIn(folder).slice(0, 1));
const common = ['/explore', '/discover', '/starred', '/messages', ...profiles];
const addresses = {
  'the sample person': [...common, '/profile/manage', '/profile/investor/manage'],
  // Nobody has written yet: a wide page of conversations has one column then.
  'an account': [...common.filter((address) => address !== '/messages'), ...namesIn('messages').slice(0, 1)],
} as const;

const enter = (page: Page, storage: Record<string, string>) =>
  page.addInitScript((items) => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'true');
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);

/** The scripts wait until they are let go. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute('**/*.js');
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

type Line = { text: string; x: number; y: number };

/** Everything that can be read in the main region, in its order, and where. What only the device knows has no words yet. */
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

/** As read, but for what the first doesn't say yet; px apart at most. */
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
  test(`the HTML shows ${viewer} what the page shows when it is alive`, { tag: '@phone' }, async ({
    page,
  }) => {
    test.slow();
    await enter(page, storage);
    const shift = await watchShifts(page);
    // In one face, before and after.
    await page.route('**/*.woff2', () => {});
    for (const address of addresses[viewer as keyof typeof viewers])
      await test.step(address, async () => {
        const release = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.documentElement?.dataset.still === 'shown');
        await page.waitForFunction(() => document.readyState !== 'loading');
        const before = await linesOf(page);
        const pieces = await still(page).allTextContents();
        expect(pieces.join('').length).toBeGreaterThan(20);
        release();
        await expect(still(page)).toHaveCount(0);
        expectSame(before, await linesOf(page), 2);
        expect(await shift()).toBeLessThan(0.005);
      });
  });
}

/** Whether the page's HTML is about to show what it knows: its script decides that before the page is parsed. */
async function isShown(page: Page) {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(() => 'still' in document.documentElement.dataset);
}

for (const [name, address, storage] of [
  ['a guest', '/startups/heliogrid', {}],
  ['a guest', '/explore', {}],
  ['another language', '/startups/heliogrid', { auth: 'true', 'updraft.appearance': '{"locale":"es"}' }],
  ['a view of the page', '/discover?tab=users', { auth: 'true' }],
  ['a place on it', '/explore#heliogrid-seed', { auth: 'true' }],
  ['whoever has posted', '/explore', { auth: 'true', 'updraft.kept': 'post sampleDate' }],
  ['whoever has listed a startup', '/discover', { auth: 'true', 'updraft.kept': 'listing' }],
  ['whoever has starred', '/starred', { auth: 'true', 'updraft.kept': 'star' }],
  [
    'an account, where the sample person changed theirs',
    '/user/asha-verma',
    { auth: 'true', 'updraft.uid': 'uid-noor', userName: 'Noor', 'updraft.kept': 'profile sample:profile' },
  ],
  ['whoever keeps what it doesn’t know', '/startups/heliogrid', { auth: 'true', 'updraft.kept': 'other' }],
  ['whoever calls themselves otherwise', '/profile', { auth: 'true', userName: 'Asha V.' }],
] as const) {
  test(`${address} keeps its skeletons for ${name}`, async ({ page }) => {
    await enter(page, storage);
    await page.route('**/*.js', () => {});
    await page.goto(address, { waitUntil: 'commit' });
    expect(await isShown(page)).toBe(false);
  });
}

test('a profile is shown to whoever has starred it, without saying whether they have', async ({ page }) => {
  await enter(page, {
    auth: 'true',
    'updraft.uid': 'uid-noor',
    userName: 'Noor',
    'updraft.kept': 'follow profile sample:follow star',
  });
  await page.route('**/*.js', () => {});
  await page.goto('/startups/heliogrid', { waitUntil: 'commit' });
  await expect(page.getByText('Rooftop solar that trades with its neighbours')).toBeVisible();
  for (const name of ['Star Heliogrid', 'Follow'])
    await expect(
      page
        .locator('main button[inert]')
        .filter({ visible: true })
        .and(page.locator(`[aria-label="${name}"], :text-is("${name}")`)),
    ).toHaveCount(1);
});

test('what one writes is noted, and the next visit doesn’t show the page without it', async ({ page }) => {
  await enter(page, { auth: 'true' });
  await page.goto('/explore');
  await page
    .getByRole('textbox', { name: 'Share' })
    .or(page.locator('main textarea').first())
    .first()
    .fill('Our first winter');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('Our first winter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('updraft.kept'))).toContain('post');
  await page.route('**/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  expect(await isShown(page)).toBe(false);
});

for (const [address, delay] of [
  ['/explore', 800],
  ['/startups/ledgerline', 500],
] as const)
  test(`${address} shows nothing before the ${delay} ms of the spec`, async ({ page }) => {
    await enter(page, { auth: 'true' });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement?.dataset.still === 'shown')
          (window as unknown as { at: number }).at ??= performance.now();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-still'] });
    });
    await page.route('**/*.js', () => {});
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { at?: number }).at);
    const at = await page.evaluate(() => (window as unknown as { at: number }).at);
    expect(at).toBeGreaterThan(delay - 2);
  });

test('a button that is pressed too early is pressed when the page is alive, and keeps the focus', async ({
  page,
}) => {
  await enter(page, { auth: 'true' });
  const release = await holdScripts(page);
  await page.goto('/startups/ledgerline', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'Team' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Team' })).toBeFocused();
  await expect(page).toHaveURL(/tab=team/);
});

test('a link works before the page is alive', async ({ page }) => {
  await enter(page, { auth: 'true' });
  await page.route('**/*.js', () => {});
  await page.goto('/discover', { waitUntil: 'commit' });
  await page.locator('main a[href="/startups/mirahealth"]').first().click();
  await expect(page).toHaveURL('/startups/mirahealth');
});
