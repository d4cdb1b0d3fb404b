import type { LiveSession } from '@/data/ports/SessionStore';
import type { Me } from '@/data/schema/shapes/currentUser';
import { meOf, ownerOf, sampleOwner } from './me';

/** The user that a set of services belongs to. A rename doesn't change the owner of the user's records. */
export type Person = {
  /** The account's uid, or `sample` for the demo account. */
  owner: string;
  /** Whether no user is signed in. Submissions and drafts then wait for an account. */
  isGuest: boolean;
  /** Whether the user is signed in, and not with the demo account. */
  hasAccount: boolean;
  me: () => Me;
  /** Calls back after every change of the session, such as a rename. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Changes the name. The page's address stays the same. */
  rename: (name: string) => Promise<void>;
};

/** Returns the user who is signed in now, and still this user after another user signs in. */
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
