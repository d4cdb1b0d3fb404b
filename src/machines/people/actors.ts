import { fromPromise } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MessageStore, Person } from '@/data/ports/MessageStore';
import type { Search } from '@/data/ports/Search';
import { rememberedByItem } from '@/data/schema/rules/memoized';
import { profileHref } from '@/data/schema/shapes/ref';
import type { User } from '@/data/schema/shapes/user';

/** Returns an actor that finds people by name. Without a query, the actor returns people to suggest. */
const finding = (load: (query: string) => Promise<Person[]>, search: Search) => ({
  findPeople: fromPromise<Person[], { query: string }>(async ({ input: { query }, signal }) => {
    const people = await load(query.trim());
    if (query.trim() === '') return people;
    const byId = new Map(people.map((person) => [person.id, person]));
    const found = await search.people(people, query, signal);
    return found.flatMap((id) => byId.get(id) ?? []);
  }),
});

type PeoplePorts = { messages: LazyPort<MessageStore>; search: Search };

/** Returns the actors that find people to message. */
export const peopleActors = ({ messages, search }: PeoplePorts) =>
  finding(async (query) => (await messages()).loadPeople(query), search);

/** Returns the same object for the same user, so that each person is indexed once. */
const personOf = rememberedByItem(
  ({ id, slug, name, role, profileImage }: User): Person => ({
    id,
    slug,
    name,
    role,
    avatar: profileImage,
    href: profileHref('user', { id, slug }),
  }),
);

/** How many other accounts the list suggests before the user types a name. */
const mentionable = 50;

type MentionPorts = { directory: LazyPort<Directory>; search: Search };

/** Returns the actors that find people to mention in a post: those with a user page. */
export const mentionActors = ({ directory, search }: MentionPorts) =>
  finding(async (query) => {
    const asked = query ? { search: { query } } : { others: mentionable };
    return (await (await directory()).loadPart(asked)).users.map(personOf);
  }, search);
