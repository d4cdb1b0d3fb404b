import type { Person } from '../../../ports/MessageStore';
import type { World } from '../../../ports/World';
import { people } from '../../../sample/people';
import { addressOf, profileHref, profileKinds } from '../../../schema/shapes/ref';
import { reservedSlugs } from '../../records/reservedSlugs';
import { accountPeer, localPeer, type Peer } from './contacts';

type Options = {
  /** Loads the people and startups of the sample data. Only a conversation with a startup needs them. */
  loadSamplePeople: () => Promise<readonly Person[]>;
  /** Returns the user's id. */
  ownId: () => string;
  world: Pick<World, 'loadContacts'>;
  /** Whether messages reach other accounts; false for the demo account. */
  canReach: boolean;
};

/** The people of the sample data, by id. */
const samplePeople: ReadonlyMap<string, Person> = new Map(
  Object.values(people).map(({ id, name, role, avatar, ...person }) => {
    const href = profileHref('kind' in person ? person.kind : 'user', { id });
    return [id, { id, name, role, avatar, href }];
  }),
);

/** Whether an id is that of a sample contact, which is also its slug. */
const isSample = (id: string) =>
  import.meta.env.VITE_SAMPLE_WORLD === 'off' ? false : reservedSlugs.has(id);

/** Finds the other participants of conversations. Reads only the accounts that it is asked for. */
export function peerFinder({ loadSamplePeople, ownId, world, canReach }: Options) {
  /** Returns the sample contacts with these ids, at least. */
  async function findSample(ids: readonly string[]): Promise<readonly Person[]> {
    const others = ids.filter((id) => isSample(id) && id !== ownId());
    const found = others.flatMap((id) => samplePeople.get(id) ?? []);
    return found.length === others.length ? found : loadSamplePeople();
  }

  /** Returns the participants with these ids, by id. An account replaces a sample contact. */
  async function findAll(ids: readonly string[]): Promise<ReadonlyMap<string, Peer>> {
    if (ids.length === 0) return new Map();
    const [sample, contacts] = await Promise.all([findSample(ids), world.loadContacts({ uids: ids })]);
    const found = new Map<string, Peer>();
    for (const person of sample) if (ids.includes(person.id)) found.set(person.id, localPeer(person));
    for (const contact of contacts) found.set(contact.uid, accountPeer(contact, canReach));
    return found;
  }

  return {
    findAll,

    find: async (id: string): Promise<Peer | undefined> => (await findAll([id])).get(id),

    /** Returns the participant with a page at an address, ignoring case. */
    async findAt(asked: string): Promise<Peer | undefined> {
      const slug = asked.toLowerCase();
      const person = (await findSample([slug])).find((each) => addressOf(each).toLowerCase() === slug);
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
