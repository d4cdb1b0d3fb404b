import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { chromiumArgs, findChromium, findWholeChromium } from '../../scripts/chromium.mjs';
import { ben, enter } from './account';
import { recordsText } from './databases';
import { expect, expectSettled, settle, signOut, test } from './support';

// What somebody leaves behind in the browser, and who comes after them: through the app, its history and its export.

// As a browser comes: Back brings a page out of its cache, as it was left.
test.use({
  launchOptions: {
    executablePath: findChromium()?.path,
    args: [...chromiumArgs, '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const ana = { name: 'Ana Qualm', email: 'qualm@example.com', password: 'windsock-2025' };

/** Everything of Ana's that isn't published, by one word that is in all of it. */
const mark = 'qualm';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

/** What can be read of a page: its text and attributes, what its fields hold, its title. */
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

/** Ana's words in the page, with what stands around them. */
async function traces(page: Page) {
  const found = (await readable(page)).matchAll(new RegExp(`.{0,60}${mark}.{0,60}`, 'gis'));
  return [...found].map(([text]) => text);
}

/** Waits until the page has drawn what it will, and looks. */
async function expectNoTrace(page: Page, where: string) {
  await expectSettled(page);
  expect(await traces(page), where).toEqual([]);
}

/** Signs an account in from another tab: nothing is added to the history of this one. */
async function enterBeside(page: Page, who: typeof ana) {
  const beside = await page.context().newPage();
  await enter(beside, who);
  await beside.close();
}

/** Types into a field, and waits until the device has it. */
async function type(page: Page, target: Locator, text: string) {
  await target.fill(text);
  await expect.poll(() => recordsText(page)).toContain(text);
}

/** A little of everything that is nobody else's, on pages that are each loaded anew: a history that a browser fills in. */
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
  // What is looked for below is found where it is.
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

test('who signs in next finds nothing of who was here before', async ({ page }) => {
  test.slow();
  await leaveTraces(page);

  await test.step('not what was searched for, in the address or a field', async () => {
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

  await test.step('nor does whoever has no account', async () => {
    for (const route of guestRoutes) {
      await page.goto(route);
      await expectNoTrace(page, route);
    }
  });
  await enter(page, ben);

  await test.step('on no page', async () => {
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

  await test.step('in no export', async () => {
    await page.goto('/profile/manage?tab=settings');
    const card = page.getByRole('region', { name: 'Your data' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).not.toMatch(new RegExp(mark, 'i'));
  });
});

test('Back through somebody else’s history shows the pages as one’s own', async ({ page }) => {
  test.slow();
  await leaveTraces(page);
  await signOut(page);
  await enterBeside(page, ben);
  await page.goto('/explore');
  const length = await page.evaluate(() => window.history.length);
  // The pages with traces, and this one.
  expect(length).toBeGreaterThanOrEqual(8);
  for (let steps = 1; steps < length - 1; steps += 1) {
    await page.goBack();
    const own = new URL(page.url()).pathname;
    await expectNoTrace(page, `${steps} back: ${own}`);
  }
});

test('a page out of the browser’s cache is the login card at once, if one has signed out elsewhere', async ({
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
    // As soon as whoever else hears of it is done.
    window.addEventListener('pageshow', () =>
      setTimeout(() => Object.assign(window, { fields: seen().length })),
    );
  });
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/explore');
  await signOut(other);
  // What comes out of the cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await traces(page)).toEqual([]);
  const fields = await page.evaluate(() => Reflect.get(window, 'fields'));
  expect(fields, 'It came out of the cache, and nothing to type in was left').toBe(0);
});
