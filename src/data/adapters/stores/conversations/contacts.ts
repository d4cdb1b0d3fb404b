import type { DirectoryPart } from '../../../ports/Directory';
import type { Person } from '../../../ports/MessageStore';
import type { WorldContact } from '../../../ports/World';
import type { Conversation } from '../../../schema/shapes/conversation';
import { type Addressed, profileHref } from '../../../schema/shapes/ref';

// The contacts of a user: sample people and startups, and other accounts.

/** The other participant of a conversation. */
export type Peer = {
  /** Its id is also the id of the conversation's state and draft records. */
  person: Person;
  /** The account's uid; `null` for a sample contact, which has no account. */
  uid: string | null;
  closed?: Conversation['closed'];
};

export const localPeer = (person: Person): Peer => ({ person, uid: null });

/** @param canReach whether messages reach other accounts; false for the demo account */
export const accountPeer = (contact: WorldContact, canReach: boolean): Peer => {
  const { slug, name, role, avatar, href, uid } = contact;
  const person = { id: uid, slug, name, role, avatar, href };
  return { person, uid, ...(!canReach && { closed: 'sample' }) };
};

/** Returns all profiles but the user's own. A user replaces an investor with the same id. */
export function peopleOf({ users, investors, startups }: DirectoryPart, ownId: string): Person[] {
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
export const unknownPeer = (page: Addressed, name = page.id): Peer => ({
  ...localPeer({ ...page, name, role: '', avatar: '', href: '' }),
  closed: 'deleted',
});

const messagePrefix = 'message:';

/** Returns the kind of the messages of a conversation with a sample contact. */
export const messageKind = (id: string) => `${messagePrefix}${id}` as const;

/** Returns the id of a conversation from its participant in the device store (`Threads.readHeads`). */
export const conversationIn = (peer: string): string =>
  peer.startsWith(messagePrefix) ? peer.slice(messagePrefix.length) : peer;
