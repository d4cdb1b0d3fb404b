import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import type { AuthProvider, AuthUser } from '../../ports/AuthProvider';
import { type PopupProvider, popupProviders, type SignInMethod } from '../../schema/shapes/lists';
import { resetAddress } from './authAddress';
import { authError } from './authError';
import type { FirebaseConfig } from './firebaseConfig';
import { syncToken } from './firebaseTokenSync';

const popups: Record<PopupProvider, () => GoogleAuthProvider | OAuthProvider> = {
  google: () => new GoogleAuthProvider(),
  microsoft: () => new OAuthProvider('microsoft.com'),
  apple: () => new OAuthProvider('apple.com'),
};

/** The SDK's state by app. The provider and the database share it. */
const opened = new WeakMap<FirebaseApp, Auth>();

/**
 * Opens the SDK, once per page. `debugErrorMap` gives its errors readable messages. Doesn't use `getAuth()`,
 * because that also reads settings from a cookie, such as the address of an emulator.
 */
export function openAuth({ app, emulatorUrl, tokenSync }: FirebaseConfig): Auth {
  const [running] = getApps();
  const known = running && opened.get(running);
  if (known) return known;
  const auth = initializeAuth(initializeApp(app), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
    errorMap: debugErrorMap,
  });
  opened.set(auth.app, auth);
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  if (tokenSync) syncToken(auth, tokenSync);
  return auth;
}

/**
 * The auth provider of a build with Firebase keys. The SDK's errors already match `AuthProviderError`.
 * @param beforeDelete called once the user has signed in again to delete the account
 */
export function createFirebaseAuth(
  config: FirebaseConfig,
  beforeDelete?: (uid: string) => Promise<void>,
): AuthProvider {
  const auth = openAuth(config);

  async function signedIn(): Promise<User> {
    await auth.authStateReady();
    if (!auth.currentUser) throw authError('auth/null-user');
    return auth.currentUser;
  }

  return {
    home: 'service',
    observe: (listener) => onAuthStateChanged(auth, (user) => listener(user && userOf(user))),
    signIn: async ({ email, password }) =>
      userOf((await signInWithEmailAndPassword(auth, email.trim(), password)).user),
    signUp: async ({ email, password }) =>
      userOf((await createUserWithEmailAndPassword(auth, email.trim(), password)).user),
    signInWithPopup: async (provider) => userOf((await signInWithPopup(auth, popups[provider]())).user),
    async sendPasswordReset(email) {
      const address = resetAddress(email);
      // Firebase writes the email in this language.
      auth.languageCode = document.documentElement.lang || null;
      try {
        await sendPasswordResetEmail(auth, address);
      } catch (error) {
        // Firebase projects without email enumeration protection reject unknown addresses. The user must not
        // learn which addresses have an account.
        if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
      }
    },
    signOut: () => signOut(auth),
    loadSignInMethod: async () => methodOf(await signedIn()),
    async deleteAccount(password) {
      const user = await signedIn();
      const method = methodOf(user);
      if (method === 'password')
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
      else await reauthenticateWithPopup(user, popups[method]());
      await beforeDelete?.(user.uid);
      await deleteUser(user);
    },
  };
}

/** Returns an account's sign-in method. If there are several, prefers the password, which needs no pop-up. */
const methodOf = ({ providerData }: User): SignInMethod => {
  const ids = providerData.map(({ providerId }) => providerId);
  const window = popupProviders.find((provider) => ids.includes(popups[provider]().providerId));
  return ids.includes(EmailAuthProvider.PROVIDER_ID) ? 'password' : (window ?? 'password');
};

/** A sign-in within this time after the account's creation, in ms, is the first sign-in. */
const sameSignIn = 1000;

function userOf(user: User): AuthUser {
  const { creationTime = '', lastSignInTime = '' } = user.metadata;
  const { createdAt, lastLoginAt } = user.toJSON() as { createdAt?: string; lastLoginAt?: string };
  const isFirst = Number(lastLoginAt) - Number(createdAt) < sameSignIn;
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName?.trim() || null,
    creationTime,
    lastSignInTime: isFirst ? creationTime : lastSignInTime,
  };
}
