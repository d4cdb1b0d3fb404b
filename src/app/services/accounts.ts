import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { accountChoice } from './accountChoice';
import { storage } from './storage';
import { troubles } from './troubles';

// Which provider a build has is known when it is built (.env.example). The variables are written out one by one: only so
// does a build without them drop Firebase whole, and a build with them the embedded provider.
const isFirebase =
  import.meta.env.VITE_FIREBASE_API_KEY ||
  import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ||
  import.meta.env.VITE_FIREBASE_PROJECT_ID ||
  import.meta.env.VITE_FIREBASE_APP_ID ||
  import.meta.env.VITE_FIREBASE_MEASUREMENT_ID ||
  import.meta.env.VITE_FIREBASE_TOKEN_SYNC_URL ||
  import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL;

const firebase = isFirebase ? readFirebaseConfig(import.meta.env) : null;

/** Where accounts live: with a service, or on this device. */
export const accountsAt: AuthProvider['home'] = isFirebase ? 'service' : 'device';

/** Why nobody can sign in to this build, for whoever set it up; null when all is well. */
export const setupProblem = firebase && 'problem' in firebase ? firebase.problem : null;
if (setupProblem) console.error(setupProblem);

/** The account that the stored flag stands for (session/storedSession.ts). */
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
