import 'fake-indexeddb/auto';
import { deferred, settled } from '@kit/deferred';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AccountChoice, createEmbeddedAuth, type EmbeddedAuth } from '@/data/adapters/auth/embeddedAuth';
import { embeddedSession } from '@/data/adapters/auth/embeddedSession';
import type { AuthProviderError, AuthUser } from '@/data/ports/AuthProvider';
import type { PopupProvider } from '@/data/schema/shapes/lists';
import { describeAuthProvider, expectRefusal } from './authProvider.contract';

const start = Date.UTC(2025, 10, 20, 9, 41, 7, 250);
const asha = { email: 'asha@example.com', password: 'rooftops of Pune' };
const wrong = { ...asha, password: 'rooftops of Goa' };

let worlds = 0;
const tabs: EmbeddedAuth[] = [];
afterEach(() => Promise.all(tabs.splice(0).map((tab) => tab.close())));

type Question = { provider: PopupProvider; accounts: { uid: string; name: string; email: string }[] };

/** Returns the uids that an observer of this tab receives, in order. */
function uidsTold(tab: EmbeddedAuth) {
  const told: (string | null)[] = [];
  tab.observe((user) => told.push(user?.uid ?? null));
  return told;
}

/** The provider's inputs: the clock, the uid that the app considers signed in, and the user's choice. */
type Outside = { time: number; flagged: string | null; choice: AccountChoice };

/** A separate browser. `asked`: the calls of `chooseAccount`, which replaces the pop-up. */
function device({ iterations }: { iterations?: number } = { iterations: 10 }) {
  worlds += 1;
  const databaseName = `auth-${worlds}`;
  const outside: Outside = { time: start, flagged: null, choice: null };
  const asked: Question[] = [];
  const damage: string[] = [];
  function openTab() {
    const tab = createEmbeddedAuth({
      databaseName,
      now: () => outside.time,
      flagged: () => outside.flagged,
      onDamage: (found) => damage.push(found),
      chooseAccount: async (question) => {
        asked.push(question);
        return outside.choice;
      },
      ...(iterations !== undefined && { iterations }),
    });
    tabs.push(tab);
    return tab;
  }
  return {
    databaseName,
    outside,
    asked,
    damage,
    openTab,
    tab: openTab(),
    /** Returns all records of the database, by store. */
    async contents() {
      const db = await openDB(databaseName);
      const names = [...db.objectStoreNames];
      const stores = await Promise.all(names.map((name) => db.getAll(name)));
      db.close();
      return Object.fromEntries(names.map((name, at) => [name, stores[at] ?? []]));
    },
    async put(store: string, value: unknown, key?: IDBValidKey) {
      const db = await openDB(databaseName);
      await (value === undefined && key ? db.delete(store, key) : db.put(store, value, key));
      db.close();
    },
  };
}

/** Creates a browser where Asha is signed in. */
async function withAsha() {
  const here = device();
  const { uid } = await here.tab.signUp(asha);
  return { ...here, uid };
}

describeAuthProvider('IndexedDB', () => {
  const { openTab, outside } = device();
  return {
    openTab,
    choosing(answer) {
      outside.choice = answer === 'close' ? null : answer.account;
    },
    async later() {
      outside.time += 2000;
    },
    close: async () => {},
  };
});

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: { code: string }) => error.code,
  );

type StoredPassword = { iterations: number; salt: Uint8Array<ArrayBuffer>; hash: Uint8Array };

describe('password hashing of the IndexedDB auth provider', () => {
  test('uses at least 600,000 rounds and a 16-byte salt, and never stores the password itself', async () => {
    const here = device({});
    await here.tab.signUp(asha);
    const [{ password }] = (await here.contents()).accounts as [{ password: StoredPassword }];
    expect(password.iterations).toBeGreaterThanOrEqual(600_000);
    expect(password.salt.byteLength).toBeGreaterThanOrEqual(16);
    const bytes = ({ buffer }: Uint8Array) => new TextDecoder('latin1').decode(buffer);
    const everything = JSON.stringify(await here.contents(), (_, value) =>
      value instanceof Uint8Array ? bytes(value) : value,
    );
    expect(everything).not.toContain(asha.password);
  });

  test('uses a separate salt per account, and as many rounds for an unknown email address as for a wrong password', async () => {
    const tab = device({ iterations: 7 }).tab;
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    for (const email of ['asha.two@example.com', asha.email]) await tab.signUp({ ...asha, email });
    await codeOf(tab.signIn(wrong));
    await codeOf(tab.signIn({ ...asha, email: 'nobody@example.com' }));
    const asked = derive.mock.calls.map(([algorithm]) => algorithm as Pbkdf2Params);
    expect(asked.map(({ iterations }) => iterations)).toEqual([7, 7, 7, 7]);
    expect(new Set(asked.map(({ salt }) => String(salt))).size).toBe(3);
  });
});

