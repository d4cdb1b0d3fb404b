import type { Person } from '../../../ports/MessageStore';
import type { World } from '../../../ports/World';
import { addressOf, profileHref, profileKinds } from '../../../schema/shapes/ref';
import { accountPeer, localPeer, type Peer } from './contacts';

type Options = {
  /** Loads the people and startups of the sample data. */
  loadSamplePeople: () => Promise<readonly Person[]>;
  world: Pick<World, 'loadContacts'>;
  /** Whether messages reach other accounts; false for the demo account. */
  canReach: boolean;
};

/** Finds the other participants of conversations. Reads only the accounts that it is asked for. */
export function peerFinder({ loadSamplePeople, world, canReach }: Options) {
  /** Returns the participants with these ids, by id. An account replaces a sample contact. */
  async function findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Peer>> {
    if (ids.length === 0) return new Map();
    const [people, contacts] = await Promise.all([loadSamplePeople(), world.loadContacts({ uids: ids })]);
    const found = new Map<string, Peer>();
    for (const person of people) if (ids.includes(person.id)) found.set(person.id, localPeer(person));
    for (const contact of contacts) found.set(contact.uid, accountPeer(contact, canReach));
    return found;
  }

  return {
    findAll,

    find: async (id: string): Promise<Peer | undefined> => (await findAll([id])).get(id),

    /** Returns the participant with a page at an address, ignoring case. */
    async findAt(asked: string): Promise<Peer | undefined> {
      const slug = asked.toLowerCase();
      const person = (await loadSamplePeople()).find((each) => addressOf(each).toLowerCase() === slug);
      if (person) return localPeer(person);
      // Several accounts can have pages with this address. A user page precedes other kinds of pages.
      const contacts = await world.loadContacts({ slug });
      const hrefs = ['user' as const, ...profileKinds].map((kind) =>
        profileHref(kind, { id: slug }).toLowerCase(),
      );
      const [first] = hrefs.flatMap((href) =>
        contacts.filter(({ pages }) => pages.some((page) => page.toLowerCase() === href)),
      );
      const contact = contacts.find((each) => each.slug.toLowerCase() === slug) ?? first;
      return contact && accountPeer(contact, canReach);
    },
  };
}
