import {
  type DatabaseReference,
  type DataSnapshot,
  endAt,
  endBefore,
  type Database as FirebaseDatabase,
  get,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  type QueryConstraint,
  query as queryOf,
  ref,
  startAfter,
  startAt,
  update,
} from 'firebase/database';

/** The rules of the database refuse a read or a write. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Where a page begins or ends: a value and, among children with the same value, a key. */
type Edge = readonly [value: number | string, key?: string];

/** Which children of a path to read, ordered by key, or by the number in one of their fields. */
export type Query = {
  by: 'key' | 't' | 'u' | 'at';
  from?: Edge;
  after?: Edge;
  to?: Edge;
  before?: Edge;
  first?: number;
  last?: number;
};

export type Child = { key: string; value: unknown };

/** How a list begins or ends. */
type ListEnds = { onWhole?: (children: Child[]) => void; onRefused?: () => void };

/** The connection to the database, as the account that is signed in. */
export interface RemoteDatabase {
  /** Returns the value at a path; null if there is none. @throws RefusedError */
  get(path: string): Promise<unknown>;
  /** Returns children of a path, in their order. @throws RefusedError */
  list(path: string, query: Query): Promise<Child[]>;
  /**
   * Writes all values, or none. Resolves once the database has stored them.
   * @throws RefusedError
   */
  update(values: Readonly<Record<string, unknown>>): Promise<void>;
  /**
   * Calls back with the value at a path, now and after every change. Stops with `onRefused` when the rules
   * refuse it. Returns the function that stops it.
   */
  listen(path: string, onValue: (value: unknown) => void, onRefused?: () => void): () => void;
  /**
   * Calls back with each child, and again after it changed; with a null value after it was removed. With `onWhole`,
   * all children that there are at first come as one list instead. Stops with `onRefused` when the rules refuse
   * it. Returns the function that stops it.
   */
  listenTo(path: string, query: Query, onChild: (child: Child) => void, ends?: ListEnds): () => void;
  /** Has the database write a value once this client disconnects. */
  onDisconnect(path: string, value: unknown): Promise<void>;
  /** Calls back with whether the database is connected, now and after every change. */
  observeConnection(listener: (isConnected: boolean) => void): () => void;
  /** Resolves once the database is connected. @throws the signal's reason when it aborts */
  connected(signal: AbortSignal): Promise<void>;
  /** Returns the server's time, in ms since the epoch. */
  now(): number;
}

const isRefusal = (error: unknown): boolean =>
  /permission.denied/i.test(`${(error as { code?: unknown }).code} ${(error as Error).message}`);

const asRefused = (error: unknown): never => {
  throw isRefusal(error) ? new RefusedError((error as Error).message, { cause: error }) : error;
};

const constraints = ({ by, from, after, to, before, first, last }: Query): QueryConstraint[] => {
  const edge = (bound: (value: never, key?: string) => QueryConstraint, at: Edge | undefined) =>
    at ? [bound(at[0] as never, at[1])] : [];
  return [
    by === 'key' ? orderByKey() : orderByChild(by),
    ...edge(startAt, from),
    ...edge(startAfter, after),
    ...edge(endAt, to),
    ...edge(endBefore, before),
    ...(first === undefined ? [] : [limitToFirst(first)]),
    ...(last === undefined ? [] : [limitToLast(last)]),
  ];
};

function childrenIn(snapshot: DataSnapshot): Child[] {
  const found: Child[] = [];
  snapshot.forEach((child) => {
    found.push({ key: child.key, value: child.val() });
  });
  return found;
}

/** Connects the SDK's database. */
export function remoteDatabase(database: FirebaseDatabase): RemoteDatabase {
  const at = (path: string): DatabaseReference => ref(database, path);
  const queried = (path: string, query: Query) => queryOf(at(path), ...constraints(query));
  let offset = 0;
  onValue(at('.info/serverTimeOffset'), (snapshot) => {
    offset = (snapshot.val() as number | null) ?? 0;
  });

  const observeConnection = (listener: (isConnected: boolean) => void) =>
    onValue(at('.info/connected'), (snapshot) => listener(snapshot.val() === true));

  return {
    get: async (path) => (await get(at(path)).catch(asRefused)).val() as unknown,

    list: async (path, query) => childrenIn(await get(queried(path, query)).catch(asRefused)),

    update: (values) => update(at('/'), values).catch(asRefused),

    listen: (path, listener, onRefused) =>
      onValue(at(path), (snapshot) => listener(snapshot.val()), onRefused),

    listenTo(path, query, onChild, { onWhole, onRefused } = {}) {
      const asked = queried(path, query);
      let isWhole = !onWhole;
      const tell = (key: string | null, value: unknown) => {
        if (isWhole) onChild({ key: key ?? '', value });
      };
      const told = (snapshot: DataSnapshot) => tell(snapshot.key, snapshot.val());
      const takeAll = (snapshot: DataSnapshot) => {
        isWhole = true;
        onWhole?.(childrenIn(snapshot));
      };
      const stops = [
        onChildAdded(asked, told, onRefused),
        onChildChanged(asked, told),
        onChildRemoved(asked, ({ key }) => tell(key, null)),
        // The SDK sends one request for all listeners of a query, and tells this one last.
        ...(onWhole ? [onValue(asked, takeAll, { onlyOnce: true })] : []),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },

    onDisconnect: (path, value) => onDisconnect(at(path)).set(value),

    observeConnection,

    connected: (signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        // The listener may be called before `observeConnection` returns.
        let stop: (() => void) | undefined;
        let isDone = false;
        const end = (settle: () => void) => {
          isDone = true;
          signal.removeEventListener('abort', abort);
          stop?.();
          settle();
        };
        const abort = () => end(() => reject(signal.reason));
        signal.addEventListener('abort', abort);
        stop = observeConnection((isConnected) => {
          if (isConnected && !isDone) end(resolve);
        });
        if (isDone) stop();
      }),

    now: () => Date.now() + offset,
  };
}
