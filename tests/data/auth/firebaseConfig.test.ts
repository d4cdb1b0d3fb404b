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
  measurementId: undefined,
};

const problem = (what: string) => ({
  problem: `Firebase is only half set up, so nobody can sign in: ${what}. The file .env.example explains each variable; without any of them accounts stay on the device.`,
});

describe('a whole set-up', () => {
  test('needs the four of a project', () => {
    expect(readFirebaseConfig(whole)).toEqual({ app, emulatorUrl: undefined, tokenSync: undefined });
  });

  test('takes the rest', () => {
    expect(
      readFirebaseConfig({
        ...whole,
        VITE_FIREBASE_MEASUREMENT_ID: ' G-1 ',
        VITE_FIREBASE_TOKEN_SYNC_URL: '/session',
        VITE_FIREBASE_TOKEN_SYNC_MAX_AGE: '60',
      }),
    ).toEqual({
      app: { ...app, measurementId: 'G-1' },
      emulatorUrl: undefined,
      tokenSync: { url: '/session', maxAge: 60 },
    });
  });

  test('sends tokens of five minutes when nothing else is said', () => {
    const sync = { VITE_FIREBASE_TOKEN_SYNC_URL: '/session', VITE_FIREBASE_TOKEN_SYNC_MAX_AGE: '' };
    const tokenSync = { url: '/session', maxAge: 300 };
    expect(readFirebaseConfig({ ...whole, ...sync })).toMatchObject({ tokenSync });
  });

  test('is the emulator alone', () => {
    expect(readFirebaseConfig({ VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })).toEqual({
      app: { ...app, apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-updraft', appId: 'demo' },
      emulatorUrl: 'http://127.0.0.1:9099',
      tokenSync: undefined,
    });
  });
});

describe('a half set-up says what is wrong', () => {
  test.each([
    ['API_KEY', ''],
    ['AUTH_DOMAIN', undefined],
    ['PROJECT_ID', ' '],
    ['APP_ID', ''],
  ])('%s', (name, value) => {
    expect(readFirebaseConfig({ ...whole, [`VITE_FIREBASE_${name}`]: value })).toEqual(
      problem(`VITE_FIREBASE_${name} is missing`),
    );
  });

  test.each([
    [
      'a measurement id',
      { VITE_FIREBASE_MEASUREMENT_ID: 'G-1' },
      Object.keys(whole)
        .map((name) => `${name} is missing`)
        .join(', '),
    ],
    [
      'an address in the place of a host',
      { ...whole, VITE_FIREBASE_AUTH_DOMAIN: 'https://updraft-1.firebaseapp.com' },
      'VITE_FIREBASE_AUTH_DOMAIN is a host like my-project.firebaseapp.com, without https://',
    ],
    [
      'a host in the place of an address',
      { VITE_FIREBASE_AUTH_EMULATOR_URL: '127.0.0.1:9099' },
      'VITE_FIREBASE_AUTH_EMULATOR_URL is an address like http://127.0.0.1:9099',
    ],
    [
      'an age that is none',
      { ...whole, VITE_FIREBASE_TOKEN_SYNC_MAX_AGE: '5 minutes' },
      'VITE_FIREBASE_TOKEN_SYNC_MAX_AGE is a number of seconds',
    ],
  ])('%s', (_, variables, what) => {
    expect(readFirebaseConfig(variables)).toEqual(problem(what));
  });
});
