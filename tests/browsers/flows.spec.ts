import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deferred } from '@kit/deferred';
import { test as base, expect } from '@playwright/test';
import { hasBrowser } from '../../scripts/browsers.mjs';
import { serveBuild } from '../e2e/host';
import { person, png } from '../e2e/support';
import { type Driver, type Engines, launch } from './drivers';
import { code, keys, openPage, type TestPage } from './page';

// The main flows in Firefox and WebKit. tests/e2e tests the details, in Chromium.

type Fixtures = { host: Awaited<ReturnType<typeof serveBuild>>; app: TestPage };

/**
 * Returns whether an error is about an image that a closed page was still loading. Firefox logs such an image as
 * corrupt, although its file decodes.
 */
async function isCutOff({ send }: Driver, error: string) {
  const [, url] = /Image corrupt or truncated.*\{file: "([^"]+)"/.exec(error) ?? [];
  if (!url) return false;
  const script = `
    const image = new Image();
    image.src = arguments[0];
    return image.decode().then(() => true, () => false);`;
  return (await send('execute', { script, args: [url] })) as boolean;
}

const test = base.extend<Fixtures, Engines>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await launch[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Each test has a separate host, and therefore an origin without stored data.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  host: async ({}, use) => {
    const host = await serveBuild();
    await use(host);
    await host.close();
  },
  app: async ({ driver, host }, use) => {
    const app = openPage(driver, host.address);
    const first = String(await driver.send('tab'));
    await app.resize(1440, 900);
    await use(app);
    if (test.info().status !== test.info().expectedStatus) {
      const image = String(await driver.send('screenshot').catch(() => ''));
      writeFileSync(test.info().outputPath('page.png'), Buffer.from(image, 'base64'));
    }
    for (const handle of (await driver.send('tabs')) as string[])
      if (handle !== first) {
        await driver.send('switchTab', { handle });
        await driver.send('closeTab');
      }
    await driver.send('switchTab', { handle: first });
    await driver.send('navigate', { url: 'about:blank' });
    // Firefox logs an error for each response that the service worker is still streaming to a closed page, and for
    // each font that a closed page is still loading (NS_BINDING_ABORTED).
    const isOurs = (error: string) =>
      !error.includes('A ServiceWorker intercepted the request') &&
      !/downloadable font: .*status=2152398850/.test(error);
    const errors = ((await driver.readErrors?.(host.address)) ?? []).filter(isOurs);
    const areCutOff = await Promise.all(errors.map((error) => isCutOff(driver, error)));
    expect.soft(errors.filter((_, at) => !areCutOff[at])).toEqual([]);
  },
});

test.skip(({ engine }) => !hasBrowser(engine), 'The browser isn’t installed');

/** Signs in to the demo account and opens a page. */
async function open(app: TestPage, path: string) {
  await app.goto('/favicon.svg');
  await app.execute('localStorage.setItem("auth", "true")');
  await app.goto(path);
  await app.expectThere('heading');
}

/** Writes an image for a file field. Returns its path. */
function imageFile() {
  const path = test.info().outputPath(png.name);
  writeFileSync(path, png.buffer);
  return path;
}

async function register(app: TestPage) {
  await app.fill('Full Name', person.name);
  await app.fill('Email', person.email);
  await app.fillPassword('Password', person.password);
  await app.click('checkbox', /I agree/);
  await app.click('button', 'Create Account');
  await app.expectPath('/userOnboard');
}

test('a visitor reads the public pages, registers after failed attempts, and completes the onboarding', async ({
  app,
}) => {
  for (const path of ['/', '/about', '/blogs', '/contact', '/terms', '/accessibility', '/login']) {
    await app.goto(path);
    await app.expectThere('heading');
  }
  await app.goto('/register');
  await app.click('button', 'Create Account');
  await app.fill('Full Name', person.name);
  await app.fill('Email', 'abc');
  await app.fillPassword('Password', person.password);
  await app.click('button', 'Create Account');
  await app.expectText('Please accept terms', 'alert');
  await app.click('checkbox', /I agree/);
  await app.click('button', 'Create Account');
  await app.expectText('auth/invalid-email', 'alert');
  await app.goto('/register');
  await register(app);
  await app.upload('Photo', imageFile());
  await app.expectThere('img', 'Selected image');
  await app.click('button', 'Continue');
  await app.click('button', 'Continue');
  // Presses a key, because in WebKit the button moves within the first 100 ms of the step.
  await app.pressOn('button', 'Complete Profile', keys.Enter);
  await app.expectPath('/explore');
  await app.expectThere('article');
  await app.expectImage('header img[src^="blob:"]');
});

