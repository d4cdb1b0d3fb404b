import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { serveBuild } from '../e2e/host';
import { register, signIn } from '../e2e/support';
import { startDatabase, type TestDatabase } from '../support/database/server';

export { expect };

const databaseUrl = new URL(process.env.VITE_FIREBASE_DATABASE_URL ?? 'http://localhost');
const authUrl = process.env.VITE_FIREBASE_AUTH_EMULATOR_URL ?? '';

/** The error of a request while the page is offline. */
const offlineError = 'net::ERR_INTERNET_DISCONNECTED';

/** A person with an account. */
export type Person = { name: string; email: string; password: string };

export const newPerson = (name: string): Person => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}-${randomUUID()}@example.com`,
  password: 'windsock-2025',
});

type Fixtures = {
  /** Opens a page on a new device: a browser that shares nothing with the others. */
  device: () => Promise<Page>;
  database: TestDatabase;
};

export const test = base.extend<Fixtures, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: an empty pattern declares that a fixture needs no other
    async ({}, use) => {
      const { address, close } = await serveBuild('.cache/database/dist', (value) =>
        value.replace(
          /connect-src /,
          `connect-src ${authUrl} http://${databaseUrl.host} ws://${databaseUrl.host} `,
        ),
      );
      await use(address);
      await close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: an empty pattern declares that a fixture needs no other
  database: async ({}, use) => {
    const rules = JSON.parse(readFileSync('database.rules.json', 'utf8')) as object;
    const database = await startDatabase({ port: Number(databaseUrl.port), rules });
    await use(database);
    expect(database.warnings).toEqual([]);
    await database.close();
  },
  device: async ({ browser, host, database: _ }, use) => {
    const problems: string[] = [];
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: host });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (process.env.SHOW_CONSOLE) console.log(message.type(), text);
        if (message.type() === 'error' && !text.includes(offlineError)) problems.push(text);
      });
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems).toEqual([]);
  },
});

/** Registers an account by the form, and leaves the onboarding for the feed. */
export async function join(page: Page, who: Person) {
  await register(page, who);
  await expect(page).toHaveURL('/userOnboard');
  await page.goto('/explore');
  await expect(page.getByRole('button', { name: `Account: ${who.name}` })).toBeVisible();
}

/** Signs in to an account on another device. */
export async function enterAgain(page: Page, who: Person) {
  await page.goto('/login');
  await signIn(page, who);
  await expect(page.getByRole('button', { name: `Account: ${who.name}` })).toBeVisible();
}
