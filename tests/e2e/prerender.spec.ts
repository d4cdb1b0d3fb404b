import type { Page } from '@playwright/test';
import { readRoutes } from '../../scripts/bench/routes.mjs';
import { enterAsAsha, expect, heading, holdScripts, test } from './support';

/** Notes the page's element that it was given as HTML. */
const noteGiven = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { given: document.querySelector('h1, main') });
    });
  });

/** Kept by hydration, thrown away by a fresh render. */
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

test('every page is readable without scripts, with a title, and a description of its own', async ({
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
      // Nothing waits behind a skeleton for a script to put it there.
      await expect(page.locator('#root ~ [hidden], #root template')).toHaveCount(0);
    });
  // The two cards of signing in say the same, as do one's account and the conversations at each of their addresses.
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
  ['a guest', ['/', '/about', '/login', '/explore', '/list-startup'], entrance],
  ['the sample person', [...frames, '/explore?type=funding'], account],
] as const)
  test(`each kind of page hydrates what ${who} was given, and takes up its address`, async ({ page }) => {
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

test('a guest never sees the frame of a protected page', async ({ page }) => {
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
  // Drawn from its HTML: no script comes.
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
  /** Before the scripts are there. */
  act: (page: Page) => Promise<unknown>;
  /** What counts of it, once the page is alive. */
  see: (page: Page) => Promise<unknown>;
};
const main = (page: Page) => page.getByRole('main');
const early: Early[] = [
  {
    what: 'a text, with the focus',
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
    what: 'a view of a directory',
    address: '/discover',
    act: (page) => page.getByRole('radio', { name: 'Investors' }).check(),
    async see(page) {
      await expect(page).toHaveURL('/discover?tab=investors');
      await expect(page.getByRole('radio', { name: 'Investors' })).toBeChecked();
    },
  },
];

for (const { what, address, isGuest, act, see } of early)
  test(`input before the scripts of ${address} are there counts: ${what}`, async ({ page }) => {
    if (!isGuest) await enterAsAsha(page);
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await act(page);
    letGo();
    await page.waitForFunction(() => {
      const field = document.querySelector('form, select, input');
      return field && Object.keys(field).some((key) => key.startsWith('__reactFiber'));
    });
    await page.waitForLoadState('networkidle');
    await see(page);
  });

test('a theme that the browser fills in on Back doesn’t count', async ({ page }) => {
  const theme = page.getByLabel('Theme');
  const html = page.locator('html');
  for (const [address, before, value] of [
    ['/about', 'light', 'dark'],
    ['/terms', 'dark', 'light'],
  ] as const) {
    await page.goto(address);
    // The HTML has the light one selected: choosing it there is no choice.
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
  test(`${address} has theme and language before its first paint, and never another one’s words`, async ({
    page,
  }) => {
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