test('a user signs out and in', async ({ app }) => {
  await app.goto('/register');
  await register(app);
  await app.goto('/explore');
  await app.click('button', `Account: ${person.name}`);
  await app.click('menuitem', 'Sign out');
  await app.expectThere('button', 'Sign In');
  await app.goto('/explore');
  await app.expectThere('button', 'Sign In');
  for (const password of ['not-this-one', person.password]) {
    await app.fill('Email', person.email);
    await app.fillPassword('Password', password);
    await app.click('button', 'Sign In');
    if (password !== person.password) await app.expectText('auth/invalid-credential', 'alert');
  }
  await app.expectThere('button', `Account: ${person.name}`);
  await app.expectThere('article');
});

test('a user posts, likes and comments, and all three survive a reload', async ({ app }) => {
  await open(app, '/explore');
  await app.fill('Your update', 'Our first pilot is live.');
  await app.choose('Add a tag', 'Product');
  await app.click('button', 'Post');
  await app.expectText('Our first pilot is live.', 'article');
  await app.click('button', 'Like, 0');
  await app.expectThere('button', 'Like, 1');
  await app.click('button', 'Comment, 0');
  await app.fill('Your comment', 'Ask me anything about it.');
  await app.click('button', 'Comment');
  await app.expectText('Ask me anything about it.', 'article');
  await app.reload();
  await app.expectText(/Our first pilot is live\..*#Product.*Ask me anything about it\./, 'article');
  await app.expectThere('button', 'Like, 1');
});

test('a user filters and searches Discover, and Back and Forward restore the filters', async ({ app }) => {
  await open(app, '/discover');
  await app.choose('Industry', 'Climate Tech');
  await app.expectPath('/discover?industry=Climate+Tech');
  await app.click('button', 'More Filters');
  await app.click('button', 'Verified only');
  await app.expectPath('/discover?industry=Climate+Tech&verified=yes');
  await app.expectText('Heliogrid', 'article');
  await app.click('radio', 'Investors');
  await app.fill('Search investors', 'mina', 'searchbox');
  await app.expectPath('/discover?tab=investors&q=mina&industry=Climate+Tech&verified=yes');
  await app.expectThere('article', 'Mina Okafor');
  await app.back();
  await app.expectPath('/discover?industry=Climate+Tech&verified=yes');
  await app.back();
  await app.expectPath('/discover?industry=Climate+Tech');
  await app.forward();
  await app.expectPath('/discover?industry=Climate+Tech&verified=yes');
  await app.expectText('Heliogrid', 'article');
  await app.fill('Search', 'ledger', 'combobox');
  await app.click('option', /Ledgerline/);
  await app.expectPath('/startups/ledgerline');
  await app.back();
  await app.expectPath('/discover?industry=Climate+Tech&verified=yes');
});

test('a user expresses interest and sends a message', async ({ app }) => {
  await open(app, '/startups/ledgerline');
  await app.click('button', 'Express Interest');
  await app.expectThere('button', 'Interest Expressed');
  await app.expectText("You'll be notified when the startup responds");
  await app.reload();
  await app.expectThere('button', 'Interest Expressed');
  await app.expectStored('"kind":"request"');
  await app.goto('/messages');
  await app.click('link', /^Mina Okafor .* Online$/);
  await app.expectText('Can we talk Thursday?', 'log');
  await app.fill('Message to Mina Okafor', 'Thursday suits me.');
  await app.click('button', 'Send');
  await app.expectText('Thursday suits me.', 'log');
  await app.expectFieldValue('Message to Mina Okafor', '');
  await app.reload();
  await app.expectText('Thursday suits me.', 'log');
});

test('a founder lists a startup with a logo and a pitch deck, and the draft survives a reload', async ({
  app,
}) => {
  await open(app, '/list-startup');
  await app.fill('Startup name', 'Windrose');
  await app.fill('Tagline', 'Weather for every rooftop');
  await app.choose('Category', 'Climate Tech');
  await app.upload('Logo', imageFile());
  await app.expectThere('img', 'Selected image');
  await app.click('button', 'Continue');
  const about = { About: 'About it', Problem: 'The problem', Solution: 'The solution' };
  for (const [name, text] of Object.entries(about)) await app.fill(name, text);
  await app.fill('Business email', 'hello@windrose.example');
  await app.expectStored('hello@windrose.example');
  await app.reload();
  await app.expectText('We restored your draft.');
  await app.expectFieldValue('Business email', 'hello@windrose.example');
  for (const name of ['Traction & Funding', 'Key Metrics', 'Team & Investors']) {
    await app.click('button', 'Continue');
    await app.expectThere('heading', name);
  }
  await app.upload('Pitch deck', resolve('public/files/heliogrid-deck.pdf'));
  await app.expectText('PDF selected.');
  await app.click('button', 'Submit');
  await app.expectText('Your startup has been successfully listed!', 'alert');
  await app.goto('/startups/windrose');
  await app.expectText('Weather for every rooftop');
  await app.expectImage('main img[src^="blob:"]');
  await app.expectThere('link', /^Open pitch deck/);
});

test('an investor registers', async ({ app }) => {
  await app.goto('/Investor-register');
  await app.fill('Full Name', person.name);
  await app.fill('Phone number', '+91 98200 12345');
  await app.fill('Email', person.email);
  await app.fillPassword('Password', person.password);
  await app.fillPassword('Confirm password', person.password);
  await app.click('button', 'Next');
  await app.click('radio', '6-10');
  await app.click('checkbox', 'Climate Tech');
  await app.click('radio', 'Angel');
  await app.fill('Years of experience', '12');
  await app.click('button', 'Next');
  await app.click('checkbox', 'Seed');
  await app.fill('Investment amount', '2500000');
  await app.click('radio', '3-6 months');
  await app.click('radio', 'Yes');
  await app.click('button', 'Next');
  for (const name of ['Portfolio Information', 'About You', 'Contact Information']) {
    await app.expectThere('heading', name);
    if (name === 'Contact Information') await app.fill('Location', 'Mumbai');
    await app.click('button', 'Next');
  }
  await app.expectThere('heading', 'Investment Criteria');
  await app.click('button', 'Submit');
  await app.expectThere('heading', 'Thank you for signing up!');
  await app.goto('/profile/investor/manage');
  await app.expectText('Mumbai');
});

test('theme and language change immediately, also in another tab, and survive a reload', async ({ app }) => {
  await open(app, '/explore');
  const other = await app.newTab();
  await app.goto('/profile/manage?tab=settings');
  await app.click('radio', 'Dark');
  await app.choose('Language', 'Español');
  await app.expectValue('document.documentElement.dataset.theme', 'dark');
  await app.expectValue('document.documentElement.lang', 'es');
  await app.reload();
  await app.expectThere('radio', 'Oscuro');
  await app.switchTo(other);
  await app.expectValue('document.documentElement.dataset.theme', 'dark');
  await app.expectThere('heading', 'Explorar');
});

test('a user edits the profile, and another tab shows the change', async ({ app }) => {
  await open(app, '/user/asha-verma');
  const other = await app.newTab();
  await app.goto('/profile/manage');
  await app.click('button', 'Edit');
  await app.fill('Location', 'Mumbai, India');
  await app.click('button', 'Save Changes');
  await app.expectText('Profile saved', 'alert');
  await app.expectText('Mumbai, India');
  await app.switchTo(other);
  await app.expectText('Mumbai, India');
});

test('an import restores an export after a reset', async ({ app }) => {
  await open(app, '/explore');
  await app.fill('Your update', 'Panels on the mill.');
  await app.click('button', 'Post');
  await app.expectText('Panels on the mill.', 'article');
  // The feed shows a post before it is stored.
  await app.expectStored('Panels on the mill.');
  await app.goto('/profile/manage?tab=settings');
  await app.expectThere('button', 'Export');
  await app.recordDownload();
  await app.click('button', 'Export');
  await app.expectText('Your data was saved as updraft-', 'alert');
  const path = test.info().outputPath('export.json');
  writeFileSync(path, await app.downloaded());
  await app.click('button', 'Reset to sample data');
  await app.click('button', 'Reset', { role: 'dialog' });
  await app.expectText('Data reset', 'alert');
  await app.uploadToOnly(path);
  await app.expectText('1 post1 new', 'dialog');
  await app.click('button', 'Import', { role: 'dialog' });
  await app.expectText('Data imported', 'alert');
  await app.goto('/explore');
  await app.expectText('Panels on the mill.', 'article');
});

test('visited and unvisited pages open offline', async ({ app, host }) => {
  await open(app, '/explore');
  await app.expectThere('article');
  await app.expectCached();
  await host.close();
  for (const [path, name] of [
    ['/explore', 'Explore'],
    ['/startups/heliogrid', /^Heliogrid/],
    ['/messages', 'Messages'],
  ] as const) {
    await app.goto(path);
    await app.expectThere('heading', name);
  }
});

test('leaving a page while a file downloads logs no error, and the service worker caches the file', async ({
  app,
  driver,
  host,
}) => {
  const file = code.find((path) => path.includes('/account-')) ?? '';
  const secondHalf = deferred();
  host.halved.set(file, secondHalf.promise);
  await app.goto('/about');
  await app.expectValue('navigator.serviceWorker.controller !== null', true);
  await app.execute('void fetch(arguments[0])', file);
  await expect.poll(() => host.requests).toContain(file);
  await app.goto('/favicon.svg');
  secondHalf.resolve();
  await app.expectValue(`caches.match("${file}").then(Boolean)`, true);
  expect((await driver.readErrors?.(host.address + file)) ?? []).toEqual([]);
});

test('dialogs and menus work by keyboard', async ({ app }) => {
  await open(app, '/explore');
  await app.focus('button', /^Account: /);
  await app.press(keys.ArrowDown);
  await app.expectThere('menu');
  await app.press(keys.ArrowDown);
  await app.press(keys.Escape);
  await app.expectGone('menu');
  await app.expectFocus(/^Account: /);
  await app.goto('/profile/manage?tab=settings');
  await app.pressOn('button', 'Reset to sample data', keys.Enter);
  await app.expectThere('dialog', 'Reset to sample data?');
  for (let stop = 0; stop < 4; stop += 1) {
    await app.press(keys.Tab);
    await app.expectValue(
      'document.activeElement === document.body || document.activeElement.closest("dialog") !== null',
      true,
    );
  }
  await app.press(keys.Escape);
  await app.expectGone('dialog');
  await app.expectFocus(/^Reset to sample data$/);
  await app.focus('tab', 'Settings');
  await app.press(keys.ArrowLeft);
  await app.expectGone('button', 'Reset to sample data');
  await app.expectFocus(/^Profile$/);
});

test('no page scrolls horizontally at a width of 390 px', async ({ app }) => {
  await app.resize(390, 844);
  await open(app, '/explore');
  for (const path of [
    '/explore',
    '/discover',
    '/startups/heliogrid',
    '/investors/mina-okafor',
    '/user/asha-verma',
    '/messages/mina-okafor',
    '/list-startup',
    '/profile/manage?tab=settings',
    '/',
  ]) {
    await app.goto(path);
    await app.expectThere('heading');
    await app.expectValue('document.querySelectorAll("main [aria-busy=true]").length', 0);
    await app.expectValue('document.documentElement.scrollWidth - document.documentElement.clientWidth', 0);
  }
  await app.goto('/explore');
  await app.click('link', 'Discover');
  await app.expectPath('/discover');
  await app.click('button', /^Filters/);
  await app.expectThere('dialog');
});
