import { settled } from '@kit/deferred';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Analytics } from '@/data/ports/Analytics';

const open = vi.hoisted(() => vi.fn<(config: object, page: string) => Promise<Analytics | null>>());
const idle = vi.hoisted(() => ({ wait: (callback: () => void) => callback() }));
vi.mock('@/data/adapters/analytics/firebaseAnalytics', () => ({ openFirebaseAnalytics: open }));
vi.mock('@/app/hooks/whenIdle', () => ({ whenIdle: (callback: () => void) => idle.wait(callback) }));
const { startAnalytics } = await import('@/app/analytics/analytics');

const config = { apiKey: 'key', appId: '1:2:web:3', measurementId: 'G-1' };
let page: EventTarget & { location: URL };
/** The calls of the fake analytics, in order: page names of `count`, and arguments of `allow`. */
let said: unknown[];

/** Navigates to a path and dispatches the event that wouter dispatches. */
function go(pathname: string, kind = 'pushState') {
  page.location = new URL(pathname, 'https://updraft.example');
  page.dispatchEvent(new Event(kind));
}

/** Starts analytics with the user's consent or refusal. The returned `allow` changes the consent. */
function start(isAllowed = true, options: object = config) {
  let tell = (_: boolean) => {};
  const observeAllowed = vi.fn((listener: (isAllowed: boolean) => void) => {
    tell = listener;
    listener(isAllowed);
  });
  startAnalytics({ config: options, observeAllowed });
  return { allow: (next: boolean) => tell(next), observeAllowed };
}

beforeEach(() => {
  said = [];
  idle.wait = (callback) => callback();
  open.mockReset();
  open.mockImplementation(async () => ({
    countView: (name) => said.push(name),
    allow: (isAllowed) => said.push(isAllowed),
  }));
  page = Object.assign(new EventTarget(), { location: new URL('https://updraft.example/user/asha-verma') });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
});

it('startAnalytics counts a visit for each new path, under the name of the path’s route', async () => {
  start();
  await settled();
  expect(open.mock.calls).toEqual([[config, 'user']]);
  go('/startups/heliogrid');
  // Another view of the same page isn't a visit.
  go('/startups/heliogrid?tab=metrics', 'replaceState');
  go('/Discover?q=rooftops');
  go('/startups/ledgerline', 'popstate');
  go('/no/such/page');
  await settled();
  expect(said).toEqual(['user', 'startup', 'discover', 'startup', 'notFound']);
  expect(open).toHaveBeenCalledOnce();
});

const unmeasured = { ...config, measurementId: undefined };
it.each<[string, object, object]>([
  ['when the browser sends Do Not Track', { doNotTrack: '1' }, config],
  ['when the browser sends Global Privacy Control', { globalPrivacyControl: true }, config],
  ['without a measurement id', {}, unmeasured],
])('startAnalytics doesn’t load Firebase Analytics %s', async (_, answer, options) => {
  vi.stubGlobal('navigator', answer);
  const { observeAllowed } = start(true, options);
  go('/discover');
  await settled();
  expect(observeAllowed).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

it('startAnalytics loads Firebase Analytics when the user consents, and pauses it while consent is withdrawn', async () => {
  const { allow } = start(false);
  go('/discover');
  await settled();
  expect(open).not.toHaveBeenCalled();
  allow(true);
  go('/starred');
  await settled();
  expect(said).toEqual(['discover', 'starred']);
  allow(false);
  go('/explore');
  await settled();
  expect(said).toEqual(['discover', 'starred', false]);
  allow(true);
  await settled();
  expect(said).toEqual(['discover', 'starred', false, true, 'explore']);
});

it.each([
  ['fails to load', () => Promise.reject(new Error('no'))],
  ['isn’t supported by the browser', async () => null],
])('startAnalytics counts no visits when Firebase Analytics %s', async (_, answer) => {
  open.mockImplementation(answer);
  const { allow } = start();
  go('/discover');
  allow(false);
  allow(true);
  await settled();
  expect(open).toHaveBeenCalledOnce();
  expect(said).toEqual([]);
});
