import type { PopupProvider, SignInMethod } from '../schema/shapes/lists';

/** An account as the provider reports it. Both times are UTC strings in the provider's format. */
export type AuthUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  creationTime: string;
  lastSignInTime: string;
};

export type Credentials = { email: string; password: string };

/**
 * The authentication provider (spec section 7). A method that fails rejects with an `AuthProviderError`,
 * whose `message` the UI shows verbatim.
 */
export interface AuthProvider {
  /**
   * Calls back with the signed-in user: once soon after the call, then after every change. A change in
   * another tab arrives within a second. Returns the unsubscribe function.
   */
  observe(listener: (user: AuthUser | null) => void): () => void;
  signIn(credentials: Credentials): Promise<AuthUser>;
  signUp(credentials: Credentials): Promise<AuthUser>;
  /** Signs in through the provider's own window. A new account has equal creation and last sign-in times. */
  signInWithPopup(provider: PopupProvider): Promise<AuthUser>;
  /** Requests a password reset email. Resolves whether or not the address has an account. */
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** Returns the sign-in method of the signed-in account. */
  loadSignInMethod(): Promise<SignInMethod>;
  /**
   * Deletes the signed-in account and signs out. First re-authenticates the user, with the password or in the
   * provider's window. If that fails or returns another account, nothing changes.
   * @param password the account's password; ignored if the account has none
   */
  deleteAccount(password: string): Promise<void>;
  /** Where accounts are: `device` for the embedded provider, which sends no email, or a hosted `service`. */
  readonly home: 'device' | 'service';
  /** Signs in to the demo account, if the provider has one. */
  signInAsSample?(): Promise<AuthUser>;
}

/** The error of an {@link AuthProvider}: `code` like `auth/invalid-credential`, `message` a sentence. */
export interface AuthProviderError extends Error {
  readonly code: string;
  /** How long the next attempt at this address must wait, in ms, if the provider reports it. */
  readonly retryAfter?: number;
}
