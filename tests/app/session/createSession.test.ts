import { deferred, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it, vi } from 'vitest';
import { createSession, type SessionParts } from '@/app/session/createSession';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import type { AuthRequest, SessionUser } from '@/data/ports/SessionStore';
import { takeReports } from '../../support/reports';

// Runs the session machine with storage and several tabs. tests/machines/session tests its transitions.

const user = (uid: string, more: Partial<AuthUser> = {}): AuthUser => ({
  ...{ uid, email: `${uid}@updraft.example`, displayName: null, creationTime: '1', lastSignInTime: '2' },
  ...more,
});
const signIn: AuthRequest = { kind: 'signIn', email: 'u1@updraft.example', password: 'cumulus-9' };
const signUp: AuthRequest = { ...signIn, kind: 'signUp', fullName: ' Asha Verma ' };

type Content = Record<string, string>;
const stored: Content = { auth: 'true', 'updraft.uid': 'u1', userName: 'Asha Verma' };
const nobody = { isSignedIn: false, uid: null, userName: null };
const asha = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const renamed = { ...asha, userName: 'Asha Rao', slug: 'asha-verma' };
const known: SessionUser = { uid: 'u1', userName: 'Asha Verma' };

/** The localStorage that all tabs share. A change in one tab notifies the others. */
function browser(content: Content = {}) {
  const values = new Map(Object.entries(content));
  const tabs = new Set<(key: string | null) => void>();
  return {
    content: () => Object.fromEntries(values),
    tabs,
    /** Opens a tab with access to the storage. */
    tab() {
      let mine: ((key: string | null) => void) | undefined;
      const changed = (key: string | null) => {
        for (const tab of tabs) if (tab !== mine) tab(key);
      };
      return {
        storage: {
          getItem: (key: string) => values.get(key) ?? null,
          setItem(key: string, value: string) {
            values.set(key, value);
            changed(key);
          },
          removeItem: (key: string) => void (values.delete(key) && changed(key)),
        },
        clear() {
          values.clear();
          changed(null);
        },
        listen(callback: (key: string | null) => void) {
          mine = callback;
          tabs.add(callback);
          return () => void tabs.delete(callback);
        },
      };
    },
  };
}

/** A fake provider that returns `answer` and notifies its observers only when the test calls `say`. */
function fakeProvider(answer: AuthUser | Error = user('u1')) {
  const { listen, tell, count } = listening<[AuthUser | null]>();
  const reply = async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const done = async () => void (await reply());
  const { port, calls } = fakePort<AuthProvider>({
    observe: listen,
    signIn: reply,
    signUp: reply,
    sendPasswordReset: done,
    signOut: done,
    deleteAccount: done,
  });
  return { port, calls, count, say: tell };
}

type Options = Partial<SessionParts> & {
  content?: Content;
  shared?: ReturnType<typeof browser>;
  auth?: ReturnType<typeof fakeProvider>;
};

function start({ content = {}, shared = browser(content), auth = fakeProvider(), ...parts }: Options = {}) {
  const tab = shared.tab();
  const session = createSession({
    storage: tab.storage,
    listen: tab.listen,
    loadProvider: async () => auth.port,
    ...parts,
  });
  /** Subscribes as a component does. Returns a function that returns the number of notifications. */
  const follow = () => {
    const listener = vi.fn();
    session.subscribe(listener);
    return () => listener.mock.calls.length;
  };
  return { session, shared, tab, auth, follow };
}

/** Starts a session that observes its provider. `told` collects the reported users. */
async function observe(options: Options = {}) {
  const started = start(options);
  const told: (SessionUser | null)[] = [];
  const stop = started.session.observe((who) => told.push(who));
  await vi.waitFor(() => expect(started.auth.count()).toBe(1));
  started.auth.calls.length = 0;
  return { ...started, told, stop };
}

it.each<[Content, object]>([
  [{}, nobody],
  [{ auth: 'true' }, { ...asha, uid: null, userName: null }],
  [
    { auth: 'true', userName: 'Jonas' },
    { ...asha, uid: null, userName: 'Jonas' },
  ],
  [stored, asha],
  ...['false', 'TRUE', '1', ''].map((auth): [Content, object] => [{ ...stored, auth }, nobody]),
])('given the localStorage content %j, session.get returns %j', (content, session) => {
  expect(start({ content }).session.get()).toEqual(session);
});

