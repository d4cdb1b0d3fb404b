import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { AuthOutcome, AuthRequest, SessionUser } from '@/data/ports/session';
import { authActors } from '@/machines/auth/actors';
import { answerOf, startActor } from '../../support/actors';

type SessionPort = Parameters<typeof authActors>[0]['session'];

const outcome: AuthOutcome = {
  user: { uid: 'u1', email: null, displayName: 'Asha', creationTime: '', lastSignInTime: '' },
  isNew: false,
};
const request: AuthRequest = { kind: 'signIn', email: 'asha@heliogrid.example', password: 'cumulus-9' };
const asha: SessionUser = { uid: 'u1', userName: 'Asha' };

it('tells who is signed in, for as long as the machine runs', () => {
  const { listen, tell, count } = listening<[SessionUser | null]>();
  const { port } = fakePort<SessionPort>({ observe: listen });
  const { reports, stop } = startActor(authActors({ session: port }).observeSession);
  tell(asha);
  tell(null);
  expect(reports).toEqual([
    { type: 'session.changed', user: asha },
    { type: 'session.changed', user: null },
  ]);
  stop();
  expect(count()).toBe(0);
});

it('asks the session for what the person asks for', async () => {
  const { port, calls } = fakePort<SessionPort>({
    authenticate: async () => outcome,
    resetPassword: async () => {},
    signOut: async () => {},
  });
  const { authenticate, resetPassword, signOut } = authActors({ session: port });
  expect(await answerOf(authenticate, request)).toBe(outcome);
  await answerOf(resetPassword, { email: 'asha@heliogrid.example' });
  await answerOf(signOut);
  expect(calls).toEqual([
    ['authenticate', request],
    ['resetPassword', 'asha@heliogrid.example'],
    ['signOut'],
  ]);
});

it('fails with what the session says', async () => {
  const refused = new Error('Firebase: Error (auth/invalid-credential).');
  const refuse = () => Promise.reject(refused);
  const { port } = fakePort<SessionPort>({ authenticate: refuse, resetPassword: refuse, signOut: refuse });
  const { authenticate, resetPassword, signOut } = authActors({ session: port });
  await expect(answerOf(authenticate, request)).rejects.toBe(refused);
  await expect(answerOf(resetPassword, { email: '' })).rejects.toBe(refused);
  await expect(answerOf(signOut)).rejects.toBe(refused);
});
