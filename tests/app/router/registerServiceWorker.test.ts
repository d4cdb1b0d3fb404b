import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissServiceWorker, showUpdate, startServiceWorker } from '@/app/router/registerServiceWorker';
import { takeReports } from '../../support/reports';
import { stubBrowser } from '../../support/stubBrowser';

/** A fake service worker that records messages and changes its state. */
function someWorker(first: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), {
    state: first,
    postMessage: vi.fn(),
    become(state: ServiceWorkerState) {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  });
  return worker;
}
type Worker = ReturnType<typeof someWorker>;

let registration: EventTarget &
  Record<'installing' | 'waiting' | 'active', Worker | null> &
  Record<'update' | 'unregister', ReturnType<typeof vi.fn>>;
let container: { register: ReturnType<typeof vi.fn>; getRegistration: () => unknown; ready: unknown };
let browser: ReturnType<typeof stubBrowser>;
const onUpdate = vi.fn();
const start = (hasRest = false) => startServiceWorker({ hasRest, onUpdate });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser('/discover?tab=users');
  registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    active: someWorker('activated') as Worker | null,
    update: vi.fn(async () => {}),
    unregister: vi.fn(async () => true),
  });
  container = {
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.assign(browser.navigator, { serviceWorker: container });
  Object.assign(browser.document, { visibilityState: 'visible' });
  const names = ['https://updraft.example/assets/core-1.js', 'https://elsewhere.example/tag.js'];
  vi.stubGlobal('performance', { getEntriesByType: () => names.map((name) => ({ name })) });
  onUpdate.mockReset();
});

/** Simulates that the registration finds a newer worker, which is installing. */
function find() {
  const worker = someWorker('installing');
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  return worker;
}

it('startServiceWorker asks the worker to cache the page and the page’s assets, but no assets of other hosts', async () => {
  await start();
  expect(container.register.mock.calls).toEqual([['/sw.js']]);
  expect(registration.active?.postMessage.mock.calls).toEqual([
    [{ type: 'keep', paths: ['/discover', '/assets/core-1.js'], hasRest: false }],
  ]);
});

it.each<[string, string, boolean, object | undefined]>([
  ['asks', 'a connection of unknown type', true, undefined],
  ['asks', 'a fast connection', true, { effectiveType: '4g' }],
  ['asks', 'fast Wi-Fi', true, { effectiveType: '4g', type: 'wifi', saveData: false }],
  ['doesn’t ask', 'a cellular connection', false, { effectiveType: '4g', type: 'cellular' }],
  ['doesn’t ask', 'slow Wi-Fi', false, { effectiveType: '3g', type: 'wifi' }],
  ['doesn’t ask', 'a connection in data-saving mode', false, { effectiveType: '4g', saveData: true }],
])(
  'startServiceWorker %s the worker to cache the whole app on %s',
  async (_action, _connection, hasRest, connection) => {
    Object.assign(browser.navigator, { connection });
    await start(true);
    expect(registration.active?.postMessage.mock.calls[0]?.[0]).toMatchObject({ hasRest });
  },
);

it.each<[string, () => unknown, reports?: string[]]>([
  ['doesn’t support service workers', () => Object.assign(browser.navigator, { serviceWorker: undefined })],
  [
    'refuses to register a service worker',
    () => container.register.mockRejectedValue(new DOMException('Denied', 'SecurityError')),
    ['service worker: SecurityError: Denied'],
  ],
  // When Playwright blocks service workers, `register` resolves without a registration.
  ['returns no service worker registration', () => container.register.mockResolvedValue(undefined)],
])(
  'startServiceWorker and showUpdate send no message if the browser %s',
  async (_, prepare, reports = []) => {
    prepare();
    await start();
    await showUpdate();
    expect(takeReports()).toEqual(reports);
    expect(registration.active?.postMessage).not.toHaveBeenCalled();
  },
);

it('startServiceWorker calls onUpdate when a newer version is installed', async () => {
  await start();
  const worker = find();
  await settle();
  expect(onUpdate).not.toHaveBeenCalled();
  worker.become('installed');
  await settle();
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('startServiceWorker calls onUpdate when a newer version was installed before the page opened', async () => {
  registration.waiting = someWorker('installed');
  await start();
  await settle();
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('startServiceWorker doesn’t call onUpdate if a newer version fails to install, or if no earlier version is active', async () => {
  await start();
  find().become('redundant');
  registration.active = null;
  find().become('installed');
  await settle();
  expect(onUpdate).not.toHaveBeenCalled();
});

it('startServiceWorker checks for a newer version when the page becomes visible, but only once an hour', async () => {
  await start();
  const see = (visibilityState: string) => {
    Object.assign(browser.document, { visibilityState });
    browser.document.dispatchEvent(new Event('visibilitychange'));
  };
  see('visible');
  vi.advanceTimersByTime(3_600_000);
  see('hidden');
  expect(registration.update).not.toHaveBeenCalled();
  see('visible');
  see('visible');
  expect(registration.update).toHaveBeenCalledTimes(1);
});

describe('showUpdate', () => {
  function start() {
    const worker = someWorker('installed');
    registration.waiting = worker;
    const done = vi.fn();
    void showUpdate().then(done);
    return { worker, done };
  }

  it('activates the waiting worker, and resolves when the worker is active', async () => {
    const { worker, done } = start();
    await settle();
    expect(worker.postMessage.mock.calls).toEqual([[{ type: 'update' }]]);
    expect(done).not.toHaveBeenCalled();
    worker.become('activated');
    await settle();
    expect([done.mock.calls.length, registration.unregister.mock.calls.length]).toEqual([1, 0]);
  });

  it('unregisters the worker if the worker isn’t active within 3 s', async () => {
    const { done } = start();
    await vi.advanceTimersByTimeAsync(2999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([done.mock.calls.length, registration.unregister.mock.calls.length]).toEqual([1, 1]);
  });

  it('does nothing when another tab has activated the worker', async () => {
    await showUpdate();
    expect(registration.unregister).not.toHaveBeenCalled();
  });
});

it('dismissServiceWorker unregisters the service worker', async () => {
  await dismissServiceWorker();
  expect(registration.unregister).toHaveBeenCalledTimes(1);
});