it('session.get returns the same object until localStorage changes', () => {
  const { session, tab } = start({ content: stored });
  expect(session.get()).toBe(session.get());
  tab.storage.setItem('userName', 'Asha V.');
  expect(session.get()).toEqual({ ...asha, userName: 'Asha V.' });
  tab.storage.removeItem('auth');
  expect(session.get()).toBe(session.atBuild());
});

it('session.atBuild returns a signed-out session, and neither atBuild nor get loads the auth provider', () => {
  const loadProvider = vi.fn<SessionParts['loadProvider']>();
  const { session } = start({ content: stored, loadProvider });
  expect([session.atBuild(), session.get()]).toEqual([nobody, asha]);
  expect(loadProvider).not.toHaveBeenCalled();
});

it('session.authenticate signs in at the auth provider, returns the account and sets the `auth` flag', async () => {
  const { session, shared, auth } = start();
  expect(await session.authenticate(signIn)).toEqual({ user: user('u1'), isNew: false });
  expect(auth.calls).toEqual([['signIn', { email: 'u1@updraft.example', password: 'cumulus-9' }]]);
  expect(shared.content()).toEqual({ auth: 'true', 'updraft.uid': 'u1', userName: 'u1' });
  expect(session.get()).toEqual({ ...asha, userName: 'u1' });
});

it('session.authenticate stores a new account’s name in localStorage, and calls writeName for later sign-ins', async () => {
  const writeName = vi.fn(async () => {});
  const auth = fakeProvider(user('u1', { lastSignInTime: user('u1').creationTime }));
  const { session, shared } = start({ auth, readName: async () => 'Somebody else', writeName });
  const { isNew } = await session.authenticate(signUp);
  expect([isNew, shared.content(), writeName.mock.calls]).toEqual([true, stored, [['u1', 'Asha Verma']]]);
});

it('session.authenticate succeeds even if the user’s name can’t be stored', async () => {
  const { session } = start({ writeName: () => Promise.reject(new Error('no disk')) });
  await session.authenticate(signUp);
  expect(session.get()).toEqual(asha);
  expect(takeReports()).toEqual(['name: Error: no disk']);
});

it('session.authenticate removes the previous account’s values from localStorage', async () => {
  const { session, shared } = start({
    content: { ...stored, 'updraft.id': 'asha-verma' },
    auth: fakeProvider(user('u2', { email: null })),
    claimSlug: () => Promise.reject(new Error('The disk is broken')),
  });
  await session.authenticate(signIn);
  expect(shared.content()).toEqual({ auth: 'true', 'updraft.uid': 'u2' });
});

it('session.authenticate notifies listeners and observers once, after the returned promise has resolved', async () => {
  const { session, told, auth } = await observe();
  auth.say(null);
  const order: unknown[] = [];
  session.subscribe(() => order.push(session.get()));
  await session.authenticate(signUp).then(() => order.push('answered'));
  await vi.waitFor(() => expect(told).toEqual([null, known]));
  auth.say(user('u1'));
  await settled();
  expect([order, told]).toEqual([
    ['answered', asha],
    [null, known],
  ]);
});

const refusal = new Error('Firebase: Error (auth/network-request-failed).');

it.each<[string, (session: ReturnType<typeof createSession>) => Promise<unknown>]>([
  ['signOut', (session) => session.signOut()],
  ['resetPassword', (session) => session.resetPassword('asha@heliogrid.example')],
])('session.%s rejects with the auth provider’s error, and doesn’t change the session', async (_, act) => {
  const { session, shared } = start({ content: stored, auth: fakeProvider(refusal) });
  await expect(act(session)).rejects.toBe(refusal);
  await settled();
  expect([shared.content(), session.get()]).toEqual([stored, asha]);
});

