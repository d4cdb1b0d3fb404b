import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { MessageStore, Person } from '@/data/ports/MessageStore';
import type { Search } from '@/data/ports/Search';
import { peopleActors } from '@/machines/people/actors';
import { answerOf } from '../../support/actors';

const person = (id: string, name: string): Person => ({ id, name, role: '', avatar: '', href: '' });
const [mina, lena, ledgerline] = [
  person('mina', 'Mina'),
  person('lena', 'Lena'),
  person('ledgerline', 'Ledgerline'),
];

const people = fakePort<MessageStore>({ loadPeople: async () => [mina, lena, ledgerline] });

it('finds everybody where nothing is asked for', async () => {
  const search = fakePort<Search>({});
  const { findPeople } = peopleActors({ messages: people.open, search: search.port });
  expect(await answerOf(findPeople, { query: ' ' })).toEqual([mina, lena, ledgerline]);
});

it('finds whom the search finds by name, in its order', async () => {
  const search = fakePort<Search>({ people: async () => ['ledgerline', 'lena'] });
  const { findPeople } = peopleActors({ messages: people.open, search: search.port });
  expect(await answerOf(findPeople, { query: 'le' })).toEqual([ledgerline, lena]);
  const everybody = [mina, lena, ledgerline];
  expect(search.calls).toEqual([['people', everybody, 'le', expect.any(AbortSignal)]]);
});
