import { listening } from '@kit/listening';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressContext } from '@/app/router/address';
import { AuthContext, useAuth, useForGuestsOnly } from '@/app/session/useAuth';
import { stubBrowser } from '../../support/browser';
import { drawn, mounted } from '../../support/hook';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser('/login');
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type State = ReturnType<typeof useAuth>;
const idle = { snapshot: null, isStarting: false, hasFailed: false };

function someAuth() {
  let state: Pick<State, keyof typeof idle> = idle;
  const { listen, tell } = listening();
  const auth = {
    get: () => state,
    atBuild: () => idle,
    subscribe: listen,
    accounts: { accountsAt: 'device' as const, setupProblem: null },
    prepare: vi.fn(),
    send: vi.fn(),
    dismiss: vi.fn(),
  };
  return {
    auth,
    become(next: Partial<typeof state>) {
      state = { ...state, ...next };
      tell();
    },
    around: (children: ReactNode) => createElement(AuthContext, { value: auth }, children),
  };
}

describe('the authentication on a page', () => {
  it('is fetched when the page has nothing better to do, unless it is gone by then', () => {
    const { auth, around } = someAuth();
    mounted(() => useAuth(500), null, around);
    vi.advanceTimersByTime(499);
    expect(auth.prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(auth.prepare).toHaveBeenCalledTimes(1);
    const { leave } = mounted(() => useAuth(500), null, around);
    leave();
    vi.advanceTimersByTime(2000);
    expect(auth.prepare).toHaveBeenCalledTimes(1);
  });

  it('is followed, and what failed on a page that is gone is forgotten', () => {
    const { auth, around, become } = someAuth();
    const page = mounted(() => useAuth(), null, around);
    page.act(() => become({ hasFailed: true }));
    const { accounts, send, dismiss } = auth;
    expect(page.value()).toEqual({ ...idle, ...accounts, send, dismiss, isOffline: false, hasFailed: true });
    expect(auth.dismiss).not.toHaveBeenCalled();
    page.leave();
    expect(auth.dismiss).toHaveBeenCalledTimes(1);
  });

  it('needs a network where accounts are with a service, and only there', () => {
    browser.navigator.onLine = false;
    const { auth, around } = someAuth();
    expect(mounted(() => useAuth(), null, around).value().isOffline).toBe(false);
    const accounts = { accountsAt: 'service' as const, setupProblem: null };
    const withService = (children: ReactNode) =>
      createElement(AuthContext, { value: { ...auth, accounts } }, children);
    expect(mounted(() => useAuth(), null, withService).value().isOffline).toBe(true);
  });

  it('is nobody’s while a page is built', () => {
    const { around, become } = someAuth();
    become({ isStarting: true });
    expect(drawn(() => useAuth(), around).isStarting).toBe(false);
  });
});

describe('a page for guests only', () => {
  const at = (state: 'checking' | 'signedIn' | 'signedOut') =>
    ({ matches: (value: string) => value === state }) as unknown as State['snapshot'];

  function start(first: State['snapshot'], isApplied = true) {
    const go = vi.fn(async () => {});
    const value = { usePathname: () => '/login', useSearch: () => '', go, waited: () => 0 };
    const page = mounted(
      (snapshot: State['snapshot']) => useForGuestsOnly(snapshot, isApplied),
      first,
      (children: ReactNode) => createElement(AddressContext, { value }, children),
    );
    return { ...page, goneTo: () => go.mock.calls };
  }

  it('leads whoever is signed in to the feed, once that is known', () => {
    const { draw, goneTo } = start(null);
    draw(at('checking'));
    expect(goneTo()).toEqual([]);
    draw(at('signedIn'));
    expect(goneTo()).toEqual([['/explore', { replace: true }]]);
    draw(at('signedIn'));
    expect(goneTo()).toHaveLength(1);
  });

  it('lets stay who signs in on it: that leads elsewhere', () => {
    const { draw, goneTo } = start(at('signedOut'));
    draw(at('signedIn'));
    expect(goneTo()).toEqual([]);
  });

  it('leads nowhere in the place of another', () => {
    expect(start(at('signedIn'), false).goneTo()).toEqual([]);
  });
});