describe('signIn with a password that an earlier build hashed with 1,000 rounds', () => {
  const old = {
    iterations: 1000,
    salt: new TextEncoder().encode('a salt of 2024!!'),
    hash: Uint8Array.from(atob('dwGrSIIzIqq919BX9iL8TbWNlaZXvs5obRY6ZCGbmpk='), (c) => c.charCodeAt(0)),
  };
  const account = { uid: 'old', email: asha.email, name: 'Asha', provider: 'password' };
  const known = { ...account, created: start - 5000, lastSignIn: start - 5000, password: old };
  async function oldDevice(iterations: number) {
    const { tab, put, contents } = device({ iterations });
    await tab.signOut();
    await put('accounts', known);
    return { tab, kept: async () => (await contents()).accounts as [{ password: StoredPassword }] };
  }

  test('rehashes the password with the 1,001 rounds of the current build, unless the password is wrong', async () => {
    const { tab, kept } = await oldDevice(1001);
    expect([await codeOf(tab.signIn(wrong)), await kept()]).toEqual(['auth/invalid-credential', [known]]);
    expect((await tab.signIn(asha)).uid).toBe('old');
    const password = { iterations: 1001, salt: expect.any(Uint8Array), hash: expect.any(Uint8Array) };
    const [renewed] = await kept();
    expect(renewed).toEqual({ ...known, lastSignIn: start, password });
    expect([renewed.password.salt.byteLength, renewed.password.hash.byteLength]).toEqual([16, 32]);
    expect(renewed.password.salt).not.toEqual(old.salt);
    await tab.signOut();
    expect(await codeOf(tab.signIn(wrong))).toBe('auth/invalid-credential');
    expect((await tab.signIn(asha)).uid).toBe('old');
    expect((await kept())[0].password).toEqual(renewed.password);
  });

  test.each([1000, 999])('keeps the hash if the current build uses %i rounds', async (iterations) => {
    const { tab, kept } = await oldDevice(iterations);
    await tab.signIn(asha);
    expect(await kept()).toEqual([{ ...known, lastSignIn: start }]);
  });
});

