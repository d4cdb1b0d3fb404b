import { listening } from '@kit/listening';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressContext } from '@/app/router/address';
import { AuthContext, useAuth, useForGuestsOnly } from '@/app/session/useAuth';
import { drawn, mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

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

describe('useAuth', () => {
  it('loads the auth actor when the page is idle, unless it has unmounted', () => {
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

  it('follows the auth state and dismisses a failure when the page unmounts', () => {
    const { auth, around, become } = someAuth();
    const page = mounted(() => useAuth(), null, around);
    page.act(() => become({ hasFailed: true }));
    const { accounts, send, dismiss } = auth;
    expect(page.value()).toEqual({ ...idle, ...accounts, send, dismiss, isOffline: false, hasFailed: true });
    expect(auth.dismiss).not.toHaveBeenCalled();
    page.leave();
    expect(auth.dismiss).toHaveBeenCalledTimes(1);
  });

  it('reports offline only when accounts are at a service', () => {
    browser.navigator.onLine = false;
    const { auth, around } = someAuth();
    expect(mounted(() => useAuth(), null, around).value().isOffline).toBe(false);
    const accounts = { accountsAt: 'service' as const, setupProblem: null };
    const withService = (children: ReactNode) =>
      createElement(AuthContext, { value: { ...auth, accounts } }, children);
    expect(mounted(() => useAuth(), null, withService).value().isOffline).toBe(true);
  });

  it('is idle during prerendering', () => {
    const { around, become } = someAuth();
    become({ isStarting: true });
    expect(drawn(() => useAuth(), around).isStarting).toBe(false);
  });
});

describe('useForGuestsOnly', () => {
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

  it('redirects a signed-in user to the feed once the session is checked', () => {
    const { draw, goneTo } = start(null);
    draw(at('checking'));
    expect(goneTo()).toEqual([]);
    draw(at('signedIn'));
    expect(goneTo()).toEqual([['/explore', { replace: true }]]);
    draw(at('signedIn'));
    expect(goneTo()).toHaveLength(1);
  });

  it('doesn’t redirect a user who signs in on the page: the sign-in navigates elsewhere', () => {
    const { draw, goneTo } = start(at('signedOut'));
    draw(at('signedIn'));
    expect(goneTo()).toEqual([]);
  });

  it('doesn’t redirect when it isn’t applied', () => {
    expect(start(at('signedIn'), false).goneTo()).toEqual([]);
  });
});
