import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { chromiumArgs, findChromium, findWholeChromium } from '../../scripts/chromium.mjs';
import { ben, enter } from './account';
import { recordsText } from './databases';
import { expect, expectSettled, settle, signOut, test } from './support';

// The next user of the browser must not see an account's private data: in the app, its history or an export.

// Enables the back/forward cache, as in a default browser. Playwright disables it.
test.use({
  launchOptions: {
    executablePath: findChromium()?.path,
    args: [...chromiumArgs, '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const ana = { name: 'Ana Qualm', email: 'qualm@example.com', password: 'windsock-2025' };

/** A word that all private data of Ana contains. */
const mark = 'qualm';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

/** Returns the readable content of a page: its title, HTML and field values. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      ),
    ].join('\n'),
  );

/** Returns the occurrences of Ana's data in the page, with context. */
async function traces(page: Page) {
  const found = (await readable(page)).matchAll(new RegExp(`.{0,60}${mark}.{0,60}`, 'gis'));
  return [...found].map(([text]) => text);
}

/** Waits until the page is settled and expects no data of Ana. */
async function expectNoTrace(page: Page, where: string) {
  await expectSettled(page);
  expect(await traces(page), where).toEqual([]);
}

/** Signs an account in from another tab, so that this tab's history doesn't change. */
async function enterBeside(page: Page, who: typeof ana) {
  const beside = await page.context().newPage();
  await enter(beside, who);
  await beside.close();
}

/** Fills a field and waits until the text is stored. */
async function type(page: Page, target: Locator, text: string) {
  await target.fill(text);
  await expect.poll(() => recordsText(page)).toContain(text);
}

/** Creates private data of each kind. Loads each page separately, so that Back makes the browser autofill. */
async function leaveTraces(page: Page) {
  await enterBeside(page, ana);
  await page.goto('/userOnboard');
  await type(page, field(page, 'Location'), 'Qualm Harbour');

  await page.goto('/profile/manage?tab=settings');
  await field(page, 'Profile privacy').selectOption({ label: 'Private' });
  await expect(page.getByRole('main').getByRole('status').getByText('Saved')).toBeAttached();

  await page.goto('/messages/mina-okafor');
  const message = page.getByRole('textbox', { name: 'Message to Mina Okafor' });
  await message.fill('Between us: a qualm about Ledgerline.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Between us: a qualm about Ledgerline.')).toBeVisible();
  await type(page, message, 'And one more qualm');

  await page.goto('/list-startup');
  await type(page, field(page, 'Startup name'), 'Qualmworks');
  await page.goto('/Investor-register');
  await type(page, field(page, 'Phone number'), '+91 qualm');
  await page.goto('/startups/ledgerline');
  await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
  await page.goto('/explore');
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await type(page, page.getByLabel('Your update'), 'A qualm about the numbers.');
  await settle(page);
  // Verifies that `traces` finds the data.
  expect(await traces(page)).not.toEqual([]);
}

const guestRoutes = ['/messages/mina-okafor', '/list-startup', '/userOnboard'];
const routes = [
  ...guestRoutes,
  '/explore',
  '/discover?tab=users',
  '/messages/ana-qualm',
  '/user/ana-qualm',
  '/Investor-register',
  '/profile/manage?tab=settings',
  '/startups/ledgerline',
];

test('the next account sees no private data of the previous one', async ({ page }) => {
  test.slow();
  await leaveTraces(page);

  await test.step('signing out removes the search from the URL and the field', async () => {
    await page.goto('/discover?tab=users');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('A qualm');
    await expect(page).toHaveURL('/discover?tab=users&q=A+qualm');
    const length = await page.evaluate(() => window.history.length);
    await signOut(page);
    await expect(page).toHaveURL('/discover?tab=users');
    await expect(search).toHaveValue('');
    await expectNoTrace(page, '/discover');
    expect(await page.evaluate(() => window.history.length)).toBe(length);
  });

  await test.step('a guest sees no private data', async () => {
    for (const route of guestRoutes) {
      await page.goto(route);
      await expectNoTrace(page, route);
    }
  });
  await enter(page, ben);

  await test.step('no page shows private data', async () => {
    for (const route of routes) {
      await page.goto(route);
      await expectNoTrace(page, route);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qual');
    await expect(page.getByRole('option', { name: /^Search Discover/ })).toBeVisible();
    expect((await page.getByRole('option').allTextContents()).filter((text) => /ana/i.test(text))).toEqual(
      [],
    );
  });

  await test.step('the export contains no private data', async () => {
    await page.goto('/profile/manage?tab=settings');
    const card = page.getByRole('region', { name: 'Your data' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).not.toMatch(new RegExp(mark, 'i'));
  });
});

test('after another account signs in, Back through the history shows no data of the previous account', async ({
  page,
}) => {
  test.slow();
  await leaveTraces(page);
  await signOut(page);
  await enterBeside(page, ben);
  await page.goto('/explore');
  const length = await page.evaluate(() => window.history.length);
  // The history contains the pages of `leaveTraces` and the current page.
  expect(length).toBeGreaterThanOrEqual(8);
  for (let steps = 1; steps < length - 1; steps += 1) {
    await page.goBack();
    const own = new URL(page.url()).pathname;
    await expectNoTrace(page, `${steps} back: ${own}`);
  }
});

test('a page from the back/forward cache immediately shows the login card after a sign-out in another tab', async ({
  playwright,
  baseURL,
  contextOptions,
}) => {
  const executablePath = findWholeChromium();
  test.skip(!executablePath, 'Only a Chromium that isn’t a headless shell keeps a page for Back.');
  await using browser = await playwright.chromium.launch({
    executablePath,
    args: [...chromiumArgs, '--disable-gpu', '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ ...contextOptions, baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await enter(page, ana);
  await page.goto('/explore');
  await type(page, page.getByLabel('Your update'), 'A qualm about the numbers.');
  await page.evaluate(() => {
    const seen = () => [...document.querySelectorAll('textarea')].filter((field) => field.checkVisibility());
    // Runs after all other pageshow listeners.
    window.addEventListener('pageshow', () =>
      setTimeout(() => Object.assign(window, { fields: seen().length })),
    );
  });
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/explore');
  await signOut(other);
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await traces(page)).toEqual([]);
  const fields = await page.evaluate(() => Reflect.get(window, 'fields'));
  expect(fields, 'It came out of the cache, and nothing to type in was left').toBe(0);
});
