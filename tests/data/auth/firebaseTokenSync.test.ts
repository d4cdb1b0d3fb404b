import { getApp } from 'firebase/app';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TokenSync } from '@/data/adapters/auth/firebaseTokenSync';
import { takeReports } from '../../support/reports';
import { createFirebaseAuth, freshConfig, getAuth, mina, project, server, tokens } from './firebaseServer';

const origin = 'https://updraft.example';
const signedOut = ['DELETE', null];
const signedIn = ['POST', `Bearer ${tokens.first}`];

/** Mocks the app's own server. @returns the requests to it, in the order of its answers */
function sync(answer: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 })) {
  const requests: (string | null)[][] = [];
  server.use(
    http.all(`${origin}/session`, async ({ request }) => {
      const response = await answer();
      requests.push([request.method, request.headers.get('Authorization')]);
      return response;
    }),
  );
  return requests;
}

const start = (tokenSync: Partial<TokenSync> = {}) =>
  createFirebaseAuth({ ...freshConfig(), tokenSync: { url: '/session', maxAge: 300, ...tokenSync } });

/** Waits for started requests to finish. */
const everything = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  project();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', new URL(`${origin}/login`));
});

test('token sync sends each sign-in and sign-out to the server once, and sends the sign-in before signIn resolves', async () => {
  const requests = sync();
  const auth = start();
  await auth.signIn(mina);
  expect(requests).toEqual([signedOut, signedIn]);
  await everything();
  expect(requests).toEqual([signedOut, signedIn]);
  await auth.signOut();
  await vi.waitFor(() => expect(requests).toEqual([signedOut, signedIn, signedOut]));
});

test.each([
  ['sends', 299, 1],
  ['doesn’t send', 301, 0],
])('token sync with a maximum token age of 300 s %s a token that is %d s old', async (_, age, times) => {
  project({ age });
  const requests = sync();
  await start().signIn(mina);
  await everything();
  expect(requests.map(([method]) => method)).toEqual(['DELETE', ...Array(times).fill('POST')]);
});

test.each([
  ['to another origin', 'https://elsewhere.example/session', true],
  ['from a page that isn’t secure', '/session', false],
])('token sync sends no token %s', async (_, url, isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure);
  const requests = sync();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await start({ url }).signIn(mina);
  await everything();
  const target = new URL(url, origin);
  const warning = `VITE_FIREBASE_TOKEN_SYNC_URL: no token is sent to ${target} from ${origin}.`;
  expect([warn.mock.calls, requests]).toEqual([[[warning]], []]);
});

describe('token sync with an unavailable server', () => {
  test.each([
    ['a network error', () => HttpResponse.error(), ['token: TypeError: Failed to fetch']],
    ['the status 500', () => new HttpResponse(null, { status: 500 }), []],
  ])(
    'lets the user sign in and out despite %s, and sends the token again later',
    async (_, answer, reports) => {
      let isDown = true;
      const requests = sync(() => (isDown ? answer() : new HttpResponse(null, { status: 204 })));
      const auth = start();
      expect((await auth.signIn(mina)).uid).toBe('u1');
      await vi.waitFor(() => expect(requests).toEqual([signedOut, signedIn, signedIn]));
      isDown = false;
      await getAuth(getApp()).currentUser?.reload();
      await auth.signOut();
      await vi.waitFor(() => expect(requests.slice(3)).toEqual([signedIn, signedOut]));
      expect([...new Set(takeReports())]).toEqual(reports);
    },
  );

  test('aborts a request after five seconds, so that signIn resolves even when the server never answers', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    sync(() => new Promise(() => {}));
    expect((await start().signIn(mina)).uid).toBe('u1');
    expect(new Set(patience.mock.calls.flat())).toEqual(new Set([5000]));
    await everything();
    expect([...new Set(takeReports())]).toEqual(['token: AbortError: This operation was aborted']);
  });
});

test('token sync sends a sign-out last, even when the server is slow to answer an earlier request that has a refreshed token', async () => {
  let isSlow = false;
  const requests = sync(async () => {
    if (isSlow) await everything();
    return new HttpResponse(null, { status: 204 });
  });
  const auth = start();
  await auth.signIn(mina);
  isSlow = true;
  void getAuth(getApp()).currentUser?.getIdToken(true);
  await vi.waitFor(() =>
    expect(getAuth(getApp()).currentUser).toHaveProperty('accessToken', tokens.refreshed),
  );
  isSlow = false;
  await auth.signOut();
  await everything();
  expect(requests).toEqual([signedOut, signedIn, ['POST', `Bearer ${tokens.refreshed}`], signedOut]);
});
