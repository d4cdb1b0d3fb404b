import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loginRoute, routeAt } from '@/app/router/routeTable';
import { drawn } from '../../support/hook';

const parts = vi.hoisted(() => ({ isSignedIn: false }));
vi.mock('@/app/session/current', () => {
  const get = () => parts;
  return { session: { get, atBuild: get, subscribe: () => () => {} } };
});
const { guarded, onSignOut, useGuarded } = await import('@/app/session/guard');
const { SessionContext } = await import('@/app/session/useSession');

describe.each([
  ['guarded', guarded],
  ['useGuarded', (route: Parameters<typeof guarded>[0]) => drawn(() => useGuarded(route))],
])('%s', (_, shownOf) => {
  it('returns the login page under the route’s name when the `auth` flag is missing', () => {
    parts.isSignedIn = false;
    expect(shownOf(routeAt('/explore'))).toEqual({ ...loginRoute, name: 'explore' });
    parts.isSignedIn = true;
    expect(shownOf(routeAt('/explore'))).toBe(routeAt('/explore'));
  });

  it.each(['/discover', '/about', '/nowhere'])('returns the public route %s for all users', (pathname) => {
    parts.isSignedIn = false;
    expect(shownOf(routeAt(pathname))).toBe(routeAt(pathname));
    parts.isSignedIn = true;
    expect(shownOf(routeAt(pathname))).toBe(routeAt(pathname));
  });
});

it('useGuarded prefers the session of its context', () => {
  parts.isSignedIn = false;
  const get = () => ({ isSignedIn: true });
  const value = { get, atBuild: get, subscribe: () => () => {} } as never;
  const around = (children: React.ReactNode) => createElement(SessionContext, { value }, children);
  expect(drawn(() => useGuarded(routeAt('/explore')), around)).toBe(routeAt('/explore'));
});

it('onSignOut calls back on each sign-out only', () => {
  let isSignedIn = false;
  let notify = () => {};
  const stop = vi.fn();
  const callback = vi.fn();
  const session = {
    get: () => ({ isSignedIn }),
    subscribe(listener: () => void) {
      notify = listener;
      return stop;
    },
  };
  expect(onSignOut(session, callback)).toBe(stop);
  const calls = [false, true, true, false, false, true, false].map((next) => {
    isSignedIn = next;
    notify();
    return callback.mock.calls.length;
  });
  expect(calls).toEqual([0, 0, 0, 1, 1, 1, 2]);
});