describe('signIn after wrong passwords', () => {
  const seconds = 1000;
  const minutes = 60 * seconds;
  const nobody = { ...wrong, email: 'nobody@example.com' };
  /** Returns `in` after a sign-in. After an error, returns its code and the reported wait in ms. */
  const answerOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'in',
      ({ code, retryAfter }: AuthProviderError) => [code, retryAfter],
    );
  const refused = (retryAfter?: number) => ['auth/invalid-credential', retryAfter];
  const five = [refused(), refused(), refused(), refused(), refused(30 * seconds)];
  const tooMany = (retryAfter: number) => ['auth/too-many-requests', retryAfter];

  async function tries(tab: EmbeddedAuth, count: number, credentials = wrong) {
    const answers: unknown[] = [];
    for (let i = 0; i < count; i += 1) answers.push(await answerOf(tab.signIn(credentials)));
    return answers;
  }
  /** Creates a browser where Asha has an account and no user is signed in. */
  async function home() {
    const here = await withAsha();
    await here.tab.signOut();
    return here;
  }

  test.each([
    ['an account', asha.email],
    ['an unknown email address', 'nobody@example.com'],
  ])(
    'blocks sign-ins to %s for 30 s after the fifth wrong password, and longer after each further one (up to 15 minutes)',
    async (_, email) => {
      const { tab, outside } = await home();
      const mistaken = { ...wrong, email };
      expect(await tries(tab, 5, mistaken)).toEqual(five);
      const waits = [1, 2, 4, 8, 15, 15, 15].map((count) => count * minutes);
      let wait = 30 * seconds;
      for (const next of waits) {
        outside.time += wait - 1;
        expect(await tries(tab, 2, mistaken)).toEqual([tooMany(1), tooMany(1)]);
        outside.time += 1;
        expect(await tries(tab, 1, mistaken)).toEqual([refused(next)]);
        wait = next;
      }
    },
  );

  test('rejects even the right password in the first 30 s after the fifth wrong one, without hashing the password', async () => {
    const { tab, outside } = await home();
    await tries(tab, 5);
    outside.time += 10 * seconds;
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    await expectRefusal(
      tab.signIn(asha),
      'Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).',
    );
    expect(await tries(tab, 1, asha)).toEqual([tooMany(20 * seconds)]);
    expect(derive).not.toHaveBeenCalled();
  });

  test('counts the wrong passwords of all tabs together, and keeps the count when the tabs are closed', async () => {
    const { openTab } = await home();
    const answers = await Promise.all(Array.from({ length: 12 }, () => answerOf(openTab().signIn(wrong))));
    expect(answers.filter(([code]) => code === 'auth/invalid-credential')).toHaveLength(5);
    expect(answers.filter(([code]) => code === 'auth/too-many-requests')).toHaveLength(7);
    await Promise.all(tabs.splice(0).map((open) => open.close()));
    expect(await tries(openTab(), 1)).toEqual([tooMany(30 * seconds)]);
  });

  test('deletes the count of each email address whose last wrong password is more than a day old', async () => {
    const { tab, outside, contents } = await home();
    await tries(tab, 9);
    await tries(tab, 1, nobody);
    outside.time += 24 * 60 * minutes;
    expect(await tries(tab, 1)).toEqual([refused(minutes)]);
    outside.time += 24 * 60 * minutes + 1;
    expect(await tries(tab, 1)).toEqual([refused()]);
    expect((await contents()).attempts).toEqual([{ email: asha.email, count: 1, last: outside.time }]);
  });

  test('blocks sign-ins for only 30 s when the clock is set back, and resets the count after the right password', async () => {
    const { tab, outside, contents } = await home();
    await tries(tab, 5);
    outside.time -= 365 * 24 * 60 * minutes;
    expect(await tries(tab, 1)).toEqual([tooMany(30 * seconds)]);
    outside.time += 30 * seconds;
    expect([await tries(tab, 1, asha), (await contents()).attempts]).toEqual([['in'], []]);
    await tab.signOut();
    expect(await tries(tab, 5)).toEqual(five);
  });

  test('restarts the count of wrong passwords when the stored count is invalid', async () => {
    const { tab, put } = await home();
    for (const record of [{ email: asha.email }, { email: asha.email, count: -1, last: 'x' }]) {
      await put('attempts', record);
      expect(await tries(tab, 1)).toEqual([refused()]);
    }
  });

  test('deletes the count of a deleted account, and keeps the counts of other email addresses', async () => {
    const { tab, openTab, contents } = await home();
    await tab.signIn(asha);
    await tries(openTab(), 2);
    await tries(openTab(), 1, nobody);
    await tab.deleteAccount(asha.password);
    expect((await contents()).attempts).toEqual([{ email: 'nobody@example.com', count: 1, last: start }]);
  });

  test('doesn’t count sign-ins with a malformed email address or an empty password', async () => {
    const { tab, contents } = await home();
    await tries(tab, 3, { ...wrong, email: 'asha' });
    await tries(tab, 3, { ...wrong, password: '' });
    expect((await contents()).attempts).toEqual([]);
  });
});

