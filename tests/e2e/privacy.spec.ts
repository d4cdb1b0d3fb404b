import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium, findWholeChromium } from '../../scripts/chromium.mjs';
import { expect, register, signOut, test } from './support';

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
const ben = { name: 'Ben Groot', email: 'ben@example.com', password: 'another-one' };

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
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  // The feed's delay, a profile's, and what is read from the device after it.
  await page.waitForTimeout(1200);
  expect(await traces(page), where).toEqual([]);
}

/** A little of everything that is nobody else's, on pages that are each loaded anew: a history that a browser fills in. */
async function leaveTraces(page: Page) {
  await register(page, ana);
  await expect(page).toHaveURL('/userOnboard');
  await field(page, 'Location').fill('Qualm Harbour');
  await page.waitForTimeout(700);

  await page.goto('/profile/manage?tab=settings');
  await field(page, 'Profile privacy').selectOption({ label: 'Private' });
  await expect(page.getByRole('main').getByRole('status').getByText('Saved')).toBeAttached();
  await field(page, 'Email digest').selectOption({ label: 'Never' });

  await page.goto('/explore');
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Your update').fill('A qualm about the numbers.');
  await page.waitForTimeout(700);

  await page.goto('/messages/mina-okafor');
  const message = page.getByRole('textbox', { name: 'Message to Mina Okafor' });
  await message.fill('Between us: a qualm about Ledgerline.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Between us: a qualm about Ledgerline.')).toBeVisible();
  await message.fill('And one more qualm');
  await page.waitForTimeout(700);

  await page.goto('/discover');
  await page.getByRole('button', { name: 'Star Ledgerline' }).click();
  await page.goto('/list-startup');
  await field(page, 'Startup name').fill('Qualmworks');
  await page.waitForTimeout(700);
  await page.goto('/Investor-register');
  await field(page, 'Phone number').fill('+91 qualm');
  await page.waitForTimeout(700);
  await page.goto('/startups/ledgerline');
  await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
  await page.goto('/explore');
  await expect(page.getByLabel('Your update')).toHaveValue('A qualm about the numbers.');
  // What is looked for below is found where it is.
  expect(await traces(page)).not.toEqual([]);
}

const routes = [
  '/',
  '/explore',
  '/explore?show=saved',
  '/starred',
  '/discover',
  '/discover?tab=users',
  '/messages',
  '/messages/mina-okafor',
  '/messages/ana-qualm',
  '/user/ana-qualm',
  '/list-startup',
  '/Investor-register',
  '/userOnboard',
  '/profile',
  '/profile/manage?tab=settings',
  '/profile/investor/manage',
  '/startups/ledgerline',
];

test('who signs in next finds nothing of who was here before @once', async ({ page }) => {
  test.setTimeout(120_000);
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
    for (const route of ['/messages', '/messages/mina-okafor', '/starred', '/list-startup', '/userOnboard']) {
      await page.goto(route);
      await expectNoTrace(page, route);
    }
  });
  await register(page, ben);
  await expect(page).toHaveURL('/userOnboard');

  await test.step('on no page', async () => {
    for (const route of routes) {
      await page.goto(route);
      await expectNoTrace(page, route);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qual');
    await page.waitForTimeout(1200);
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

test('Back through somebody else’s history shows the pages as one’s own @once', async ({ page }) => {
  test.setTimeout(120_000);
  await leaveTraces(page);
  await signOut(page);
  await register(page, ben);
  await expect(page).toHaveURL('/userOnboard');
  const length = await page.evaluate(() => window.history.length);
  expect(length).toBeGreaterThan(8);
  for (let steps = 1; steps < length - 1; steps += 1) {
    await page.goBack();
    const own = new URL(page.url()).pathname;
    await expectNoTrace(page, `${steps} back: ${own}`);
  }
});

test('a page out of the browser’s cache is the login card at once, if one has signed out elsewhere @once', async ({
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
  await register(page, ana);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await page.getByLabel('Your update').fill('A qualm about the numbers.');
  expect(await traces(page)).not.toEqual([]);
  await page.waitForTimeout(700);
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
