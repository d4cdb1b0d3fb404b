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

it('finds all people without a query, else those that the search finds by name, in its order', async () => {
  const search = fakePort<Search>({ people: async () => ['ledgerline', 'lena'] });
  const { findPeople } = peopleActors({ messages: people.open, search: search.port });
  const everybody = [mina, lena, ledgerline];
  expect(await answerOf(findPeople, { query: ' ' })).toEqual(everybody);
  expect(await answerOf(findPeople, { query: 'le' })).toEqual([ledgerline, lena]);
  expect(search.calls).toEqual([['people', everybody, 'le', expect.any(AbortSignal)]]);
});
