// Not the shared test: a part that can't be fetched is an error in the console, and should be.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { chunkTimeout } from '../../src/app/router/loadChunk';
import { serveBuild } from './host';
import { allowReading, openFeed, person, refuseReading, storage } from './support';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
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
const isRight = (page: Page) => expect(title(page)).toHaveText('About Updraft');

/** The chunk that a source file is in. */
function fileOf(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  );
  const [, chunk] = Object.entries(manifest).find(([key]) => key.endsWith(source)) ?? [];
  if (!chunk) throw new Error(`No chunk for ${source}`);
  return `**/${chunk.file}`;
}

const aboutPage = /\/AboutPage-.*\.js$/;

test.describe('a page that can’t be fetched', () => {
  test('says so, and is there after Try again', async ({ page }) => {
    await page.goto('/');
    await page.route(aboutPage, (route) => route.abort());
    await follow(page, '/about');
    await expect(title(page)).toHaveText('This page didn’t load');
    await expect(page).toHaveURL('/about');
    await page.unroute(aboutPage);
    await tryAgain(page).click();
    await isRight(page);
  });

  test('is asked for once more by itself', async ({ page }) => {
    await page.goto('/');
    let asked = 0;
    await page.route(aboutPage, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await follow(page, '/about');
    await isRight(page);
    expect(asked).toBe(2);
  });

  test('comes with its style sheet, or not at all', async ({ page }) => {
    await page.goto('/');
    let asked = 0;
    await page.route(/\/AboutPage-.*\.css$/, (route) => {
      asked += 1;
      return asked < 3 ? route.abort() : route.continue();
    });
    await follow(page, '/about');
    await expect(title(page)).toHaveText('This page didn’t load');
    await tryAgain(page).click();
    await isRight(page);
    expect(asked).toBe(3);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter((href) => /\/AboutPage-/.test(href))).toHaveLength(1);
  });

  test('there is still a way to try again where not even that can be said', async ({ page }) => {
    const both = /\/(AboutPage|LoadFailedPage)-.*\.js$/;
    await page.route(both, (route) => route.abort());
    await page.goto('/');
    await follow(page, '/about');
    await expect(tryAgain(page)).toBeVisible();
    await page.unroute(both);
    await tryAgain(page).click();
    await isRight(page);
  });

  test('offline, it is said all the same', async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await follow(page, '/about');
    await expect(title(page)).toHaveText('This page didn’t load');
    await context.setOffline(false);
    await tryAgain(page).click();
    await isRight(page);
  });

  test('where trying again doesn’t help, the next try is a fresh page', async ({ page }) => {
    await page.goto('/');
    await page.route(aboutPage, (route) => route.abort());
    await follow(page, '/about');
    await tryAgain(page).click();
    await expect(title(page)).toHaveText('This page didn’t load');
    await page.unroute(aboutPage);
    await Promise.all([page.waitForEvent('load'), tryAgain(page).click()]);
    await isRight(page);
  });

  test('a bad answer that the browser keeps is replaced', async ({ page }) => {
    const host = await serveBuild();
    await page.goto(host.address);
    // As a host may do it: not found, to be kept for a year.
    host.broken.add(aboutPage);
    await follow(page, '/about');
    await expect(title(page)).toHaveText('This page didn’t load');
    host.broken.clear();
    await tryAgain(page).click();
    await isRight(page);
    await host.close();
  });
});

test.describe('a page that doesn’t come', () => {
  /** Never answers the first requests for the page. */
  async function hold(page: Page, count: number) {
    const asked: string[] = [];
    await page.route(aboutPage, (route) => {
      asked.push(route.request().url());
      return asked.length > count ? route.continue() : undefined;
    });
    return asked;
  }

  test('is given up after two minutes in all, and can still be had', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const asked = await hold(page, 1);
    await follow(page, '/about');
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(chunkTimeout - 5000);
    await expect(title(page)).toHaveText('Where ideas take flight…');
    await page.clock.fastForward(5000);
    await expect(title(page)).toHaveText('This page didn’t load');
    expect(asked).toHaveLength(1);
    await tryAgain(page).click();
    await isRight(page);
    expect(asked).toHaveLength(2);
  });
});

