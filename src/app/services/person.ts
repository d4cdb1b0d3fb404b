import type { LiveSession } from '@/data/ports/session';
import type { Me } from '@/data/schema/person';
import { meOf, ownerOf, sampleOwner } from './me';

/** Whose services they are: one owner of records, whatever their name is by now. */
export type Person = {
  /** The account's uid, or `sample`. */
  owner: string;
  /** Nobody is signed in: what is submitted does what the spec says, a draft waits for the account that comes. */
  isGuest: boolean;
  /** Signed in with an account of their own: neither a guest nor the sample person. */
  hasAccount: boolean;
  me: () => Me;
  /** Calls back after every change of the session, a rename above all. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Their page stays where it is. */
  rename: (name: string) => Promise<void>;
};

/** The person who is signed in now, for as long as whoever holds it lives: somebody else is never taken for them. */
export function personOf(session: LiveSession): Person {
  let known = session.get();
  const owner = ownerOf(known);
  function me() {
    const now = session.get();
    if (ownerOf(now) === owner) known = now;
    return meOf(known);
  }
  return {
    owner,
    isGuest: !known.isSignedIn,
    hasAccount: known.isSignedIn && owner !== sampleOwner,
    me,
    subscribe: session.subscribe,
    rename: (name) => session.rename(name, me().id),
  };
}
