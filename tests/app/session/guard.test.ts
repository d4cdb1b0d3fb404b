import { describe, expect, it, vi } from 'vitest';
import { loginRoute, routeAt } from '@/app/router/routeTable';
import { rendered, within } from '../../support/hook';

const parts = vi.hoisted(() => ({ isSignedIn: false }));
vi.mock('@/app/session/current', () => {
  const get = () => parts;
  return { session: { get, atBuild: get, subscribe: () => () => {} } };
});
const { guarded, onSignOut, useGuarded } = await import('@/app/session/guard');
const { SessionContext } = await import('@/app/session/useSession');

describe.each([
  ['guarded', guarded],
  ['useGuarded', (route: Parameters<typeof guarded>[0]) => rendered(() => useGuarded(route))],
])('%s', (_, shownOf) => {
  it('if no user is signed in, replaces a protected route with the login route under the protected route’s name', () => {
    const explore = routeAt('/explore');
    const others = ['/discover', '/about', '/nowhere'].map(routeAt);
    parts.isSignedIn = true;
    expect([explore, ...others].map(shownOf)).toEqual([explore, ...others]);
    parts.isSignedIn = false;
    expect([explore, ...others].map(shownOf)).toEqual([{ ...loginRoute, name: 'explore' }, ...others]);
  });
});

it('useGuarded uses the session in SessionContext instead of the current session', () => {
  parts.isSignedIn = false;
  const get = () => ({ isSignedIn: true });
  const session = { get, atBuild: get, subscribe: () => () => {} } as never;
  const route = rendered(() => useGuarded(routeAt('/explore')), within(SessionContext, session));
  expect(route).toBe(routeAt('/explore'));
});

it('onSignOut calls back on each sign-out, and on no other change of the session', () => {
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
