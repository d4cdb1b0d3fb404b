import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { accountChoice } from './accountChoice';
import { storage } from './storage';
import { troubles } from './troubles';

// The variables (.env.example) choose the authentication provider at build time. Each variable is written
// out, so that the bundler can remove the code of the other provider.
const isFirebase =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_MEASUREMENT_ID ||
  import.meta.env.VITE_FIREBASE_TOKEN_SYNC_URL ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL;

const firebase = isFirebase ? readFirebaseConfig(import.meta.env) : null;

/** Where accounts are stored: with a service, or on this device. */
export const accountsAt: AuthProvider['home'] = isFirebase ? 'service' : 'device';

/** A message for developers about missing Firebase variables. Null if the setup is valid. */
export const setupProblem = firebase && 'problem' in firebase ? firebase.problem : null;
if (setupProblem) console.error(setupProblem);

/** Returns the uid of the stored session (session/storedSession.ts), or null. */
function flaggedAccount(): string | null {
  try {
    return storage()?.getItem('auth') === 'true' ? (storage()?.getItem('updraft.uid') ?? null) : null;
  } catch {
    return null;
  }
}

/** Fetches the code of the authentication provider. */
export const fetchAuthProvider = (): Promise<unknown> =>
  isFirebase ? import('@/data/adapters/auth/firebaseAuth') : import('@/data/adapters/auth/embeddedAuth');

/** Returns the authentication provider. */
export const loadAuthProvider = (): Promise<AuthProvider> =>
  isFirebase
    ? import('@/data/adapters/auth/firebaseAuth').then(({ createFirebaseAuth }) => {
        if (!firebase || 'problem' in firebase) throw new Error(setupProblem ?? '');
        return createFirebaseAuth(
          firebase,
          import.meta.env.VITE_FIREBASE_DATABASE_URL
            ? async (uid) => (await import('./remoteDevice')).remoteDevice().leave(uid)
            : undefined,
        );
      })
    : import('@/data/adapters/auth/embeddedAuth').then((module) =>
        module.createEmbeddedAuth({
          chooseAccount: accountChoice.ask,
          flagged: flaggedAccount,
          onDamage: troubles.tell,
        }),
      );
