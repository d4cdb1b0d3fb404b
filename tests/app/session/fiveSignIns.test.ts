import 'fake-indexeddb/auto';
import { afterAll, expect, it, vi } from 'vitest';
import { device } from '@/app/services/device';
import { session } from '@/app/session/current';
import { currentServices } from '@/app/session/currentServices';
import type { Uplink } from '@/data/ports/Uplink';
import { call, type EngineRequest } from '@/data/search/remoteEngine';
import { createSearchEngine } from '@/data/search/searchEngine';
import { serveSample } from '../../support/sampleServer';
import { startCounter } from '../../support/startCounter';
import { stubBrowser } from '../../support/stubBrowser';

// A device with a server that never answers.
vi.mock('@/app/services/device', async () => {
  const { openSendingDevice } = await import('@/data/adapters/device/sendingDevice');
  const send: Uplink['send'] = (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', reject, { once: true }));
  const request = ((...asked: Parameters<LockManager['request']>) =>
    navigator.locks.request(...asked)) as LockManager['request'];
  return { device: openSendingDevice({ server: { send }, locks: { request } }) };
});
serveSample();
afterAll(() => device.close());

const observers = startCounter();
/** The observers, timers, workers, locks and channels that are open in the tab. */
const open = {
  observers: observers.open,
  timers: new Set<unknown>(),
  workers: new Set<unknown>(),
  locks: new Set<unknown>(),
  channels: new Set<unknown>(),
};
const counts = () => Object.fromEntries(Object.entries(open).map(([kind, those]) => [kind, those.size]));
/** Waits for these counts, because loads start short timers. */
const until = (expected: object) => vi.waitFor(() => expect(counts()).toMatchObject(expected));

/** Stubs the browser, and counts what it opens. */
function stubCounted() {
  const { setTimeout, clearTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ...rest: number[]) => {
    const timer = setTimeout(
      () => {
        open.timers.delete(timer);
        work();
      },
      ...rest,
    );
    open.timers.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
    open.timers.delete(timer);
    clearTimeout(timer);
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open.channels.add(this);
      }
      override close() {
        open.channels.delete(this);
        super.close();
      }
    },
  );
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (_: { data: unknown }) => {};
      engine = createSearchEngine();
      constructor() {
        open.workers.add(this);
        queueMicrotask(() => this.onmessage({ data: {} }));
      }
      postMessage({ method, asked, id }: EngineRequest) {
        const answer = call(this.engine, method, asked);
        if (id !== undefined) queueMicrotask(() => this.onmessage({ data: { id, answer } }));
      }
      terminate = () => open.workers.delete(this);
    },
  );
  const { navigator } = stubBrowser();
  const request = async (name: string, _: unknown, work: () => Promise<void>) => {
    open.locks.add(name);
    await work();
    open.locks.delete(name);
  };
  Object.assign(navigator, { locks: { request, query: async () => ({ held: [] }) } });
  device.observe = observers.counted(device.observe);
  device.observeAll = observers.counted(device.observeAll);
  const { outbox, enterOutbox } = device as Required<typeof device>;
  device.enterOutbox = observers.counted(enterOutbox);
  device.outbox = (owner) => {
    const sent = outbox(owner);
    return { ...sent, observeRefused: observers.counted(sent.observeRefused) };
  };
  session.subscribe = observers.counted(session.subscribe);
}

/** Listens to every port as pages do. Returns the functions that stop. */
async function listenToAll(services: ReturnType<typeof currentServices>) {
  const listen = () => {};
  const feed = await services.feed();
  const directory = await services.directory();
  const messages = await services.messages();
  const requests = await services.requests();
  const notifications = await services.notifications();
  const presence = await services.presence();
  const stops = [
    ...[feed, directory, messages].map(({ subscribe }) => subscribe(listen)),
    ...[requests, notifications, await services.account(), presence].map(({ observe }) => observe(listen)),
    (await services.marks()).observe(listen),
    (await services.settings()).observe(listen),
    services.followPhoto(listen),
    presence.enter(services.owner),
    (await services.outbox())?.observeRefused(listen),
  ];
  // A sample startup answers after 20 seconds, so the store starts a timer.
  await requests.ask('ledgerline');
  await Promise.all([feed.load(), messages.readTexts(), notifications.load()]);
  return stops;
}

it('no observer, timer, worker, lock or channel of an account remains after five sign-ins', async () => {
  stubCounted();
  await listenToAll(currentServices());
  // One channel each for the records, the outbox, the online accounts and the session, of the whole tab.
  const left = { observers: 0, timers: 0, workers: 0, locks: 0, channels: 4 };
  for (const email of ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@lund.example`)) {
    await session.authenticate({ kind: 'signUp', fullName: 'Nora Lund', email, password: 'Correct-horse-1' });
    const services = currentServices();
    const stops = await listenToAll(services);
    expect(await services.search.people([{ id: 'mina', name: 'Mina' }], 'min')).toEqual(['mina']);
    await until({ timers: 1, workers: 1, locks: 2 });
    expect(open.observers.size).toBeGreaterThan(9);
    await session.signOut();
    await until(left);
    // A component of the former user may still start to listen, and unmounts later.
    for (const stop of [...stops, ...(await listenToAll(services))]) stop?.();
    await expect(services.search.people([], 'min')).rejects.toThrow();
    await until(left);
  }
});
