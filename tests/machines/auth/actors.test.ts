import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { SessionUser } from '@/data/ports/SessionStore';
import { authActors } from '@/machines/auth/actors';
import { answerOf, startActor } from '../../support/actors';

type SessionPort = Parameters<typeof authActors>[0]['session'];

const request = { kind: 'signIn', email: 'asha@heliogrid.example', password: 'cumulus-9' };
const asha: SessionUser = { uid: 'u1', userName: 'Asha' };

it('observeSession reports the signed-in user while the machine runs', () => {
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

it.each([
  ['authenticate', request, ['authenticate', request]],
  ['resetPassword', { email: request.email }, ['resetPassword', request.email]],
  ['signOut', undefined, ['signOut']],
] as const)('%s calls the session and passes on its result or error', async (name, input, asked) => {
  const answers = [Promise.resolve('done'), Promise.reject(new Error('Firebase: no (auth/no).'))];
  const { port, calls } = fakePort<SessionPort>({ [name]: () => answers.shift() });
  const actor = authActors({ session: port })[name];
  expect([await answerOf(actor, input), calls]).toEqual(['done', [asked]]);
  await expect(answerOf(actor, input)).rejects.toThrow('auth/no');
});
