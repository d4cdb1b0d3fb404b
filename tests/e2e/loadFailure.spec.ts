// Not the shared test: a part that can't be fetched is an error in the console, and should be.
import { expect, type Page, test } from '@playwright/test';
import { serveBuild } from './host';
import { enterAsAsha, fillRegister, heading, openFeed, person, storage } from './support';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** A click without the pointer, which would fetch the page beforehand. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);
/** Opens a page and waits for what stands by when something fails, and for other chunks that come by themselves. */
const open = (page: Page, address: string, ...chunks: RegExp[]) =>
  Promise.all([
    page.goto(address),
    ...[/\/LoadFailedPage-/, /\/errors-/, ...chunks].map((chunk) => page.waitForResponse(chunk)),
  ]);
const expectFailed = (page: Page) => expect(heading(page)).toHaveText('This page didn’t load');
const expectAbout = (page: Page) => expect(heading(page)).toHaveText('About Updraft');

const aboutPage = /\/AboutPage-.*\.js$/;

test.describe('a page that can’t be fetched', () => {
  test('says so, is there after Try again, and after a second failure by a fresh page', async ({ page }) => {
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

  test('comes with its style sheet, or not at all', async ({ page }) => {
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

  test('can be tried again where not even the failure’s page can be fetched', async ({ page }) => {
    const both = /\/(AboutPage|LoadFailedPage)-.*\.js$/;
    await page.route(both, (route) => route.abort());
    await page.goto('/');
    await follow(page, '/about');
    await expect(tryAgain(page)).toBeVisible();
    await page.unroute(both);
    await tryAgain(page).click();
    await expectAbout(page);
  });

  test('offline, of the app: it is said between the app’s bars', async ({ page, context }) => {
    await openFeed(page);
    await context.setOffline(true);
    await follow(page, '/starred');
    await expectFailed(page);
    await expect(page).toHaveURL('/starred');
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(heading(page)).toHaveText('Starred');
  });

  test('a bad answer that the browser keeps is replaced', async ({ page }) => {
    const host = await serveBuild();
    await page.goto(host.address);
    // As a host may do it: not found, to be kept for a year.
    host.broken.add(aboutPage);
    await follow(page, '/about');
    await expectFailed(page);
    host.broken.clear();
    await tryAgain(page).click();
    await expectAbout(page);
    await host.close();
  });
});

test('a feed that the device doesn’t give says so, and is there after Try again', async ({ page }) => {
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
  ['its machine', /\/authActor-.*\.js$/],
  ['the provider', /\/embeddedAuth-.*\.js$/],
] as const) {
  test(`the login card without ${what} says so, keeps the text, and its button tries again`, async ({
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
    // A touch of the form clears what it said.
    await name.fill('Noor');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.unroute(chunk);
    await send.click();
    await expect(page).toHaveURL('/userOnboard');
    expect(await storage(page, 'userName')).toBe('Noor');
  });
}

test.describe('after a deployment that took the old chunks away', () => {
  let host: Awaited<ReturnType<typeof serveBuild>>;
  test.beforeEach(async () => {
    host = await serveBuild();
  });
  test.afterEach(() => host.close());

  const isNewVersion = (page: Page) =>
    page.evaluate(() =>
      (document.querySelector('script[type="module"]')?.getAttribute('src') ?? '').includes('.v2.'),
    );

  test('a link leads to its page, in the new version', async ({ page }) => {
    await open(page, `${host.address}/`);
    host.deploy();
    await page.getByRole('link', { name: 'About' }).first().click();
    await expectAbout(page);
    await expect(page).toHaveURL(`${host.address}/about`);
    expect(await isNewVersion(page)).toBe(true);
  });

  test('the login card is reloaded with its text, but for the password', async ({ page }) => {
    const chunk = /\/authActor-.*\.js$/;
    host.broken.add(chunk);
    await open(page, `${host.address}/register`);
    // Fetched ahead, tried once more and given up: nothing of it is under way, which would reload the page by itself.
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

  test('a wizard is reloaded with what was typed a moment ago', async ({ page }) => {
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
    // The start page is asked which version is deployed; this one is still the old one.
    ['a host still serves in the old version', () => host.stale.add('/about')],
  ] as const)
    test(`a page that ${what} is reloaded once, not for ever`, async ({ page }) => {
      await open(page, `${host.address}/`);
      host.deploy();
      spoil();
      await page.getByRole('link', { name: 'About' }).first().click();
      await expect(tryAgain(page)).toBeVisible();
      expect(host.requests.filter((path) => path === '/about')).toHaveLength(1);
      if (!host.broken.size) return;
      host.broken.clear();
      await tryAgain(page).click();
      await expectAbout(page);
      expect(await isNewVersion(page)).toBe(true);
    });
});
