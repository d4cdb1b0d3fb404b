import { describe, expect, test } from 'vitest';
import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';

const whole = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'updraft-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'updraft-1',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const app = {
  apiKey: 'key',
  authDomain: 'updraft-1.firebaseapp.com',
  projectId: 'updraft-1',
  appId: '1:2:web:3',
};

const problem = (what: string) => ({
  problem: `Firebase is only half set up, so nobody can sign in: ${what}. The file .env.example explains each variable; without any of them accounts stay on the device.`,
});

describe('readFirebaseConfig with a sufficient configuration', () => {
  test('returns the app settings when only the four project variables are set', () => {
    expect(readFirebaseConfig(whole)).toEqual({ app });
  });

  test.each([
    ['the token age 60 s', { VITE_FIREBASE_TOKEN_SYNC_MAX_AGE: '60' }, 60],
    ['no token age (default: 300 s)', { VITE_FIREBASE_TOKEN_SYNC_MAX_AGE: '' }, 300],
  ])('given %s, returns the measurement ID, the token sync URL and the token age', (_, variables, maxAge) => {
    const rest = { VITE_FIREBASE_MEASUREMENT_ID: ' G-1 ', VITE_FIREBASE_TOKEN_SYNC_URL: '/session' };
    expect(readFirebaseConfig({ ...whole, ...rest, ...variables })).toEqual({
      app: { ...app, measurementId: 'G-1' },
      tokenSync: { url: '/session', maxAge },
    });
  });

  test('uses demo values for the app settings when only the emulator URL is set', () => {
    expect(readFirebaseConfig({ VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })).toEqual({
      app: { ...app, apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-updraft', appId: 'demo' },
      emulatorUrl: 'http://127.0.0.1:9099',
    });
  });
});

describe('readFirebaseConfig with missing or invalid variables', () => {
  const { VITE_FIREBASE_AUTH_DOMAIN: domain, ...withoutDomain } = whole;
  test.each([
    [
      'an auth domain without the other variables',
      { VITE_FIREBASE_AUTH_DOMAIN: domain, VITE_FIREBASE_APP_ID: ' ' },
      ['API_KEY', 'PROJECT_ID', 'APP_ID'].map((name) => `VITE_FIREBASE_${name} is missing`).join(', '),
    ],
    ['all variables except the auth domain', withoutDomain, 'VITE_FIREBASE_AUTH_DOMAIN is missing'],
    [
      'an auth domain that is a URL',
      { ...whole, VITE_FIREBASE_AUTH_DOMAIN: 'https://updraft-1.firebaseapp.com' },
      'VITE_FIREBASE_AUTH_DOMAIN is a host like my-project.firebaseapp.com, without https://',
    ],
    [
      'an emulator URL that is a host',
      { VITE_FIREBASE_AUTH_EMULATOR_URL: '127.0.0.1:9099' },
      'VITE_FIREBASE_AUTH_EMULATOR_URL is an address like http://127.0.0.1:9099',
    ],
    [
      'a token age that isn’t a number',
      { ...whole, VITE_FIREBASE_TOKEN_SYNC_MAX_AGE: '5 minutes' },
      'VITE_FIREBASE_TOKEN_SYNC_MAX_AGE is a number of seconds',
    ],
  ])('given %s, returns a message that names each missing or invalid variable', (_, variables, what) => {
    expect(readFirebaseConfig(variables)).toEqual(problem(what));
  });
});