it('session.authenticate rejects a sign-in to the demo account if the auth provider has no demo account', async () => {
  const { session } = start({ loadProvider: async () => ({}) as AuthProvider });
  await expect(session.authenticate({ kind: 'sample' })).rejects.toThrow('There is no sample account.');
  expect(session.get()).toEqual(nobody);
});

it('session.resetPassword asks the auth provider to send a reset email', async () => {
  const { session, auth } = start();
  await session.resetPassword('asha@heliogrid.example');
  expect(auth.calls).toEqual([['sendPasswordReset', 'asha@heliogrid.example']]);
});

it('session.signOut signs out at the auth provider, clears the session’s storage keys, and notifies listeners once', async () => {
  const { session, shared, told, auth, follow } = await observe({ content: { ...stored, other: 'stays' } });
  auth.say(user('u1'));
  const count = follow();
  await session.signOut();
  auth.say(null);
  expect([auth.calls, shared.content()]).toEqual([[['signOut']], { other: 'stays' }]);
  expect([session.get(), told, count()]).toEqual([nobody, [known, null], 1]);
});

const jonas = { auth: 'true', userName: 'Jonas' };

it.each<[string, Content, AuthUser | null, SessionUser]>([
  ['the stored user', stored, user('u1', { displayName: 'a' }), known],
  ['the demo user, who has no account at the auth provider,', jonas, null, { uid: null, userName: 'Jonas' }],
])('session.observe passes %s to all observers, even to later ones', async (_, content, answer, who) => {
  const { session, auth, shared, told } = await observe({ content });
  expect(told).toEqual([]);
  auth.say(answer);
  const toldLater: (SessionUser | null)[] = [];
  const stop = session.observe((later) => toldLater.push(later));
  await settled();
  expect([told, toldLater, auth.calls, shared.content()]).toEqual([[who], [who], [], content]);
  stop();
  await session.signOut();
  expect([told.at(-1), toldLater]).toEqual([null, [who]]);
});

it('session.rename changes the user’s name in all tabs, but not the id of the user’s page', () => {
  const here = start({ content: stored });
  const there = start({ shared: here.shared });
  const counts = [here.follow(), there.follow()];
  here.session.rename('Asha Rao', 'asha-verma');
  expect([here.session.get(), there.session.get()]).toEqual([renamed, renamed]);
  for (const count of counts) expect(count()).toBeGreaterThan(0);
  expect(here.shared.content()).toEqual({ ...stored, userName: 'Asha Rao', 'updraft.id': 'asha-verma' });
});

describe('the durable copy of the session', () => {
  type Restored = Record<string, string | null>;
  const none = { auth: null, 'updraft.uid': null, userName: null, 'updraft.id': null };
  const durableOf = (restored: Restored | Promise<Restored> | null = null) => {
    const written: unknown[] = [];
    const durable = {
      restore: async () => restored,
      save: async (entries: object) => void written.push(entries),
    };
    return { durable, written };
  };

  it('is written before and after localStorage on sign-in and sign-out, and after it on rename', async () => {
    const written: unknown[] = [];
    const { session, shared } = start({
      durable: {
        restore: async () => null,
        save: async (entries) => void written.push([entries, shared.content().auth]),
      },
    });
    await session.authenticate(signIn);
    await session.rename('Asha Rao', 'asha-verma');
    await session.rename('');
    await session.signOut();
    const entered = { ...none, auth: 'true', 'updraft.uid': 'u1', userName: 'u1' };
    expect(written).toEqual([
      [entered, undefined],
      [entered, 'true'],
      [{ userName: 'Asha Rao', 'updraft.id': 'asha-verma' }, 'true'],
      [{ userName: null }, 'true'],
      [none, 'true'],
      [none, undefined],
    ]);
  });

  it('isn’t written if a guest stays signed out', async () => {
    const { durable, written } = durableOf();
    const { auth, told } = await observe({ durable, content: { other: 'stays' } });
    auth.say(null);
    await settled();
    expect([told, written]).toEqual([[null], []]);
  });

  it('isn’t needed by other tabs, which find all entries of localStorage while the flag is set', async () => {
    const { session, shared } = start();
    const seen = new Set<string>();
    shared.tabs.add(() => {
      const { auth, ...others } = shared.content();
      if (auth) seen.add(Object.keys(others).join());
    });
    await session.authenticate(signIn);
    await session.signOut();
    expect([...seen]).toEqual(['userName,updraft.uid']);
  });

  it('is restored before the auth provider is observed, so that a lost `auth` flag doesn’t sign the user out', async () => {
    const restored = deferred<Restored>();
    const { session, auth } = start({ durable: durableOf(restored.promise).durable });
    const told: (SessionUser | null)[] = [];
    session.observe((who) => told.push(who));
    await settled();
    expect(auth.count()).toBe(0);
    restored.resolve({ ...none, ...stored });
    await vi.waitFor(() => expect(auth.count()).toBe(1));
    auth.say(user('u1'));
    await settled();
    expect([session.get(), told, auth.calls]).toEqual([asha, [known], [['observe', expect.anything()]]]);
  });

  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const full = { getItem: () => null, setItem: refuse, removeItem: () => {} };
  it.each<[string, Options, Restored, object]>([
    ['a session that wasn’t stored in localStorage', {}, stored, asha],
    ['a sign-out that wasn’t stored in localStorage', { content: stored }, none, nobody],
    ['a session that can’t be stored in localStorage', { storage: full }, stored, asha],
  ])('restores %s, and notifies listeners', async (_, options, restored, session) => {
    const started = start({ ...options, durable: durableOf({ ...none, ...restored }).durable });
    const count = started.follow();
    await vi.waitFor(() => expect(count()).toBe(1));
    expect(started.session.get()).toEqual(session);
    if (!options.storage) expect(started.shared.content()).toEqual(session === asha ? stored : {});
  });
});

