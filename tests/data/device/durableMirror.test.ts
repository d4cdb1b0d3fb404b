import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import {
  createDurableMirror,
  type DurableGroup,
  isMirrorOutdated,
  revisionKey,
} from '@/data/adapters/device/durableMirror';
import { takeReports } from '../../support/reports';
import { withoutRoom } from '../../support/tabs';

type Values = Map<string, string>;
const storageOf = (values: Values) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

let count = 0;
/** A browser with one database. It can crash and lose recent writes to local storage. */
function browser() {
  count += 1;
  const databaseName = `start-${count}`;
  const restored: (readonly string[])[] = [];
  const on = { clock: 1_000_000, local: new Map() as Values, tab: new Map() as Values };
  return Object.assign(on, {
    databaseName,
    restored,
    values: () => Object.fromEntries([...on.local].filter(([key]) => !key.startsWith('updraft.revision'))),
    /** Opens a page in the current tab. */
    open: () =>
      createDurableMirror<'session'>({
        databaseName,
        storage: storageOf(on.local),
        tab: storageOf(on.tab),
        now: () => on.clock,
        onRestored: (keys) => restored.push(keys),
      }),
    /** Crashes the browser: local storage has only the `written` values, and the tab's storage is empty. */
    kill(written: Values) {
      Object.assign(on, { local: new Map(written), tab: new Map() });
    },
    async durable(): Promise<DurableGroup | undefined> {
      const database = await openDB(databaseName);
      const found = await database.get('groups', 'session');
      database.close();
      return found;
    },
  });
}

const signedIn = { auth: 'true', userName: 'Noor' };
const signedOut = { auth: null, userName: null };

/** Changes the session as the app does: writes the database, then local storage, then the revision. */
async function change(
  on: ReturnType<typeof browser>,
  values: Record<string, string | null>,
  mirror = on.open(),
) {
  await mirror.secure('session', values);
  for (const [key, value] of Object.entries(values))
    if (value === null) on.local.delete(key);
    else on.local.set(key, value);
  await mirror.keep('session', values);
  return mirror;
}

it('the copy of local storage in IndexedDB restores values that local storage loses in a crash, and again after a second crash', async () => {
  const on = browser();
  const before = new Map(on.local);
  await change(on, signedIn);
  for (const _ of [1, 2]) {
    on.kill(before);
    expect(on.values()).toEqual({});
    const restored = await on.open().reconcile();
    expect([on.values(), [...restored]]).toEqual([signedIn, [['session', signedIn]]]);
    expect(on.restored.splice(0)).toEqual([['auth', 'userName']]);
  }
});

it('the copy of local storage in IndexedDB removes from local storage the values that a crash has brought back after a sign-out', async () => {
  const on = browser();
  await change(on, signedIn);
  const before = new Map(on.local);
  on.clock += 50;
  await change(on, signedOut);
  on.kill(before);
  expect(on.values()).toEqual(signedIn);
  await on.open().reconcile();
  expect(on.values()).toEqual({});
});

it('the copy of local storage in IndexedDB neither includes nor removes values that a user sets in local storage by hand', async () => {
  const on = browser();
  on.local.set('auth', 'true');
  expect([...(await on.open().reconcile())]).toEqual([]);
  expect([on.values(), await on.durable()]).toEqual([{ auth: 'true' }, undefined]);
});

it.each([
  ['removed a value', (values: Values) => void values.delete('auth'), { userName: 'Noor' }],
  ['changed a value', (values: Values) => void values.set('auth', 'no'), { auth: 'no', userName: 'Noor' }],
  ['cleared all values', (values: Values) => values.clear(), {}],
])('the copy of local storage in IndexedDB is ignored after a user %s by hand', async (_, edit, left) => {
  const on = browser();
  await change(on, signedIn);
  edit(on.local);
  await on.open().reconcile();
  on.tab = new Map();
  await on.open().reconcile();
  expect(on.values()).toEqual(left);
});

