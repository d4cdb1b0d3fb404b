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
  /** The stored id of the user's page; missing if the id is derived from the user's current name. */
  pageId?: string;
};

/** The account to store as signed in. `pageId` is `null` if the page's id is derived from the name. */
export type SessionAccount = { uid: string; userName: string | null; pageId: string | null };

/** Stores who is signed in, for every tab of the browser (spec section 3). No method throws. */
export interface SessionStore {
  /** Reads the stored session. Returns the same object as long as nothing changed. */
  get(): Session;
  /** Announces a sign-in, or sign-out (`null`). Resolves once the entry would survive a browser crash. */
  secure(account: SessionAccount | null): Promise<void>;
  keep(account: SessionAccount): void;
  /** Resolves once the new name would survive a browser crash. */
  rename(name: string, pageId: string): Promise<void>;
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
   * Renames the signed-in user in every tab; their page keeps its id. Resolves once the name would survive a
   * browser crash.
   * @param pageId the id of the page, derived from the previous name or already stored
   */
  rename(name: string, pageId: string): Promise<void>;
}
