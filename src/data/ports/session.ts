import type { PopupProvider } from '../schema/lists';
import type { AuthUser, Credentials } from './AuthProvider';

/** One way in (spec section 7). The full name is kept on the device only: the provider never sees it. */
export type AuthRequest =
  | ({ kind: 'signIn' } & Credentials)
  | ({ kind: 'signUp'; fullName: string } & Credentials)
  | { kind: 'popup'; provider: PopupProvider }
  | { kind: 'sample' };

/** What a request ends in. `isNew`: the account's creation time equals its last sign-in time. */
export type AuthOutcome = { user: AuthUser; isNew: boolean };

/** Who is signed in on this device. Without a `uid` it is the flag alone: the sample person. */
export type SessionUser = { uid: string | null; userName: string | null };

/** Who is signed in on this device, as the stored flag says; nobody without it. */
export type Session = SessionUser & {
  isSignedIn: boolean;
  /** The id of the person's page, where it isn't made from the name they have now. */
  pageId?: string;
};

/** The account that the flag stands for. */
export type SessionAccount = { uid: string; userName: string | null; pageId: string | null };

/** Where who is signed in is kept, for every tab of the browser (spec section 3). Nothing of it throws. */
export interface SessionStore {
  /** Read each time; the same object as long as nothing changed. */
  get(): Session;
  /** Resolves when it outlives the browser that this account, or nobody, is about to be signed in. */
  secure(account: SessionAccount | null): Promise<void>;
  keep(account: SessionAccount): void;
  /** Resolves when it outlives the browser. */
  rename(name: string, pageId: string): Promise<void>;
  clear(): void;
  /** Calls back when another tab has changed it. Returns the function that stops it. */
  observe(listener: () => void): () => void;
}

/** Who is signed in, live. */
export interface LiveSession {
  /** The same object as long as nothing changed. */
  get(): Session;
  subscribe(listener: () => void): () => void;
  /**
   * Gives whoever is signed in another name, in every tab. Their page stays where it is. Resolves when it outlives the browser.
   * @param pageId its id, made from the name before or kept already
   */
  rename(name: string, pageId: string): Promise<void>;
}