it('session changes immediately when another tab signs in, signs out or deletes the account', async () => {
  const here = await observe();
  here.auth.say(null);
  const count = here.follow();
  const there = start({ shared: here.shared });
  await there.session.authenticate(signUp);
  expect([here.session.get(), here.told, count()]).toEqual([asha, [null, known], 1]);
  here.auth.say(user('u1'));
  expect(here.shared.content()).toEqual(stored);
  await there.session.signOut();
  expect([here.session.get(), here.told, count()]).toEqual([nobody, [null, known, null], 2]);
  await there.session.authenticate(signUp);
  await there.session.deleteAccount('', async () => {});
  expect([here.session.get(), here.told.at(-1)]).toEqual([nobody, null]);
});

it.each([
  ['is signed out when another tab clears localStorage', null, nobody, 1],
  ['has the new user name when another tab changes the name', 'userName', { ...asha, userName: 'A.' }, 1],
  ['notifies no listener when another tab changes the theme', 'updraft.appearance', asha, 0],
])('session %s', (_, key, session, times) => {
  const { shared, follow, ...here } = start({ content: stored });
  const count = follow();
  if (key === null) shared.tab().clear();
  else shared.tab().storage.setItem(key, 'A.');
  expect([here.session.get(), count()]).toEqual([session, times]);
});

it('session listens for changes in other tabs only while a listener or an observer is subscribed', () => {
  const { session, shared } = start({ content: stored });
  const stops = [session.observe(() => {}), session.subscribe(() => {}), session.subscribe(() => {})];
  expect(shared.tabs.size).toBe(1);
  for (const stop of stops) stop();
  expect(shared.tabs.size).toBe(0);
  const [gone, listening] = [vi.fn(), vi.fn()];
  const leave = session.subscribe(gone);
  session.subscribe(listening);
  leave();
  expect(shared.tabs.size).toBe(1);
  shared.tab().clear();
  expect([gone.mock.calls.length, listening.mock.calls.length]).toEqual([0, 1]);
});

describe('session', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  it.each<[string, SessionParts['storage']]>([
    ['is unavailable', null],
    ['denies access', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['can’t be written', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ])('lasts until the page closes if localStorage %s', async (_, storage) => {
    const { session } = start({ storage });
    expect(session.get()).toEqual(nobody);
    await session.authenticate(signUp);
    expect(session.get()).toEqual(asha);
    await session.signOut();
    expect(session.get()).toEqual(nobody);
  });
});
