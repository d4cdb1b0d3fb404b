import type { Page } from '@playwright/test';
import { readRoutes } from '../../scripts/bench/readRoutes.mjs';
import { contents, databaseOf, databases, lay, recordsText, versions } from './databases';
import { expect, openFeed, publish, storage, test } from './support';

// Tests failures of browser storage: the user sees an error, and no saved data is lost.

const first = (page: Page) => page.getByRole('article').first();
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const update = (page: Page) => page.getByLabel('Your update');
const log = (page: Page) => page.getByRole('log', { name: 'Conversation with Mina Okafor' });

/** Opens a page in the demo account after `prepare`, which runs on a static file of the app's origin. */
async function openPrepared(page: Page, prepare: () => Promise<unknown>, address = '/explore') {
  await page.goto('/favicon.svg');
  await prepare();
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
}

/** Enters the demo account by the login card, which also creates the auth provider's database. */
async function lookAround(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
  await expect(first(page)).toBeVisible();
}

/** Expects the notice, and expects that changes last in memory while the page is open. */
async function expectWorkInMemory(page: Page, notice: RegExp) {
  await expect(alert(page, notice)).toBeVisible();
  await publish(page, 'Held by this page alone.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Message' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
  await page.goBack();
  await expect(first(page)).toContainText('Held by this page alone.');
}

for (const [what, prepare] of [
  ['no IndexedDB', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'IndexedDB that throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
] as const)
  test(`with ${what}, the app shows a notice and keeps changes in memory`, async ({ page }) => {
    await page.addInitScript(prepare);
    await openFeed(page);
    await expectWorkInMemory(page, /This browser doesn’t let Updraft store data/);
  });

test('a database of a newer version isn’t changed, and the app offers a reload', async ({ page }) => {
  await openPrepared(page, () => lay(page, [{ ...databaseOf('updraft', 6), version: 99 }]));
  await expectWorkInMemory(page, /A newer version of Updraft has been used on this device/);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goto('/favicon.svg');
  const { records } = databaseOf('updraft', 6).stores;
  expect(await contents(page, 'updraft', 'records')).toHaveLength(records?.rows.length ?? 0);
});

test('a database blocked by a tab with an older version loses no data', async ({ page, context }) => {
  const holder = await context.newPage();
  await holder.goto('/favicon.svg');
  await lay(holder, [databaseOf('updraft', 2)]);
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('updraft', 2);
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
      }),
  );
  await openFeed(page);
  await expectWorkInMemory(page, /Updraft is open in another tab in an older version/);
  await holder.close();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Written by an earlier version.')).toBeVisible();
  await expect(page.getByText('Held by this page alone.')).toHaveCount(0);
});

