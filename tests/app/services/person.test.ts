import { listening } from '@kit/listening';
import { expect, it, vi } from 'vitest';
import { meOf } from '@/app/services/me';
import { personOf } from '@/app/services/person';
import type { Session } from '@/data/ports/SessionStore';

const nora: Session = { isSignedIn: true, uid: 'nora', userName: 'Nora Lund' };
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

it('personOf returns the user’s current name, and a page id that a new name doesn’t change', () => {
  const { person, become } = start(nora);
  expect(person).toMatchObject({ owner: 'nora', isGuest: false });
  expect(person.me()).toMatchObject({ name: 'Nora Lund', id: 'nora-lund' });
  become({ ...nora, userName: 'Nora Berg', slug: 'nora-lund' });
  expect([person.me().name, person.me().id]).toEqual(['Nora Berg', 'nora-lund']);
});

it('the object that personOf returns for an account keeps the account and the name after another account signs in', () => {
  const { person, become } = start(nora);
  become({ ...nora, userName: 'Nora Berg', slug: 'nora-lund' });
  person.me();
  become({ isSignedIn: true, uid: 'jonas', userName: 'Jonas Felde' });
  expect([person.owner, person.me().name]).toEqual(['nora', 'Nora Berg']);
  become(guest);
  expect([person.owner, person.isGuest, person.me().name]).toEqual(['nora', false, 'Nora Berg']);
});

it('personOf passes a new name to the session, and notifies listeners until they unsubscribe', () => {
  const { person, rename, tell, count } = start(nora);
  person.rename('Nora Berg');
  expect(rename.mock.calls).toEqual([['Nora Berg', 'nora-lund']]);
  const listener = vi.fn();
  const stop = person.subscribe(listener);
  tell();
  stop();
  tell();
  expect([listener.mock.calls.length, count()]).toEqual([1, 0]);
});

it('meOf returns a new page id for an account that has the same name as a sample user', () => {
  expect(meOf({ ...nora, userName: 'Asha Verma' })).toMatchObject({ id: 'asha-verma-2', role: '' });
});

it.each([null, 'sample'])('meOf returns the demo user, even if renamed, for the session uid %j', (uid) => {
  expect(meOf({ ...nora, uid, userName: null })).toMatchObject({ id: 'asha-verma', name: 'Asha Verma' });
  const renamed = meOf({ ...nora, uid, userName: 'Asha Rao', slug: 'asha-verma' });
  expect(renamed).toMatchObject({ id: 'asha-verma', name: 'Asha Rao', role: 'Founder, Heliogrid' });
});