test.describe('a page of the app that can’t be fetched', () => {
  const isFramed = async (page: Page) => {
    await expect(title(page)).toHaveText('This page didn’t load');
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  };

  test('in the first moment, says so between the app’s own bars, and is there after Try again', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('auth', 'true'));
    const chunk = /\/explore-.*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.goto('/explore');
    await isFramed(page);
    await page.unroute(chunk);
    await tryAgain(page).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('offline, from another page, does the same', async ({ page, context }) => {
    await openFeed(page);
    await context.setOffline(true);
    await follow(page, '/starred');
    await isFramed(page);
    await expect(page).toHaveURL('/starred');
    await context.setOffline(false);
    await tryAgain(page).click();
    await expect(title(page)).toHaveText('Starred');
  });
});

test('the landing page and one that isn’t there know who is signed in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  for (const address of ['/', '/no-such-page']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/explore');
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  }
});

test('a feed that the device doesn’t give says so, and is there after Try again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await refuseReading(page);
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
  await allowReading(page);
  await tryAgain(page).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('a part of a page', () => {
  const card = (page: Page) => ({
    name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password', { exact: true }),
    terms: page.getByRole('checkbox', { name: /I agree/ }),
    send: page.getByRole('button', { name: 'Create Account' }),
    alert: page.getByRole('alert'),
  });
  const notLoaded = 'A part of the page didn’t load. Check your connection, then try again.';

  for (const [what, chunk] of [
    ['its machine', /\/authActor-.*\.js$/],
    ['the provider', /\/embeddedAuth-.*\.js$/],
  ] as const) {
    test(`the login card without ${what} says so, keeps the text, and its button tries again`, async ({
      page,
    }) => {
      await page.route(chunk, (route) => route.abort());
      await page.goto('/register');
      const { name, email, password, terms, send, alert } = card(page);
      await name.fill(person.name);
      await email.fill(person.email);
      await password.fill(person.password);
      await terms.check();
      await send.click();
      await expect(alert).toHaveText(notLoaded);
      await expect(name).toHaveValue(person.name);
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue(person.password);
      await expect(terms).toBeChecked();
      // A touch of the form clears what it said.
      await name.fill('Noor');
      await expect(alert).toBeHidden();
      await send.click();
      await expect(alert).toHaveText(notLoaded);
      await page.unroute(chunk);
      await send.click();
      await expect(page).toHaveURL('/userOnboard');
      expect(await storage(page, 'userName')).toBe('Noor');
    });
  }

  test('the page for a forgotten password does the same', async ({ page }) => {
    const chunk = /\/authActor-.*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('alert')).toHaveText(notLoaded);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(title(page)).toHaveText('No email was sent');
  });

  test('an account chooser that can’t be shown is a blocked pop-up', async ({ page }) => {
    const chunk = /\/AccountChooser-.*\.js$/;
    await page.route(chunk, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Firebase: Unable to establish a connection with the popup. It may have been blocked by the browser. (auth/popup-blocked).',
    );
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('whoever can’t be signed out is told', async ({ page }) => {
    await page.route(/\/authActor-.*\.js$/, (route) => route.abort());
    await openFeed(page);
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'You’re still signed in. Check your connection, then try again.',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const chunk of ['siteSearch.tsx', 'messages/en/search.ts']) {
    test(`the search without ${chunk} says so in the place of its list, and the next letter tries again`, async ({
      page,
    }) => {
      const file = fileOf(chunk);
      await page.route(file, (route) => route.abort());
      await openFeed(page);
      const field = page.getByRole('combobox', { name: 'Search', exact: true });
      const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t search just now' });
      await field.focus();
      await page.keyboard.type('heli');
      await expect(failure).toBeVisible();
      await page.unroute(file);
      await page.keyboard.type('o');
      await expect(page.getByRole('option', { name: /^Heliogrid/ })).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expect(field).toHaveValue('helio');
    });
  }
});

test.describe('after a deployment that took the old chunks away', () => {
  let host: Awaited<ReturnType<typeof serveBuild>>;
  test.beforeEach(async () => {
    host = await serveBuild();
  });
  test.afterEach(() => host.close());

  const version = (page: Page) =>
    page.evaluate(() =>
      (document.querySelector('script[type="module"]')?.getAttribute('src') ?? '').includes('.v2.'),
    );

  test('one arrives at the page one was going to', async ({ page }) => {
    await open(page, `${host.address}/`);
    host.deploy();
    await page.getByRole('link', { name: 'About' }).first().click();
    await isRight(page);
    await expect(page).toHaveURL(`${host.address}/about`);
    expect(await version(page)).toBe(true);
  });

  test('the login card is reloaded with what was typed, but for the password', async ({ page }) => {
    const chunk = /\/authActor-.*\.js$/;
    host.broken.add(chunk);
    await open(page, `${host.address}/register`);
    // Fetched ahead, tried once more and given up: nothing of it is under way, which would reload the page by itself.
    await expect.poll(() => host.requests.filter((path) => chunk.test(path)).length).toBe(2);
    host.deploy();
    host.broken.clear();
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Create Account' }).click(),
    ]);
    await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await version(page)).toBe(true);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.password);

    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`${host.address}/userOnboard`);
    expect(await storage(page, 'userName')).toBe(person.name);
  });

  test('a wizard is reloaded with what was typed a moment ago, and where', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('auth', 'true'));
    await open(page, `${host.address}/list-startup`, /\/embeddedAuth-/, /\/notifications-/);
    await page.getByLabel('Startup Name').fill('Windrose');
    host.deploy();
    await page.getByLabel('Tagline').fill('Weather for every rooftop');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: /^Account: / }).press('Enter');
    await loaded;
    await expect(page.getByLabel('Startup Name')).toHaveValue('Windrose');
    await expect(page.getByLabel('Tagline')).toHaveValue('Weather for every rooftop');
    expect(await version(page)).toBe(true);
  });

  test('the search is reloaded with its words', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('auth', 'true'));
    await open(page, `${host.address}/explore`, /\/embeddedAuth-/, /\/notifications-/);
    const field = page.getByRole('combobox', { name: 'Search', exact: true });
    host.deploy();
    const loaded = page.waitForEvent('load');
    await field.pressSequentially('helio');
    await loaded;
    await expect(field).toHaveValue('helio');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option', { name: /^Heliogrid/ })).toBeVisible();
  });

  test('a page that is missing from the new version too is not reloaded for ever', async ({ page }) => {
    await open(page, `${host.address}/`);
    host.deploy();
    host.broken.add(/\/AboutPage-.*\.js$/);
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(title(page)).toHaveText('This page didn’t load');
    expect(await version(page)).toBe(true);
    await tryAgain(page).click();
    await expect(title(page)).toHaveText('This page didn’t load');
    expect(host.requests.filter((path) => path === '/about')).toHaveLength(1);
    host.broken.clear();
    await tryAgain(page).click();
    await isRight(page);
  });

  test('an old page that a host goes on serving is reloaded once', async ({ page }) => {
    await open(page, `${host.address}/`);
    host.deploy();
    // The start page is asked which version is deployed; every other one is still the old one.
    host.stale.add('/about');
    await page.getByRole('link', { name: 'About' }).first().click();
    await expect(tryAgain(page)).toBeVisible();
    expect(host.requests.filter((path) => path === '/about')).toHaveLength(1);
  });
});
