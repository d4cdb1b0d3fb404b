import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deferred } from '@kit/deferred';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { contents } from './databases';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** Waits until the main thread is idle. Returns whether no IndexedDB request and no held press is pending. */
    isStorageIdle?: () => Promise<boolean>;
  }
}

/** Pages that a test leaves while records are still being stored. */
const hurried = new WeakSet<Page>();

/**
 * A test that fails on any console error or uncaught exception of its page. A page shows changes before they
 * are stored, so `goto` and `reload` wait until all changes are stored, unless the page is in `hurried`.
 */
export const test = base.extend<{ cleanConsole: undefined }>({
  page: async ({ page }, use) => {
    await followWork(page);
    const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    // If storage fails, there is nothing to wait for.
    const hasStorage = () => page.url().startsWith('http') && !hurried.has(page);
    const settled = async () => {
      if (hasStorage()) await settle(page).catch(() => {});
    };
    page.goto = async (...args) => {
      await settled();
      return goto(...args);
    };
    page.reload = async (...args) => {
      await settled();
      return reload(...args);
    };
    await use(page);
  },
  cleanConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const person = { name: 'Noor Haddad', email: 'noor@example.com', password: 'windsock-2025' };

/** An image of 8 by 8 pixels. */
export const png = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR4nGNowAEYhpYEAILzYAGc7g8kAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** Fills the register card. */
export async function fillRegister(page: Page, { name, email, password } = person) {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** Registers by the register card. */
export async function register(page: Page, who = person) {
  await page.goto('/register');
  await fillRegister(page, who);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function signIn(page: Page, { email, password } = person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs out and waits until the account menu disappears. Leaving the page earlier cancels the sign-out. */
export async function signOut(page: Page) {
  const account = page.getByRole('button', { name: /^Account: / });
  await account.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(account).toHaveCount(0);
}

/** Enters the demo account: sets the `auth` flag on the first page only, so that a sign-out isn't undone. */
export const enterAsAsha = (page: Page) =>
  page.addInitScript(() => {
    if (!sessionStorage.getItem('flagged')) localStorage.setItem('auth', 'true');
    sessionStorage.setItem('flagged', 'true');
  });

/** Opens a page in the demo account. */
export async function open(page: Page, address: string) {
  await enterAsAsha(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectInteractive(page);
}

/** Opens a page with posts or cards in the demo account. */
export async function openFeed(page: Page, address = '/explore') {
  await open(page, address);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Posts in the open feed and waits until the post is first. */
export async function publish(page: Page, text: string) {
  await page.getByLabel('Your update').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(text);
}

/** Publishes a post and waits until it is stored: the feed shows a post before the code that stores it has loaded. */
export async function publishStored(page: Page, text: string) {
  await publish(page, text);
  await expectStored(page, `"content":"${text}"`);
}

/** Waits until the stored records contain this JSON. */
export const expectStored = (page: Page, json: string) =>
  expect.poll(async () => JSON.stringify(await contents(page, 'updraft', 'records'))).toContain(json);

/** Waits until a page is interactive and complete: stored data is read, and no part is loading. */
export async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expectInteractive(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Delays writes of these kinds of records by 500 ms. Leaving the page earlier cancels the writes. */
export const writeSlowly = (page: Page, kinds: readonly string[]) => {
  hurried.add(page);
  return page.addInitScript((slow) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, record: { kind?: string }, ...key) {
      const request = put.call(this, record, ...key);
      if (!slow.includes(record.kind ?? '')) return request;
      const end = performance.now() + 500;
      // Pending requests keep the transaction from being committed.
      const askOn = () => {
        if (performance.now() < end) this.get(['', '', '']).onsuccess = askOn;
      };
      this.transaction.commit = () => {};
      askOn();
      return request;
    };
  }, kinds);
};

/**
 * Records whether an element is visible at any time, even briefly: a query on a slow machine may be too late.
 *
 * @returns a function that returns whether the element was visible
 */
export async function noteMoment(page: Page, selector: string, text = '') {
  await page.addInitScript(
    ({ selector, text }) => {
      const look = () => {
        for (const element of document.querySelectorAll(selector))
          if (element.checkVisibility() && element.textContent.includes(text))
            Object.assign(window, { wasThere: true });
      };
      const watched = { attributes: true, characterData: true, childList: true, subtree: true };
      new MutationObserver(look).observe(document, watched);
    },
    { selector, text },
  );
  return () => page.evaluate(() => 'wasThere' in window);
}

/**
 * Records layout shifts, per page.
 *
 * @returns a function that returns their sum
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shift') as number);
}

export const storage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Returns axe's violations. Runs axe directly: its runner for Playwright takes three times as long. */
async function violations(page: Page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({
      // By default, axe omits label in name (WCAG 2.5.3, experimental) and target size (2.5.8, WCAG 2.2).
      rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** Expects no axe violations and no horizontal scrolling. */
export async function expectSound(page: Page) {
  expect(await violations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for two frames, until a change has been rendered. */
export const framesPainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Holds back matching scripts. @returns a function that releases them */
export async function holdScripts(page: Page, which: string | RegExp = '**/*.js') {
  const held = deferred();
  await page.unroute(which);
  await page.route(which, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

/** Waits until the page is interactive, and has repeated the presses from before. */
export const expectInteractive = (page: Page) => page.waitForFunction(() => !('heldPresses' in window));

/** Counts the pending requests and transactions of IndexedDB. Runs in the page, before its first script. */
function countStorageWork() {
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  // A test can replace the page's clock later.
  const { requestIdleCallback } = window;
  let working = 0;
  const count = <Target extends EventTarget>(target: Target, ends: readonly string[]) => {
    working += 1;
    for (const end of ends) target.addEventListener(end, () => (working -= 1), { once: true });
    return target;
  };
  IDBFactory.prototype.open = function (...asked) {
    return count(open.apply(this, asked), ['success', 'error']);
  };
  IDBDatabase.prototype.transaction = function (...asked) {
    return count(transaction.apply(this, asked), ['complete', 'abort']);
  };
  window.isStorageIdle = async () => {
    for (const _ of [1, 2]) await new Promise((next) => requestIdleCallback(next, { timeout: 500 }));
    return working === 0 && !window.heldPresses?.length;
  };
}

/** The scripts that each page is loading. */
const loading = new WeakMap<Page, Set<Request>>();

/** Follows the page's scripts and its use of IndexedDB, for {@link settle}. */
async function followWork(page: Page) {
  const scripts = new Set<Request>();
  loading.set(page, scripts);
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => scripts.delete(request));
  await page.addInitScript(countStorageWork);
}

/**
 * Waits until all changes are stored. A change can need code that is still loading, and can read before it writes,
 * so this waits for scripts and for IndexedDB. Gives up after 3 s, because some tests never release a script.
 * @throws if the page isn't the fixture's: only that one is followed
 */
export async function settle(page: Page) {
  const scripts = loading.get(page);
  if (!scripts) throw new Error('Pass the page of the fixture: other pages aren’t followed.');
  for (const end = Date.now() + 3000; Date.now() < end; ) {
    const isIdle = await page.evaluate(() => window.isStorageIdle?.() ?? true);
    if (isIdle && scripts.size === 0) return;
  }
}
