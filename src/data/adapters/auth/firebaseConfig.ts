import type { FirebaseOptions } from 'firebase/app';
import type { TokenSync } from './firebaseTokenSync';

/** A Firebase project as a build knows it. */
export type FirebaseConfig = {
  app: FirebaseOptions;
  /** Where the Auth emulator listens, in the place of Google's servers. */
  emulatorUrl?: string;
  tokenSync?: TokenSync;
};

/** In seconds: what the SDK has for its own synchronisation. */
const usualMaxAge = 300;

/**
 * Reads the variables that `.env.example` explains. A set-up that can't work is a `problem`, a sentence for whoever set
 * it up; it is never taken for "without Firebase", which would quietly keep accounts on the device.
 */
export function readFirebaseConfig(
  variables: Record<string, string | undefined>,
): FirebaseConfig | { problem: string } {
  const problems: string[] = [];
  const optional = (name: string) => variables[`VITE_FIREBASE_${name}`]?.trim() || undefined;
  const complain = (name: string, what: string) => problems.push(`VITE_FIREBASE_${name} ${what}`);

  const emulatorUrl = optional('AUTH_EMULATOR_URL');
  /** The emulator alone is content with anything. */
  const required = (name: string, emulated: string) => {
    const value = optional(name) ?? (emulatorUrl && emulated);
    if (!value) complain(name, 'is missing');
    return value;
  };
  const app = {
    apiKey: required('API_KEY', 'demo'),
    authDomain: required('AUTH_DOMAIN', 'localhost'),
    // The SDK and the emulator never call Google for a project whose name begins like this.
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
  const url = optional('TOKEN_SYNC_URL');
  const maxAge = Number(optional('TOKEN_SYNC_MAX_AGE') ?? usualMaxAge);
  if (!(maxAge > 0)) complain('TOKEN_SYNC_MAX_AGE', 'is a number of seconds');

  if (problems.length > 0) {
    return {
      problem: `Firebase is only half set up, so nobody can sign in: ${problems.join(', ')}. The file .env.example explains each variable; without any of them accounts stay on the device.`,
    };
  }
  return { app, emulatorUrl, tokenSync: url === undefined ? undefined : { url, maxAge } };
}
