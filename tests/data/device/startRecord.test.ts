import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { createStartRecord, type Entries } from '@/data/adapters/device/startRecord';
import earlier from '../../fixtures/databases/updraft-start-1.json' with { type: 'json' };
import { takeReports } from '../../support/reports';
import { withoutRoom } from '../../support/tabs';

const keys = ['userName', 'uid', 'theme', 'auth'] as const;
type Values = Record<string, string>;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let count = 0;
/** A browser with one database and local storage. Its pages are tabs. */
function browser(content: Values = {}) {
  count += 1;
  const databaseName = `start-${count}`;
  const local = new Map(Object.entries(content));
  /** The changes of local storage by the record, without those of the stamp. */
  const changes: string[] = [];
  const change = (text: string) => void (text.startsWith('updraft.start') || changes.push(text));
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem(key: string, value: string) {
      local.set(key, value);
      change(`${key}=${value}`);
    },
    removeItem(key: string) {
      local.delete(key);
      change(key);
    },
  };
  const restored: (readonly string[])[] = [];
  return {
    local,
    changes,
    restored,
    values: () => Object.fromEntries([...local].filter(([key]) => !key.startsWith('updraft.'))),
    open: (device: Parameters<typeof createStartRecord>[0]['storage'] = storage) =>
      createStartRecord({
        databaseName,
        storage: device,
        keys,
        onRestored: (changed) => restored.push(changed),
      }),
    /** Changes local storage as the app or a user does. `null` removes a value. */
    set(entries: Entries) {
      for (const [key, value] of Object.entries(entries))
        if (typeof value === 'string') local.set(key, value);
        else local.delete(key);
    },
    /** Crashes: local storage has only what the browser had written to disk. */
    crash(written: Values | Map<string, string> = {}) {
      const entries = written instanceof Map ? [...written] : Object.entries(written);
      local.clear();
      for (const [key, value] of entries) local.set(key, value);
    },
    async database<Result>(
      use: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Result>,
    ): Promise<Result> {
      const database = await openDB(databaseName, 1, {
        upgrade: (db) => void db.createObjectStore('groups'),
      });
      const result = await use(database);
      database.close();
      return result;
    },
  };
}
type Browser = ReturnType<typeof browser>;

const recordOf = (on: Browser) => on.database((database) => database.get('groups', 'start'));
const storedIn = async (on: Browser): Promise<Entries | undefined> => (await recordOf(on))?.entries;
const lay = (on: Browser, name: string, value: unknown) =>
  on.database((database) => database.put('groups', value, name));

const nobody = { userName: null, uid: null, theme: null, auth: null };
const noor = { userName: 'Noor', uid: 'u1', auth: 'true' };
const signedOut = { userName: null, uid: null, auth: null };
const dark = { theme: 'dark' };

/** Signs in or out as the app does: the record first, then local storage. Returns the page. */
async function enter(on: Browser, entries: Entries, page = on.open()) {
  await page.save(entries);
  on.set(entries);
  await page.save(entries);
  return page;
}
/** Chooses a theme as the app does: local storage first, then the record. */
async function choose(on: Browser, entries: Entries, page = on.open()) {
  on.set(entries);
  await page.save(entries);
}

it('the start record restores a sign-in that local storage loses in a crash, and again after a second crash', async () => {
  const on = browser();
  await enter(on, noor);
  for (const _ of [1, 2]) {
    on.crash();
    expect(await on.open().reconcile()).toEqual({ ...nobody, ...noor });
    expect([on.values(), on.restored.splice(0)]).toEqual([noor, [['userName', 'uid', 'auth']]]);
  }
});

it('the start record restores a sign-in of which local storage loses the last part', async () => {
  const on = browser();
  await enter(on, noor);
  on.crash({ userName: 'Noor', uid: 'u1' });
  await on.open().reconcile();
  expect([on.values(), on.restored]).toEqual([noor, [['auth']]]);
});

it('the start record restores a sign-out, theme and name that local storage loses in a crash', async () => {
  const on = browser();
  await enter(on, noor);
  for (const [change, entries, values] of [
    [choose, dark, { ...noor, ...dark }],
    [choose, { userName: 'Noor H.' }, { ...noor, ...dark, userName: 'Noor H.' }],
    [enter, signedOut, dark],
  ] as const) {
    const written = new Map(on.local);
    await change(on, entries);
    on.crash(written);
    await on.open().reconcile();
    expect(on.values()).toEqual(values);
  }
});

it('the start record removes the last key from local storage first, and adds it last', async () => {
  const on = browser();
  await enter(on, noor);
  on.crash();
  await on.open().reconcile();
  expect(on.changes.splice(0)).toEqual(['userName=Noor', 'uid=u1', 'auth=true']);
  const written = new Map(on.local);
  await enter(on, signedOut);
  on.crash(written);
  await on.open().reconcile();
  expect(on.changes).toEqual(['auth', 'uid', 'userName']);
});

