import 'fake-indexeddb/auto';
import { settled } from '@kit/answers';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { stubBrowser } from '../../support/browser';

const parts = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error('No provider')) }));
vi.mock('@/app/services/accounts', () => ({ loadAuthProvider: () => parts.load() }));

const user = { uid: 'nora', email: 'nora@lund.example' } as AuthUser;

let browser: ReturnType<typeof stubBrowser>;
let loads: number;

/** The session of a page that is opened now, with a provider that knows this account. */
async function open(known: AuthUser | null) {
  browser = stubBrowser();
  const users = listening<[AuthUser | null]>();
  const { port } = fakePort<AuthProvider>({
    observe(listener) {
      const stop = users.listen(listener);
      // Some tell at once, before there is anything to stop.
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
  ['the provider’s', user, 'nora', 'nora@lund.example'],
  ['none where the provider knows another account', user, 'jonas', null],
  ['none where the provider knows nobody', null, 'nora', null],
])(
  'the address of the account is %s, and the provider is observed no longer',
  async (_, known, uid, email) => {
    const { loadEmail, observers } = await open(known);
    signIn(uid);
    expect(await loadEmail()).toBe(email);
    await settled();
    expect(observers()).toBe(0);
  },
);

describe('the session of the page', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}) && undefined);

  it('lives in local storage, and follows other tabs for as long as somebody listens', async () => {
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

  it.each([
    [true, 1],
    [false, 0],
  ])('is read again by a page that comes out of the browser’s cache: %s', async (persisted, times) => {
    const { session } = await open(null);
    signIn('nora');
    const listener = vi.fn();
    session.subscribe(listener);
    // Nobody tells a page that is kept there of what other tabs do.
    browser.storage.values.clear();
    browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(listener).toHaveBeenCalledTimes(times);
  });

  it('fetches its provider when it is needed, once', async () => {
    const { loadProvider, loadEmail } = await open(user);
    expect(loads).toBe(0);
    await Promise.all([loadProvider(), loadEmail()]);
    expect(loads).toBe(1);
  });
});
