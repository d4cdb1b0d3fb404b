import { deleteApp, getApps } from 'firebase/app';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { FirebaseConfig } from '@/data/adapters/auth/firebaseConfig';

// MSW mocks Google's servers. It starts before the import of the SDK, which stores a reference to `fetch`.
export const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });

// Removes the resolver for pop-ups, because it throws in the SDK's build for Node.
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  browserPopupRedirectResolver: undefined,
}));
export const { createFirebaseAuth } = await import('@/data/adapters/auth/firebaseAuth');
export const { getAuth } = await import('firebase/auth');

export const mina = { email: 'mina@northlight.example', password: 'northern lights' };
export const now = Date.UTC(2025, 10, 20, 9, 41, 7, 250);

let projects = 0;
/** Returns a separate configuration: Node's build of the SDK stores sessions in memory, by API key. */
export function freshConfig(): FirebaseConfig {
  projects += 1;
  const apiKey = `key-${projects}`;
  return { app: { apiKey, authDomain: 'updraft.example', projectId: 'updraft', appId: '1:2:web:3' } };
}

export const accounts = (method: string) => `https://identitytoolkit.googleapis.com/v1/accounts\\:${method}`;

/** Returns an unsigned token; `age` in seconds. */
function idToken(name: string, age = 0) {
  const issued = Math.floor(now / 1000) - age;
  const parts = [{ alg: 'none' }, { sub: 'u1', name, auth_time: issued, iat: issued, exp: issued + 3600 }];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
export const tokens = { first: idToken('first'), refreshed: idToken('refreshed') };

/** Mocks a project with one account. Times are in ms since the epoch, the tokens' age in seconds. */
export function project({ createdAt = now, lastLoginAt = now, age = 0, displayName = '' } = {}) {
  const session = {
    localId: 'u1',
    email: mina.email,
    idToken: age ? idToken('old', age) : tokens.first,
    refreshToken: 'r1',
    expiresIn: '3600',
  };
  const user = {
    localId: 'u1',
    email: mina.email,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    displayName,
    providerUserInfo: [],
  };
  server.use(
    http.post(accounts('signUp'), () =>
      HttpResponse.json({ kind: 'identitytoolkit#SignupNewUserResponse', ...session }),
    ),
    http.post(accounts('signInWithPassword'), () => HttpResponse.json(session)),
    http.post(accounts('lookup'), () => HttpResponse.json({ users: [user] })),
    http.post('https://securetoken.googleapis.com/v1/token', () =>
      HttpResponse.json({
        access_token: tokens.refreshed,
        refresh_token: 'r2',
        expires_in: '3600',
        user_id: 'u1',
      }),
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('document', { documentElement: { lang: 'hi' }, cookie: '' });
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());
