import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../support/fakeStorage';
import { takeReports } from '../../support/reports';

const page = (version: string) =>
  `<script type="module" src="/assets/core-${version}.js"></script><div id="root"></div>`;
const typed = [{ name: 'email', text: 'noor@example.com', hasFocus: true }];

const navigation = vi.hoisted(() => ({ goal: () => null as string | null, guard: null as unknown }));
const loader = vi.hoisted(() => ({ isSpeculating: (): boolean => false }));
const written = vi.hoisted(() => vi.fn());
vi.mock('@/app/router/navigation', () => ({ navigation }));
vi.mock('@/app/router/loadChunk', () => loader);
vi.mock('@/app/router/fieldInput', () => ({ restoreFieldInput: written }));
vi.mock('@/app/router/textInput', () => ({ readTextInput: () => typed }));

const worker = vi.hoisted(() => ({ dismissServiceWorker: vi.fn(), showUpdate: vi.fn() }));
vi.mock('@/app/router/registerServiceWorker', () => worker);

const { reloadUpdated, restoreTyped, updateIfReplaced } = await import('@/app/router/newVersion');

const location = { pathname: '/login', reload: vi.fn(), assign: vi.fn() };
const ask = vi.fn<typeof fetch>();
let stored: ReturnType<typeof fakeStorage>;

/** Sets the running version and the response of the host. */
function run(version: string, answer: () => Response) {
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ getAttribute: () => `/assets/core-${version}.js` }],
  });
  ask.mockImplementation(async () => answer());
}

/** Runs the recovery for 10 s and returns the reloads and the URLs that it navigated to. */
async function outcome(cause?: Error) {
  const updated = updateIfReplaced(cause);
  await vi.advanceTimersByTimeAsync(10_000);
  await updated;
  return { reloads: location.reload.mock.calls.length, goneTo: location.assign.mock.calls.flat() };
}

const nothing = { reloads: 0, goneTo: [] };
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const fillStorage = () =>
  vi.spyOn(stored, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => {
  vi.useFakeTimers();
  stored = fakeStorage();
  navigation.goal = () => null;
  navigation.guard = null;
  loader.isSpeculating = () => false;
  for (const mock of [location.reload, location.assign, ask, written]) mock.mockReset();
  for (const mock of Object.values(worker)) mock.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('window', { location });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('sessionStorage', stored);
  run('1', () => new Response(page('2')));
});

it('updateIfReplaced reloads the page if the host serves a newer version, but only once per running version', async () => {
  expect(await outcome()).toEqual({ reloads: 1, goneTo: [] });
  expect(ask.mock.calls).toEqual([['/', { cache: 'no-store' }]]);
  // The reload opened the old version again, so the page isn't reloaded twice.
  expect(await outcome()).toEqual({ reloads: 1, goneTo: [] });
  expect(ask).toHaveBeenCalledOnce();
  run('2', () => new Response(page('3')));
  expect(await outcome()).toEqual({ reloads: 2, goneTo: [] });
});

it('updateIfReplaced opens the URL of a pending navigation instead of reloading, even if a form has unsaved changes', async () => {
  navigation.goal = () => '/discover?q=helio';
  navigation.guard = () => {};
  expect(await outcome()).toEqual({ reloads: 0, goneTo: ['/discover?q=helio'] });
  restoreTyped();
  expect(written).not.toHaveBeenCalled();
});

it('updateIfReplaced unregisters the service worker before the reload, and reloads even if unregistering fails', async () => {
  const order: string[] = [];
  worker.dismissServiceWorker.mockImplementation(async () => void order.push('dismissed'));
  location.reload.mockImplementation(() => void order.push('reloaded'));
  await outcome();
  expect(order).toEqual(['dismissed', 'reloaded']);
  run('2', () => new Response(page('3')));
  worker.dismissServiceWorker.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  await outcome();
  expect(order).toEqual(['dismissed', 'reloaded', 'reloaded']);
  expect(takeReports()).toEqual(['service worker: SecurityError: Denied']);
});

it('updateIfReplaced reloads the page only once for several simultaneous calls', async () => {
  await Promise.all([outcome(), outcome(), outcome()]);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('updateIfReplaced reloads the page if a code chunk failed to load but exists on the host', async () => {
  const cause = new TypeError(
    'Failed to fetch dynamically imported module: https://updraft.app/assets/x-1.js',
  );
  const answer = (status: number) => {
    run('1', () => new Response(page('1')));
    ask.mockImplementation(async (url) => new Response(page('1'), { status: url === '/' ? 200 : status }));
  };
  answer(404);
  expect(await outcome(cause)).toEqual(nothing);
  answer(200);
  expect(await outcome(cause)).toEqual({ reloads: 1, goneTo: [] });
  expect(ask).toHaveBeenLastCalledWith('https://updraft.app/assets/x-1.js');
});

it.each<[string, () => unknown, number, report?: string]>([
  ['the host serves the running version', () => run('1', () => new Response(page('1'))), 1],
  ['the host answers with an error', () => run('1', () => new Response(page('2'), { status: 503 })), 1],
  [
    'the login page of a Wi-Fi answers instead of the host',
    () => run('1', () => new Response('<h1>Pay for this Wi-Fi</h1>')),
    1,
  ],
  ['the network fails', () => run('1', lost), 1, 'TypeError: Failed to fetch'],
  [
    'sessionStorage is full, because the reload could repeat forever',
    fillStorage,
    1,
    'QuotaExceededError: full',
  ],
  ['the failed load was only speculative', () => Object.assign(loader, { isSpeculating: () => true }), 0],
  ['a form has unsaved changes', () => Object.assign(navigation, { guard: () => {} }), 0],
])('updateIfReplaced neither reloads nor navigates when %s', async (_, prepare, requests, report) => {
  prepare();
  expect(await outcome()).toEqual(nothing);
  expect(takeReports()).toEqual(report ? [`newer version: ${report}`] : []);
  expect(ask).toHaveBeenCalledTimes(requests);
});

it('restoreTyped restores the unsaved input after a reload of the page, and only once', async () => {
  await outcome();
  restoreTyped();
  restoreTyped();
  expect(written.mock.calls).toEqual([[typed]]);
  expect(JSON.parse(`${Object.values(stored)}`)).toEqual({ version: '/assets/core-1.js' });
});

it('restoreTyped doesn’t restore the unsaved input on another page', async () => {
  await outcome();
  vi.stubGlobal('window', { location: { ...location, pathname: '/about' } });
  restoreTyped();
  expect(written).not.toHaveBeenCalled();
});

it('restoreTyped ignores invalid JSON in sessionStorage', () => {
  stored.setItem('updraft.reload', '{"typed":');
  restoreTyped();
  expect(written).not.toHaveBeenCalled();
});

it('reloadUpdated activates the new version and reloads the page, and restoreTyped restores the unsaved input', async () => {
  const order: string[] = [];
  worker.showUpdate.mockImplementation(async () => void order.push('there'));
  location.reload.mockImplementation(() => void order.push('reloaded'));
  await reloadUpdated();
  expect(order).toEqual(['there', 'reloaded']);
  restoreTyped();
  expect(written.mock.calls).toEqual([[typed]]);
});

it('updateIfReplaced can reload the page even after reloadUpdated has reloaded the page', async () => {
  await reloadUpdated();
  expect(await outcome()).toEqual({ reloads: 2, goneTo: [] });
});

it('reloadUpdated reloads the page even if sessionStorage is full and the service worker fails', async () => {
  worker.showUpdate.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  fillStorage();
  await reloadUpdated();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(takeReports()).toEqual(['newer version: SecurityError: Denied']);
});
