import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { contents } from '../e2e/databases';
import { serveBuild } from '../e2e/host';
import { test as base, type person, signOut } from '../e2e/support';
import { emulatorAt } from './emulator';
import { serveGapi } from './popup';

export { expect };

const emulatorUrl = process.env.VITE_FIREBASE_AUTH_EMULATOR_URL ?? '';
export const emulator = emulatorAt(emulatorUrl);

/** Serves the build as `firebase.json` describes, with a CSP that allows the emulator. */
export const serveWithEmulator = () =>
  serveBuild('.cache/firebase/dist', (value) =>
    value.replace(/(connect-src|frame-src) /g, `$1 ${emulatorUrl} `),
  );

/** URLs of Google Analytics, for the configuration and the events. */
export const googleAnalytics =
  /^https:\/\/(firebase|firebaseinstallations|[\w.]+\.google-analytics|www\.googletagmanager)\.(googleapis\.)?com\//;

/** A test with the Auth emulator. Each test has a different user, because all tests share the emulator. */
export const test = base.extend<{ person: typeof person }>({
  context: async ({ context }, use) => {
    await serveGapi(context);
    // The build counts visits but can't reach the service. The app must not be affected.
    await context.route(googleAnalytics, (route) => route.abort());
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: an empty pattern declares that a fixture needs no other
  person: async ({}, use) => {
    await use({ name: 'Noor Haddad', email: `noor-${randomUUID()}@example.com`, password: 'windsock-2025' });
  },
  cleanConsole: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      // Ignores the browser's errors about refused requests, and the resulting errors of the Analytics SDK.
      const isRefusal = url.startsWith(emulatorUrl) || googleAnalytics.test(url);
      const isOfSdk = message.text().includes('/assets/firebaseAnalytics-');
      if (message.type() === 'error' && !isRefusal && !isOfSdk) problems.push(`${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(undefined);
    expect(problems).toEqual([]);
  },
});

/** Signs out and waits for the login card that replaces the page. */
export async function leave(page: Page) {
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
}

/** Returns the account that the SDK has stored as signed in. */
export async function sessionUser(page: Page) {
  const found = (await contents(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage')) as {
    fbase_key: string;
    value: { uid: string; createdAt: string };
  }[];
  return found.find(({ fbase_key }) => fbase_key.startsWith('firebase:authUser:'))?.value;
}
