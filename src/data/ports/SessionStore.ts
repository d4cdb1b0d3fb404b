import type { PopupProvider } from '../schema/shapes/lists';
import type { AuthUser, Credentials } from './AuthProvider';

/** A sign-in request (spec section 7). The full name stays in this browser: the provider never gets it. */
export type AuthRequest =
  | ({ kind: 'signIn' } & Credentials)
  | ({ kind: 'signUp'; fullName: string } & Credentials)
  | { kind: 'popup'; provider: PopupProvider }
  | { kind: 'sample' };

/** The result of a request. `isNew`: the account's creation time equals its last sign-in time. */
export type AuthOutcome = { user: AuthUser; isNew: boolean };

/** The user signed in to this browser. `uid` is `null` if only the `auth` flag is set: the demo account. */
export type SessionUser = { uid: string | null; userName: string | null };

/** The current session according to the `auth` flag in localStorage; signed out without it. */
export type Session = SessionUser & {
  isSignedIn: boolean;
  /** The slug of the user's page; missing in the demo account, and until the page has one. */
  slug?: string;
};

/** The account to store as signed in. `slug`: of the user's page; `null` if it has none. */
export type SessionAccount = { uid: string; userName: string | null; slug: string | null };

/** Stores who is signed in, for every tab of the browser (spec section 3). No method throws. */
export interface SessionStore {
  /** Reads the stored session. Returns the same object as long as nothing changed. */
  get(): Session;
  /** Announces a sign-in, or sign-out (`null`). Resolves once the entry would survive a browser crash. */
  secure(account: SessionAccount | null): Promise<void>;
  keep(account: SessionAccount): void;
  /** Resolves once the new name, and the slug if given, would survive a browser crash. */
  rename(name: string, slug?: string): Promise<void>;
  clear(): void;
  /** Calls back after a change in another tab. Returns the unsubscribe function. */
  observe(listener: () => void): () => void;
}

/** The current session, observable. */
export interface LiveSession {
  /** Returns the same object as long as nothing changed. */
  get(): Session;
  subscribe(listener: () => void): () => void;
  /**
   * Renames the signed-in user in every tab. The user's page keeps its address. Resolves once the name would
   * survive a browser crash.
   * @param slug the slug of a page that had none
   */
  rename(name: string, slug?: string): Promise<void>;
}
