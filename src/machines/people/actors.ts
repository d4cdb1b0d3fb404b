import { fromPromise } from 'xstate';
import type { MessageStore, Person } from '@/data/ports/MessageStore';
import type { Opening } from '@/data/ports/Opening';
import type { Search } from '@/data/ports/Search';

type PeoplePorts = { messages: Opening<MessageStore>; search: Search };

/** What looking for somebody to write to reads and searches: everybody, or by name whom the query means. */
export const peopleActors = ({ messages, search }: PeoplePorts) => ({
  findPeople: fromPromise<Person[], { query: string }>(async ({ input: { query } }) => {
    const people = await (await messages()).loadPeople();
    if (query.trim() === '') return people;
    const found = await search.conversations(
      people.map(({ id, name }) => ({ id, name, messages: [] })),
      query,
    );
    return found.flatMap(({ id }) => people.find((person) => person.id === id) ?? []);
  }),
});
