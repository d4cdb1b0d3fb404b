import { describe, expect, test, vi } from 'vitest';
import { openEngine } from '@/data/search/openEngine';
import { type EngineRequest, inWorker } from '@/data/search/remoteEngine';

/** A worker that starts, answers or fails when the test decides. */
function fakeWorker() {
  const requests: EngineRequest[] = [];
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null as ((event: unknown) => void) | null,
    postMessage: (request: EngineRequest) => void requests.push(request),
    terminate: vi.fn(),
  };
  return {
    worker: worker as unknown as Worker,
    requests,
    post: (data: unknown) => worker.onmessage?.({ data }),
    fail: (message?: string) => worker.onerror?.({ message }),
  };
}

const { signal } = new AbortController();

describe('a search engine in a web worker', () => {
  test('sends calls in order, and returns each answer to its caller', async () => {
    const { worker, requests, post } = fakeWorker();
    const opening = inWorker(worker, signal);
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

  test('rejects pending and new calls after the worker fails', async () => {
    const { worker, post, fail } = fakeWorker();
    const opening = inWorker(worker, signal);
    post({});
    const engine = await opening;
    const asked = engine.ask('search', 'person', 'a');
    fail('Out of memory');
    await expect(asked).rejects.toThrow('Out of memory');
    await expect(engine.ask('search', 'person', 'b')).rejects.toThrow('Out of memory');
    expect(worker.terminate).toHaveBeenCalled();
  });

  test.each([true, false])('ends when its signal is aborted (ready: %s)', async (isReady) => {
    const { worker, post } = fakeWorker();
    const life = new AbortController();
    const opening = inWorker(worker, life.signal);
    if (isReady) post({});
    const asked = isReady ? (await opening).ask('search', 'person', 'a') : opening;
    life.abort();
    await expect(asked).rejects.toThrow('The search can’t be used.');
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe('openEngine', () => {
  const find = async (engine: Awaited<ReturnType<typeof openEngine>>) => {
    engine.tell('prepare', 'person', [{ id: 'mina', texts: { name: 'Mina' }, names: ['Mina'] }]);
    engine.tell('change', 'person', { start: 0, count: 0, order: Int32Array.of(0) });
    return [...(await engine.ask('search', 'person', 'min'))];
  };

  test('opens a search engine on the main thread if the browser has no web workers', async () => {
    expect(await find(await openEngine(signal))).toEqual([0]);
  });

  test('opens a search engine in a web worker if the browser has web workers', async () => {
    const made: unknown[] = [];
    /** A fake global scope of the worker. */
    const self = { onmessage: (_: { data: unknown }) => {}, postMessage: (_: unknown) => {} };
    vi.stubGlobal('self', self);
    class Worker {
      onmessage = (_: { data: unknown }) => {};
      postMessage = (data: unknown) => self.onmessage({ data });
      constructor(address: URL, options: unknown) {
        made.push([address.pathname.split('/').at(-1), options]);
        self.postMessage = (data) => this.onmessage({ data });
        void import('@/data/search/searchWorker');
      }
    }
    vi.stubGlobal('Worker', Worker);
    expect(await find(await openEngine(signal))).toEqual([0]);
    expect(made).toEqual([['searchWorker.ts', { type: 'module', name: 'search' }]]);
  });

  test('opens a search engine on the main thread if the web worker can’t be loaded', async () => {
    const terminate = vi.fn();
    class Worker {
      onerror = (_: unknown) => {};
      terminate = terminate;
      constructor() {
        queueMicrotask(() => this.onerror({}));
      }
    }
    vi.stubGlobal('Worker', Worker);
    expect(await find(await openEngine(signal))).toEqual([0]);
    expect(terminate).toHaveBeenCalled();
  });

  test('opens no search engine after its signal is aborted', async () => {
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    await expect(openEngine(AbortSignal.abort())).rejects.toThrow('aborted');
    expect(Worker).not.toHaveBeenCalled();
  });
});
