import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissServiceWorker, showUpdate, startServiceWorker } from '@/app/router/serviceWorker';
import { stubBrowser } from '../../support/browser';

/** A worker that is told things, and becomes something. */
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
  return () => vi.useRealTimers();
});

/** A newer worker is found on the way. */
function find() {
  const worker = someWorker('installing');
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  return worker;
}

describe('what is kept', () => {
  it('is what the page was made of, from its own host', async () => {
    await start();
    expect(container.register.mock.calls).toEqual([['/sw.js']]);
    expect(registration.active?.postMessage.mock.calls).toEqual([
      [{ type: 'keep', paths: ['/discover', '/assets/core-1.js'], hasRest: false }],
    ]);
  });

  it.each<[boolean, object | undefined]>([
    [true, undefined],
    [true, { effectiveType: '4g' }],
    [true, { effectiveType: '4g', type: 'wifi', saveData: false }],
    [false, { effectiveType: '4g', type: 'cellular' }],
    [false, { effectiveType: '3g', type: 'wifi' }],
    [false, { effectiveType: '4g', saveData: true }],
  ])('is the rest too: %s on a connection of %j', async (hasRest, connection) => {
    Object.assign(browser.navigator, { connection });
    await start(true);
    expect(registration.active?.postMessage.mock.calls[0]?.[0]).toMatchObject({ hasRest });
  });

  it.each([
    ['has no service workers', () => Object.assign(browser.navigator, { serviceWorker: undefined })],
    ['refuses them', () => container.register.mockRejectedValue(new DOMException('Denied', 'SecurityError'))],
    // As Playwright blocks them.
    ['gives none', () => container.register.mockResolvedValue(undefined)],
  ])('is nothing where the browser %s', async (_, prepare) => {
    prepare();
    await start();
    await showUpdate();
    expect(registration.active?.postMessage).not.toHaveBeenCalled();
  });
});

describe('a newer version', () => {
  it('is told of once it is ready', async () => {
    await start();
    const worker = find();
    await settle();
    expect(onUpdate).not.toHaveBeenCalled();
    worker.become('installed');
    await settle();
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('that was ready before is told of with every page', async () => {
    registration.waiting = someWorker('installed');
    await start();
    await settle();
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('is none where it could not be made ready, nor where it is the first', async () => {
    await start();
    find().become('redundant');
    registration.active = null;
    find().become('installed');
    await settle();
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('is asked for by a page that was open for long, when it is seen again', async () => {
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
});

describe('showing it', () => {
  it('has it take over, and waits until it has', async () => {
    const worker = someWorker('installed');
    registration.waiting = worker;
    const done = vi.fn();
    void showUpdate().then(done);
    await settle();
    expect(worker.postMessage.mock.calls).toEqual([[{ type: 'update' }]]);
    expect(done).not.toHaveBeenCalled();
    worker.become('activated');
    await settle();
    expect([done.mock.calls.length, registration.unregister.mock.calls.length]).toEqual([1, 0]);
  });

  it('does without a worker where it never takes over', async () => {
    registration.waiting = someWorker('installed');
    const done = vi.fn();
    void showUpdate().then(done);
    await vi.advanceTimersByTimeAsync(2999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([done.mock.calls.length, registration.unregister.mock.calls.length]).toEqual([1, 1]);
  });

  it('is done where another tab has shown it', async () => {
    await showUpdate();
    expect(registration.unregister).not.toHaveBeenCalled();
  });
});

it('a dismissed worker stands between nothing any more', async () => {
  await dismissServiceWorker();
  expect(registration.unregister).toHaveBeenCalledTimes(1);
});
