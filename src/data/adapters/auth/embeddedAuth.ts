import type { AuthProvider, AuthUser, Credentials } from '../../ports/AuthProvider';
import { passwordMinimum } from '../../schema/shapes/constants';
import type { PopupProvider } from '../../schema/shapes/lists';
import { resetAddress, validAddress } from './authAddress';
import { authError, isAuthError } from './authError';
import { type AccountDamage, embeddedAccounts } from './embeddedAccounts';
import { hashed, isPassword } from './embeddedPassword';
import { embeddedSession } from './embeddedSession';

/** An existing account (`uid`), a new account, or none (`null`). `blocked`: the chooser failed to load. */
export type AccountChoice = { uid: string } | { name: string; email: string } | 'blocked' | null;

export type EmbeddedAuthOptions = {
  /** Asks the user for an account, like a provider's pop-up. `accounts`: this provider's stored accounts. */
  chooseAccount(question: {
    provider: PopupProvider;
    accounts: { uid: string; name: string; email: string }[];
  }): Promise<AccountChoice>;
  /** Returns the signed-in uid as of localStorage, to repair a damaged session; null if signed out. */
  flagged?: () => string | null;
  /** Called after an invalid account or session was found, and repaired if possible. */
  onDamage?: (damage: AccountDamage) => void;
  /** The clock, in ms since the epoch. */
  now?: () => number;
  /** PBKDF2 rounds for new passwords. A password with fewer rounds is hashed again at the next sign-in. */
  iterations?: number;
  databaseName?: string;
};

export type EmbeddedAuth = AuthProvider &
  Required<Pick<AuthProvider, 'signInAsSample'>> & {
    /** Closes the database and the channel to other tabs. */
    close(): Promise<void>;
  };

/**
 * The auth provider of a build without Firebase keys. Stores accounts and
 * the session in IndexedDB, and reports errors with Firebase's messages. The first call opens the database.
 */
export function createEmbeddedAuth({
  chooseAccount,
  flagged = () => null,
  onDamage = () => {},
  now = Date.now,
  iterations = 600_000,
  databaseName = 'updraft-auth',
}: EmbeddedAuthOptions): EmbeddedAuth {
  const accounts = embeddedAccounts(databaseName, now, { flagged, onDamage });
  const session = embeddedSession(databaseName, accounts.sessionUser);

  /** Runs a function that changes the signed-in user, then notifies observers and other tabs. */
  const changing = <User extends AuthUser | null>(change: () => Promise<User>): Promise<User> =>
    attempt(async () => {
      const user = await change();
      session.changed(user);
      return user;
    });

  /** Counts an attempt and checks its password. After a successful attempt, the caller deletes the count. */
  async function checkPassword(email: string, password: string) {
    if (!password) throw authError('auth/missing-password');
    const retryAfter = await accounts.beginAttempt(email);
    const account = await accounts.accountOf(email);
    const isRight = await isPassword(password, account?.password, iterations);
    if (!account?.password || !isRight) throw authError('auth/invalid-credential', { retryAfter });
    return { uid: account.uid, kept: account.password };
  }

  async function choose(provider: PopupProvider) {
    const known = await accounts.accountsOf(provider);
    const choice = await chooseAccount({
      provider,
      accounts: known.map(({ uid, name, email }) => ({ uid, name: name ?? email, email })),
    });
    if (!choice) throw authError('auth/popup-closed-by-user');
    if (choice === 'blocked') throw authError('auth/popup-blocked');
    return choice;
  }

  /** Asks the signed-in user to authenticate again, and returns the user's uid. */
  async function confirm(password: string): Promise<string> {
    const { uid, account } = await accounts.signedIn();
    if (account?.provider === 'password') await checkPassword(account.email, password);
    else if (account) {
      const choice = await choose(account.provider);
      const chosen = 'uid' in choice ? choice : await accounts.accountOf(validAddress(choice.email));
      if (chosen?.uid !== uid) throw authError('auth/user-mismatch');
    }
    return uid;
  }

  return {
    home: 'device',
    observe: session.observe,

    signIn: ({ email, password }: Credentials) =>
      changing(async () => {
        const address = validAddress(email);
        const { uid, kept } = await checkPassword(address, password);
        // Whether the stored hash has fewer rounds than the hash of a new password.
        const isWeak = kept.iterations < iterations;
        const user = await accounts.enter(uid, isWeak ? await hashed(password, iterations) : undefined);
        await accounts.endAttempts(address);
        return user;
      }),

    signUp: ({ email, password }: Credentials) =>
      changing(async () => {
        if (!email.trim()) throw authError('auth/missing-email');
        if (!password) throw authError('auth/missing-password');
        const address = validAddress(email);
        if (await accounts.accountOf(address)) throw authError('auth/email-already-in-use');
        if (password.length < passwordMinimum) throw authError('auth/weak-password');
        return accounts.create({
          email: address,
          name: null,
          provider: 'password',
          password: await hashed(password, iterations),
        });
      }),

    signInWithPopup: (provider) =>
      changing(async () => {
        const choice = await choose(provider);
        if ('uid' in choice) return accounts.enter(choice.uid);
        const email = validAddress(choice.email);
        const account = await accounts.accountOf(email);
        if (account?.provider === provider) return accounts.enter(account.uid);
        if (account) throw authError('auth/account-exists-with-different-credential');
        return accounts.create({ email, name: choice.name.trim() || email, provider });
      }),

    sendPasswordReset: (email) =>
      attempt(async () => {
        resetAddress(email);
      }),

    signInAsSample: () => changing(accounts.enterSample),

    async signOut() {
      await changing(() => accounts.leave(null));
    },

    loadSignInMethod: () =>
      attempt(async () => {
        const { account } = await accounts.signedIn();
        return account?.provider ?? 'password';
      }),

    async deleteAccount(password) {
      await changing(async () => accounts.leave(await confirm(password)));
    },

    close() {
      session.close();
      return accounts.close();
    },
  };
}

/** Runs `work`. @throws an `AuthError`: `auth/internal-error` for an unexpected error */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAuthError(error) ? error : authError('auth/internal-error', { cause: error });
  }
}
