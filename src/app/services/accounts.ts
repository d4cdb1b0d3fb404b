import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { accountChoice } from './accountChoice';
import { storage } from './storage';
import { troubles } from './troubles';

// The provider is fixed at build time (.env.example). Each variable is written out, so that the bundler can
// drop all of Firebase from a build without them, and the embedded provider from a build with them.
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

/** Why sign-in doesn't work in this build, a message for its developer. Null when the setup is valid. */
export const setupProblem = firebase && 'problem' in firebase ? firebase.problem : null;
if (setupProblem) console.error(setupProblem);

/** The uid stored with the `auth` flag (session/storedSession.ts). Null for none. */
function flaggedAccount(): string | null {
  try {
    return storage()?.getItem('auth') === 'true' ? (storage()?.getItem('updraft.uid') ?? null) : null;
  } catch {
    return null;
  }
}

/** Fetches the authentication provider. */
export const loadAuthProvider = (): Promise<AuthProvider> =>
  isFirebase
    ? import('@/data/adapters/auth/firebaseAuth').then(({ createFirebaseAuth }) => {
        if (!firebase || 'problem' in firebase) throw new Error(setupProblem ?? '');
        return createFirebaseAuth(firebase);
      })
    : import('@/data/adapters/auth/embeddedAuth').then(({ createEmbeddedAuth }) =>
        createEmbeddedAuth({
          chooseAccount: accountChoice.ask,
          flagged: flaggedAccount,
          onDamage: troubles.tell,
        }),
      );