it('the start record restores a change that it has before local storage, if the page ends in between', async () => {
  const on = browser();
  const page = await enter(on, noor);
  await page.save(signedOut);
  await choose(on, dark, page);
  expect(on.values()).toEqual({ ...noor, ...dark });
  await on.open().reconcile();
  expect(on.values()).toEqual(dark);
});

it('the start record restores nothing that the page has already changed', async () => {
  const on = browser();
  await enter(on, noor);
  const written = new Map(on.local);
  await choose(on, dark);
  on.crash(written);
  await choose(on, { theme: 'light' });
  expect([on.values(), on.restored]).toEqual([{ ...noor, theme: 'light' }, [[]]]);
  expect(await storedIn(on)).toMatchObject({ ...noor, theme: 'light' });
});

it('the start record isn’t created for values that a user sets by hand', async () => {
  const on = browser({ auth: 'true' });
  const page = on.open();
  expect(await page.reconcile()).toBeNull();
  page.noteClearing();
  expect([Object.fromEntries(on.local), await recordOf(on)]).toEqual([{ auth: 'true' }, undefined]);
});

it.each<[string, Entries, Entries]>([
  ['removes the flag', noor, { auth: null }],
  ['sets the flag to another text', noor, { auth: 'yes' }],
  ['sets the flag after a sign-out', signedOut, { auth: 'true' }],
  ['changes the theme', noor, dark],
])('the start record adopts a change that a user makes by hand: %s', async (_, before, edit) => {
  const on = browser();
  await enter(on, before);
  on.set(edit);
  const values = on.values();
  const page = on.open();
  expect(await page.reconcile()).toBeNull();
  await vi.waitFor(async () => expect(await storedIn(on)).toEqual({ ...nobody, ...before, ...edit }));
  await vi.waitFor(async () =>
    expect(on.local.get('updraft.start')).toBe(String((await recordOf(on)).stamp)),
  );
  expect([on.values(), on.restored]).toEqual([values, []]);
  // From now on, the change is as durable as one of the app.
  on.crash();
  await on.open().reconcile();
  expect(on.values()).toEqual(values);
});

it('the start record isn’t restored if a user clears local storage while a page is open, even if the flag is set then', async () => {
  for (const edit of [{}, { auth: 'true' }] as Values[]) {
    const on = browser();
    const page = await enter(on, { ...noor, ...dark });
    on.crash(edit);
    page.noteClearing();
    for (const _ of [1, 2]) {
      expect(await on.open().reconcile()).toBeNull();
      await vi.waitFor(async () => expect(await storedIn(on)).toEqual({ ...nobody, ...edit }));
    }
    expect([on.values(), on.restored]).toEqual([edit, []]);
  }
});

it('the start record isn’t restored if a user clears local storage after another tab has changed the record', async () => {
  const on = browser();
  let clock = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    clock += 1000;
    return clock;
  });
  const here = await enter(on, noor);
  await choose(on, dark);
  on.crash();
  here.noteClearing();
  await on.open().reconcile();
  expect(on.values()).toEqual({});
});

it('the start record ignores local storage that has its stamp when it notes a clearing', async () => {
  const on = browser();
  const page = await enter(on, noor);
  const before = new Map(on.local);
  page.noteClearing();
  expect(on.local).toEqual(before);
});

it('the start record is created again after all data of the site is cleared', async () => {
  const on = browser();
  const page = await enter(on, noor);
  on.crash();
  await on.database((database) => database.clear('groups'));
  page.noteClearing();
  expect([await on.open().reconcile(), on.values()]).toEqual([null, {}]);
  await enter(on, noor);
  on.crash();
  await on.open().reconcile();
  expect(on.values()).toEqual(noor);
});

it('the start record has the changes of several tabs', async () => {
  const on = browser();
  const [here, there] = [on.open(), on.open()];
  await Promise.all([here.reconcile(), there.reconcile()]);
  await enter(on, noor, there);
  await choose(on, dark, here);
  expect(await storedIn(on)).toEqual({ ...noor, ...dark });
  await enter(on, signedOut, here);
  await enter(on, { ...noor, userName: 'N.' }, there);
  expect(await storedIn(on)).toEqual({ ...noor, ...dark, userName: 'N.' });
  const names = ['A', 'B', 'C', 'D'];
  await Promise.all(names.map((userName, at) => choose(on, { userName }, at % 2 ? here : there)));
  expect([on.values().userName, (await storedIn(on))?.userName]).toEqual(['D', 'D']);
  expect(on.local.get('updraft.start')).toBe(String((await recordOf(on)).stamp));
});

it('the start record has a higher stamp after each write, even if the clock is set back', async () => {
  const on = browser();
  const page = await enter(on, noor);
  const { stamp } = await recordOf(on);
  vi.spyOn(Date, 'now').mockReturnValue(7);
  await choose(on, dark, page);
  await choose(on, { theme: 'light' });
  await on.open(null).save({ theme: 'system' });
  expect((await recordOf(on)).stamp).toBe(stamp + 3);
});

