import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { AuthUser } from '@/data/ports/AuthProvider';
import { accounts, freshConfig, mina, now, project, server } from './firebaseServer';

// What the emulator can't produce; tests/firebase has the rest.

// Node's build of the SDK has no pop-ups; what it puts in their place throws.
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  browserPopupRedirectResolver: undefined,
}));
const { createFirebaseAuth } = await import('@/data/adapters/auth/firebaseAuth');

/** The servers say no, in these words. */
const refuse = (method: string, message: string) =>
  server.use(
    http.post(accounts(method), () => HttpResponse.json({ error: { code: 400, message } }, { status: 400 })),
  );

/** What a promise was rejected with, as the person sees it and the code does. */
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('It should have been refused.'),
    (error: Error & { code: string }) => ({ code: error.code, message: error.message }),
  );

describe('the server’s own words', () => {
  test.each([
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
      'Firebase: Missing password requirements: [Password must contain a numeric character] (auth/password-does-not-meet-requirements).',
    ],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'Firebase: The password does not meet the requirements. (auth/password-does-not-meet-requirements).',
    ],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
      'Firebase: Access to this account has been temporarily disabled. (auth/too-many-requests).',
    ],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).',
    ],
    [
      'API key not valid. Please pass a valid API key.',
      'Firebase: Error (auth/api-key-not-valid.-please-pass-a-valid-api-key.).',
    ],
    ['CONFIGURATION_NOT_FOUND', 'Firebase: Error (auth/configuration-not-found).'],
    [
      'OPERATION_NOT_ALLOWED',
      'Firebase: The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section. (auth/operation-not-allowed).',
    ],
  ])('%s', async (answer, message) => {
    const code = /\((auth[^)]+)\)\.$/.exec(message)?.[1];
    refuse('signUp', answer);
    refuse('signInWithPassword', answer);
    refuse('sendOobCode', answer);
    const auth = createFirebaseAuth(freshConfig());
    expect(await refusal(auth.signUp(mina))).toEqual({ code, message });
    expect(await refusal(auth.signIn(mina))).toEqual({ code, message });
    expect(await refusal(auth.sendPasswordReset(mina.email))).toEqual({ code, message });
  });

  test('the network is down', async () => {
    server.use(http.post(accounts('signInWithPassword'), () => HttpResponse.error()));
    expect(await refusal(createFirebaseAuth(freshConfig()).signIn(mina))).toEqual({
      code: 'auth/network-request-failed',
      message:
        'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).',
    });
  });
});

describe('whoever is signed in', () => {
  // A first sign-in is known by its two times being the same: they may fall on both sides of a second.
  test.each([
    ['new', now + 749, now + 750, '07'],
    ['not new a second later', now, now + 1000, '08'],
  ])('is %s', async (_, createdAt, lastLoginAt, second) => {
    project({ createdAt, lastLoginAt });
    expect(await createFirebaseAuth(freshConfig()).signIn(mina)).toEqual({
      uid: 'u1',
      email: mina.email,
      displayName: null,
      creationTime: 'Thu, 20 Nov 2025 09:41:07 GMT',
      lastSignInTime: `Thu, 20 Nov 2025 09:41:${second} GMT`,
    } satisfies AuthUser);
  });
});

describe('a reset mail', () => {
  test('is asked for in the language of the page', async () => {
    let asked: unknown;
    server.use(
      http.post(accounts('sendOobCode'), async ({ request }) => {
        asked = { locale: request.headers.get('X-Firebase-Locale'), body: await request.json() };
        return HttpResponse.json({ email: mina.email });
      }),
    );
    await createFirebaseAuth(freshConfig()).sendPasswordReset(' Mina@northlight.example ');
    expect(asked).toEqual({
      locale: 'hi',
      body: expect.objectContaining({ requestType: 'PASSWORD_RESET', email: mina.email }),
    });
  });

  test('doesn’t tell that an address is unknown, where the server does', async () => {
    refuse('sendOobCode', 'EMAIL_NOT_FOUND');
    await expect(createFirebaseAuth(freshConfig()).sendPasswordReset(mina.email)).resolves.toBeUndefined();
  });
});
