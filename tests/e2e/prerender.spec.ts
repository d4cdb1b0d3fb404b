import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/data/schema/routes';
import { expect, test } from './support';

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
  .map(({ path, access }) => ({ address: path.replace(/:\w+/, (id) => ids[id] ?? ''), access }));

const enter = (page: Page) => page.addInitScript(() => localStorage.setItem('auth', 'true'));

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
}

for (const address of publicPages) {
  test(`${address} is readable without scripts, with a title and a description`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Updraft$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    await context.close();
  });

  test(`${address} hydrates the page it was given`, async ({ page }) => {
    await noteGiven(page);
    await page.goto(address);
    await expectGivenKept(page);
  });
}

for (const { address, access } of appPages) {
  test(`${address} has its frame in its HTML, and hydrates it`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto(address);
    await expect(still.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await expect(still.getByRole('main')).toBeVisible();
    // Nothing waits behind a skeleton for a script to put it there.
    await expect(still.locator('#root ~ [hidden], #root template')).toHaveCount(0);
    await context.close();

    await enter(page);
    await noteGiven(page);
    await page.goto(address);
    await expectGivenKept(page);
    await expect(page.getByRole('button', { name: 'Account: Asha Verma' })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
  });

  test(`${address} is alive for a guest without a redraw`, async ({ page }) => {
    await noteGiven(page);
    await page.goto(address);
    await expectGivenKept(page);
    await expect(page.locator('title')).toHaveCount(1);
    const card = page.getByRole('button', { name: 'Sign In' });
    if (access === 'protected') await expect(card).toBeVisible();
    else await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
}

test('whoever isn’t signed in never sees a protected page’s frame', async ({ page }) => {
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
  await enter(page);
  await noteGiven(page);
  await page.goto('/explore?type=funding');
  await expectGivenKept(page);
  await expect(page.getByRole('button', { name: 'Funding News' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/explore?type=funding');
});

/** Its scripts come when they are let go; then it is alive. */
async function openWithoutScripts(page: Page, address: string) {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    go();
    await page.waitForFunction(() => {
      const field = document.querySelector('form, select, input');
      return field && Object.keys(field).some((key) => key.startsWith('__reactFiber'));
    });
    await page.waitForLoadState('networkidle');
  };
}

for (const [address, label] of [
  ['/list-startup', 'Startup name'],
  ['/Investor-register', 'Full Name'],
  ['/login', 'Email'],
] as const) {
  test(`what is typed on ${address} before its scripts are there stays`, async ({ page }) => {
    const letGo = await openWithoutScripts(page, address);
    const field = page.getByLabel(label);
    await field.pressSequentially('Windrose');
    await letGo();
    await expect(field).toHaveValue('Windrose');
    await expect(field).toBeFocused();
  });
}

test.describe('what is chosen before the scripts are there counts', () => {
  test('a category and a logo', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/list-startup');
    await page.getByLabel('Startup name').fill('Windrose');
    await page.getByLabel('Tagline').fill('Weather for every rooftop');
    await page.getByLabel('Category').selectOption('Climate Tech');
    await page.getByLabel('Logo').setInputFiles('public/images/icons/maskable-512.png');
    await letGo();
    await expect(page.getByLabel('Category')).toHaveValue('Climate Tech');
    await expect(page.getByRole('img', { name: 'The chosen image' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'About Your Startup' })).toBeVisible();
  });

  test('a role and interests', async ({ page }) => {
    await enter(page);
    const letGo = await openWithoutScripts(page, '/userOnboard');
    await page.getByLabel('Role').selectOption({ index: 2 });
    const role = await page.getByLabel('Role').inputValue();
    for (const name of ['Fintech', 'AI']) await page.getByRole('checkbox', { name }).check();
    await letGo();
    await expect(page.getByLabel('Role')).toHaveValue(role);
    for (const name of ['Fintech', 'AI']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Role')).toHaveValue(role);
    for (const name of ['Fintech', 'AI']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  });

  test('a password, and that one agrees', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/Investor-register');
    await page.getByLabel('Full Name').fill('Noor Haddad');
    await page.getByLabel('Phone').fill('+49 30 1234567');
    await page.getByLabel('Email').fill('noor@example.com');
    for (const name of ['Password', 'Confirm password'])
      await page.getByLabel(name, { exact: true }).fill('windsock-2025');
    await letGo();
    await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  });

  test('a theme', async ({ page }) => {
    const letGo = await openWithoutScripts(page, '/about');
    await page.getByLabel('Theme').selectOption('dark');
    await letGo();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('but not what the browser fills in on Back', async ({ page }) => {
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

  test('a view of a directory', async ({ page }) => {
    await enter(page);
    const letGo = await openWithoutScripts(page, '/discover');
    await page.getByRole('radio', { name: 'Investors' }).check();
    await letGo();
    await expect(page).toHaveURL('/discover?tab=investors');
    await expect(page.getByRole('radio', { name: 'Investors' })).toBeChecked();
  });
});

for (const address of ['/about', '/explore']) {
  test(`${address} has theme and language before its first paint, and never another one’s words`, async ({
    page,
  }) => {
    await enter(page);
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

test('each page of the app has a description of its own in its HTML @once', () => {
  const descriptions = Object.entries(routes).map(([name, { path }]) => {
    const page = path.includes(':') ? `dist/frames/${name}` : `dist${path}`;
    const file = [`${page}.html`, `${page}/index.html`].find(existsSync) ?? page;
    const [, text = ''] = /<meta name="description" content="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    return [name, text] as const;
  });
  expect(descriptions.filter(([, text]) => text.length < 30 || text.length > 160)).toEqual([]);
  // The two cards of signing in say the same, as do one's account and the conversations at each of their addresses.
  expect(new Set(descriptions.map(([, text]) => text)).size).toBe(descriptions.length - 4);
});