it('if the start record can’t be written, local storage stays as it is, and the record adopts it later', async () => {
  const on = browser();
  await enter(on, noor);
  const full = withoutRoom();
  await enter(on, signedOut);
  expect(takeReports()).toEqual(Array(2).fill('start record: QuotaExceededError: No room'));
  full.mockRestore();
  await on.open().reconcile();
  expect([on.values(), on.restored]).toEqual([{}, []]);
  await vi.waitFor(async () => expect(await storedIn(on)).toEqual(nobody));
});

it('the start record closes its database on pagehide while it creates the database, so that other pages can', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  const create = IDBDatabase.prototype.createObjectStore;
  let isClosed = false;
  vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementationOnce(function (
    this: IDBDatabase,
    name,
  ) {
    queueMicrotask(() => {
      page.dispatchEvent(new Event('pagehide'));
      isClosed = close.mock.calls.length === 1;
    });
    return create.call(this, name);
  });
  await browser().open().save({ theme: 'dark' });
  expect(isClosed).toBe(true);
  vi.unstubAllGlobals();
});

it('the start record leaves local storage alone if the database doesn’t respond within two seconds', async () => {
  const on = browser();
  await enter(on, noor);
  on.crash({ auth: 'true' });
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const reconciled = on.open().reconcile();
  await vi.advanceTimersByTimeAsync(2000);
  expect([await reconciled, on.values()]).toEqual([null, { auth: 'true' }]);
});

const refuse = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};
it.each([
  ['is missing', null],
  ['denies access', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
])('the start record returns the session on each page if local storage %s', async (_, storage) => {
  const on = browser();
  await on.open(storage).save(noor);
  for (const _ of [1, 2]) {
    const page = on.open(storage);
    expect(await page.reconcile()).toMatchObject(noor);
    await page.save(dark);
  }
  expect(await on.open(storage).reconcile()).toEqual({ ...noor, ...dark });
});

it('the start record is restored again if local storage accepts the stamp but not the entries', async () => {
  const on = browser();
  await enter(on, noor);
  const written = { 'updraft.start': '1', ...signedOut };
  const storage = {
    getItem: (key: string) => (written as Entries)[key] ?? null,
    setItem: (key: string, value: string) =>
      void (key === 'updraft.start' && Object.assign(written, { [key]: value })),
    removeItem: () => {},
  };
  for (const _ of [1, 2]) expect(await on.open(storage).reconcile()).toMatchObject(noor);
});

it.each([
  ['a text instead of an object', 'nonsense'],
  ['an object with a text as its stamp', { stamp: '7', entries: {} }],
  ['an object without entries', { stamp: 7, entries: null }],
  ['an object with a boolean as an entry', { stamp: 7, entries: { auth: true } }],
])('the start record is ignored if it is %s', async (_, record) => {
  const on = browser({ auth: 'true' });
  await lay(on, 'start', record);
  expect([await on.open().reconcile(), on.values()]).toEqual([null, { auth: 'true' }]);
});

const session = earlier.stores.groups.rows[0]?.value;
const appearance = { revision: 1732100000007, isSettled: false, entries: dark };
const noorHaddad = { userName: 'Noor Haddad', auth: 'true' };
const stamps = {
  'updraft.revision.session': '1732100000000',
  'updraft.revision.appearance': '1732100000007',
};

it.each<[string, Values, Values]>([
  ['that local storage has', { ...noorHaddad, ...dark, ...stamps }, { ...noorHaddad, ...dark }],
  ['that local storage has lost', {}, { ...noorHaddad, ...dark }],
  [
    'of which local storage has an older theme',
    { ...noorHaddad, theme: 'light', ...stamps, 'updraft.revision.appearance': '1732099999999' },
    { ...noorHaddad, ...dark },
  ],
  [
    'whose flag a user has removed by hand',
    { userName: 'Noor Haddad', ...stamps },
    { userName: 'Noor Haddad' },
  ],
])('the start record adopts the records of an earlier version %s', async (_, content, values) => {
  const on = browser(content);
  await lay(on, 'session', session);
  await lay(on, 'appearance', appearance);
  await on.open().reconcile();
  expect(on.values()).toEqual(values);
  on.set({ auth: 'yes' });
  await on.open().reconcile();
  expect(on.values()).toEqual({ ...values, auth: 'yes' });
});

it('the start record replaces the records of an earlier version at the first change', async () => {
  const on = browser({ auth: 'true' });
  await lay(on, 'appearance', appearance);
  await on.open().reconcile();
  expect(on.values()).toEqual({ auth: 'true', ...dark });
  await enter(on, noor);
  on.crash();
  await on.open().reconcile();
  expect(on.values()).toEqual({ ...noor, ...dark });
});
