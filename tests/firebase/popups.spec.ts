import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { answerPopup } from './popup';
import { expect, leave, serveWithEmulator, sessionUser, test } from './support';

// Enables the pop-up blocker, as in a default browser. Playwright disables it.
test.use({
  launchOptions: {
    executablePath: findChromium()?.path,
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

/** Opens the provider's window. */
async function openWindow(page: Page) {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Google' }).click();
  return opening;
}

// This tests one provider. The tests in contract.test.ts cover all providers.
test('signing in by a pop-up opens onboarding for a new account and the feed for a known one', async ({
  page,
  person,
}) => {
  const enter = async () => answerPopup(await openWindow(page), { account: person });
  await page.goto('/login');
  await enter();
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
  const created = (await sessionUser(page))?.createdAt;
  await leave(page);
  await page.goto('/login');
  // A sign-in in the same second as the account's creation would be treated as the first sign-in.
  await expect.poll(() => Date.now() - Number(created)).toBeGreaterThan(1000);
  await enter();
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the host’s headers allow signing in by a pop-up', async ({ page, person }) => {
  const host = await serveWithEmulator();
  try {
    const answer = await page.goto(`${host.address}/login`);
    expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await answerPopup(await openWindow(page), { account: person });
    await expect(page).toHaveURL(`${host.address}/userOnboard`);
  } finally {
    await host.close();
  }
});

test('closing the sign-in pop-up shows an error, and the pop-up can be opened again', async ({
  page,
  person,
}) => {
  await page.goto('/login');
  await answerPopup(await openWindow(page), 'close');
  // The SDK waits 8 s for a pending answer.
  await expect(page.getByRole('alert')).toContainText('auth/popup-closed-by-user', { timeout: 15_000 });
  await answerPopup(await openWindow(page), { account: person });
  await expect(page).toHaveURL('/userOnboard');
});
