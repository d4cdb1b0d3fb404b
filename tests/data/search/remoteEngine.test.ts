import { afterEach, describe, expect, test, vi } from 'vitest';
import { openEngine } from '@/data/search/openEngine';
import { call, type EngineRequest, inWorker } from '@/data/search/remoteEngine';
import { createSearchEngine } from '@/data/search/searchEngine';

/** A worker that starts, answers or fails when the test decides. */
function fakeWorker() {
  const requests: EngineRequest[] = [];
  let isEnded = false;
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null as ((event: unknown) => void) | null,
    postMessage: (request: EngineRequest) => void requests.push(request),
    terminate() {
      isEnded = true;
    },
  };
  return {
    worker: worker as unknown as Worker,
    requests,
    isEnded: () => isEnded,
    post: (data: unknown) => worker.onmessage?.({ data }),
    fail: (message?: string) => worker.onerror?.({ message }),
  };
}

describe('an engine in a worker', () => {
  test('sends calls in order, and returns each answer to its caller', async () => {
    const { worker, requests, post } = fakeWorker();
    const opening = inWorker(worker);
    post({});
    const engine = await opening;
    engine.tell('prepare', 'person', []);
    const [first, second] = [engine.ask('search', 'person', 'a'), engine.ask('search', 'person', 'b', 3)];
    expect(requests).toEqual([
      { method: 'prepare', asked: ['person', []] },
      { method: 'search', asked: ['person', 'a'], id: 1 },
      { method: 'search', asked: ['person', 'b', 3], id: 2 },
    ]);
    post({ id: 2, answer: Int32Array.of(7) });
    post({ id: 1, answer: Int32Array.of() });
    expect([await first, await second]).toEqual([Int32Array.of(), Int32Array.of(7)]);
  });

  test('rejects when the worker can’t be loaded', async () => {
    const { worker, fail, isEnded } = fakeWorker();
    const opening = inWorker(worker);
    fail();
    await expect(opening).rejects.toThrow();
    expect(isEnded()).toBe(true);
  });

  test('rejects all calls after the worker failed', async () => {
    const { worker, post, fail, isEnded } = fakeWorker();
    const opening = inWorker(worker);
    post({});
    const engine = await opening;
    const asked = engine.ask('search', 'person', 'a');
    fail('Out of memory');
    await expect(asked).rejects.toThrow('Out of memory');
    await expect(engine.ask('search', 'person', 'b')).rejects.toThrow('Out of memory');
    expect(isEnded()).toBe(true);
  });
});

test('the search worker reports that it is ready, and answers requests', async () => {
  const posted: unknown[] = [];
  const self = {
    postMessage: (answer: unknown) => posted.push(answer),
    onmessage: (_: { data: EngineRequest }) => {},
  };
  vi.stubGlobal('self', self);
  await import('@/data/search/searchWorker');
  const docs = [{ id: 'mina', texts: { name: 'Mina' }, names: ['Mina'] }];
  self.onmessage({ data: { method: 'prepare', asked: ['person', docs] } });
  const change = { start: 0, count: 0, order: Int32Array.of(0) };
  self.onmessage({ data: { method: 'change', asked: ['person', change] } });
  self.onmessage({ data: { method: 'search', asked: ['person', 'mi'], id: 4 } });
  expect(posted).toEqual([{}, { id: 4, answer: Int32Array.of(0) }]);
  vi.unstubAllGlobals();
});

describe('openEngine', () => {
  afterEach(() => vi.unstubAllGlobals());
  const find = async (engine: Awaited<ReturnType<typeof openEngine>>) => {
    engine.tell('prepare', 'person', [{ id: 'mina', texts: { name: 'Mina' }, names: ['Mina'] }]);
    engine.tell('change', 'person', { start: 0, count: 0, order: Int32Array.of(0) });
    return [...(await engine.ask('search', 'person', 'min'))];
  };

  test('opens an engine in the page when there are no workers', async () => {
    expect(await find(await openEngine())).toEqual([0]);
  });

  test('opens an engine in a worker when there are workers', async () => {
    const engine = createSearchEngine();
    const made: unknown[] = [];
    class Worker {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      constructor(address: URL, options: unknown) {
        made.push([address.pathname.split('/').at(-1), options]);
        queueMicrotask(() => this.onmessage?.({ data: {} }));
      }
      postMessage({ method, asked, id }: EngineRequest) {
        const answer = call(engine, method, asked);
        if (id !== undefined) this.onmessage?.({ data: { id, answer } });
      }
    }
    vi.stubGlobal('Worker', Worker);
    expect(await find(await openEngine())).toEqual([0]);
    expect(made).toEqual([['searchWorker.ts', { type: 'module', name: 'search' }]]);
  });

  test('opens an engine in the page when the worker can’t be loaded', async () => {
    class Worker {
      onerror: ((event: unknown) => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onerror?.({}));
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', Worker);
    expect(await find(await openEngine())).toEqual([0]);
  });
});
