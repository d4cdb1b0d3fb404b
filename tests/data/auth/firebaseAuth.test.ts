import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { AuthUser } from '@/data/ports/AuthProvider';
import { expectRefusal } from './authProvider.contract';
import { accounts, createFirebaseAuth, freshConfig, mina, now, project, server } from './firebaseServer';

// Cases that the Firebase emulator can't produce. The tests in tests/firebase cover all other cases.

/** Makes Google's servers reject the method with this message. */
const refuse = (method: string, message: string) =>
  server.use(
    http.post(accounts(method), () => HttpResponse.json({ error: { code: 400, message } }, { status: 400 })),
  );

describe('the Firebase auth provider with failing Google servers', () => {
  test.each([
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
      'Firebase: Missing password requirements: [Password must contain a numeric character] (auth/password-does-not-meet-requirements).',
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
  ])('maps the server error “%s” to Firebase’s code and message', async (answer, message) => {
    for (const method of ['signUp', 'signInWithPassword', 'sendOobCode']) refuse(method, answer);
    const auth = createFirebaseAuth(freshConfig());
    await expectRefusal(auth.signUp(mina), message);
    await expectRefusal(auth.signIn(mina), message);
    await expectRefusal(auth.sendPasswordReset(mina.email), message);
  });

  test('rejects a sign-in with Firebase’s message when the network fails', async () => {
    server.use(http.post(accounts('signInWithPassword'), () => HttpResponse.error()));
    await expectRefusal(
      createFirebaseAuth(freshConfig()).signIn(mina),
      'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).',
    );
  });
});

describe('signIn of the Firebase auth provider', () => {
  // A new user has equal creation and sign-in times, even if the server's times are in adjacent seconds.
  test.each([
    ['equal creation and sign-in times if the server’s times are 1 ms apart', now + 749, now + 750, '07'],
    ['different creation and sign-in times if the server’s times are 1 s apart', now, now + 1000, '08'],
  ])('returns %s', async (_, createdAt, lastLoginAt, second) => {
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

test('signIn of the Firebase auth provider returns the name null if the server returns a blank name', async () => {
  project({ displayName: '  ' });
  expect((await createFirebaseAuth(freshConfig()).signIn(mina)).displayName).toBeNull();
});

describe('sendPasswordReset of the Firebase auth provider', () => {
  test('requests an email in the language of the page', async () => {
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

  test('resolves for an unknown email address even if the server rejects the request', async () => {
    refuse('sendOobCode', 'EMAIL_NOT_FOUND');
    await expect(createFirebaseAuth(freshConfig()).sendPasswordReset(mina.email)).resolves.toBeUndefined();
  });
});
