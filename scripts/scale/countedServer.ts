import type { Child, Query, RemoteDatabase } from '@/data/adapters/remote/database';

// A database in memory that counts what it sends to each client. It speaks the messages of the engine's protocol, as
// far as the adapters need them, and has no rules.

type Tree = { [key: string]: Node };
type Node = Tree | string | number | boolean;
/** `responses`: messages with data. Messages that only confirm a request add bytes. */
type Sent = { responses: number; bytes: number };

/** What TLS 1.3 and the WebSocket add to a message, in bytes: a record's header and tag, and a frame's header. */
const framing = 22 + 4;

const isTree = (node: Node | undefined): node is Tree => typeof node === 'object';
const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

function at(root: Tree, path: string): Node | undefined {
  let found: Node | undefined = root;
  for (const key of path.split('/')) found = isTree(found) ? found[key] : undefined;
  return found;
}

/** Returns the children that a query selects, in its order. */
function selected(node: Node | undefined, query: Query): [string, Node][] {
  const { by, from, after, to, before, first, last } = query;
  const sortValueOf = ([key, child]: [string, Node]) =>
    by === 'key' || !isTree(child) ? key : (child[by] as string);
  const within = (entry: [string, Node]) => {
    const value = sortValueOf(entry);
    return (
      (!from || value >= from[0]) &&
      (!after || value > after[0]) &&
      (!to || value <= to[0]) &&
      (!before || value < before[0])
    );
  };
  const found = Object.entries(isTree(node) ? node : {}).filter(within);
  found.sort((a, b) => (sortValueOf(a) < sortValueOf(b) ? -1 : 1));
  return first === undefined ? found.slice(-(last ?? found.length)) : found.slice(0, first);
}

type Listen = {
  path: string;
  read: () => unknown;
  /** The data that the client has, as JSON; by key for a query. */
  known: string | Map<string, string>;
  call: (key: string, value: unknown) => void;
};

export function countedServer() {
  const root: Tree = {};
  const clients = new Set<{ update: () => void }>();
  let time = 1_800_000_000_000;

  function put(path: string, value: unknown) {
    const keys = path.split('/');
    const last = keys.pop() as string;
    let node = root;
    for (const key of keys) {
      node[key] ??= {};
      node = node[key] as Tree;
    }
    if (value === null) delete node[last];
    else node[last] = resolved(value, node[last]);
  }

  function resolved(value: unknown, before: Node | undefined): Node {
    if (typeof value !== 'object' || value === null) return value as Node;
    if (!('.sv' in value)) {
      const { ...fields } = value as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(fields).map(([key, item]) => [key, resolved(item, undefined)]),
      );
    }
    const operation = value['.sv'];
    return operation === 'timestamp'
      ? time
      : Number(before ?? 0) + (operation as { increment: number }).increment;
  }

  /** Connects a client. `sent`: what the server has sent to it. `written`: what it has sent. */
  function connect() {
    const sent: Sent = { responses: 0, bytes: 0 };
    const written = { updates: 0, bytes: 0 };
    const listens = new Map<string, Listen>();
    const send = (message: unknown) => {
      sent.bytes += sizeOf({ t: 'd', d: message }) + framing;
    };
    const sendData = (message: unknown) => {
      sent.responses += 1;
      send(message);
    };
    const answerOf = (data: unknown) => ({ r: 1000, b: { s: 'ok', d: data } });
    const keyOf = (path: string, query?: Query) => `${path} ${JSON.stringify(query ?? {})}`;

    function start(
      path: string,
      query: Query | undefined,
      call: Listen['call'],
      onWhole?: (children: Child[]) => void,
    ) {
      const key = keyOf(path, query);
      if (listens.has(key)) return () => {};
      const children = () => (query ? selected(at(root, path), query) : []);
      const listen: Listen = query
        ? {
            path,
            call,
            read: () => Object.fromEntries(children()),
            known: new Map(children().map(([name, child]) => [name, JSON.stringify(child)])),
          }
        : { path, call, read: () => at(root, path) ?? null, known: JSON.stringify(at(root, path) ?? null) };
      listens.set(key, listen);
      sendData({ a: 'd', b: { p: path, d: listen.read(), ...(query && { t: 1000 }) } });
      send(answerOf({}));
      queueMicrotask(() => {
        if (onWhole) onWhole(children().map(([key, value]) => ({ key, value })));
        else if (query) for (const [name, child] of children()) call(name, child);
        else call('', listen.read());
      });
      return () => void listens.delete(key);
    }

    clients.add({
      update() {
        for (const listen of listens.values()) {
          const now = listen.read();
          if (typeof listen.known === 'string') {
            const text = JSON.stringify(now);
            if (text === listen.known) continue;
            listen.known = text;
            sendData({ a: 'd', b: { p: listen.path, d: now } });
            listen.call('', now);
            continue;
          }
          const after = new Map(
            Object.entries(now as object).map(([key, value]) => [key, JSON.stringify(value)]),
          );
          const { known } = listen;
          const changed = [...new Set([...known.keys(), ...after.keys()])]
            .filter((key) => known.get(key) !== after.get(key))
            .map((key): [string, unknown] => [key, (now as Tree)[key] ?? null]);
          listen.known = after;
          if (changed.length === 0) continue;
          sendData({ a: 'm', b: { p: listen.path, d: Object.fromEntries(changed), t: 1000 } });
          for (const [key, value] of changed) listen.call(key, value);
        }
      },
    });

    const database: RemoteDatabase = {
      async get(path) {
        const value = at(root, path) ?? null;
        if (!listens.has(keyOf(path))) sendData(answerOf(value));
        return value;
      },
      async list(path, query) {
        const found = selected(at(root, path), query);
        if (!listens.has(keyOf(path, query))) sendData(answerOf(Object.fromEntries(found)));
        return found.map(([key, value]): Child => ({ key, value }));
      },
      async update(values) {
        time += 60_000;
        for (const [path, value] of Object.entries(values)) put(path, value);
        written.updates += 1;
        written.bytes += sizeOf({ t: 'd', d: { r: 1000, a: 'm', b: { p: '/', d: values } } });
        for (const client of clients) client.update();
        send(answerOf(''));
      },
      listen: (path, onValue) => start(path, undefined, (_, value) => onValue(value)),
      listenTo: (path, query, onChild, { onWhole } = {}) =>
        start(path, query, (key, value) => onChild({ key, value }), onWhole),
      onDisconnect: async () => {},
      observeConnection(listener) {
        listener(true);
        return () => {};
      },
      connected: async () => {},
      now: () => time,
    };
    return { database, sent, written };
  }

  return {
    connect,
    /** Returns the size of the stored data as JSON, by the first key of its paths. In bytes. */
    sizes: () => Object.fromEntries(Object.entries(root).map(([key, node]) => [key, sizeOf(node)])),
  };
}
