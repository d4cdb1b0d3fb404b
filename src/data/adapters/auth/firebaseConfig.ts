import type { FirebaseOptions } from 'firebase/app';
import type { TokenSync } from './firebaseTokenSync';

/** The configuration of a Firebase project, from the environment variables of a build. */
export type FirebaseConfig = {
  app: FirebaseOptions;
  /** The address of the Auth emulator, which replaces Google's servers. */
  emulatorUrl?: string;
  tokenSync?: TokenSync;
  /** The address of the Realtime Database, or of its emulator. Without one, all data stays on the device. */
  databaseUrl?: string;
};

/** The default maximum age of a token for token synchronisation, in seconds; the same as in the SDK. */
const usualMaxAge = 300;

/**
 * Reads the environment variables that `.env.example` explains. If they are incomplete or invalid, returns a
 * `problem`: a sentence for the developer. The app shows it instead of silently storing accounts in the
 * browser.
 */
export function readFirebaseConfig(
  variables: Record<string, string | undefined>,
): FirebaseConfig | { problem: string } {
  const problems: string[] = [];
  const optional = (name: string) => variables[`VITE_FIREBASE_${name}`]?.trim() || undefined;
  const complain = (name: string, what: string) => problems.push(`VITE_FIREBASE_${name} ${what}`);

  const emulatorUrl = optional('AUTH_EMULATOR_URL');
  /** Returns a required variable. With the emulator, which accepts any value, the default is `emulated`. */
  const required = (name: string, emulated: string) => {
    const value = optional(name) ?? (emulatorUrl && emulated);
    if (!value) complain(name, 'is missing');
    return value;
  };
  const app = {
    apiKey: required('API_KEY', 'demo'),
    authDomain: required('AUTH_DOMAIN', 'localhost'),
    // The SDK and the emulator never call Google for a project id that begins with `demo-`.
    projectId: required('PROJECT_ID', 'demo-updraft'),
    appId: required('APP_ID', 'demo'),
    measurementId: optional('MEASUREMENT_ID'),
  };
  if (app.authDomain && !/^[\w.-]+(:\d+)?$/.test(app.authDomain)) {
    complain('AUTH_DOMAIN', 'is a host like my-project.firebaseapp.com, without https://');
  }
  if (emulatorUrl && !/^https?:\/\/[^/]+\/?$/.test(emulatorUrl)) {
    complain('AUTH_EMULATOR_URL', 'is an address like http://127.0.0.1:9099');
  }
  const databaseUrl = optional('DATABASE_URL');
  if (databaseUrl && !/^https?:\/\/[^/]+\/?(\?ns=[\w-]+)?$/.test(databaseUrl)) {
    complain('DATABASE_URL', 'is an address like https://my-project-default-rtdb.firebaseio.com');
  }
  const url = optional('TOKEN_SYNC_URL');
  const maxAge = Number(optional('TOKEN_SYNC_MAX_AGE') ?? usualMaxAge);
  if (!(maxAge > 0)) complain('TOKEN_SYNC_MAX_AGE', 'is a number of seconds');

  if (problems.length > 0) {
    return {
      problem: `Firebase is only half set up, so nobody can sign in: ${problems.join(', ')}. The file .env.example explains each variable; without any of them accounts stay on the device.`,
    };
  }
  return { app, emulatorUrl, databaseUrl, tokenSync: url === undefined ? undefined : { url, maxAge } };
}
