import type { Page } from '@playwright/test';
import { readRoutes } from '../../scripts/bench/readRoutes.mjs';
import { expect, expectInteractive, holdScripts, test } from './support';

// A press before the page is interactive: index.html holds it, and src/app/router/heldPresses.ts repeats it.

/** Opens a page whose scripts don't load until `release` is called. */
async function openWithoutScripts(page: Page, address: string) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

/** Records the names of the buttons whose press is repeated, and prevents the effects. */
const recordPresses = (page: Page) =>
  page.addInitScript(() => {
    const repeated: string[] = [];
    Object.assign(window, { repeated });
    addEventListener(
      'click',
      (event) => {
        const isRepeated = !window.heldPresses || window.heldPresses.isRepeating;
        if (!isRepeated || !(event.target instanceof Element)) return;
        repeated.push(event.target.ariaLabel || event.target.textContent || '');
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
  });

test('every button of every page that is pressed before the scripts load is marked, and pressed once in order', async ({
  page,
}) => {
  test.slow();
  await recordPresses(page);
  const addresses = [...(await readRoutes())].sort((a, b) => Number(a.isSignedIn) - Number(b.isSignedIn));
  let count = 0;
  for (const { path: address, isSignedIn } of addresses)
    await test.step(address, async () => {
      await page.goto('/favicon.svg');
      await page.evaluate((isIn) => {
        if (isIn) localStorage.setItem('auth', 'true');
        else localStorage.clear();
      }, isSignedIn);
      const release = await openWithoutScripts(page, address);
      const pressed = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button:enabled')]
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map((button) => {
            button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
            return button.ariaLabel || button.textContent || '';
          }),
      );
      await expect(page.locator('[data-held]')).toHaveCount(pressed.length);
      release();
      await expectInteractive(page);
      expect(await page.evaluate(() => Reflect.get(window, 'repeated'))).toEqual(pressed);
      await expect(page.locator('[data-held]')).toHaveCount(0);
      count += pressed.length;
    });
  expect(count).toBeGreaterThan(40);
});

for (const [locale, path] of [
  ['hi', '/list-startup'],
  ['es', '/register'],
])
  test(`a button of ${path} that is pressed before the page is in its language (${locale}) works`, async ({
    page,
  }) => {
    await page.addInitScript((locale) => {
      localStorage.setItem('auth', 'true');
      if (location.pathname === '/register') localStorage.removeItem('auth');
      localStorage.setItem('updraft.appearance', JSON.stringify({ locale, theme: 'light' }));
    }, locale);
    const release = await openWithoutScripts(page, path as string);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main form button[type="submit"]')?.click(),
    );
    release();
    await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale as string);
  });
