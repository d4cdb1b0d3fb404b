import type { DirectoryData } from '../../../ports/Directory';
import type { Person } from '../../../ports/MessageStore';
import type { WorldContact } from '../../../ports/World';
import type { Conversation } from '../../../schema/shapes/conversation';
import { type Addressed, addressOf, profileHref, profileKinds } from '../../../schema/shapes/ref';

// The contacts of a user: sample people and startups, and other accounts.

/** The other participant of a conversation. */
export type Peer = {
  /** Its id is also the id of the conversation's state and draft records. */
  person: Person;
  /** The account's uid; `null` for a sample contact, which has no account. */
  uid: string | null;
  hasWritten: boolean;
  closed?: Conversation['closed'];
};

/** All contacts that the user can write to or that have written to the user. */
export type Known = {
  /** In the order of the directory. */
  people: readonly Person[];
  /** The contacts that are accounts. */
  peers: readonly Peer[];
  find: (id: string) => Peer | undefined;
  /** Returns the contact with this address, or with a page that has it. */
  findAt: (slug: string) => Peer | undefined;
};

/**
 * Combines the people of the directory and the other accounts.
 * @param canReach whether messages reach other accounts; false for the demo account
 */
export function knownOf(
  people: readonly Person[],
  contacts: readonly WorldContact[],
  canReach: boolean,
): Known {
  const peers = contacts.map((contact) => accountPeer(contact, canReach));
  const byPage = new Map<string, Peer>();
  for (const [at, peer] of peers.entries())
    for (const page of contacts[at]?.pages ?? []) byPage.set(page.toLowerCase(), peer);
  const peerById = new Map(peers.map((peer) => [peer.uid, peer]));
  const peerAt = new Map(peers.map((peer) => [addressOf(peer.person).toLowerCase(), peer]));
  const peerOf = (person: Person) => byPage.get(person.href.toLowerCase()) ?? localPeer(person);
  const byId = new Map(people.map((person) => [person.id, person]));
  const byAddress = new Map(people.map((person) => [addressOf(person).toLowerCase(), person]));
  return {
    people,
    peers,
    find(id) {
      const person = byId.get(id);
      return peerById.get(id) ?? (person && peerOf(person));
    },
    findAt(asked) {
      const slug = asked.toLowerCase();
      const person = byAddress.get(slug);
      if (person) return peerOf(person);
      // The page of an account may be missing in the directory, such as an investor page beside a user page.
      const pages = profileKinds.map((kind) => byPage.get(profileHref(kind, { id: slug }).toLowerCase()));
      return peerAt.get(slug) ?? pages.find((peer) => peer !== undefined);
    },
  };
}

const localPeer = (person: Person): Peer => ({ person, uid: null, hasWritten: false });

const accountPeer = (contact: WorldContact, canReach: boolean): Peer => {
  const { slug, name, role, avatar, href, uid, hasWritten } = contact;
  const person = { id: uid, slug, name, role, avatar, href };
  return { person, uid, hasWritten, ...(!canReach && { closed: 'sample' }) };
};

/** Returns all profiles but the user's own. A user replaces an investor with the same id. */
export function peopleOf({ users, investors, startups }: DirectoryData, ownId: string): Person[] {
  const all: Person[] = [
    ...startups.map(({ id, slug, name, tagline, logo }) => ({
      id,
      slug,
      name,
      role: tagline,
      avatar: logo,
      href: profileHref('startup', { id, slug }),
    })),
    ...investors.map(({ id, slug, name, title, profileImage }) => ({
      id,
      slug,
      name,
      role: title,
      avatar: profileImage,
      href: profileHref('investor', { id, slug }),
    })),
    ...users.map(({ id, slug, name, role, profileImage }) => ({
      id,
      slug,
      name,
      role,
      avatar: profileImage,
      href: profileHref('user', { id, slug }),
    })),
  ];
  const byId = new Map(all.map((person) => [person.id, person]));
  byId.delete(ownId);
  return [...byId.values()];
}

/** Returns the contact of a conversation whose other participant no longer exists. */
export const nobody = (page: Addressed, name = page.id): Peer => ({
  ...localPeer({ ...page, name, role: '', avatar: '', href: '' }),
  closed: 'deleted',
});
