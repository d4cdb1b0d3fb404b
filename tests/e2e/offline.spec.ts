// Uses Playwright's `test`. The one in `support.ts` would fail, because an offline browser logs errors.
import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { serveBuild } from './host';
import { enterAsAsha, expectInteractive, expectStored, heading } from './support';

test.use({ serviceWorkers: 'allow' });

let host: Awaited<ReturnType<typeof serveBuild>>;
test.beforeEach(async ({ page }) => {
  host = await serveBuild();
  await enterAsAsha(page);
});
test.afterEach(() => host.close());

const isNew = (page: Page) =>
  page.evaluate(() =>
    (document.querySelector('script[type="module"]')?.getAttribute('src') ?? '').includes('.v2.'),
  );

/** Opens the landing page without using the app, so that only this page is cached. */
async function lookIn(page: Page) {
  await page.goto(`${host.address}/`);
  await expect.poll(() => kept(page, 'pages'), { timeout: 20_000 }).toEqual(['/']);
}

/** Returns the URL paths in all caches with a name that begins with `name`. */
const kept = (page: Page, name: string) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, name);

/** All scripts and styles of the build. */
const code = readdirSync('dist/assets')
  .filter((file) => /\.(css|js)$/.test(file))
  .map((file) => `/assets/${file}`);

/** Opens a page of the app and waits until all code is cached. */
async function visit(page: Page, path = '/explore') {
  await page.goto(host.address + path);
  const missing = async () => {
    const there = new Set([...(await kept(page, 'assets')), ...(await kept(page, 'workbox-precache'))]);
    return code.filter((file) => !there.has(file));
  };
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

/** Turns off the network in the browser and closes the host. */
async function goOffline(page: Page) {
  await page.context().setOffline(true);
  await host.close();
}

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is ready' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
/** Checks for a new service worker, as browsers do on each navigation. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => {}));

test('the service worker precaches at most 150 KB', async ({ page }) => {
  await lookIn(page);
  const first = await kept(page, 'workbox-precache');
  const bodies = await Promise.all(
    first.map(async (path) => brotliCompressSync(await (await page.request.get(host.address + path)).body())),
  );
  const size = bodies.reduce((sum, { length }) => sum + length, 0) / 1024;
  console.log(`${size.toFixed(1)} KB in ${first.length} files`);
  expect(size).toBeGreaterThan(56);
  expect(size).toBeLessThanOrEqual(150);
  // A visitor of the landing page doesn't download the app.
  expect((await kept(page, 'assets')).filter((path) => path.includes('/explore-'))).toEqual([]);
});

test('all pages of the app open offline, including those not visited before', async ({ page }) => {
  await visit(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await goOffline(page);

  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [path, words] of [
    ['/startups/heliogrid?tab=team', 'Heliogrid'],
    ['/user/asha-verma', 'Asha Verma'],
    ['/discover', 'Discover'],
    ['/list-startup', 'Startup Listing'],
    ['/about', 'About Updraft'],
    ['/no-such-page', 'Page not found'],
  ] as const) {
    await page.goto(host.address + path);
    await expect(heading(page)).toHaveText(words);
  }
  await page.goto(`${host.address}/messages/mina-okafor`);
  await expect(page.getByRole('log')).toBeVisible();
  await expectInteractive(page);
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill('From a train');
  await composer.press('Enter');
  // Until the message is stored, only the composer keeps its text.
  await expectStored(page, '"message":"From a train"');
  await page.reload();
  await expect(page.getByRole('log').getByText('From a train')).toBeVisible();
});

test('a page that isn’t cached shows that the user is offline', async ({ page }) => {
  await lookIn(page);
  await goOffline(page);
  await page.goto(`${host.address}/about`);
  await expect(heading(page)).toHaveText('This page didn’t load');
  // Repeats `setOffline`: Chromium before 156 emulates `navigator.onLine` only in open pages.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await page.goto(`${host.address}/`);
  await expect(heading(page)).toHaveText('Where ideas take flight…');
});

test('a page renders from the cache when the host doesn’t respond', async ({ page }) => {
  await visit(page);
  host.silent.add('/about');
  await page.goto(`${host.address}/about`);
  await expect(heading(page)).toHaveText('About Updraft');
});

test('the app offers a new version, activates it on request and restores unsaved input', async ({ page }) => {
  await visit(page);
  const other = await page.context().newPage();
  await other.goto(`${host.address}/discover`);
  host.deploy();

  await test.step('the version doesn’t change automatically', async () => {
    await page.reload();
    await expect(toast(page)).toBeVisible({ timeout: 15_000 });
    expect(await isNew(page)).toBe(false);
    await page.reload();
    await expect(toast(page)).toBeVisible({ timeout: 15_000 });
    expect(await isNew(page)).toBe(false);
  });
  await test.step('Reload activates the new version and restores the input', async () => {
    const search = page.getByRole('combobox', { name: 'Search', exact: true });
    await search.fill('helio');
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    expect(await isNew(page)).toBe(true);
    await expect(search).toHaveValue('helio');
    await expect(toast(page)).toHaveCount(0);
  });
  await test.step('the other tab keeps working in the old version until it reloads', async () => {
    expect(await isNew(other)).toBe(false);
    await other
      .getByRole('link', { name: /^Message/ })
      .first()
      .click();
    await expect(heading(other)).toHaveText('Messages');
    expect(await isNew(other)).toBe(false);
    await Promise.all([other.waitForEvent('load'), reload(other).click()]);
    expect(await isNew(other)).toBe(true);
  });
});

test('a new version can be activated offline', async ({ page }) => {
  await visit(page);
  host.deploy();
  await checkForUpdate(page);
  await expect(toast(page)).toBeVisible({ timeout: 15_000 });
  await goOffline(page);
  await Promise.all([page.waitForEvent('load'), reload(page).click()]);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isNew(page)).toBe(true);
  await page.goto(`${host.address}/startups/heliogrid`);
  await expect(heading(page)).toHaveText('Heliogrid');
});

test('the files of the old version are deleted after its last tab has reloaded', async ({ page }) => {
  await lookIn(page);
  host.deploy();
  await checkForUpdate(page);
  await Promise.all([page.waitForEvent('load'), reload(page).click()]);
  const isOld = (path: string) => /\.(js|css)$/.test(path) && !path.includes('.v2.');
  const old = async () => [...(await kept(page, 'assets')), ...(await kept(page, 'workbox'))].filter(isOld);
  await expect.poll(old).toEqual([]);
});

for (const [what, isWithoutWorker] of [
  ['a page whose files were removed', false],
  ['a page of a host without a service worker', true],
] as const)
  test(`after a deployment ${what} still opens`, async ({ page }) => {
    await lookIn(page);
    host.deploy();
    if (isWithoutWorker) host.broken.add(/^\/sw\.js$/);
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(heading(page)).toHaveText('About Updraft');
    await expect(page).toHaveURL(`${host.address}/about`);
    expect(await isNew(page)).toBe(true);
  });