it('the copy of local storage in IndexedDB doesn’t remove an `auth` flag set by hand after a sign-out, whether or not local storage was cleared in between', async () => {
  for (const isCleared of [true, false]) {
    const on = browser();
    await change(on, signedIn);
    await change(on, signedOut);
    if (isCleared) on.local.clear();
    on.local.set('auth', 'true');
    await on.open().reconcile();
    expect(on.values()).toEqual({ auth: 'true' });
  }
});

it('the copy of local storage in IndexedDB doesn’t restore values that local storage loses more than ten minutes after the write', async () => {
  const on = browser();
  await change(on, signedIn);
  on.clock += 11 * 60_000;
  await on.open().reconcile();
  await vi.waitFor(async () => expect((await on.durable())?.isSettled).toBe(true));
  on.kill(new Map());
  await on.open().reconcile();
  expect(on.values()).toEqual({});
});

it('the copy of local storage in IndexedDB is updated from local storage if local storage has a higher revision number', async () => {
  const on = browser();
  await change(on, signedIn);
  on.local.set('userName', 'Noor Haddad');
  on.local.set(revisionKey('session'), '2000000');
  await on.open().reconcile();
  await vi.waitFor(async () =>
    expect((await on.durable())?.entries).toEqual({ auth: 'true', userName: 'Noor Haddad' }),
  );
});

it('the copy of local storage in IndexedDB isn’t written for unchanged values, unless another tab has written different values', async () => {
  const on = browser();
  const here = await change(on, signedIn);
  const first = await on.durable();
  await here.keep('session', signedIn);
  expect(await on.durable()).toEqual(first);
  await change(on, signedOut);
  await change(on, signedIn, here);
  expect((await on.durable())?.entries).toEqual(signedIn);
});

it.each([
  ['a text instead of an object', 'nonsense'],
  ['an object with a text as its revision', { revision: '7', entries: {} }],
  ['an object with a boolean as an entry', { revision: 7, entries: { auth: true } }],
])('the copy of local storage in IndexedDB is ignored if it is %s', async (_, record) => {
  const on = browser();
  const mirror = await change(on, signedIn);
  await mirror.close();
  const database = await openDB(on.databaseName);
  await database.put('groups', record, 'session');
  database.close();
  on.kill(new Map([['auth', 'true']]));
  await on.open().reconcile();
  expect(on.values()).toEqual({ auth: 'true' });
});

it('the copy of local storage in IndexedDB restores nothing, without an error, if the database can’t be opened', async () => {
  const on = browser();
  withoutRoom();
  const mirror = await change(on, signedIn);
  expect([...(await mirror.reconcile()), on.values()]).toEqual([signedIn]);
  expect(takeReports()).toEqual(['durable mirror: QuotaExceededError: No room']);
});

it('the copy of local storage in IndexedDB returns the restored values even if local storage rejects writes', async () => {
  const on = browser();
  await change(on, signedIn);
  const refuse = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const full = createDurableMirror<'session'>({
    databaseName: on.databaseName,
    storage: { getItem: () => null, setItem: refuse, removeItem: refuse },
    tab: storageOf(new Map()),
  });
  expect([...(await full.reconcile())]).toEqual([['session', signedIn]]);
});

it.each<[DurableGroup['isSettled'], number | null, number | null, boolean]>([
  [false, null, null, true],
  [true, null, null, false],
  [true, 5, null, true],
  [false, 7, null, false],
  [false, 5, 7, false],
  [false, null, 6, true],
])(
  'given revision 7 in IndexedDB (isSettled: %s), %s in local storage and %s as last seen by the tab, isMirrorOutdated returns %s',
  (isSettled, mirrored, seen, isOutdated) => {
    expect(isMirrorOutdated({ revision: 7, isSettled, entries: {} }, mirrored, seen)).toBe(isOutdated);
  },
);
