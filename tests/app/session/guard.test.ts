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
  ['asked once', guarded],
  ['followed', (route: Parameters<typeof guarded>[0]) => drawn(() => useGuarded(route))],
])('what is shown, %s', (_, shownOf) => {
  it('of a protected route is the login card, under the route’s name', () => {
    parts.isSignedIn = false;
    expect(shownOf(routeAt('/explore'))).toEqual({ ...loginRoute, name: 'explore' });
    parts.isSignedIn = true;
    expect(shownOf(routeAt('/explore'))).toBe(routeAt('/explore'));
  });

  it.each(['/discover', '/about', '/nowhere'])('of %s is itself, whoever asks', (pathname) => {
    parts.isSignedIn = false;
    expect(shownOf(routeAt(pathname))).toBe(routeAt(pathname));
    parts.isSignedIn = true;
    expect(shownOf(routeAt(pathname))).toBe(routeAt(pathname));
  });
});

it('a page’s own session decides where it has one', () => {
  parts.isSignedIn = false;
  const get = () => ({ isSignedIn: true });
  const value = { get, atBuild: get, subscribe: () => () => {} } as never;
  const around = (children: React.ReactNode) => createElement(SessionContext, { value }, children);
  expect(drawn(() => useGuarded(routeAt('/explore')), around)).toBe(routeAt('/explore'));
});

it('signing out is told each time, and nothing else is', () => {
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
