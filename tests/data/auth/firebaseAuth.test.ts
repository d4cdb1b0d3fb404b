import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { AuthUser } from '@/data/ports/AuthProvider';
import { accounts, freshConfig, mina, now, project, server } from './firebaseServer';

// Cases that the emulator can't produce. tests/firebase covers the others.

// Node's build of the SDK has no pop-ups: its resolver throws.
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  browserPopupRedirectResolver: undefined,
}));
const { createFirebaseAuth } = await import('@/data/adapters/auth/firebaseAuth');

/** Makes Google's servers reject the method with this message. */
const refuse = (method: string, message: string) =>
  server.use(
    http.post(accounts(method), () => HttpResponse.json({ error: { code: 400, message } }, { status: 400 })),
  );

/** Returns the code and the message that a promise rejects with. */
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('It should have been refused.'),
    (error: Error & { code: string }) => ({ code: error.code, message: error.message }),
  );

describe('errors of Google’s servers', () => {
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
  ])('maps the server error %s to Firebase’s code and message', async (answer, message) => {
    const code = /\((auth[^)]+)\)\.$/.exec(message)?.[1];
    refuse('signUp', answer);
    refuse('signInWithPassword', answer);
    refuse('sendOobCode', answer);
    const auth = createFirebaseAuth(freshConfig());
    expect(await refusal(auth.signUp(mina))).toEqual({ code, message });
    expect(await refusal(auth.signIn(mina))).toEqual({ code, message });
    expect(await refusal(auth.sendPasswordReset(mina.email))).toEqual({ code, message });
  });

  test('reports a network failure with Firebase’s message', async () => {
    server.use(http.post(accounts('signInWithPassword'), () => HttpResponse.error()));
    expect(await refusal(createFirebaseAuth(freshConfig()).signIn(mina))).toEqual({
      code: 'auth/network-request-failed',
      message:
        'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).',
    });
  });
});

describe('signIn', () => {
  // A new user has equal creation and sign-in times, even if they fall in two adjacent seconds.
  test.each([
    ['new', now + 749, now + 750, '07'],
    ['not new one second later', now, now + 1000, '08'],
  ])('returns a user that is %s', async (_, createdAt, lastLoginAt, second) => {
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

describe('sendPasswordReset', () => {
  test('requests the mail in the page language', async () => {
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

  test('resolves for an unknown address even if the server rejects it', async () => {
    refuse('sendOobCode', 'EMAIL_NOT_FOUND');
    await expect(createFirebaseAuth(freshConfig()).sendPasswordReset(mina.email)).resolves.toBeUndefined();
  });
});