describe('signInWithPopup of the IndexedDB auth provider', () => {
  const lena = { name: ' Lena Brandt ', email: 'Lena@Mirahealth.example' };

  test('offers the accounts created with the same provider, and signs in the chosen one', async () => {
    const { tab, ...here } = device();
    here.outside.choice = lena;
    const first = await tab.signInWithPopup('google');
    await tab.signUp(asha);
    here.outside.choice = { uid: first.uid };
    const again = await tab.signInWithPopup('google');
    await codeOf(tab.signInWithPopup('apple'));
    const known = { uid: first.uid, name: 'Lena Brandt', email: 'lena@mirahealth.example' };
    expect(here.asked).toEqual([
      { provider: 'google', accounts: [] },
      { provider: 'google', accounts: [known] },
      { provider: 'apple', accounts: [] },
    ]);
    expect(again.uid).toBe(first.uid);
    // A second sign-in isn't reported as a new account, even within one second.
    expect(first.creationTime).toBe(first.lastSignInTime);
    expect(again.lastSignInTime).not.toBe(again.creationTime);
  });

  test.each([
    [
      'with the email address of a password account',
      { name: 'Asha', email: asha.email },
      'An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address. (auth/account-exists-with-different-credential).',
    ],
    ['with the email address of an Apple account', lena, 'auth/account-exists-with-different-credential'],
    ['to an account that was deleted while the pop-up was open', { uid: 'gone' }, 'auth/invalid-credential'],
    ['with a malformed email address', { name: 'Lena', email: 'lena' }, 'auth/invalid-email'],
    [
      'when the browser blocks the pop-up',
      'blocked' as const,
      'Unable to establish a connection with the popup. It may have been blocked by the browser. (auth/popup-blocked).',
    ],
  ])('rejects a Google sign-in %s', async (_, choice, message) => {
    const { tab, ...here } = device();
    await tab.signUp(asha);
    here.outside.choice = lena;
    await tab.signInWithPopup('apple');
    here.outside.choice = choice;
    await expect(tab.signInWithPopup('google')).rejects.toThrow(message);
  });
});

describe('signInAsSample', () => {
  test('returns the demo account Asha Verma without storing an account', async () => {
    const here = device();
    const user = await here.tab.signInAsSample();
    const expected = {
      uid: 'sample',
      email: 'asha@heliogrid.example',
      displayName: 'Asha Verma',
      creationTime: 'Mon, 14 Mar 2022 08:30:00 GMT',
      lastSignInTime: 'Thu, 20 Nov 2025 09:41:07 GMT',
    };
    expect(user).toEqual(expected);
    expect((await here.contents()).accounts).toEqual([]);
    const observer = vi.fn();
    here.openTab().observe(observer);
    await vi.waitFor(() => expect(observer.mock.calls).toEqual([[expected]]));
  });

  test('starts a session that deleteAccount ends, and allows a sign-up with the email address of the demo account', async () => {
    const tab = device().tab;
    await tab.signInAsSample();
    await tab.deleteAccount(asha.password);
    expect(await codeOf(tab.deleteAccount(asha.password))).toBe('auth/null-user');
    expect(await tab.signUp({ email: 'asha@heliogrid.example', password: 'rooftops' })).toMatchObject({
      displayName: null,
    });
  });
});

