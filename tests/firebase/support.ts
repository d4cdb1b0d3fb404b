import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { contents } from '../e2e/databases';
import { serveBuild } from '../e2e/host';
import { type person, signOut } from '../e2e/support';
import { emulatorAt } from './emulator';
import { serveGapi } from './popup';

export { expect };

const emulatorUrl = process.env.VITE_FIREBASE_AUTH_EMULATOR_URL ?? '';
export const emulator = emulatorAt(emulatorUrl);

/** The build on a host by `firebase.json`, with the emulator in the place of Google's servers. */
export const serveWithEmulator = () =>
  serveBuild('.cache/firebase/dist', (value) =>
    value.replace(/(connect-src|frame-src) /g, `$1 ${emulatorUrl} `),
  );

/** Where analytics ask for their configuration and send what they count. */
export const googleAnalytics =
  /^https:\/\/(firebase|firebaseinstallations|[\w.]+\.google-analytics|www\.googletagmanager)\.(googleapis\.)?com\//;

/** The app with the emulator behind it. Each test has a person of its own: they share the emulator. */
export const test = base.extend<{ person: typeof person; cleanConsole: undefined }>({
  context: async ({ context }, use) => {
    await serveGapi(context);
    // The build counts visits, and can't reach the service: nothing of the app may notice.
    await context.route(googleAnalytics, (route) => route.abort());
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that a fixture needs no other
  person: async ({}, use) => {
    await use({ name: 'Noor Haddad', email: `noor-${randomUUID()}@example.com`, password: 'windsock-2025' });
  },
  cleanConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        // The browser's own line about a request that was refused, and the one that the SDK's installations add to it.
        const isRefusal = url.startsWith(emulatorUrl) || googleAnalytics.test(url);
        const isOfSdk = message.text().includes('/assets/firebaseAnalytics-');
        if (message.type() === 'error' && !isRefusal && !isOfSdk) problems.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs out; the login card stands in the place of the page then. */
export async function leave(page: Page) {
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
}

/** The account that the provider itself keeps signed in on this device, as the SDK stores it. */
export async function sessionUser(page: Page) {
  const found = (await contents(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage')) as {
    fbase_key: string;
    value: { uid: string; createdAt: string };
  }[];
  return found.find(({ fbase_key }) => fbase_key.startsWith('firebase:authUser:'))?.value;
}
