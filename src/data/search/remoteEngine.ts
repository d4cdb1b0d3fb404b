import type { SearchEngine } from './searchEngine';

type Method = keyof SearchEngine;
type Asked<Name extends Method> = Parameters<SearchEngine[Name]>;
type Answer<Name extends Method> = ReturnType<SearchEngine[Name]>;

/** A {@link SearchEngine} that may run in a worker. Calls take effect in the order in which they are made. */
export type RemoteEngine = {
  tell<Name extends Method>(method: Name, ...asked: Asked<Name>): void;
  /** Rejects once the engine has failed: a failed engine never answers again. */
  ask<Name extends Method>(method: Name, ...asked: Asked<Name>): Promise<Answer<Name>>;
};

/** A message to the engine's worker. A message without an id needs no answer. */
export type EngineRequest = { method: Method; asked: unknown[]; id?: number };
/** A message from the worker. The first message has no id and reports that the engine is ready. */
export type EngineAnswer = { id: number; answer: unknown } | { id?: undefined };

export const call = (engine: SearchEngine, method: Method, asked: unknown[]): unknown =>
  (engine[method] as (...asked: unknown[]) => unknown)(...asked);

/** Returns an engine that runs in the page. */
export const inPage = (engine: SearchEngine): RemoteEngine => ({
  tell: (method, ...asked) => void call(engine, method, asked),
  ask: async (method, ...asked) => call(engine, method, asked) as Answer<typeof method>,
});

/**
 * Returns the engine in a worker, once it is ready. Aborting the signal ends the worker, and the engine fails.
 * @throws if the worker fails to load
 */
export function inWorker(worker: Worker, signal: AbortSignal): Promise<RemoteEngine> {
  const pending = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let asked = 0;
  let failure: Error | null = null;
  const post = (request: EngineRequest) => worker.postMessage(request);

  const remote: RemoteEngine = {
    tell: (method, ...args) => post({ method, asked: args }),
    ask: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        asked += 1;
        pending.set(asked, { resolve, reject });
        post({ method, asked: args, id: asked });
      }),
  };

  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => {
      if (data.id === undefined) return resolve(remote);
      pending.get(data.id)?.resolve(data.answer as never);
      pending.delete(data.id);
    };
    const fail = (event: Event) => {
      failure = new Error((event as ErrorEvent).message || 'The search can’t be used.');
      worker.terminate();
      reject(failure);
      for (const waiting of pending.values()) waiting.reject(failure);
      pending.clear();
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    signal.addEventListener('abort', fail);
  });
}
