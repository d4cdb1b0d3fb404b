import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { followDestination } from '@/app/session/destination';
import type { AuthOutcome, AuthRequest } from '@/data/ports/session';
import { authMachine } from '@/machines/auth/machine';

function start(isAtCard: boolean, known: string | null = null) {
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeSession: fromCallback(({ sendBack }) =>
          sendBack({ type: 'session.changed', user: known && { uid: known, userName: null } }),
        ),
        authenticate: fromPromise<AuthOutcome, AuthRequest>(async ({ input }) => ({
          user: { uid: 'ira', email: null, displayName: null, creationTime: '', lastSignInTime: '' },
          isNew: input.kind === 'signUp',
        })),
        signOut: fromPromise<void, void>(async () => {}),
      },
    }),
    { input: { mode: 'login' } },
  );
  const go = vi.fn();
  const stop = followDestination(actor, { go, isAtCard: () => isAtCard });
  actor.start();
  const signIn = () => actor.send({ type: 'signIn.submit', email: 'a', password: 'b' });
  const signUp = () =>
    actor.send({ type: 'signUp.submit', fullName: 'I', email: 'a', password: 'b', hasAcceptedTerms: true });
  return { actor, go, stop, signIn, signUp };
}

const feed = ['/explore', { replace: true }];

it('leads from the login card to the feed in its place, once, and again after a sign-out', async () => {
  const { actor, go, signIn } = start(true);
  signIn();
  await vi.waitFor(() => expect(go.mock.calls).toEqual([feed]));
  actor.send({ type: 'session.changed', user: { uid: 'ira', userName: 'Ira' } });
  expect(go).toHaveBeenCalledOnce();
  actor.send({ type: 'signOut.submit' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true));
  signIn();
  await vi.waitFor(() => expect(go.mock.calls).toEqual([feed, feed]));
});

it('leads whoever registers to the onboarding, wherever that is', async () => {
  const { go, signUp } = start(false);
  signUp();
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/userOnboard', { replace: false }]]));
});

it('leads whoever registers at the card to the onboarding in its place', async () => {
  const { go, signUp } = start(true);
  signUp();
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/userOnboard', { replace: true }]]));
});

it('stays at a protected address, with whoever was signed in already, and when it is stopped', async () => {
  const protectedOne = start(false);
  const known = start(true, 'ira');
  const stopped = start(true);
  stopped.stop();
  protectedOne.signIn();
  stopped.signIn();
  await vi.waitFor(() =>
    expect(
      [protectedOne, known, stopped].map(({ actor, go }) => [
        actor.getSnapshot().matches('signedIn'),
        go.mock.calls,
      ]),
    ).toEqual([
      [true, []],
      [true, []],
      [true, []],
    ]),
  );
});
