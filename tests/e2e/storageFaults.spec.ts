import type { Page } from '@playwright/test';
import { readRoutes } from '../../scripts/bench/routes.mjs';
import { contents, databaseOf, databases, lay, recordsText, versions } from './databases';
import { expect, openFeed, publish, storage, test } from './support';

// What a device does wrong, what the person sees of it, and that nothing that was saved is lost.

const first = (page: Page) => page.getByRole('article').first();
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const update = (page: Page) => page.getByLabel('Your update');
const log = (page: Page) => page.getByRole('log', { name: 'Conversation with Mina Okafor' });

/** As the sample person, on a device that was prepared on a page of the app's origin that touches no database. */
async function openPrepared(page: Page, prepare: () => Promise<unknown>, address = '/explore') {
  await page.goto('/favicon.svg');
  await prepare();
  await page.evaluate(() => localStorage.setItem('auth', 'true'));
  await page.goto(address);
}

/** Enters through the card: what the provider keeps is made, too. */
async function lookAround(page: Page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
  await expect(first(page)).toBeVisible();
}

/** The work that goes on where nothing can be kept: it is there as long as the page is. */
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
    'IndexedDB that the browser refuses',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
] as const)
  test(`${what}: it is said, and work goes on in memory`, async ({ page }) => {
    await page.addInitScript(prepare);
    await openFeed(page);
    await expectWorkInMemory(page, /This browser doesn’t let Updraft store data/);
  });

test('a database of a newer version: it stays as it is, and a reload is offered', async ({ page }) => {
  await openPrepared(page, () => lay(page, [{ ...databaseOf('updraft', 3), version: 99 }]));
  await expectWorkInMemory(page, /A newer version of Updraft has been used on this device/);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.goto('/favicon.svg');
  expect(await contents(page, 'updraft', 'records')).toHaveLength(4);
});

test('a database that a tab of an older version holds: nothing of it is lost', async ({ page, context }) => {
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
    'a transaction that is aborted half-way',
    () => {
      const { commit } = IDBTransaction.prototype;
      IDBTransaction.prototype.commit = function () {
        if ('isMended' in window) commit.call(this);
        else this.abort();
      };
    },
  ],
  [
    'no room left',
    () => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if ('isMended' in window) return put.apply(this, args);
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`${what}: what was saved stays, the rest is shown and can be saved again`, async ({ page }) => {
    await openFeed(page);
    await publish(page, 'Saved before.');
    await page.evaluate(breakWrites);
    await publish(page, 'Refused at first.');
    const notice = alert(page, 'Your last change couldn’t be saved on this device');
    await expect(notice).toBeVisible();
    // It stays as long as it is pointed at.
    await notice.hover();
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect.poll(() => recordsText(page)).toContain('Refused at first.');
    await page.reload();
    await expect(first(page)).toContainText('Refused at first.');
    await expect(page.getByText('Saved before.')).toBeVisible();
  });

test('every version of every database that there ever was has its fixture', async ({ page }) => {
  await lookAround(page);
  await publish(page, 'On a database of today.');
  for (const [name, version] of await versions(page)) {
    const kept = databases.filter((one) => one.name === name).map((one) => one.version);
    expect([name, kept]).toEqual([name, Array.from({ length: version }, (_, at) => at + 1)]);
  }
});

for (const database of databases.filter(({ name }) => name === 'updraft')) {
  test(`a device of version ${database.version} has everything that it had`, async ({ page }) => {
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
  test(`accounts of version ${database.version} stay signed in`, async ({ page }) => {
    await openPrepared(page, async () => {
      await lay(page, [database]);
      await page.evaluate(() => {
        localStorage.setItem('updraft.uid', 'uid-1');
        localStorage.setItem('userName', 'Noor Haddad');
      });
    });
    await expect(page.getByRole('button', { name: 'Account: Noor Haddad' })).toBeVisible();
    // The provider has been asked by then.
    await expect
      .poll(() => versions(page), { timeout: 15_000 })
      .toContainEqual(['updraft-auth', latestAccounts]);
    await expect(page.getByRole('button', { name: 'Account: Noor Haddad' })).toBeVisible();
    expect(await storage(page, 'auth')).toBe('true');
  });
}

/** What is found by the name of a kind. */
const kinds =
  `post comment draft sampleDeletion sampleDate star follow interest like save request answer answerDraft
  conversation messageDraft message/mina-okafor profile settings notificationsSeen listing ownedStartup investorAccount
  listingDraft registrationDraft onboardingDraft`.split(/\s+/);

test('a damaged record of each kind: no page breaks, and what is whole stays', async ({ page }) => {
  test.slow();
  await openPrepared(page, () => {
    const today = databaseOf('updraft', 3);
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

test('storage cleared while the page runs: what comes after is saved', async ({ page }) => {
  await openFeed(page);
  await publish(page, 'Cleared with the rest.');
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

test('local storage that throws: one signs in for the page, and writes', async ({ page }) => {
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
