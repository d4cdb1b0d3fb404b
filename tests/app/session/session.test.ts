import { describe, expect, it, vi } from 'vitest';
import { createSession, type SessionParts } from '@/app/session/session';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import type { AuthRequest, SessionUser } from '@/data/ports/session';

const user = (uid: string, more: Partial<AuthUser> = {}): AuthUser => ({
  uid,
  email: `${uid}@updraft.example`,
  displayName: null,
  creationTime: 'Mon, 06 Jan 2025 10:00:00 GMT',
  lastSignInTime: 'Tue, 07 Jan 2025 10:00:00 GMT',
  ...more,
});
const signIn: AuthRequest = { kind: 'signIn', email: 'u1@updraft.example', password: 'cumulus-9' };
const signUp: AuthRequest = { ...signIn, kind: 'signUp', fullName: ' Asha Verma ' };
const popup: AuthRequest = { kind: 'popup', provider: 'google' };

const nobody = { isSignedIn: false, uid: null, userName: null };
const asha = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const stored = { auth: 'true', 'updraft.uid': 'u1', userName: 'Asha Verma' };

/** Local storage as every tab of a browser shares it: a change by one calls the other tabs back. */
function browser(content: Record<string, string> = {}) {
  const values = new Map(Object.entries(content));
  const tabs = new Set<(key: string | null) => void>();
  return {
    content: () => Object.fromEntries(values),
    tabs,
    /** What a tab sees. */
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
          removeItem(key: string) {
            if (values.delete(key)) changed(key);
          },
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

/** A provider that answers with what the test gave it, and tells its observers only when the test says so. */
function fakeProvider(answer: AuthUser | Error = user('u1')) {
  const observers = new Set<(user: AuthUser | null) => void>();
  const calls: unknown[][] = [];
  let next = answer;
  const reply = async (...call: unknown[]) => {
    calls.push(call);
    if (next instanceof Error) throw next;
    return next;
  };
  const provider: AuthProvider = {
    home: 'device',
    observe(observer) {
      calls.push(['observe']);
      observers.add(observer);
      return () => observers.delete(observer);
    },
    signIn: (credentials) => reply('signIn', credentials),
    signUp: (credentials) => reply('signUp', credentials),
    signInWithPopup: (name) => reply('popup', name),
    signInAsSample: () => reply('sample'),
    sendPasswordReset: async (email) => void (await reply('reset', email)),
    signOut: async () => void (await reply('signOut')),
    deleteAccount: async () => void (await reply('deleteAccount')),
  };
  return {
    provider,
    calls,
    observers,
    answerWith(value: AuthUser | Error) {
      next = value;
    },
    say(value: AuthUser | null) {
      for (const observer of observers) observer(value);
    },
  };
}

function start({
  content = {},
  shared = browser(content),
  auth = fakeProvider(),
  ...parts
}: Partial<SessionParts> & {
  content?: Record<string, string>;
  shared?: ReturnType<typeof browser>;
  auth?: ReturnType<typeof fakeProvider>;
} = {}) {
  const tab = shared.tab();
  const session = createSession({
    storage: tab.storage,
    listen: tab.listen,
    loadProvider: async () => auth.provider,
    ...parts,
  });
  return { session, shared, tab, auth };
}

/** A session whose provider is being observed, with what its observer was told. */
async function observe(options: Parameters<typeof start>[0] = {}) {
  const started = start(options);
  const told: (SessionUser | null)[] = [];
  const stop = started.session.observe((who) => told.push(who));
  await vi.waitFor(() => expect(started.auth.observers.size).toBe(1));
  started.auth.calls.length = 0;
  return { ...started, told, stop };
}

/** Lets whatever is under way come to its end. */
const everything = () => new Promise((resolve) => setTimeout(resolve));

describe('the flag', () => {
  it.each([
    [{}, nobody],
    [{ auth: 'true' }, { isSignedIn: true, uid: null, userName: null }],
    [
      { auth: 'true', userName: 'Jonas' },
      { isSignedIn: true, uid: null, userName: 'Jonas' },
    ],
    [stored, asha],
    [{ ...stored, auth: 'false' }, nobody],
    [{ ...stored, auth: 'TRUE' }, nobody],
    [{ ...stored, auth: '1' }, nobody],
    [{ ...stored, auth: '' }, nobody],
  ])('%j in storage means %j', (content, session) => {
    expect(start({ content: content as Record<string, string> }).session.get()).toEqual(session);
  });

  it('gives the same object until something changes', () => {
    const { session, tab } = start({ content: stored });
    const before = session.get();
    expect(session.get()).toBe(before);
    tab.storage.setItem('userName', 'Asha V.');
    expect(session.get()).toEqual({ ...asha, userName: 'Asha V.' });
    tab.storage.removeItem('auth');
    expect(session.get()).toBe(session.atBuild());
  });

  it('is nobody’s at build time, and nothing is loaded by asking', () => {
    const loadProvider = vi.fn<SessionParts['loadProvider']>();
    const { session } = start({ content: stored, loadProvider });
    expect([session.atBuild(), session.get()]).toEqual([nobody, asha]);
    expect(loadProvider).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('by e-mail asks the provider and sets the flag', async () => {
    const { session, shared, auth } = start();
    const outcome = await session.authenticate(signIn);
    expect([outcome, auth.calls, shared.content(), session.get()]).toEqual([
      { user: user('u1'), isNew: false },
      [['signIn', { email: 'u1@updraft.example', password: 'cumulus-9' }]],
      { auth: 'true', 'updraft.uid': 'u1', userName: 'u1' },
      { isSignedIn: true, uid: 'u1', userName: 'u1' },
    ]);
  });

  it('up stores the name and keeps it for later sign-ins', async () => {
    const writeName = vi.fn(async () => {});
    const { session, shared, auth } = start({
      auth: fakeProvider(user('u1', { lastSignInTime: user('u1').creationTime })),
      readName: async () => 'Somebody else',
      writeName,
    });
    const { isNew } = await session.authenticate(signUp);
    expect([isNew, auth.calls, shared.content(), writeName.mock.calls]).toEqual([
      true,
      [['signUp', { email: 'u1@updraft.example', password: 'cumulus-9' }]],
      stored,
      [['u1', 'Asha Verma']],
    ]);
  });

  it('by pop-up takes the provider’s name and keeps it', async () => {
    const writeName = vi.fn(async () => {});
    const auth = fakeProvider(user('u1', { displayName: 'Asha Verma' }));
    const { session, shared } = start({ auth, readName: async () => null, writeName });
    await session.authenticate(popup);
    expect([auth.calls, shared.content(), writeName.mock.calls]).toEqual([
      [['popup', 'google']],
      stored,
      [['u1', 'Asha Verma']],
    ]);
  });

  it('by pop-up does not overwrite a name the person has changed', async () => {
    const writeName = vi.fn(async () => {});
    const auth = fakeProvider(user('u1', { displayName: 'asha1990' }));
    const { session } = start({ auth, readName: async () => 'Asha Verma', writeName });
    await session.authenticate(popup);
    expect([session.get(), writeName.mock.calls]).toEqual([asha, []]);
  });

  it('as the sample asks for the sample account', async () => {
    const auth = fakeProvider(user('sample', { displayName: 'Asha Verma' }));
    const { session } = start({ auth });
    await session.authenticate({ kind: 'sample' });
    expect([auth.calls, session.get()]).toEqual([[['sample']], { ...asha, uid: 'sample' }]);
  });

  it('as the sample fails where there is none', async () => {
    const auth = fakeProvider();
    const { signInAsSample: _, ...hosted } = auth.provider;
    const { session } = start({ loadProvider: async () => hosted });
    await expect(session.authenticate({ kind: 'sample' })).rejects.toThrow('There is no sample account.');
    expect(session.get()).toEqual(nobody);
  });

  it.each([
    ['the kept name', 'Asha Verma', user('u1', { displayName: 'asha1990' }), 'Asha Verma'],
    ['the provider’s name', null, user('u1', { displayName: 'asha1990' }), 'asha1990'],
    ['what stands before the @', null, user('u1'), 'u1'],
    ['nothing', null, user('u1', { email: null }), null],
  ])('by e-mail names the person by %s', async (_, kept, account, userName) => {
    const { session } = start({ auth: fakeProvider(account), readName: async () => kept });
    await session.authenticate(signIn);
    expect(session.get()).toEqual({ isSignedIn: true, uid: 'u1', userName });
  });

  it('does not fail with the kept name', async () => {
    const refuse = async () => Promise.reject(new Error('no disk'));
    const { session } = start({ readName: refuse, writeName: refuse });
    await session.authenticate(signIn);
    expect(session.get()).toEqual({ isSignedIn: true, uid: 'u1', userName: 'u1' });
    await session.authenticate(signUp);
    expect(session.get()).toEqual(asha);
  });

  it('leaves no other person’s name behind', async () => {
    const { session, shared } = start({
      content: { userName: 'Jonas' },
      auth: fakeProvider(user('u1', { email: null })),
    });
    await session.authenticate(signIn);
    expect(shared.content()).toEqual({ auth: 'true', 'updraft.uid': 'u1' });
  });

  it('that fails passes the provider’s error on and leaves all as it was', async () => {
    const error = new Error('Firebase: Error (auth/invalid-credential).');
    const { session, shared } = start({ auth: fakeProvider(error) });
    await expect(session.authenticate(signIn)).rejects.toBe(error);
    expect([shared.content(), session.get()]).toEqual([{}, nobody]);
  });

  it('that fails for want of the provider says so', async () => {
    const error = new Error('Failed to fetch');
    const { session } = start({ loadProvider: () => Promise.reject(error) });
    await expect(session.authenticate(signIn)).rejects.toBe(error);
  });

  it('tells listeners and observers after its caller', async () => {
    const { session, told, auth } = await observe();
    auth.say(null);
    const order: unknown[] = [];
    session.subscribe(() => order.push(session.get()));
    told.length = 0;
    await session.authenticate(signIn).then(() => order.push('answered'));
    await vi.waitFor(() => expect(told.length).toBe(1));
    expect([order, told]).toEqual([
      ['answered', { isSignedIn: true, uid: 'u1', userName: 'u1' }],
      [{ uid: 'u1', userName: 'u1' }],
    ]);
  });

  it('is not told twice when the provider tells it too, whenever that is', async () => {
    const { session, told, auth } = await observe();
    auth.say(null);
    const request = session.authenticate(signUp);
    auth.say(user('u1'));
    await request;
    auth.say(user('u1'));
    await vi.waitFor(() => expect(told.length).toBe(2));
    auth.say(user('u1'));
    await everything();
    expect(told).toEqual([null, { uid: 'u1', userName: 'Asha Verma' }]);
  });

  it('is not undone by what the provider said before', async () => {
    const { session, auth } = await observe();
    const request = session.authenticate(signUp);
    auth.say(null);
    await request;
    await everything();
    expect(session.get()).toEqual(asha);
  });

  it('is not undone by a name looked up for somebody before', async () => {
    let find: (name: string | null) => void = () => {};
    const { session, auth } = await observe({
      readName: () =>
        new Promise((resolve) => {
          find = resolve;
        }),
    });
    auth.say(null);
    auth.say(user('u2'));
    await session.authenticate(signUp);
    find('Lena Brandt');
    await everything();
    expect(session.get()).toEqual(asha);
  });

  it('outruns the provider’s first answer', async () => {
    const { session, told, auth } = await observe();
    await session.authenticate(signUp);
    await vi.waitFor(() => expect(told).toEqual([{ uid: 'u1', userName: 'Asha Verma' }]));
    auth.say(user('u1'));
    await everything();
    expect([session.get(), auth.calls.map(([name]) => name)]).toEqual([asha, ['signUp']]);
  });
});

describe('a reset mail', () => {
  it('is asked of the provider', async () => {
    const { session, auth } = start();
    await session.resetPassword('asha@heliogrid.example');
    expect(auth.calls).toEqual([['reset', 'asha@heliogrid.example']]);
  });

  it('that fails passes the provider’s error on', async () => {
    const error = new Error('Firebase: Error (auth/network-request-failed).');
    await expect(start({ auth: fakeProvider(error) }).session.resetPassword('x')).rejects.toBe(error);
  });
});

describe('signing out', () => {
  it('ends the provider’s session and clears all three', async () => {
    const { session, shared, auth } = start({ content: { ...stored, other: 'stays' } });
    await session.signOut();
    expect([auth.calls, shared.content(), session.get()]).toEqual([
      [['signOut']],
      { other: 'stays' },
      nobody,
    ]);
  });

  it('tells listeners and observers, once', async () => {
    const { session, told, auth } = await observe({ content: stored });
    auth.say(user('u1'));
    const listener = vi.fn();
    session.subscribe(listener);
    await session.signOut();
    const news = [{ uid: 'u1', userName: 'Asha Verma' }, null];
    expect([told, listener.mock.calls.length]).toEqual([news, 1]);
    auth.say(null);
    expect([told, listener.mock.calls.length]).toEqual([news, 1]);
  });

  it('is not undone by a name looked up for somebody before', async () => {
    let find: (name: string) => void = () => {};
    const { session, auth } = await observe({
      content: stored,
      readName: () =>
        new Promise((resolve) => {
          find = resolve;
        }),
    });
    auth.say(user('u2'));
    await session.signOut();
    find('Lena Brandt');
    await everything();
    expect(session.get()).toEqual(nobody);
  });

  it('that fails leaves the person signed in', async () => {
    const error = new Error('Firebase: Error (auth/network-request-failed).');
    const { session, shared } = start({ content: stored, auth: fakeProvider(error) });
    await expect(session.signOut()).rejects.toBe(error);
    expect(shared.content()).toEqual(stored);
  });
});

describe('deleting the account', () => {
  it('begins with the provider, then forgets what was kept, then signs out', async () => {
    const { session, shared, auth } = start({ content: { ...stored, other: 'stays' } });
    const forget = vi.fn(async (uid: string) => {
      auth.calls.push(['forget', uid, shared.content().auth]);
    });
    expect(await session.deleteAccount(forget)).toBe(true);
    expect([auth.calls, shared.content(), session.get()]).toEqual([
      [['deleteAccount'], ['forget', 'u1', 'true']],
      { other: 'stays' },
      nobody,
    ]);
  });

  it('tells listeners and observers once, after whoever asked for it', async () => {
    const { session, told, auth } = await observe({ content: stored });
    auth.say(user('u1'));
    const listener = vi.fn();
    session.subscribe(listener);
    // The provider says so by itself, as soon as it is done.
    await session.deleteAccount(async () => auth.say(null));
    const before = [{ uid: 'u1', userName: 'Asha Verma' }];
    expect([told, listener.mock.calls.length]).toEqual([before, 0]);
    await everything();
    expect([told, listener.mock.calls.length]).toEqual([[...before, null], 1]);
  });

  it('is followed by other tabs at once', async () => {
    const here = await observe({ content: stored });
    here.auth.say(user('u1'));
    await start({ shared: here.shared }).session.deleteAccount(async () => {});
    expect([here.session.get(), here.told]).toEqual([nobody, [{ uid: 'u1', userName: 'Asha Verma' }, null]]);
  });

  it('that the provider refuses changes nothing', async () => {
    const error = new Error('Firebase: Error (auth/requires-recent-login).');
    const { session, shared } = start({ content: stored, auth: fakeProvider(error) });
    const forget = vi.fn(async () => {});
    await expect(session.deleteAccount(forget)).rejects.toBe(error);
    await everything();
    expect([shared.content(), session.get(), forget.mock.calls]).toEqual([stored, asha, []]);
  });

  it('signs out too where something is still kept, and says so', async () => {
    const { session, shared } = start({ content: stored });
    expect(await session.deleteAccount(() => Promise.reject(new Error('No room')))).toBe(false);
    expect([shared.content(), session.get()]).toEqual([{}, nobody]);
  });
});

describe('at load, when the provider answers', () => {
  it('nobody is told before', async () => {
    const { told } = await observe({ content: stored });
    expect(told).toEqual([]);
  });

  it('nobody and the flag was an account’s: the account is gone, the flag too', async () => {
    const { session, shared, told, auth } = await observe({ content: stored });
    auth.say(null);
    expect([session.get(), shared.content(), told]).toEqual([nobody, {}, [null]]);
  });

  it('nobody and the flag stands alone: the sample person stays', async () => {
    const { session, told, auth } = await observe({ content: { auth: 'true', userName: 'Jonas' } });
    auth.say(null);
    auth.say(null);
    expect([session.get(), told]).toEqual([
      { isSignedIn: true, uid: null, userName: 'Jonas' },
      [{ uid: null, userName: 'Jonas' }],
    ]);
  });

  it('nobody and there is no flag', async () => {
    const { told, auth } = await observe();
    auth.say(null);
    expect([told, auth.calls]).toEqual([[null], []]);
  });

  it('somebody but there is no flag: the flag wins, the provider’s session ends', async () => {
    const { auth: _, ...rest } = stored;
    const { session, shared, told, auth } = await observe({ content: rest });
    auth.say(user('u1'));
    await vi.waitFor(() => expect(auth.calls).toEqual([['signOut']]));
    expect([session.get(), shared.content(), told]).toEqual([nobody, {}, [null]]);
    auth.say(null);
    expect(told).toEqual([null]);
  });

  it('somebody but there is no flag, and the session can’t be ended: nothing breaks', async () => {
    const { session, told, auth } = await observe({ auth: fakeProvider(new Error('no network')) });
    auth.say(user('u1'));
    await everything();
    auth.answerWith(user('u1'));
    await session.authenticate(signIn);
    expect([auth.calls.map(([name]) => name), told[0]]).toEqual([['signOut', 'signIn'], null]);
  });

  it('somebody but there is no flag: a sign-in waits for that session to end', async () => {
    const auth = fakeProvider();
    let end: (() => void) | undefined;
    auth.provider.signOut = () =>
      new Promise((resolve) => {
        end = resolve;
      });
    const { session } = await observe({ auth });
    auth.say(user('u2'));
    const request = session.authenticate(signIn);
    await everything();
    expect(auth.calls).toEqual([]);
    end?.();
    await request;
    expect(auth.calls.map(([name]) => name)).toEqual(['signIn']);
  });

  it('the same person: all stays', async () => {
    const { shared, told, auth } = await observe({ content: stored });
    auth.say(user('u1', { displayName: 'asha1990' }));
    expect([shared.content(), told]).toEqual([stored, [{ uid: 'u1', userName: 'Asha Verma' }]]);
  });

  it.each([
    ['somebody else', stored],
    ['somebody for a flag that stood alone', { auth: 'true', userName: 'Jonas' }],
  ])('%s: the provider’s is taken', async (_, content) => {
    const { shared, told, auth } = await observe({
      content: content as Record<string, string>,
      readName: async () => 'Lena Brandt',
    });
    auth.say(user('u2'));
    await vi.waitFor(() => expect(told).toEqual([{ uid: 'u2', userName: 'Lena Brandt' }]));
    expect(shared.content()).toEqual({ auth: 'true', 'updraft.uid': 'u2', userName: 'Lena Brandt' });
  });

  it('nothing, because it can’t be had: the flag is gone by, and the next observer tries again', async () => {
    const auth = fakeProvider();
    const loadProvider = vi
      .fn<SessionParts['loadProvider']>()
      .mockRejectedValueOnce(new Error('Failed to fetch'))
      .mockResolvedValue(auth.provider);
    const { session } = start({ content: stored, loadProvider });
    const told: (SessionUser | null)[] = [];
    session.observe((who) => told.push(who));
    await vi.waitFor(() => expect(told).toEqual([{ uid: 'u1', userName: 'Asha Verma' }]));
    session.observe(() => {});
    await vi.waitFor(() => expect(auth.observers.size).toBe(1));
    auth.say(null);
    expect(told).toEqual([{ uid: 'u1', userName: 'Asha Verma' }, null]);
  });

  it('it is observed once, and a later observer is told at once', async () => {
    const { session, auth } = await observe({ content: stored });
    auth.say(user('u1'));
    const told: (SessionUser | null)[] = [];
    const stop = session.observe((who) => told.push(who));
    await everything();
    expect([told, auth.calls]).toEqual([[{ uid: 'u1', userName: 'Asha Verma' }], []]);
    stop();
    auth.say(null);
    expect(told.length).toBe(1);
  });

  it('a request that is under way decides first', async () => {
    const { session, told, auth } = await observe({ auth: fakeProvider(new Error('no')) });
    const request = session.authenticate(signIn);
    auth.say(null);
    expect(told).toEqual([]);
    await expect(request).rejects.toThrow('no');
    await vi.waitFor(() => expect(told).toEqual([null]));
    auth.say(user('u2'));
    await vi.waitFor(() => expect(told).toEqual([null, { uid: 'u2', userName: 'u2' }]));
    await expect(session.authenticate(signIn)).rejects.toThrow('no');
    await everything();
    expect(told.length).toBe(2);
  });
});

describe('another name', () => {
  const renamed = { ...asha, userName: 'Asha Rao', pageId: 'asha-verma' };

  it('holds in every tab, and the page stays where it was', () => {
    const here = start({ content: stored });
    const there = start({ shared: here.shared });
    const listeners = [here, there].map(({ session }) => {
      const listener = vi.fn();
      session.subscribe(listener);
      return listener;
    });
    here.session.rename('Asha Rao', 'asha-verma');
    expect([here.session.get(), there.session.get()]).toEqual([renamed, renamed]);
    for (const listener of listeners) expect(listener).toHaveBeenCalled();
    expect(here.shared.content()).toEqual({ ...stored, userName: 'Asha Rao', 'updraft.id': 'asha-verma' });
  });

  it('goes with the sign-out, and is there again with the next sign-in', async () => {
    const { session, shared } = start({
      content: stored,
      readName: async () => 'Asha Rao',
      readPageId: async (uid) => (uid === 'u1' ? 'asha-verma' : null),
    });
    session.rename('Asha Rao', 'asha-verma');
    await session.signOut();
    expect(shared.content()).toEqual({});
    await session.authenticate(signIn);
    expect(session.get()).toEqual(renamed);
  });

  it('leaves nothing to the next account', async () => {
    const { session, shared } = start({
      content: stored,
      auth: fakeProvider(user('u2')),
      readPageId: () => Promise.reject(new Error('The disk is broken')),
    });
    session.rename('Asha Rao', 'asha-verma');
    await session.authenticate(signIn);
    expect(shared.content()).toEqual({ auth: 'true', 'updraft.uid': 'u2', userName: 'u2' });
  });

  it('of an account that another tab signed in is known here too', async () => {
    const { session, auth } = await observe({
      readName: async () => 'Asha Rao',
      readPageId: async () => 'asha-verma',
    });
    auth.say(null);
    auth.say(user('u1'));
    await vi.waitFor(() => expect(session.get()).toEqual(renamed));
  });
});

describe('what is durable', () => {
  const durableOf = (restored: Record<string, string | null> | null = null) => {
    const kept: [string, unknown][] = [];
    const durable = {
      restored: async () => restored,
      secure: async (entries: object) => void kept.push(['secure', entries]),
      keep: async (entries: object) => void kept.push(['keep', entries]),
    };
    return { durable, kept };
  };
  const none = { auth: null, 'updraft.uid': null, userName: null, 'updraft.id': null };

  it('is a sign-in, a rename and a sign-out before anybody is told', async () => {
    const { durable, kept } = durableOf();
    const secured: unknown[] = [];
    const { session, shared } = start({
      durable: {
        ...durable,
        async secure(entries) {
          secured.push([entries.auth, shared.content().auth]);
          await durable.secure(entries);
        },
      },
    });
    await session.authenticate(signIn);
    await session.rename('Asha Rao', 'asha-verma');
    await session.signOut();
    const entered = { ...none, auth: 'true', 'updraft.uid': 'u1', userName: 'u1' };
    expect([secured, kept]).toEqual([
      [
        ['true', undefined],
        [null, 'true'],
      ],
      [
        ['secure', entered],
        ['keep', entered],
        ['keep', { ...entered, userName: 'Asha Rao', 'updraft.id': 'asha-verma' }],
        ['secure', none],
        ['keep', none],
      ],
    ]);
  });

  it('comes back before the provider is asked: a flag that was lost is no sign-out', async () => {
    const restored = () =>
      new Promise<Record<string, string | null>>((resolve) => {
        setTimeout(resolve, 150, { ...none, ...stored });
      });
    const { durable } = durableOf();
    const { session, auth, told } = await observe({ durable: { ...durable, restored } });
    auth.say(user('u1'));
    await everything();
    expect([session.get(), told, auth.calls]).toEqual([asha, [{ uid: 'u1', userName: 'Asha Verma' }], []]);
  });

  it('tells whoever follows the session what came back', async () => {
    const { session, shared } = start({ durable: durableOf({ ...none, ...stored }).durable });
    const listener = vi.fn();
    session.subscribe(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect([session.get(), shared.content()]).toEqual([asha, stored]);
  });

  it('takes a flag along that outlived its sign-out', async () => {
    const { session, shared } = start({ content: stored, durable: durableOf(none).durable });
    session.subscribe(() => {});
    await vi.waitFor(() => expect(session.get()).toEqual(nobody));
    expect(shared.content()).toEqual({});
  });

  it('holds where local storage takes nothing', async () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const { session } = start({
      storage: { getItem: () => null, setItem: refuse, removeItem: () => {} },
      durable: durableOf({ ...none, ...stored }).durable,
    });
    session.subscribe(() => {});
    await vi.waitFor(() => expect(session.get()).toEqual(asha));
  });
});

describe('another tab', () => {
  it('that signs in is followed at once, name and all', async () => {
    const here = await observe();
    here.auth.say(null);
    const listener = vi.fn();
    here.session.subscribe(listener);
    const there = start({ shared: here.shared });
    await there.session.authenticate(signUp);
    expect([here.session.get(), here.told, listener.mock.calls.length]).toEqual([
      asha,
      [null, { uid: 'u1', userName: 'Asha Verma' }],
      1,
    ]);
    here.auth.say(user('u1'));
    expect(here.shared.content()).toEqual(stored);
  });

  it('that signs out is followed at once', async () => {
    const here = await observe({ content: stored });
    here.auth.say(user('u1'));
    const listener = vi.fn();
    here.session.subscribe(listener);
    await start({ shared: here.shared }).session.signOut();
    expect([here.session.get(), here.told, listener.mock.calls.length]).toEqual([
      nobody,
      [{ uid: 'u1', userName: 'Asha Verma' }, null],
      1,
    ]);
  });

  it('that clears the whole storage is followed', async () => {
    const { session, shared } = start({ content: stored });
    const listener = vi.fn();
    session.subscribe(listener);
    shared.tab().clear();
    expect([session.get(), listener.mock.calls.length]).toEqual([nobody, 1]);
  });

  it('that changes something else is not heard', () => {
    const { session, shared } = start({ content: stored });
    const listener = vi.fn();
    session.subscribe(listener);
    shared.tab().storage.setItem('updraft.appearance', '{}');
    expect(listener).not.toHaveBeenCalled();
  });

  it('that changes the name is heard', () => {
    const { session, shared } = start({ content: stored });
    const listener = vi.fn();
    session.subscribe(listener);
    shared.tab().storage.setItem('userName', 'Asha V.');
    expect([session.get().userName, listener.mock.calls.length]).toEqual(['Asha V.', 1]);
  });

  it('known from the provider alone sets and clears the flag', async () => {
    const { session, told, auth } = await observe();
    auth.say(null);
    auth.say(user('u1', { displayName: 'Asha Verma' }));
    await vi.waitFor(() => expect(session.get()).toEqual(asha));
    auth.say(null);
    expect([session.get(), told]).toEqual([nobody, [null, { uid: 'u1', userName: 'Asha Verma' }, null]]);
  });

  it('that signs out while this one looks up a name has the last word', async () => {
    let find: (name: string) => void = () => {};
    const { session, told, auth } = await observe({
      content: stored,
      readName: () =>
        new Promise((resolve) => {
          find = resolve;
        }),
    });
    auth.say(user('u2'));
    auth.say(null);
    find('Lena Brandt');
    await everything();
    expect([session.get(), told]).toEqual([nobody, [null]]);
  });

  it('that stores a name while this one looks it up is not overwritten', async () => {
    let find: (name: string | null) => void = () => {};
    const { session, shared, auth } = await observe({
      readName: () =>
        new Promise((resolve) => {
          find = resolve;
        }),
    });
    auth.say(null);
    auth.say(user('u1'));
    await start({ shared }).session.authenticate(signUp);
    find(null);
    await everything();
    expect(session.get()).toEqual(asha);
  });

  it('that mirrors this one’s sign-in does not come before the answer', async () => {
    const { session, told, auth, shared } = await observe({
      writeName: async () => {
        // The other tab has seen the provider's new session and set the flag before this one did.
        const other = shared.tab().storage;
        other.setItem('updraft.uid', 'u1');
        other.setItem('auth', 'true');
      },
    });
    auth.say(null);
    await session.authenticate(signUp);
    expect(told).toEqual([null]);
    await vi.waitFor(() => expect(told).toEqual([null, { uid: 'u1', userName: 'Asha Verma' }]));
  });

  it('that signs somebody in while this one waits for a pop-up is followed at once', async () => {
    const auth = fakeProvider();
    auth.provider.signInWithPopup = () => new Promise(() => {});
    const here = await observe({ auth });
    await here.session.authenticate(signUp);
    await everything();
    await here.session.signOut();
    void here.session.authenticate(popup);
    await start({ shared: here.shared }).session.authenticate(signUp);
    const news = { uid: 'u1', userName: 'Asha Verma' };
    expect(here.told).toEqual([news, null, news]);
  });

  it('that signs in after this one signed out is no leftover of a cleared flag', async () => {
    const { session, auth, told } = await observe();
    await session.authenticate(signUp);
    await everything();
    await session.signOut();
    auth.say(user('u2'));
    await everything();
    expect([session.get(), told.at(-1)]).toEqual([
      { isSignedIn: true, uid: 'u2', userName: 'u2' },
      { uid: 'u2', userName: 'u2' },
    ]);
  });

  it('that changes accounts twice is followed to the last, whichever name is found first', async () => {
    const find = new Map<string, (name: string) => void>();
    const { session, auth } = await observe({
      readName: (uid) => new Promise((resolve) => find.set(uid, resolve)),
    });
    auth.say(null);
    auth.say(user('u2'));
    auth.say(user('u3'));
    find.get('u2')?.('Lena Brandt');
    await everything();
    find.get('u3')?.('Jonas Felde');
    await everything();
    expect(session.get()).toEqual({ isSignedIn: true, uid: 'u3', userName: 'Jonas Felde' });
  });

  it('is listened to only while somebody here listens', async () => {
    const { session, shared } = start({ content: stored });
    const stops = [session.observe(() => {}), session.subscribe(() => {}), session.subscribe(() => {})];
    expect(shared.tabs.size).toBe(1);
    for (const stop of stops) stop();
    expect(shared.tabs.size).toBe(0);
    const stop = session.observe(() => {});
    expect(shared.tabs.size).toBe(1);
    stop();
    expect(shared.tabs.size).toBe(0);
    const [gone, listening] = [vi.fn(), vi.fn()];
    const leave = session.subscribe(gone);
    session.subscribe(listening);
    leave();
    expect(shared.tabs.size).toBe(1);
    shared.tab().clear();
    expect([gone.mock.calls.length, listening.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('without storage', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const values = new Map<string, string>();
  it.each<[string, SessionParts['storage']]>([
    ['there is none', null],
    ['nothing is allowed', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    [
      'it takes nothing',
      { getItem: (key) => values.get(key) ?? null, setItem: refuse, removeItem: () => {} },
    ],
  ])('because %s, the session lives with the page', async (_, storage) => {
    const { session } = start({ storage });
    expect(session.get()).toEqual(nobody);
    await session.authenticate(signUp);
    expect(session.get()).toEqual(asha);
    await session.signOut();
    expect(session.get()).toEqual(nobody);
  });
});
