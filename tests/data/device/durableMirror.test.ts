import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import {
  createDurableMirror,
  type DurableGroup,
  isMirrorOutdated,
  revisionKey,
} from '@/data/adapters/device/durableMirror';

type Values = Map<string, string>;
const storageOf = (values: Values) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

let count = 0;
/** A browser with one database; it can be killed with what local storage had written by then. */
function browser() {
  count += 1;
  const databaseName = `start-${count}`;
  let values: Values = new Map();
  let tab: Values = new Map();
  let clock = 1_000_000;
  const restored: (readonly string[])[] = [];
  return {
    databaseName,
    restored,
    values: () => Object.fromEntries([...values].filter(([key]) => !key.startsWith('updraft.revision'))),
    local: () => values,
    /** A page of the tab that is there. */
    open: () =>
      createDurableMirror<'session'>({
        databaseName,
        storage: storageOf(values),
        tab: storageOf(tab),
        now: () => clock,
        onRestored: (keys) => restored.push(keys),
      }),
    written: () => new Map(values),
    /** What local storage had written is all that is left of it. */
    kill(written: Values) {
      values = new Map(written);
      tab = new Map();
    },
    newTab() {
      tab = new Map();
    },
    pass(ms: number) {
      clock += ms;
    },
    async durable(): Promise<DurableGroup | undefined> {
      const database = await openDB(databaseName);
      const found = await database.get('groups', 'session');
      database.close();
      return found;
    },
  };
}

const signedIn = { auth: 'true', userName: 'Noor' };
const signedOut = { auth: null, userName: null };

/** As the session does: local storage holds it, then it is kept. */
async function signIn(on: ReturnType<typeof browser>, mirror = on.open()) {
  await mirror.secure('session', signedIn);
  for (const [key, value] of Object.entries(signedIn)) on.local().set(key, value);
  await mirror.keep('session', signedIn);
  return mirror;
}
async function signOut(on: ReturnType<typeof browser>, mirror = on.open()) {
  await mirror.secure('session', signedOut);
  for (const key of Object.keys(signedOut)) on.local().delete(key);
  await mirror.keep('session', signedOut);
}

it('brings back what a killed browser had not written, as often as it is killed', async () => {
  const on = browser();
  const before = on.written();
  await signIn(on);
  for (const _ of [1, 2]) {
    on.kill(before);
    expect(on.values()).toEqual({});
    const restored = await on.open().reconcile();
    expect([on.values(), [...restored]]).toEqual([signedIn, [['session', signedIn]]]);
    expect(on.restored.splice(0)).toEqual([['auth', 'userName']]);
  }
});

it('takes away what a killed browser had not removed', async () => {
  const on = browser();
  await signIn(on);
  const before = on.written();
  on.pass(50);
  await signOut(on);
  on.kill(before);
  expect(on.values()).toEqual(signedIn);
  await on.open().reconcile();
  expect(on.values()).toEqual({});
});

it('knows nothing of what was set by hand, and leaves it', async () => {
  const on = browser();
  on.local().set('auth', 'true');
  expect([...(await on.open().reconcile())]).toEqual([]);
  expect([on.values(), await on.durable()]).toEqual([{ auth: 'true' }, undefined]);
});

it.each([
  ['removed', (values: Values) => void values.delete('auth'), { userName: 'Noor' }],
  ['set', (values: Values) => void values.set('auth', 'no'), { auth: 'no', userName: 'Noor' }],
  ['cleared', (values: Values) => values.clear(), {}],
])('what was %s by hand stays so, in this tab and the next', async (_, change, left) => {
  const on = browser();
  await signIn(on);
  change(on.local());
  await on.open().reconcile();
  on.newTab();
  await on.open().reconcile();
  expect(on.values()).toEqual(left);
});

it('a flag set by hand after a sign-out stays, cleared before or not', async () => {
  for (const isCleared of [true, false]) {
    const on = browser();
    await signIn(on);
    await signOut(on);
    if (isCleared) on.local().clear();
    on.local().set('auth', 'true');
    await on.open().reconcile();
    expect(on.values()).toEqual({ auth: 'true' });
  }
});

it('what surely was written and is gone was cleared by hand, in whatever tab', async () => {
  const on = browser();
  await signIn(on);
  on.pass(11 * 60_000);
  const mirror = on.open();
  await mirror.reconcile();
  await vi.waitFor(async () => expect((await on.durable())?.isSettled).toBe(true));
  on.kill(new Map());
  await on.open().reconcile();
  expect(on.values()).toEqual({});
});

it('what local storage has later, the database refused: it is kept anew', async () => {
  const on = browser();
  await signIn(on);
  on.local().set('userName', 'Noor Haddad');
  on.local().set(revisionKey('session'), '2000000');
  const mirror = on.open();
  await mirror.reconcile();
  await vi.waitFor(async () =>
    expect((await on.durable())?.entries).toEqual({ auth: 'true', userName: 'Noor Haddad' }),
  );
});

it('is written once for what is the same, and again when another tab wrote in between', async () => {
  const on = browser();
  const here = await signIn(on);
  const first = await on.durable();
  await here.keep('session', signedIn);
  expect(await on.durable()).toEqual(first);
  await signOut(on);
  await signIn(on, here);
  expect((await on.durable())?.entries).toEqual(signedIn);
});

it.each([['nonsense'], [{ revision: '7', entries: {} }], [{ revision: 7, entries: { auth: true } }]])(
  'a record that is %j counts as none',
  async (record) => {
    const on = browser();
    const mirror = await signIn(on);
    await mirror.close();
    const database = await openDB(on.databaseName);
    await database.put('groups', record, 'session');
    database.close();
    on.kill(new Map([['auth', 'true']]));
    await on.open().reconcile();
    expect(on.values()).toEqual({ auth: 'true' });
  },
);

it('without a database local storage is all there is, and nothing rejects', async () => {
  const on = browser();
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  try {
    const mirror = await signIn(on);
    expect([...(await mirror.reconcile()), on.values()]).toEqual([signedIn]);
  } finally {
    indexedDB.open = open;
  }
});

it('where local storage takes nothing, it is told what came back', async () => {
  const on = browser();
  await signIn(on);
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
])('settled %s, mirrored %s, seen %s: outdated %s', (isSettled, mirrored, seen, isOutdated) => {
  expect(isMirrorOutdated({ revision: 7, isSettled, entries: {} }, mirrored, seen)).toBe(isOutdated);
});
