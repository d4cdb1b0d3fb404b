import 'fake-indexeddb/auto';
import { deleteApp, type FirebaseOptions, getApps } from 'firebase/app';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// MSW mocks Google's servers. It starts before the import of the SDK, which stores references to globals.
const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
// These globals remain set for the whole file, because the SDK continues its work after a test ends.
Object.assign(globalThis, { self: { indexedDB, crypto } });

const origin = 'https://updraft.example';
let apps = 0;
/** Each test uses another app ID, because the SDK holds every app until the page unloads. */
let options: FirebaseOptions;
const start = Date.UTC(2025, 10, 20, 9, 41);

/** The URLs of the requested scripts. `commands` returns the calls to gtag. */
let scripts: string[];
const listened = vi.fn<typeof window.addEventListener>();
const commands = () => {
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  return (dataLayer ?? []).map((command) => Array.from(command));
};
const events = () => commands().filter(([command]) => command === 'event');

beforeEach(() => {
  apps += 1;
  options = { apiKey: 'key', projectId: 'updraft', appId: `1:2:web:${apps}`, measurementId: 'G-LOCAL' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
  // Disables the random part of the SDK's retry delays.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  scripts = [];
  listened.mockReset();
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({}),
    getElementsByTagName: () => [],
    head: { appendChild: ({ src }: { src: string }) => scripts.push(src) },
  });
  vi.stubGlobal('navigator', { cookieEnabled: true, onLine: true });
  vi.stubGlobal('window', {
    location: new URL(`${origin}/user/asha-verma?q=secret`),
    document,
    addEventListener: listened,
    dataLayer: [],
  });
  server.use(
    http.post('https://firebaseinstallations.googleapis.com/v1/projects/updraft/installations', () =>
      HttpResponse.json({
        fid: 'fid-of-22-characters--',
        refreshToken: 'r',
        authToken: { token: 't', expiresIn: '604800s' },
      }),
    ),
  );
});
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const { openFirebaseAnalytics } = await import('@/data/adapters/analytics/firebaseAnalytics');

/** Mocks the configuration endpoint. @returns the time of each request, in seconds since `start` */
function configuration(answer: () => Response) {
  const asked: number[] = [];
  server.use(
    http.get('https://firebase.googleapis.com/v1alpha/projects/-/apps/:appId/webConfig', ({ request }) => {
      expect(request.headers.get('x-goog-api-key')).toBe('key');
      asked.push(Math.round((Date.now() - start) / 1000));
      return answer();
    }),
  );
  return asked;
}

const realTimeout = globalThis.setTimeout;
/** Waits in real time for responses and the database, which the fake timers don't control. */
const everything = () => new Promise((resolve) => realTimeout(resolve, 10));

/** Opens analytics, counts one page view and advances the clock second by second. */
async function visit(seconds = 70) {
  const opening = openFirebaseAnalytics(options, 'user');
  await vi.advanceTimersByTimeAsync(100);
  const analytics = await opening;
  analytics?.countView('user');
  for (let second = 0; second < seconds; second += 1) {
    await everything();
    await vi.advanceTimersByTimeAsync(1000);
  }
  await everything();
  return analytics;
}

const sent = (id: string, page = 'user') => [
  'event',
  'page_view',
  { send_to: id, page_title: page, page_location: `${origin}/${page}` },
];

it('openFirebaseAnalytics uses the measurement ID from the server, and sends page names instead of URLs', async () => {
  const asked = configuration(() => HttpResponse.json({ measurementId: 'G-SERVER', appId: options.appId }));
  const analytics = await visit(5);
  expect(asked).toEqual([0]);
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?l=dataLayer&id=G-SERVER']);
  analytics?.countView('discover');
  await vi.advanceTimersByTimeAsync(10);
  expect(events()).toEqual([sent('G-SERVER'), sent('G-SERVER', 'discover')]);
  expect(JSON.stringify(commands())).not.toMatch(/asha|secret/);
});

// Spec sections 7 and 9: 429, 500, 503 and 504 are retried for one minute, the first time after 1 s. Each
// further delay is twice the previous one. For 503 it is thirty times the previous one.
describe('openFirebaseAnalytics with a failing configuration request', () => {
  it.each([
    ['the status 429', 'after retries at 1, 3, 7, 15 and 31 s', 429, [0, 1, 3, 7, 15, 31]],
    ['the status 500', 'after retries at 1, 3, 7, 15 and 31 s', 500, [0, 1, 3, 7, 15, 31]],
    ['the status 504', 'after retries at 1, 3, 7, 15 and 31 s', 504, [0, 1, 3, 7, 15, 31]],
    ['the status 503', 'after retries at 1 and 31 s', 503, [0, 1, 31]],
    ['the status 502', 'without a retry', 502, [0]],
    ['the status 403', 'without a retry', 403, [0]],
    ['a network error', 'without a retry', null, [0]],
  ])('given %s, uses the local measurement ID %s', async (_error, _retries, status, times) => {
    const say = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const asked = configuration(() =>
      typeof status === 'number'
        ? HttpResponse.json({ error: { message: 'no' } }, { status })
        : HttpResponse.error(),
    );
    await visit();
    expect(asked).toEqual(times);
    expect(events()).toEqual([sent('G-LOCAL')]);
    expect(say.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });
});

it('allow(false) of the Firebase analytics disables data collection, and allow(true) enables it again', async () => {
  configuration(() => HttpResponse.json({ measurementId: 'G-SERVER', appId: options.appId }));
  const analytics = await visit(5);
  const disabled = () => (window as unknown as Record<string, unknown>)['ga-disable-G-SERVER'];
  analytics?.allow(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(disabled()).toBe(true);
  analytics?.allow(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(disabled()).toBe(false);
});

it('openFirebaseAnalytics returns null when cookies are disabled', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(await visit(0)).toBeNull();
  expect(commands()).toEqual([]);
});

it('openFirebaseAnalytics suppresses only unhandled rejections of the Firebase analytics and installations SDKs', async () => {
  configuration(() => HttpResponse.error());
  await visit(0);
  const [[type, listener]] = listened.mock.calls as unknown as [[string, (event: object) => void]];
  expect(type).toBe('unhandledrejection');
  const isSilenced = (reason: unknown) => {
    const preventDefault = vi.fn();
    listener({ reason, preventDefault });
    return preventDefault.mock.calls.length === 1;
  };
  const codes = ['installations/app-offline', 'analytics/config-fetch-failed', 'auth/internal-error'];
  expect(codes.map((code) => isSilenced({ code }))).toEqual([true, true, false]);
  expect([isSilenced(new Error('Not of the SDK')), isSilenced(undefined)]).toEqual([false, false]);
});
