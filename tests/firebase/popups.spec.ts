import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { serveBuild } from '../e2e/host';
import { answerPopup } from './popup';
import { emulatorUrl, expect, leave, test } from './support';

// As a browser comes: a window that no click asked for is blocked.
test.use({
  launchOptions: {
    executablePath: findChromium()?.path,
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

for (const provider of ['Google', 'Microsoft', 'Apple']) {
  test(`${provider}: a new account is welcomed, a known one goes to the feed`, async ({
    page,
    context,
    person,
  }) => {
    const enter = async () => {
      const opening = context.waitForEvent('page');
      await page.getByRole('button', { name: provider }).click();
      await answerPopup(await opening, { account: person });
    };
    await page.goto('/login');
    await enter();
    await expect(page).toHaveURL('/userOnboard');

    await page.goto('/explore');
    await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible();
    await leave(page);
    await page.goto('/login');
    // Within the first second a second sign-in still counts as the first.
    await page.waitForTimeout(1100);
    await enter();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('the headers of the host let the window through', async ({ page, context, person }) => {
  const host = await serveBuild('.cache/firebase/dist', (value) =>
    // The emulator in the place of Google's servers.
    value.replace(/(connect-src|frame-src) /g, `$1 ${emulatorUrl} `),
  );
  try {
    const answer = await page.goto(`${host.address}/login`);
    expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Google' }).click();
    await answerPopup(await opening, { account: person });
    await expect(page).toHaveURL(`${host.address}/userOnboard`);
  } finally {
    await host.close();
  }
});

test('closing the window says so, and it can be opened again', async ({ page, context, person }) => {
  await page.goto('/login');
  for (const answer of ['close', { account: person }] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Google' }).click();
    await answerPopup(await opening, answer);
    if (answer === 'close') {
      // The SDK waits 8 s for an answer that may be under way.
      await expect(page.getByRole('alert')).toHaveText(
        'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).',
        { timeout: 15_000 },
      );
    }
  }
  await expect(page).toHaveURL('/userOnboard');
});