describe('the IndexedDB auth provider', () => {
  /** Returns the uid that a newly opened tab reports as signed in. */
  async function seenIn(here: Pick<ReturnType<typeof device>, 'openTab'>) {
    const told = uidsTold(here.openTab());
    await vi.waitFor(() => expect(told).toHaveLength(1));
    return told[0];
  }
  test('creates one account when two tabs concurrently sign up with the same email address', async () => {
    const here = device();
    const signUp = () => codeOf(here.openTab().signUp(asha));
    const codes = await Promise.all([signUp(), signUp()]);
    expect(codes.toSorted()).toEqual(['auth/email-already-in-use', 'resolved']);
  });

  test('quarantines an invalid account record, and allows a new account with the same email address', async () => {
    const { tab, uid, ...here } = await withAsha();
    const broken = { uid, email: asha.email, password: 'not even a hash' };
    await here.put('accounts', broken);
    expect(await codeOf(tab.signIn(asha))).toBe('auth/invalid-credential');
    expect((await here.contents()).quarantine).toEqual([broken]);
    expect(await codeOf(tab.signUp(asha))).toBe('resolved');
  });

  test.each([
    [1, 'setAside'],
    [2, 'quarantine'],
  ])('migrates accounts and the session from database version %i', async (version, quarantine) => {
    const here = device();
    const before = await openDB(here.databaseName, version, {
      upgrade(db) {
        db.createObjectStore('accounts', { keyPath: 'uid' }).createIndex('email', 'email', { unique: true });
        db.createObjectStore('session');
        db.createObjectStore(quarantine, { autoIncrement: true });
      },
    });
    const times = { created: start, lastSignIn: start };
    const account = { uid: 'uid-1', email: asha.email, name: 'Asha', provider: 'google', ...times };
    await before.put('accounts', account);
    await before.put('session', { uid: 'uid-1', since: start }, 'current');
    await before.add(quarantine, { uid: 'broken' });
    before.close();
    expect(await seenIn(here)).toBe('uid-1');
    expect(await here.contents()).toEqual({
      accounts: [account],
      session: [{ uid: 'uid-1', since: start }],
      quarantine: [{ uid: 'broken' }],
      attempts: [],
    });
    expect(await codeOf(here.openTab().signUp(asha))).toBe('auth/email-already-in-use');
  });

  test('discards the result of reading the session if a sign-in happened meanwhile, and notifies observers only of the sign-in', async () => {
    const { promise, resolve } = deferred<AuthUser | null>();
    const user = { uid: 'u1' } as AuthUser;
    const readUser = vi.fn(async (): Promise<AuthUser | null> => user).mockReturnValueOnce(promise);
    const session = embeddedSession('auth-overruled', readUser);
    const told = vi.fn();
    session.observe(told);
    session.changed(user);
    resolve(null);
    await vi.waitFor(() => expect(readUser).toHaveBeenCalledTimes(2));
    await settled();
    expect(told.mock.calls).toEqual([[user]]);
    session.close();
  });

  test('reads the session again when the page becomes visible, not when the page is hidden', async () => {
    const document = Object.assign(new EventTarget(), { hidden: true });
    vi.stubGlobal('window', Object.assign(new EventTarget(), { document }));
    const readUser = vi.fn(async () => null);
    const session = embeddedSession('auth-looked-at', readUser);
    session.observe(() => {});
    const reads = async (hidden: boolean) => {
      Object.assign(document, { hidden }).dispatchEvent(new Event('visibilitychange'));
      await settled();
      return readUser.mock.calls.length;
    };
    expect([await reads(true), await reads(false)]).toEqual([1, 2]);
    session.close();
  });

  test.each([
    ['a session record without a user', { user: 7 }, true],
    ['the session record null', null, true],
    ['a session record with an unknown user', { uid: 'nobody', since: 1 }, true],
    ['a missing session record', undefined, false],
  ])(
    'replaces %s by a session of the account that the app considers signed in, and reports the damage',
    async (_, session, isQuarantined) => {
      const { uid, ...here } = await withAsha();
      here.outside.flagged = uid;
      await here.put('session', session, 'current');
      expect([await seenIn(here), await seenIn(here)]).toEqual([uid, uid]);
      const { session: kept, quarantine } = await here.contents();
      expect([here.damage, kept, quarantine]).toEqual([
        ['session'],
        [{ uid, since: start }],
        isQuarantined ? [session] : [],
      ]);
    },
  );

  test('restores the damaged session of the demo account when the app considers this account signed in', async () => {
    const here = device();
    const { uid } = await here.tab.signInAsSample();
    here.outside.flagged = uid;
    await here.put('session', 'sample', 'current');
    expect(await seenIn(here)).toBe(uid);
  });

  test.each([
    ['reports no damage when the app considers no account signed in', null, []],
    ['reports a missing account when the app considers this account signed in', 'gone', ['missingAccount']],
  ])('ends an unusable session, and %s', async (_, flagged, damage) => {
    for (const session of [7, { uid: 'gone', since: start }, { uid: 'nobody', since: 1 }, undefined]) {
      const here = device();
      await here.tab.signOut();
      here.outside.flagged = flagged;
      await here.put('session', session, 'current');
      expect([await seenIn(here), await seenIn(here)]).toEqual([null, null]);
      expect(here.damage).toEqual(damage);
    }
  });

  test('reports no damage after a sign-out or an account deletion, even if the app considers the account signed in', async () => {
    const { tab, uid, ...here } = await withAsha();
    here.outside.flagged = uid;
    await tab.signOut();
    expect(await seenIn(here)).toBe(null);
    await tab.signIn(asha);
    await tab.deleteAccount(asha.password);
    expect([await seenIn(here), here.damage]).toEqual([null, []]);
    expect(await codeOf(tab.deleteAccount(asha.password))).toBe('auth/null-user');
  });

  test.each([
    ['lastSignIn', 'yesterday'],
    ['created', Number.NaN],
    ['name', 7],
    ['provider', 'carrier pigeon'],
  ])('repairs an account record with an invalid “%s”, and keeps the user signed in', async (key, value) => {
    const { tab, uid, ...here } = await withAsha();
    const [account] = (await here.contents()).accounts ?? [];
    const broken = { ...account, [key]: value };
    await here.put('accounts', broken);
    expect(await seenIn(here)).toBe(uid);
    expect([here.damage, (await here.contents()).quarantine]).toEqual([['account'], [broken]]);
    await tab.signOut();
    expect((await tab.signIn(asha)).uid).toBe(uid);
  });

  test('signs out an account whose stored password is invalid, and reports the account as lost', async () => {
    const { uid, ...here } = await withAsha();
    here.outside.flagged = uid;
    await here.put('accounts', { uid, email: asha.email, provider: 'password', password: 'lost' });
    expect([await seenIn(here), await seenIn(here)]).toEqual([null, null]);
    expect(here.damage).toEqual(['lostAccount']);
  });

  test('rejects a sign-up, and notifies observers with null, when IndexedDB is unavailable', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
    const tab = device().tab;
    await expectRefusal(
      tab.signUp(asha),
      'Firebase: This browser is not supported or 3rd party cookies and data may be disabled. (auth/web-storage-unsupported).',
    );
    expect(await seenIn(device())).toBe(null);
  });

  test('rejects signInWithPopup with the code `auth/internal-error` and the cause when the account chooser fails', async () => {
    const tab = createEmbeddedAuth({
      databaseName: 'auth-failing',
      chooseAccount: () => Promise.reject(new Error('no dialog')),
    });
    tabs.push(tab);
    await expect(tab.signInWithPopup('google')).rejects.toMatchObject({
      code: 'auth/internal-error',
      message: 'Firebase: An internal AuthError has occurred. (auth/internal-error).',
      cause: new Error('no dialog'),
    });
  });

  test('rejects a sign-up on an insecure page with a message that requires https or localhost', async () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    vi.stubGlobal('crypto', { getRandomValues });
    await expectRefusal(
      device().tab.signUp(asha),
      'Firebase: Passwords can only be kept on a secure page: use https or localhost. (auth/operation-not-supported-in-this-environment).',
    );
  });

  test('notifies another tab of a sign-up within one second when there is no BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const here = device();
    const told = uidsTold(here.openTab());
    await vi.waitFor(() => expect(told).toEqual([null]));
    const { uid } = await here.tab.signUp(asha);
    await vi.waitFor(() => expect(told).toEqual([null, uid]), { timeout: 1000 });
  });
});

test('the IndexedDB auth provider opens no database when it is created', () => {
  const open = vi.spyOn(indexedDB, 'open');
  device().openTab();
  expect(open).not.toHaveBeenCalled();
});

test('the IndexedDB auth provider commits or aborts each write explicitly, so that a suspended page blocks no other tab', async () => {
  const { transaction } = IDBDatabase.prototype;
  const writes: IDBTransaction[] = [];
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    const made = transaction.apply(this, asked);
    if (asked[1] === 'readwrite') writes.push(made);
    return made;
  });
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const abort = vi.spyOn(IDBTransaction.prototype, 'abort');
  const { tab } = device();
  await tab.signUp(asha);
  await tab.signOut();
  await expect(tab.signIn(wrong)).rejects.toThrow('auth/invalid-credential');
  await tab.signIn(asha);
  await tab.deleteAccount(asha.password);
  const ended = [...commit.mock.contexts, ...abort.mock.contexts];
  expect(
    writes.filter((write) => !ended.includes(write)).map(({ objectStoreNames }) => [...objectStoreNames]),
  ).toEqual([]);
  expect(writes.length).toBeGreaterThan(4);
  vi.restoreAllMocks();
});
