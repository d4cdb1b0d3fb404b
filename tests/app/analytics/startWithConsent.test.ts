import { asking, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { beforeEach, expect, it, vi } from 'vitest';

type Allowing = { observe: (listener: (settings: { isAnalyticsAllowed: boolean }) => void) => () => void };
type Start = { config: object; observeAllowed: (listener: (isAllowed: boolean) => void) => void };

const parts = vi.hoisted(() => ({
  config: {} as object,
  isSignedIn: false,
  subscribe:
    (_: () => void): (() => void) =>
    () => {},
  settings: (): Promise<unknown> => Promise.reject(new Error('No settings')),
  start: (_: unknown): void => {},
}));
vi.mock('@/data/adapters/auth/firebaseConfig', () => ({ readFirebaseConfig: () => parts.config }));
vi.mock('@/app/session/current', () => ({
  session: { get: () => parts, subscribe: (listener: () => void) => parts.subscribe(listener) },
}));
vi.mock('@/app/session/currentServices', () => ({
  currentServices: () => ({ settings: () => parts.settings() }),
}));
vi.mock('@/app/analytics/analytics', () => ({ startAnalytics: (start: unknown) => parts.start(start) }));
const { startAnalyticsWithConsent } = await import('@/app/analytics/startWithConsent');

const config = { appId: '1:2:web:3' };
let starts: Start[];
let people: ReturnType<typeof listening>;
let settings: ReturnType<typeof asking<[], Allowing>>;
/** The values that analytics received: whether visits may be counted. */
let said: boolean[];

beforeEach(() => {
  starts = [];
  said = [];
  people = listening();
  settings = asking();
  Object.assign(parts, {
    config: { app: config },
    subscribe: people.listen,
    settings: settings.ask,
    start: (start: Start) => {
      starts.push(start);
      start.observeAllowed((isAllowed) => said.push(isAllowed));
    },
  });
});

/** A settings store whose listeners are counted, with a function that changes the setting. */
function someSettings(isAllowed: boolean) {
  const { listen, tell, count } = listening<[{ isAnalyticsAllowed: boolean }]>();
  const observe: Allowing['observe'] = (listener) => {
    const stop = listen(listener);
    listener({ isAnalyticsAllowed: isAllowed });
    return stop;
  };
  return { observe, count, allow: (next: boolean) => tell({ isAnalyticsAllowed: next }) };
}
function become(isSignedIn: boolean) {
  parts.isSignedIn = isSignedIn;
  return settled(people.tell);
}

it('startAnalyticsWithConsent does nothing in a build without a Firebase configuration', () => {
  parts.config = { problem: 'A variable is missing' };
  startAnalyticsWithConsent();
  expect(starts).toEqual([]);
});

/** Starts while a user is signed in, or while none is. */
async function start(isSignedIn: boolean) {
  parts.isSignedIn = isSignedIn;
  startAnalyticsWithConsent();
  await settled();
}

it('startAnalyticsWithConsent counts visits without loading the settings when no user is signed in', async () => {
  await start(false);
  expect([starts[0]?.config, said, settings.calls]).toEqual([config, [true], []]);
});

it('startAnalyticsWithConsent obeys the user’s analytics setting from the sign-in to the sign-out', async () => {
  await start(false);
  await become(true);
  const own = someSettings(false);
  await settled(() => settings.last().resolve(own));
  own.allow(true);
  expect(said).toEqual([true, false, true]);
  await become(false);
  expect([own.count(), said]).toEqual([0, [true, false, true, true]]);
});

it('startAnalyticsWithConsent ignores the settings of a user who signs out before the settings load', async () => {
  await start(true);
  await become(false);
  const own = someSettings(false);
  await settled(() => settings.last().resolve(own));
  expect([own.count(), said]).toEqual([0, [true]]);
});

it('startAnalyticsWithConsent counts no visits when the settings fail to load', async () => {
  await start(true);
  await settled(() => settings.last().reject(new Error('No disk')));
  expect(said).toEqual([false]);
});
