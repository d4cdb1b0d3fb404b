import { fromPromise } from 'xstate';
import type { MessageStore, Person } from '@/data/ports/MessageStore';
import type { Opening } from '@/data/ports/Opening';
import type { Search } from '@/data/ports/Search';

type PeoplePorts = { messages: Opening<MessageStore>; search: Search };

/** What looking for somebody to write to reads and searches: everybody, or by name whom the query means. */
export const peopleActors = ({ messages, search }: PeoplePorts) => ({
  findPeople: fromPromise<Person[], { query: string }>(async ({ input: { query }, signal }) => {
    const people = await (await messages()).loadPeople();
    if (query.trim() === '') return people;
    const byId = new Map(people.map((person) => [person.id, person]));
    const found = await search.people(people, query, signal);
    return found.flatMap((id) => byId.get(id) ?? []);
  }),
});
