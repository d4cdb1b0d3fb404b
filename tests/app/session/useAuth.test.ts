import { listening } from '@kit/listening';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthContext, useAuth, useForGuestsOnly } from '@/app/session/useAuth';
import { mounted, rendered, within } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';
import { stubBrowser } from '../../support/stubBrowser';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser('/login');
  vi.useFakeTimers();
});

type State = ReturnType<typeof useAuth>;
const idle = { snapshot: null, isStarting: false, hasFailed: false };

function someAuth() {
  let state: Pick<State, keyof typeof idle> & { parts: null } = { ...idle, parts: null };
  const { listen, tell } = listening();
  const auth = {
    get: () => state,
    atBuild: () => ({ ...idle, parts: null }),
    subscribe: listen,
    stop: vi.fn(),
    accounts: { accountsAt: 'device' as const, setupProblem: null },
    prepare: vi.fn(async () => undefined),
    send: vi.fn(),
    dismiss: vi.fn(),
  };
  return {
    auth,
    become(next: Partial<State>) {
      state = { ...state, ...next };
      tell();
    },
    around: within(AuthContext, auth),
  };
}

it('useAuth loads the auth actor when the page is idle, unless the page has unmounted', () => {
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

it('useAuth returns the current auth state, and dismisses a failure when the page unmounts', () => {
  const { auth, around, become } = someAuth();
  const page = mounted(() => useAuth(), null, around);
  page.act(() => become({ hasFailed: true }));
  const { accounts, send, dismiss } = auth;
  expect(page.value()).toEqual({ ...idle, ...accounts, send, dismiss, isOffline: false, hasFailed: true });
  expect(auth.dismiss).not.toHaveBeenCalled();
  page.leave();
  expect(auth.dismiss).toHaveBeenCalledTimes(1);
});

it('without a network, useAuth returns `isOffline: true` if a server stores the accounts, but not if the browser does', () => {
  browser.navigator.onLine = false;
  const { auth, around } = someAuth();
  expect(mounted(() => useAuth(), null, around).value().isOffline).toBe(false);
  const withService = within(AuthContext, {
    ...auth,
    accounts: { accountsAt: 'service', setupProblem: null },
  });
  expect(mounted(() => useAuth(), null, withService).value().isOffline).toBe(true);
});

it('useAuth returns the idle auth state during prerendering', () => {
  const { around, become } = someAuth();
  become({ isStarting: true });
  expect(rendered(() => useAuth(), around).isStarting).toBe(false);
});

it.each([
  ['redirects a signed-in user to the feed', [null, 'checking', 'signedIn'], true, ['replace /explore']],
  ['redirects only once', ['signedIn', null, 'signedIn'], true, ['replace /explore']],
  ['doesn’t redirect a user who signs in on the page', ['signedOut', 'signedIn'], true, []],
  ['doesn’t redirect when `isApplied` is false', ['signedIn'], false, []],
])('useForGuestsOnly %s', (_, states, isApplied, visited) => {
  const { around, visits } = stubAddress('/login');
  const at = (state: string | null) =>
    (state ? { matches: (value: string) => value === state } : null) as State['snapshot'];
  const page = mounted<string | null, void>((state) => useForGuestsOnly(at(state), isApplied), null, around);
  for (const state of states) page.render(state);
  expect(visits).toEqual(visited);
});
