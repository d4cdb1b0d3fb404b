import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = (version: string) =>
  `<script type="module" src="/assets/core-${version}.js"></script><div id="root"></div>`;
const typed = [{ name: 'email', text: 'noor@example.com', hasFocus: true }];

const navigation = vi.hoisted(() => ({ goal: () => null as string | null, guard: null as unknown }));
const loader = vi.hoisted(() => ({ isSpeculating: (): boolean => false }));
const written = vi.hoisted(() => vi.fn());
vi.mock('@/app/router/navigation', () => ({ navigation }));
vi.mock('@/app/router/loadChunk', () => loader);
vi.mock('@/app/router/entered', () => ({ writeEntered: written }));
vi.mock('@/app/router/typedText', () => ({ readTyped: () => typed }));

const worker = vi.hoisted(() => ({ dismissServiceWorker: vi.fn(), showUpdate: vi.fn() }));
vi.mock('@/app/router/serviceWorker', () => worker);

const { reloadUpdated, restoreTyped, updateIfReplaced } = await import('@/app/router/newVersion');

const location = { pathname: '/login', reload: vi.fn(), assign: vi.fn() };
const ask = vi.fn<typeof fetch>();
let stored: Map<string, string>;

/** The version that runs, and what the host answers. */
function run(version: string, answer: () => Response) {
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ getAttribute: () => `/assets/core-${version}.js` }],
  });
  ask.mockImplementation(async () => answer());
}

/** What is gone to or reloaded within the time that takes. */
async function outcome() {
  const updated = updateIfReplaced();
  await vi.advanceTimersByTimeAsync(10_000);
  await updated;
  return { reloads: location.reload.mock.calls.length, goneTo: location.assign.mock.calls.flat() };
}

const nothing = { reloads: 0, goneTo: [] };
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const fillStorage = () => {
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw full;
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  navigation.goal = () => null;
  navigation.guard = null;
  loader.isSpeculating = () => false;
  for (const mock of [location.reload, location.assign, ask, written]) mock.mockReset();
  for (const mock of Object.values(worker)) mock.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('window', { location });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  run('1', () => new Response(page('2')));
});

describe('a chunk that can’t be had', () => {
  it('because there is a newer version reloads the page, once for each version', async () => {
    expect(await outcome()).toEqual({ reloads: 1, goneTo: [] });
    expect(ask.mock.calls).toEqual([['/', { cache: 'no-store' }]]);
    // The host goes on serving the old one.
    expect(await outcome()).toEqual({ reloads: 1, goneTo: [] });
    expect(ask).toHaveBeenCalledOnce();
    run('2', () => new Response(page('3')));
    expect(await outcome()).toEqual({ reloads: 2, goneTo: [] });
  });

  it('goes on to the page one was going to instead, and is no business of a form that is left', async () => {
    navigation.goal = () => '/discover?q=helio';
    navigation.guard = () => {};
    expect(await outcome()).toEqual({ reloads: 0, goneTo: ['/discover?q=helio'] });
    restoreTyped();
    expect(written).not.toHaveBeenCalled();
  });

  it('has the next page come from the host, whatever the service worker keeps', async () => {
    const order: string[] = [];
    worker.dismissServiceWorker.mockImplementation(async () => void order.push('dismissed'));
    location.reload.mockImplementation(() => void order.push('reloaded'));
    await outcome();
    expect(order).toEqual(['dismissed', 'reloaded']);
    run('2', () => new Response(page('3')));
    worker.dismissServiceWorker.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    await outcome();
    expect(order).toEqual(['dismissed', 'reloaded', 'reloaded']);
  });

  it('of several at once reloads once', async () => {
    await Promise.all([outcome(), outcome(), outcome()]);
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the same version', () => new Response(page('1'))],
    ['an error', () => new Response(page('2'), { status: 503 })],
    ['a page that isn’t the app’s', () => new Response('<h1>Pay for this Wi-Fi</h1>')],
    ['nothing', lost],
  ])('is told where the host answers with %s', async (_, answer) => {
    run('1', answer);
    expect(await outcome()).toEqual(nothing);
  });

  it('is told where the next reload could not be told from this one', async () => {
    fillStorage();
    expect(await outcome()).toEqual(nothing);
  });

  it('changes nothing while nobody waits for it, or a form has unsaved changes', async () => {
    loader.isSpeculating = () => true;
    expect(await outcome()).toEqual(nothing);
    loader.isSpeculating = () => false;
    navigation.guard = () => {};
    expect(await outcome()).toEqual(nothing);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('what was typed', () => {
  it('comes back once, on the page where it was typed', async () => {
    await outcome();
    restoreTyped();
    restoreTyped();
    expect(written.mock.calls).toEqual([[typed]]);
    expect([...stored.values()].map((text) => JSON.parse(text))).toEqual([{ version: '/assets/core-1.js' }]);
  });

  it('stays away from another page', async () => {
    await outcome();
    vi.stubGlobal('window', { location: { ...location, pathname: '/about' } });
    restoreTyped();
    expect(written).not.toHaveBeenCalled();
  });

  it('that can’t be read is as good as none', () => {
    stored.set('updraft.reload', '{"typed":');
    restoreTyped();
    expect(written).not.toHaveBeenCalled();
  });
});

describe('a newer version that is asked for', () => {
  it('is there first, and takes along what is typed', async () => {
    const order: string[] = [];
    worker.showUpdate.mockImplementation(async () => void order.push('there'));
    location.reload.mockImplementation(() => void order.push('reloaded'));
    await reloadUpdated();
    expect(order).toEqual(['there', 'reloaded']);
    restoreTyped();
    expect(written.mock.calls).toEqual([[typed]]);
  });

  it('doesn’t stand for one that took files away', async () => {
    await reloadUpdated();
    expect(await outcome()).toEqual({ reloads: 2, goneTo: [] });
  });

  it('comes though nothing can be kept, and whatever becomes of the service worker', async () => {
    worker.showUpdate.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    fillStorage();
    await reloadUpdated();
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
