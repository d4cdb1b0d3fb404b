import type { Page } from '@playwright/test';
import { readRoutes } from '../../scripts/bench/readRoutes.mjs';
import { serveHalves } from './host';
import {
  enterAsAsha,
  expect,
  fillRegister,
  heading,
  holdScripts,
  settle,
  test,
  watchShifts,
} from './support';

/** Stores the heading or main element of the prerendered HTML in `window.given`. */
const noteGiven = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { given: document.querySelector('h1, main') });
    });
  });

/** Expects React to hydrate the element in `window.given`. A client render would replace this element. */
async function expectGivenKept(page: Page) {
  await page.waitForFunction(() => {
    const given = Reflect.get(window, 'given');
    const shown = document.querySelector('h1, main');
    return [given, shown].some((element) =>
      Object.keys(element ?? {}).some((key) => /^__reactFiber/.test(key)),
    );
  });
  expect(await page.evaluate(() => document.contains(Reflect.get(window, 'given')))).toBe(true);
  await expect(page.locator('title')).toHaveCount(1);
}

test('every page is readable without scripts and has a title and a unique description', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const descriptions = new Set();
  const rows = await readRoutes();
  for (const { path: address, isSignedIn } of rows)
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveTitle(/Updraft$/);
      const description = page.locator('head meta[name="description"]');
      await expect(description).toHaveAttribute('content', /^.{30,160}$/);
      descriptions.add(await description.getAttribute('content'));
      if (isSignedIn) await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
      else await expect(heading(page)).toHaveCount(1);
      // The HTML contains no streamed content that only a script can insert.
      await expect(page.locator('#root ~ [hidden], #root template')).toHaveCount(0);
    });
  // Login and register share a description. So do all account URLs, and so do all conversation URLs.
  expect(descriptions.size).toBe(rows.length - 4);
  await context.close();
});

const entrance = (page: Page) =>
  page
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('button', { name: 'Sign In' }))
    .first();
const account = (page: Page) => page.getByRole('button', { name: 'Account: Asha Verma' });
const frames = ['/discover', '/messages/mina-okafor', '/startups/heliogrid', '/profile/manage'];

for (const [who, addresses, see] of [
  ['a guest’s HTML', ['/', '/about', '/login', '/explore', '/list-startup'], entrance],
  ['the demo account’s HTML', [...frames, '/explore?type=funding'], account],
] as const)
  test(`each kind of page hydrates ${who} and keeps its URL`, async ({ page }) => {
    if (see === account) await enterAsAsha(page);
    await noteGiven(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address);
        await expectGivenKept(page);
        await expect(see(page)).toBeVisible();
        await expect(page).toHaveURL(address);
      });
    if (see === account)
      await expect(page.getByRole('button', { name: 'Funding News' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
  });

test('a guest never sees the app shell of a protected page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Scripts never load, so that only the HTML is rendered.
  await page.route('**/*.js', () => {});
  await page.goto('/explore', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const seen: string[] = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
  expect(seen.filter(Boolean)).toEqual(['Sign in to Updraft']);
});

type Early = {
  what: string;
  address: string;
  isGuest?: boolean;
  /** Runs before the scripts load. */
  act: (page: Page) => Promise<unknown>;
  /** Checks the effect of `act` once the page is interactive. */
  see: (page: Page) => Promise<unknown>;
};
const main = (page: Page) => page.getByRole('main');
const early: Early[] = [
  {
    what: 'a text and the focus',
    address: '/login',
    isGuest: true,
    act: (page) => page.getByLabel('Email').pressSequentially('noor@example.com'),
    async see(page) {
      await expect(page.getByLabel('Email')).toHaveValue('noor@example.com');
      await expect(page.getByLabel('Email')).toBeFocused();
    },
  },
  {
    what: 'a category and a logo',
    address: '/list-startup',
    async act(page) {
      await page.getByLabel('Startup name').fill('Windrose');
      await page.getByLabel('Tagline').fill('Weather for every rooftop');
      await page.getByLabel('Category').selectOption('Climate Tech');
      await page.getByLabel('Logo').setInputFiles('public/images/icons/maskable-512.png');
    },
    async see(page) {
      await expect(page.getByLabel('Category')).toHaveValue('Climate Tech');
      await expect(page.getByRole('img', { name: 'Selected image' })).toBeVisible();
      await main(page).getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'About Your Startup' })).toBeVisible();
    },
  },
  {
    what: 'the selected tab of a directory',
    address: '/discover',
    act: (page) => page.getByRole('radio', { name: 'Investors' }).check(),
    async see(page) {
      await expect(page).toHaveURL('/discover?tab=investors');
      await expect(page.getByRole('radio', { name: 'Investors' })).toBeChecked();
    },
  },
  {
    what: 'a query beside the tab of its address',
    address: '/discover?tab=users',
    act: (page) => main(page).getByRole('searchbox').fill('Mina'),
    async see(page) {
      await expect(main(page).getByRole('searchbox')).toHaveValue('Mina');
      await expect(page).toHaveURL('/discover?tab=users&q=Mina');
    },
  },
];

for (const { what, address, isGuest, act, see } of early)
  test(`${address} keeps input that the user enters before its scripts load: ${what}`, async ({ page }) => {
    if (!isGuest) await enterAsAsha(page);
    const allowLeave = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await act(page);
    allowLeave();
    await page.waitForFunction(() => {
      const field = document.querySelector('form, select, input');
      return field && Object.keys(field).some((key) => key.startsWith('__reactFiber'));
    });
    await page.waitForLoadState('networkidle');
    await see(page);
  });

test('a theme that the browser autofills on Back isn’t applied', async ({ page }) => {
  const theme = page.getByLabel('Theme');
  const html = page.locator('html');
  for (const [address, before, value] of [
    ['/about', 'light', 'dark'],
    ['/terms', 'dark', 'light'],
  ] as const) {
    await page.goto(address);
    // Waits for the current theme. The HTML selects light, and selecting light again fires no event.
    await expect(theme).toHaveValue(before);
    await theme.selectOption(value);
    await expect(html).toHaveAttribute('data-theme', value);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.waitForLoadState('networkidle');
  await expect(theme).toHaveValue('light');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

for (const address of ['/about', '/explore']) {
  test(`${address} shows the selected theme and language from its first paint`, async ({ page }) => {
    await enterAsAsha(page);
    await page.addInitScript(() => {
      localStorage.setItem('updraft.appearance', JSON.stringify({ theme: 'dark', locale: 'es' }));
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const root = document.documentElement;
        const heading = document.querySelector('h1');
        const style = heading && getComputedStyle(heading);
        const isSeen = style?.visibility === 'visible' && !/, 0\)$/.test(style.color);
        if (isSeen) seen.push(heading?.textContent ?? '');
        if (document.body && root.dataset.theme !== 'dark') seen.push('light');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await page.waitForFunction(() => Reflect.get(window, 'seen').length > 3);
    const seen = await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'seen'))]);
    const shown = await heading(page).textContent();
    expect(seen).toEqual([shown]);
    expect(shown).not.toMatch(/^(About|Explore)/);
  });
}

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
  await enterAsAsha(page);
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
