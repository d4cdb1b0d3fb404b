// Uses Playwright's `test`. The one in `support.ts` would fail, because each failed request logs an error.
import { expect, type Page, test } from '@playwright/test';
import { serveBuild } from './host';
import { enterAsAsha, fillRegister, heading, openFeed, person, storage } from './support';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** Clicks a link without the pointer, which would preload the page. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);
/** Opens a page and waits for the chunks that are preloaded: those of the failure page and the given ones. */
const open = (page: Page, address: string, ...chunks: RegExp[]) =>
  Promise.all([
    page.goto(address),
    ...[/\/LoadFailedPage-/, /\/errors-/, ...chunks].map((chunk) => page.waitForResponse(chunk)),
  ]);
const expectFailed = (page: Page) => expect(heading(page)).toHaveText('This page didn’t load');
const expectAbout = (page: Page) => expect(heading(page)).toHaveText('About Updraft');
/**
 * Presses *Try again* until the page is shown. If the browser caches the failed import, the second press
 * reloads the page.
 */
const recover = (page: Page, title: string) =>
  expect(async () => {
    if (await tryAgain(page).isVisible()) await tryAgain(page).click();
    await expect(heading(page)).toHaveText(title);
  }).toPass();

const aboutPage = /\/AboutPage-.*\.js$/;

test.describe('a page that fails to load', () => {
  test('shows an error, retries with Try again, and reloads the page after a second failure', async ({
    page,
  }) => {
    await page.goto('/');
    await page.route(aboutPage, (route) => route.abort());
    await follow(page, '/about');
    await expectFailed(page);
    await expect(page).toHaveURL('/about');
    await tryAgain(page).click();
    await expectFailed(page);
    await page.unroute(aboutPage);
    await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
    await expectAbout(page);
  });

  test('isn’t shown without its style sheet', async ({ page }) => {
    await page.goto('/');
    let asked = 0;
    await page.route(/\/AboutPage-.*\.css$/, (route) => {
      asked += 1;
      return asked < 3 ? route.abort() : route.continue();
    });
    await follow(page, '/about');
    await expectFailed(page);
    await tryAgain(page).click();
    await expectAbout(page);
    expect(asked).toBe(3);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter((href) => /\/AboutPage-/.test(href))).toHaveLength(1);
  });

  test('can be retried when the failure page fails to load too', async ({ page }) => {
    const both = /\/(AboutPage|LoadFailedPage)-.*\.js$/;
    await page.route(both, (route) => route.abort());
    await page.goto('/');
    await follow(page, '/about');
    await expect(tryAgain(page)).toBeVisible();
    await page.unroute(both);
    await tryAgain(page).click();
    await expectAbout(page);
  });

  test('shows the error inside the app shell when offline', async ({ page, context }) => {
    await openFeed(page);
    await context.setOffline(true);
    await follow(page, '/starred');
    await expectFailed(page);
    await expect(page).toHaveURL('/starred');
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    await context.setOffline(false);
    await recover(page, 'Starred');
  });

  test('is fetched again when the browser has cached an error response', async ({ page }) => {
    const host = await serveBuild();
    await page.goto(host.address);
    // Some hosts answer status 404 with a cache time of a year.
    host.broken.add(aboutPage);
    await follow(page, '/about');
    await expectFailed(page);
    host.broken.clear();
    await recover(page, 'About Updraft');
    await host.close();
  });
});

test('the feed shows an error when IndexedDB fails, and loads after Try again', async ({ page }) => {
  await enterAsAsha(page);
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      if (!('readsAgain' in window)) throw new DOMException('It does not answer.', 'UnknownError');
      return transaction.apply(this, args);
    };
  });
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { readsAgain: true }));
  await tryAgain(page).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

const card = (page: Page) => ({
  name: page.getByLabel('Full Name'),
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password', { exact: true }),
  terms: page.getByRole('checkbox', { name: /I agree/ }),
  send: page.getByRole('button', { name: 'Create Account' }),
});

