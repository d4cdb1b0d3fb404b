import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { Directory } from '@/data/ports/Directory';
import type { MessageStore, Person } from '@/data/ports/MessageStore';
import type { Search } from '@/data/ports/Search';
import { mentionActors, peopleActors } from '@/machines/people/actors';
import { answerOf } from '../../support/actors';

const person = (id: string, name: string): Person => ({ id, name, role: '', avatar: '', href: '' });
const [mina, lena, ledgerline] = [
  person('mina', 'Mina'),
  person('lena', 'Lena'),
  person('ledgerline', 'Ledgerline'),
];

const people = fakePort<MessageStore>({ loadPeople: async () => [mina, lena, ledgerline] });

it('findPeople returns the suggested people for a blank query, and otherwise the search results in the order of the search', async () => {
  const search = fakePort<Search>({ people: async () => ['ledgerline', 'lena'] });
  const { findPeople } = peopleActors({ messages: people.open, search: search.port });
  const everybody = [mina, lena, ledgerline];
  expect(await answerOf(findPeople, { query: ' ' })).toEqual(everybody);
  expect(await answerOf(findPeople, { query: 'le' })).toEqual([ledgerline, lena]);
  expect(search.calls).toEqual([['people', everybody, 'le', expect.any(AbortSignal)]]);
  expect(people.calls).toEqual([
    ['loadPeople', ''],
    ['loadPeople', 'le'],
  ]);
});

it('findPeople for mentions searches the users of the directory, and every call returns the same object for a user', async () => {
  const users = [
    { id: 'jonas-felde', name: 'Jonas Felde', role: 'Designer', profileImage: '/jonas.webp' },
    { id: 'lena-brandt', name: 'Lena Brandt', role: 'Founder', profileImage: '' },
  ];
  const directory = fakePort<Directory>({ loadPart: async () => ({ users }) as never });
  const search = fakePort<Search>({ people: async () => ['lena-brandt'] });
  const { findPeople } = mentionActors({ directory: directory.open, search: search.port });
  const jonas = {
    ...person('jonas-felde', 'Jonas Felde'),
    role: 'Designer',
    avatar: '/jonas.webp',
    href: '/user/jonas-felde',
  };
  const [first, second] = (await answerOf(findPeople, { query: '' })) as Person[];
  expect(first).toEqual(jonas);
  expect(await answerOf(findPeople, { query: 'lena' })).toEqual([second]);
  const [[, searchedIn = []] = []] = search.calls as [string, Person[]][];
  expect(searchedIn[0]).toBe(first);
  expect(directory.calls).toEqual([
    ['loadPart', { others: 50 }],
    ['loadPart', { search: { query: 'lena' } }],
  ]);
});
