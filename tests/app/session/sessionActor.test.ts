import { settled } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { beforeEach, expect, it, vi } from 'vitest';
import type { createSession as create } from '@/app/session/createSession';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { fakeStorage } from '../../support/fakeStorage';

const stored = { auth: 'true', 'updraft.uid': 'u1', userName: 'Asha Verma' };
const asha = { uid: 'u1', userName: 'Asha Verma' };
const lost = new Error('Failed to fetch dynamically imported module');

let loads: number;
let isReachable: boolean;
let createSession: typeof create;

beforeEach(async () => {
  loads = 0;
  isReachable = true;
  vi.resetModules();
  vi.doMock('@/app/session/sessionActor', async (original) => {
    const real = await original<typeof import('@/app/session/sessionActor')>();
    return {
      get startSession() {
        loads += 1;
        if (!isReachable) throw lost;
        return real.startSession;
      },
    };
  });
  ({ createSession } = await import('@/app/session/createSession'));
});

function start() {
  const { port, calls } = fakePort<AuthProvider>({ observe: () => () => {}, signOut: async () => {} });
  const session = createSession({
    storage: Object.assign(fakeStorage(), stored),
    listen: () => () => {},
    loadProvider: async () => port,
  });
  return { session, calls };
}

it('session.get, session.subscribe and session.rename don’t load sessionActor', async () => {
  const { session } = start();
  const listener = vi.fn();
  session.subscribe(listener);
  session.rename('Asha Rao', 'asha-verma');
  expect([session.get().userName, listener.mock.calls.length]).toEqual(['Asha Rao', 1]);
  await settled();
  expect(loads).toBe(0);
});

it('session rejects a sign-out if sessionActor fails to load, and loads sessionActor again for the next sign-out', async () => {
  const { session } = start();
  isReachable = false;
  await expect(session.signOut()).rejects.toBe(lost);
  expect(session.get().isSignedIn).toBe(true);
  isReachable = true;
  await session.signOut();
  expect([loads, session.get().isSignedIn]).toEqual([2, false]);
});

it('session.observe passes the stored user to subscribed observers if sessionActor fails to load', async () => {
  const { session } = start();
  isReachable = false;
  const [observer, stopped] = [vi.fn(), vi.fn()];
  session.observe(observer);
  session.observe(stopped)();
  await vi.waitFor(() => expect(observer.mock.calls).toEqual([[asha]]));
  expect(stopped).not.toHaveBeenCalled();
});
