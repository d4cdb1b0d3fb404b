import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/data/schema/routes';
import { enterAsAsha, expect, test } from './support';

type Row = { path: string; access: string };
const rows: Row[] = Object.values(routes);
const publicPages = rows.filter(({ access }) => access === 'public').map(({ path }) => path);
/** The app's own pages, at an address of the sample world. */
const ids: Record<string, string> = {
  ':conversationId': 'mina-okafor',
  ':startupId': 'heliogrid',
  ':investorId': 'mina-okafor',
  ':name': 'asha-verma',
};
const appPages = rows
  .filter(({ access }) => access !== 'public')
  .map(({ path }) => path.replace(/:\w+/, (id) => ids[id] ?? ''));

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
    const given = (window as unknown as { given?: Element }).given;
    const shown = document.querySelector('h1, main');
    return [given, shown].some(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  });
  expect(await page.evaluate(() => document.contains((window as unknown as { given: Element }).given))).toBe(
    true,
  );
  await expect(page.locator('title')).toHaveCount(1);
}

test('every page is readable without scripts, with a title and a description of its own', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const address of [...publicPages, ...appPages])
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveTitle(/Updraft$/);
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /^.{30,160}$/);
      if (publicPages.includes(address)) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      else await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
      // Nothing waits behind a skeleton for a script to put it there.
      await expect(page.locator('#root ~ [hidden], #root template')).toHaveCount(0);
    });
  await context.close();
});

for (const address of publicPages)
  test(`${address} hydrates the page it was given`, async ({ page }) => {
    await noteGiven(page);
    await page.goto(address);
    await expectGivenKept(page);
  });

for (const address of appPages)
  test(`${address} hydrates the frame it was given`, async ({ page }) => {
    await enterAsAsha(page);
    await noteGiven(page);
    await page.goto(address);
    await expectGivenKept(page);
    await expect(page.getByRole('button', { name: 'Account: Asha Verma' })).toBeVisible();
  });

for (const address of ['/explore', '/discover', '/list-startup'])
  test(`${address} hydrates what a guest was given`, async ({ page }) => {
    await noteGiven(page);
    await page.goto(address);
    await expectGivenKept(page);
    const card = page.getByRole('button', { name: 'Sign In' });
    await expect(address === '/explore' ? card : page.getByRole('link', { name: 'Login' })).toBeVisible();
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
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter(Boolean)).toEqual(['Sign in to Updraft']);
});

test('a view in the address is taken up by the page that was given', async ({ page }) => {
  await enterAsAsha(page);
  await noteGiven(page);
  await page.goto('/explore?type=funding');
  await expectGivenKept(page);
  await expect(page.getByRole('button', { name: 'Funding News' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/explore?type=funding');
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
const interests = ['Fintech', 'AI'];
const expectInterests = async (page: Page) => {
  for (const name of interests) await expect(page.getByRole('checkbox', { name })).toBeChecked();
};

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
      await expect(page.getByRole('img', { name: 'The chosen image' })).toBeVisible();
      await main(page).getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'About Your Startup' })).toBeVisible();
    },
  },
  {
    what: 'a role and interests',
    address: '/userOnboard',
    async act(page) {
      await page.getByLabel('Role').selectOption('Designer');
      for (const name of interests) await page.getByRole('checkbox', { name }).check();
    },
    async see(page) {
      await expect(page.getByLabel('Role')).toHaveValue('Designer');
      await expectInterests(page);
      await main(page).getByRole('button', { name: 'Continue' }).click();
      await main(page).getByRole('button', { name: 'Back' }).click();
      await expect(page.getByLabel('Role')).toHaveValue('Designer');
      await expectInterests(page);
    },
  },
  {
    what: 'a password and its confirmation',
    address: '/Investor-register',
    isGuest: true,
    async act(page) {
      await page.getByLabel('Full Name').fill('Noor Haddad');
      await page.getByLabel('Phone').fill('+49 30 1234567');
      await page.getByLabel('Email').fill('noor@example.com');
      for (const name of ['Password', 'Confirm password'])
        await page.getByLabel(name, { exact: true }).fill('windsock-2025');
    },
    async see(page) {
      await main(page).getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(/^Step 2 of/)).toBeVisible();
    },
  },
  {
    what: 'a theme',
    address: '/about',
    isGuest: true,
    act: (page) => page.getByLabel('Theme').selectOption('dark'),
    see: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
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
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
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
  for (const [address, value] of [
    ['/about', 'dark'],
    ['/terms', 'light'],
  ] as const) {
    await page.goto(address);
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 3);
    const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
    expect(seen).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(/^(About|Explore)/);
  });
}

test('no two pages have the same description', () => {
  const descriptions = Object.entries(routes).map(([name, { path }]) => {
    const page = path.includes(':') ? `dist/frames/${name}` : `dist${path}`;
    const file = [`${page}.html`, `${page}/index.html`].find(existsSync) ?? page;
    return /<meta name="description" content="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  });
  // The two cards of signing in say the same, as do one's account and the conversations at each of their addresses.
  expect(new Set(descriptions).size).toBe(descriptions.length - 4);
});
