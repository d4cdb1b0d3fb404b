import { listening } from '@kit/listening';
import { expect, it, vi } from 'vitest';
import { meOf } from '@/app/services/me';
import { personOf } from '@/app/services/person';
import type { Session } from '@/data/ports/SessionStore';
import { addressOf } from '@/data/schema/shapes/ref';

const nora: Session = { isSignedIn: true, uid: 'nora', userName: 'Nora Lund', slug: 'nora-lund' };
const guest: Session = { isSignedIn: false, uid: null, userName: null };

function start(first: Session) {
  let current = first;
  const { listen, tell, count } = listening();
  const rename = vi.fn();
  const person = personOf({ get: () => current, subscribe: listen, rename });
  return {
    ...{ person, rename, tell, count },
    become(next: Session) {
      current = next;
    },
  };
}

it('personOf returns the user’s current name, uid and address', () => {
  const { person, become } = start(nora);
  expect(person).toMatchObject({ owner: 'nora', isGuest: false });
  expect(person.me()).toMatchObject({ name: 'Nora Lund', id: 'nora', slug: 'nora-lund' });
  become({ ...nora, userName: 'Nora Berg' });
  expect(person.me()).toMatchObject({ name: 'Nora Berg', id: 'nora', slug: 'nora-lund' });
});

it('the object that personOf returns for an account keeps the account and the name after another account signs in', () => {
  const { person, become } = start(nora);
  become({ ...nora, userName: 'Nora Berg' });
  person.me();
  become({ isSignedIn: true, uid: 'jonas', userName: 'Jonas Felde' });
  expect([person.owner, person.me().name]).toEqual(['nora', 'Nora Berg']);
  become(guest);
  expect([person.owner, person.isGuest, person.me().name]).toEqual(['nora', false, 'Nora Berg']);
});

it('personOf passes a new name to the session, and notifies listeners until they unsubscribe', () => {
  const { person, rename, tell, count } = start(nora);
  person.rename('Nora Berg');
  expect(rename.mock.calls).toEqual([['Nora Berg']]);
  const listener = vi.fn();
  const stop = person.subscribe(listener);
  tell();
  stop();
  tell();
  expect([listener.mock.calls.length, count()]).toEqual([1, 0]);
});

it('meOf returns a user whose address is the uid, for an account without a slug', () => {
  const me = meOf({ ...nora, userName: 'Asha Verma', slug: undefined });
  expect([me.role, addressOf(me)]).toEqual(['', 'nora']);
});

it.each([null, 'sample'])('meOf returns the demo user, even if renamed, for the session uid %j', (uid) => {
  expect(meOf({ ...nora, uid, userName: null })).toMatchObject({ id: 'asha-verma', name: 'Asha Verma' });
  const renamed = meOf({ ...nora, uid, userName: 'Asha Rao', slug: 'asha-verma' });
  expect(renamed).toMatchObject({ id: 'asha-verma', name: 'Asha Rao', role: 'Founder, Heliogrid' });
});
