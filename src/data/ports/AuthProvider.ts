import type { PopupProvider, SignInMethod } from '../schema/lists';

/** An account as the provider knows it. Both times as the provider writes them: UTC strings. */
export type AuthUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  creationTime: string;
  lastSignInTime: string;
};

export type Credentials = { email: string; password: string };

/**
 * The authentication provider (spec section 7). Every method that fails rejects with an `AuthProviderError`, whose
 * `message` is shown to the person word for word.
 */
export interface AuthProvider {
  /**
   * Tells who is signed in: once soon after the call, then at every change, those made in other tabs included
   * (within a second). Returns the function that stops it.
   */
  observe(listener: (user: AuthUser | null) => void): () => void;
  signIn(credentials: Credentials): Promise<AuthUser>;
  signUp(credentials: Credentials): Promise<AuthUser>;
  /** Signs in through the provider's own window; a new account has equal creation and last sign-in times. */
  signInWithPopup(provider: PopupProvider): Promise<AuthUser>;
  /** Asks for a reset mail. Resolves whether or not the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** What the signed-in account is entered with. */
  loadSignInMethod(): Promise<SignInMethod>;
  /**
   * Deletes the signed-in account and signs out. It asks first who is there: for the password, or in the window of the
   * account's provider. Where that isn't whose account it is, nothing has changed.
   * @param password of an account that has one
   */
  deleteAccount(password: string): Promise<void>;
  /** Where accounts live: `device` for the embedded provider, which sends no mail; `service` for a hosted one. */
  readonly home: 'device' | 'service';
  /** Signs in to the lived-in sample account, where there is one. */
  signInAsSample?(): Promise<AuthUser>;
}

/** What an {@link AuthProvider} rejects with: `code` like `auth/invalid-credential`, `message` the provider's sentence. */
export interface AuthProviderError extends Error {
  readonly code: string;
  /** How long the next try at this address has to wait, in ms, where the provider says so. */
  readonly retryAfter?: number;
}
