import type { LiveSession } from '@/data/ports/SessionStore';
import type { Me } from '@/data/schema/shapes/currentUser';
import { meOf, ownerOf, sampleOwner } from './me';

/** The user of a set of services. */
export type Person = {
  /** The owner of the user's records: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Whether no user is signed in. */
  isGuest: boolean;
  /** Whether the user is signed in with an account other than the demo account. */
  hasAccount: boolean;
  me: () => Me;
  /** Calls `listener` after every change of the session, such as a rename. Returns a function to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the user's name. The address of the user's page stays the same. */
  rename: (name: string) => Promise<void>;
};

/** Returns the current user. The result still describes this user after another user has signed in. */
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
    rename: (name) => session.rename(name),
  };
}
