import 'fake-indexeddb/auto';
import { settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { stubBrowser } from '../../support/stubBrowser';

const parts = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error('No provider')) }));
vi.mock('@/app/services/accounts', () => ({ loadAuthProvider: () => parts.load() }));

const user = { uid: 'nora', email: 'nora@lund.example' } as AuthUser;

let browser: ReturnType<typeof stubBrowser>;
let loads: number;

/** Opens a page and returns its session, with a provider that reports this account. */
async function open(known: AuthUser | null) {
  browser = stubBrowser();
  const users = listening<[AuthUser | null]>();
  const { port } = fakePort<AuthProvider>({
    observe(listener) {
      const stop = users.listen(listener);
      // Some providers call back synchronously, before `observe` returns.
      listener(known);
      return stop;
    },
  });
  loads = 0;
  parts.load = async () => {
    loads += 1;
    return port;
  };
  vi.resetModules();
  return { ...(await import('@/app/session/current')), observers: users.count };
}

const signIn = (uid: string) => {
  browser.storage.values.set('auth', 'true');
  browser.storage.values.set('updraft.uid', uid);
  browser.storage.values.set('userName', 'Nora Lund');
};

it.each([
  ['the email address of the provider’s account', user, 'nora', 'nora@lund.example'],
  ['null when the provider reports another account', user, 'jonas', null],
  ['null when the provider reports no account', null, 'nora', null],
])('loadEmail stops observing the auth provider, and returns %s', async (_, known, uid, email) => {
  const { loadEmail, observers } = await open(known);
  signIn(uid);
  expect(await loadEmail()).toBe(email);
  await settled();
  expect(observers()).toBe(0);
});

describe('session', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}) && undefined);

  it('reads localStorage, and notifies listeners of changes in other tabs until they unsubscribe', async () => {
    const { session } = await open(null);
    expect(session.get()).toEqual({ isSignedIn: false, uid: null, userName: null });
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    signIn('nora');
    browser.tellOfStorage('auth');
    expect(session.get()).toEqual({ isSignedIn: true, uid: 'nora', userName: 'Nora Lund' });
    expect(listener).toHaveBeenCalledTimes(1);
    const removed = vi.spyOn(browser.window, 'removeEventListener');
    stop();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow']);
    browser.storage.values.clear();
    browser.tellOfStorage(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies listeners when the page is restored from the back/forward cache', async () => {
    const { session } = await open(null);
    signIn('nora');
    const listener = vi.fn();
    session.subscribe(listener);
    // A page in the back/forward cache receives no storage events.
    browser.storage.values.clear();
    for (const [times, persisted] of [false, true].entries()) {
      browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      expect(listener).toHaveBeenCalledTimes(times);
    }
  });

  it('loads the auth provider only once, on first use', async () => {
    const { loadProvider, loadEmail } = await open(user);
    expect(loads).toBe(0);
    await Promise.all([loadProvider(), loadEmail()]);
    expect(loads).toBe(1);
  });
});
