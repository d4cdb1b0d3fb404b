import { beforeEach, expect, it, vi } from 'vitest';

/** Stubs of the browser APIs that the loader uses. */
const stop = vi.fn();
const refetched = vi.fn(async () => new Response());
let entries: { name: string; responseStatus: number }[] = [];

let loader: typeof import('@/app/router/loadChunk');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  stop.mockReset();
  refetched.mockClear();
  entries = [];
  vi.stubGlobal('window', { stop });
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  vi.stubGlobal('fetch', refetched);
  loader = await import('@/app/router/loadChunk');
});

const chunk = { default: 'A page' };
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const never = () => new Promise<typeof chunk>(() => {});

/** Returns an import function that uses one of these answers per call. */
function importing(...answers: (() => Promise<typeof chunk>)[]) {
  const left = [...answers];
  return vi.fn(() => (left.shift() ?? never)());
}

/** Starts a load and tracks its outcome. */
function start(load: () => Promise<typeof chunk>) {
  const state: { outcome: unknown } = { outcome: 'under way' };
  const become = (outcome: unknown) => Object.assign(state, { outcome });
  loader.loadChunk(load).then(become, ({ name }: Error) => become(name));
  return state;
}

const chunkRest = () => loader.chunkRetryDelay;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it.each([
  ['resolves with a chunk that loads', [async () => chunk], 0, chunk, 1],
  ['requests a failed chunk again after a delay', [lost, async () => chunk], 1000, chunk, 2],
  ['rejects after two failures', [lost, lost, async () => chunk], 1000, 'ChunkError', 2],
])('loadChunk %s, and clears all timers', async (_, answers, rest, outcome, times) => {
  const load = importing(...answers);
  const state = start(load);
  if (rest) await pass(rest - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect([state.outcome, load.mock.calls.length]).toEqual([outcome, times]);
  expect([vi.getTimerCount(), stop.mock.calls.length]).toEqual([0, 0]);
});

it('loadChunk fetches the scripts that a chunk imports at the same time as the chunk', async () => {
  const links: object[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  const loading = loader.loadChunk(async () => [...links], ['assets/session.js', 'assets/zod.js']);
  expect(links).toEqual(
    ['session', 'zod'].map((name) => ({ rel: 'modulepreload', href: `/assets/${name}.js` })),
  );
  await loading;
  vi.unstubAllGlobals();
});

it('loadChunk stops a request that takes two minutes, and rejects', async () => {
  const load = importing(never, async () => chunk);
  const state = start(load);
  await pass(119_999);
  expect([state.outcome, stop.mock.calls.length]).toEqual(['under way', 0]);
  await pass(1);
  expect([state.outcome, stop.mock.calls.length]).toEqual(['ChunkError', 1]);
  await pass(chunkRest());
  expect(load).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('loadChunk doesn’t retry a request that the chunk’s own timeout stopped', async () => {
  const load = importing(() => new Promise((_, reject) => stop.mockImplementation(reject)));
  const state = start(load);
  await pass(120_000 + chunkRest());
  expect([state.outcome, load.mock.calls.length]).toEqual(['ChunkError', 1]);
});

it('loadChunk retries a request that the timeout of another chunk stopped', async () => {
  const first = importing(never);
  const second = importing(
    () => new Promise((_, reject) => stop.mockImplementation(reject)),
    async () => chunk,
  );
  const states = [start(first)];
  await pass(20_000);
  states.push(start(second));
  await pass(100_000 + chunkRest());
  expect(states.map(({ outcome }) => outcome)).toEqual(['ChunkError', chunk]);
});

it('before a retry, loadChunk refetches all assets whose cached response is an error', async () => {
  entries = [
    { name: 'https://updraft.example/assets/AboutRoute-1.js', responseStatus: 404 },
    { name: 'https://updraft.example/assets/AboutRoute-1.css', responseStatus: 503 },
    { name: 'https://updraft.example/assets/core-1.js', responseStatus: 200 },
    { name: 'https://updraft.example/images/face.webp', responseStatus: 404 },
  ];
  const load = importing(lost, async () => chunk);
  start(load);
  await pass(0);
  expect(refetched).not.toHaveBeenCalled();
  await pass(loader.chunkRetryDelay);
  expect(refetched.mock.calls).toEqual([
    ['https://updraft.example/assets/AboutRoute-1.js', { cache: 'reload' }],
    ['https://updraft.example/assets/AboutRoute-1.css', { cache: 'reload' }],
  ]);
});

it('loadChunk calls the failure handler with the error, and rejects after the handler has finished', async () => {
  const recover = vi.fn(async () => {});
  loader.onChunkFailure(recover);
  const saved = start(importing(lost, async () => chunk));
  await pass(loader.chunkRetryDelay);
  expect([saved.outcome, recover.mock.calls.length]).toEqual([chunk, 0]);

  recover.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 10)));
  const state = start(importing(lost, lost));
  await pass(loader.chunkRetryDelay);
  expect([state.outcome, recover.mock.calls.length]).toEqual(['under way', 1]);
  await pass(10);
  expect(state.outcome).toBe('ChunkError');
  expect(recover).toHaveBeenCalledWith(expect.any(TypeError));
});

it('isSpeculating returns true only while a load that `speculate` started is pending', async () => {
  expect(loader.isSpeculating()).toBe(false);
  const load = () => loader.loadChunk(importing(lost, lost));
  const done = loader.speculate(load);
  expect(loader.isSpeculating()).toBe(true);
  await pass(loader.chunkRetryDelay);
  await expect(done).resolves.toBeUndefined();
  expect(loader.isSpeculating()).toBe(false);
});
