import { asking, settled } from '@kit/deferred';
import { startOnFakes } from '@kit/machineHarness';
import { expect, it, vi } from 'vitest';
import { createAuth } from '@/app/session/auth';
import { authMachine } from '@/machines/auth/machine';

/** Creates the auth object. The test decides when its actor loads. */
function start() {
  const { actor, tell, asked } = startOnFakes(authMachine, { mode: 'login' });
  tell('observeSession', { type: 'session.changed', user: null });
  const loads = asking<[], typeof actor>();
  return {
    auth: createAuth(loads.ask, { accountsAt: 'device', setupProblem: null }),
    actor,
    requests: () => asked('authenticate'),
    loads: () => loads.calls.length,
    arrive: () => settled(() => loads.last().resolve(actor)),
    fail: () => settled(() => loads.last().reject(new Error('No chunk'))),
  };
}

const idle = { parts: null, snapshot: null, isStarting: false, hasFailed: false };
const signIn = { type: 'signIn.submit', email: 'asha@heliogrid.example', password: 'cumulus-9' } as const;
const request = { kind: 'signIn', email: signIn.email, password: signIn.password };

it('auth.prepare loads the auth actor, and auth.get then returns the actor’s current snapshot', async () => {
  const { auth, actor, arrive } = start();
  const listener = vi.fn();
  auth.subscribe(listener);
  auth.prepare();
  expect(auth.get()).toEqual(idle);
  await arrive();
  expect(auth.get()).toEqual({ ...idle, parts: { actor }, snapshot: actor.getSnapshot() });
  const told = listener.mock.calls.length;
  actor.send({ type: 'mode.change', mode: 'register' });
  expect(auth.get().snapshot?.context.mode).toBe('register');
  expect(listener).toHaveBeenCalledTimes(told + 1);
});

it('auth.prepare called twice loads the auth actor only once, and subscribes to it only once', async () => {
  const { auth, actor, loads, arrive } = start();
  auth.prepare();
  auth.prepare();
  await arrive();
  expect(loads()).toBe(1);
  const listener = vi.fn();
  const stop = auth.subscribe(listener);
  actor.send({ type: 'mode.change', mode: 'register' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  actor.send({ type: 'mode.change', mode: 'login' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('auth.send sets `isStarting` until the auth actor is loaded, then sends the event to the actor', async () => {
  const { auth, arrive, requests } = start();
  auth.send(signIn);
  expect(auth.get()).toEqual({ ...idle, isStarting: true });
  await arrive();
  expect([auth.get().isStarting, auth.get().snapshot?.hasTag('busy')]).toEqual([false, true]);
  expect(requests()).toEqual([request]);
});

it('auth.send sets `hasFailed` if the auth actor can’t load, until `dismiss` or the next event', async () => {
  const { auth, arrive, fail, requests } = start();
  auth.send(signIn);
  await fail();
  expect(auth.get()).toEqual({ ...idle, hasFailed: true });
  auth.dismiss();
  expect(auth.get()).toEqual(idle);
  auth.send(signIn);
  await fail();
  auth.send(signIn);
  expect(auth.get()).toEqual({ ...idle, isStarting: true });
  await arrive();
  expect([auth.get().hasFailed, requests()]).toEqual([false, [request]]);
});