for (const [what, breakWrites] of [
  [
    'an aborted transaction',
    () => {
      const { commit } = IDBTransaction.prototype;
      IDBTransaction.prototype.commit = function () {
        if ('isMended' in window) commit.call(this);
        else this.abort();
      };
    },
  ],
  [
    'a full quota',
    () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if ('isMended' in window) return put.apply(this, args);
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`with ${what}, saved data stays, and the unsaved change is shown and can be saved again`, async ({
    page,
  }) => {
    await openFeed(page);
    await publish(page, 'Saved before.');
    await page.evaluate(breakWrites);
    await publish(page, 'Refused at first.');
    const notice = alert(page, 'Your last change couldn’t be saved on this device');
    await expect(notice).toBeVisible();
    // Hovers the toast, which prevents it from disappearing.
    await notice.hover();
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(() => recordsText(page)).toContain('Refused at first.');
    await page.reload();
    await expect(first(page)).toContainText('Refused at first.');
    await expect(page.getByText('Saved before.')).toBeVisible();
  });

test('every version of every database has a fixture', async ({ page }) => {
  await lookAround(page);
  await publish(page, 'On a database of today.');
  for (const [name, version] of await versions(page)) {
    const kept = databases.filter((one) => one.name === name).map((one) => one.version);
    expect([name, kept]).toEqual([name, Array.from({ length: version }, (_, at) => at + 1)]);
  }
});

for (const database of databases.filter(({ name }) => name === 'updraft')) {
  test(`a database of version ${database.version} is upgraded without loss`, async ({ page }) => {
    await openPrepared(page, () => lay(page, [database]));
    await expect(page.getByText('Written by an earlier version.')).toBeVisible();
    await expect(update(page)).toHaveValue('Begun in an earlier version');
    await page.goto('/messages/mina-okafor');
    await expect(log(page).getByText('Sent by an earlier version')).toBeAttached();
    expect(await contents(page, 'updraft', 'quarantine')).toHaveLength(1);
  });
}

const ofAccounts = databases.filter(({ name }) => name === 'updraft-auth');
const latestAccounts = Math.max(...ofAccounts.map(({ version }) => version));

for (const database of ofAccounts) {
  test(`an account in an auth database of version ${database.version} stays signed in during the upgrade`, async ({
    page,
  }) => {
    await openPrepared(page, async () => {
      await lay(page, [database]);
      await page.evaluate(() => {
        localStorage.setItem('updraft.uid', 'uid-1');
        localStorage.setItem('userName', 'Noor Haddad');
      });
    });
    await expect(page.getByRole('button', { name: 'Account: Noor Haddad' })).toBeVisible();
    // Waits until the auth provider has upgraded its database.
    await expect
      .poll(() => versions(page), { timeout: 15_000 })
      .toContainEqual(['updraft-auth', latestAccounts]);
    await expect(page.getByRole('button', { name: 'Account: Noor Haddad' })).toBeVisible();
    expect(await storage(page, 'auth')).toBe('true');
  });
}

/** All kinds of records. */
const kinds =
  `post comment draft sampleDeletion sampleDate star follow interest like save request answer answerDraft
  conversation messageDraft message:mina-okafor profile settings notificationsSeen investorAccount
  listing listingTraction listingMetrics listingContact
  ownedStartup ownedStartupTraction ownedStartupMetrics ownedStartupContact
  listingDraft registrationDraft onboardingDraft`.split(/\s+/);

test('damaged records of each kind break no page, and valid ones are still shown', async ({ page }) => {
  test.slow();
  await openPrepared(page, () => {
    const today = databaseOf('updraft', 6);
    const rows = kinds.map((kind) => ({
      value: { owner: 'sample', kind, id: 'damaged', value: { nonsense: [7] } },
    }));
    const { records } = today.stores;
    if (!records) throw new Error('There are no records in the fixture.');
    return lay(page, [
      { ...today, stores: { ...today.stores, records: { ...records, rows: [...records.rows, ...rows] } } },
    ]);
  });
  await expect(alert(page, /damaged and can’t be shown/)).toBeVisible();
  await expect(page.getByText('Written by an earlier version.')).toBeVisible();
  const pages = (await readRoutes()).filter(({ isSignedIn }) => isSignedIn).map(({ path }) => path);
  for (const address of [...pages, '/profile/manage?tab=startups', '/profile/manage?tab=settings']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  await page.goto('/messages/mina-okafor');
  await expect(log(page).getByText('Sent by an earlier version')).toBeAttached();
});

test('changes made after IndexedDB is cleared in an open page are saved', async ({ page }) => {
  await openFeed(page);
  await publish(page, 'Cleared with the rest.');
  // Otherwise, the record could be written after the database is cleared.
  await expect.poll(() => recordsText(page)).toContain('Cleared with the rest.');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await publish(page, 'Written afterwards.');
  await expect.poll(() => recordsText(page)).toContain('Written afterwards.');
  await page.reload();
  await expect(first(page)).toContainText('Written afterwards.');
  await expect(page.getByText('Cleared with the rest.')).toHaveCount(0);
});

test('if localStorage throws, a user can still enter the demo account and post', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await lookAround(page);
  await publish(page, 'Without local storage.');
});

test('a sign-in that local storage loses in a crash is restored, but not if a user clears local storage', async ({
  page,
  context,
}) => {
  const card = (tab: Page) => tab.getByRole('button', { name: 'Sign In' });
  await lookAround(page);
  await test.step('after a crash, local storage is empty when the first page opens', async () => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/explore');
    await expect(first(page)).toBeVisible();
    expect(await storage(page, 'auth')).toBe('true');
  });
  await test.step('a user clears local storage while a page is open', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(card(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/explore');
    await expect(card(other)).toBeVisible();
    expect(await storage(other, 'auth')).toBeNull();
  });
});