for (const [what, chunk] of [
  ['the auth actor', /\/authActor-.*\.js$/],
  ['the auth provider', /\/embeddedAuth-.*\.js$/],
] as const) {
  test(`if ${what} fails to load, the login card shows an error and keeps the input, and its button retries`, async ({
    page,
  }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto('/register');
    const { name, password, terms, send } = card(page);
    await fillRegister(page);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Part of the page didn’t load. Check your connection, then try again.',
    );
    await expect(password).toHaveValue(person.password);
    await expect(terms).toBeChecked();
    // An edit clears the error.
    await name.fill('Noor');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.unroute(chunk);
    // Chromium before 156 caches the failure. The first press then reloads and restores all but the password.
    await expect(async () => {
      if ((await password.inputValue()) === '') await fillRegister(page, { ...person, name: 'Noor' });
      await send.click();
      await expect(page).toHaveURL('/userOnboard');
    }).toPass();
    expect(await storage(page, 'userName')).toBe('Noor');
  });
}

test.describe('after a deployment that removed the old chunks', () => {
  let host: Awaited<ReturnType<typeof serveBuild>>;
  test.beforeEach(async () => {
    host = await serveBuild();
  });
  test.afterEach(() => host.close());

  const isNewVersion = (page: Page) =>
    page.evaluate(() =>
      (document.querySelector('script[type="module"]')?.getAttribute('src') ?? '').includes('.v2.'),
    );

  test('a link opens its page in the new version', async ({ page }) => {
    await open(page, `${host.address}/`);
    host.deploy();
    await page.getByRole('link', { name: 'About' }).first().click();
    await expectAbout(page);
    await expect(page).toHaveURL(`${host.address}/about`);
    expect(await isNewVersion(page)).toBe(true);
  });

  test('the login card reloads and restores its input except the password', async ({ page }) => {
    const chunk = /\/authActor-.*\.js$/;
    host.broken.add(chunk);
    await open(page, `${host.address}/register`);
    // Waits until the preload and its retry have failed: a pending one would reload the page automatically.
    await expect.poll(() => host.requests.filter((path) => chunk.test(path)).length).toBe(2);
    host.deploy();
    host.broken.clear();
    const { name, email, password, send } = card(page);
    await fillRegister(page);
    await Promise.all([page.waitForEvent('load'), send.click()]);
    await expect(name).toHaveValue(person.name);
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue('');
    expect(await isNewVersion(page)).toBe(true);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.password);
    await fillRegister(page);
    await send.click();
    await expect(page).toHaveURL(`${host.address}/userOnboard`);
  });

  test('a wizard reloads and restores input typed immediately before the reload', async ({ page }) => {
    await enterAsAsha(page);
    await open(page, `${host.address}/list-startup`, /\/embeddedAuth-/, /\/notifications-/);
    host.deploy();
    await page.getByLabel('Tagline').fill('Weather for every rooftop');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: /^Account: / }).press('Enter');
    await loaded;
    await expect(page.getByLabel('Tagline')).toHaveValue('Weather for every rooftop');
    expect(await isNewVersion(page)).toBe(true);
  });

  for (const [what, spoil] of [
    ['is missing from the new version too', () => host.broken.add(aboutPage)],
    // The host serves the new version of the landing page, but the old version of /about.
    ['the host still serves in the old version', () => host.stale.add('/about')],
  ] as const)
    test(`a page that ${what} reloads only once`, async ({ page }) => {
      await open(page, `${host.address}/`);
      host.deploy();
      spoil();
      await page.getByRole('link', { name: 'About' }).first().click();
      await expect(tryAgain(page)).toBeVisible();
      expect(host.requests.filter((path) => path === '/about')).toHaveLength(1);
      if (!host.broken.size) return;
      host.broken.clear();
      await recover(page, 'About Updraft');
      expect(await isNewVersion(page)).toBe(true);
    });
});
