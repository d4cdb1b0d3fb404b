import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { createConnection, type Host, type Request } from './connection';
import { createReader, framesOf } from './frames';
import { checked, toJson } from './json';
import { createRules, openRules } from './rules';
import { createStore } from './store';
import { type Auth, authOf } from './token';
import { at, pathOf } from './tree';
import { planned } from './writes';

/** A Realtime Database for tests. */
export type TestDatabase = {
  readonly host: string;
  readonly port: number;
  /** The `databaseURL` of the SDK. */
  readonly url: string;
  /** Reads without rules. Lists are objects. A path is like `spaces/u1/card`. */
  read(path: string): unknown;
  /** Writes without rules, and sends the change to the clients that listen. */
  write(path: string, value: unknown): void;
  /** Replaces all data. Doesn't notify clients. */
  fill(tree: object): void;
  /** Replaces the rules, and cancels the listens that they no longer allow. */
  setRules(rules: object): void;
  /** Severs all connections. The clients reconnect. */
  dropConnections(): void;
  /** Refuses new connections, or accepts them again. */
  refuse(isRefusing: boolean): void;
  /**
   * Functions that a test sets. `beforeWrite` runs before a client's write is applied, `beforeAnswer` before it is
   * acknowledged. A write whose client disconnects in `beforeWrite` isn't applied.
   */
  readonly hooks: Host['hooks'];
  readonly traffic: Traffic;
  /** Queries without an index, and defects of this server. */
  readonly warnings: string[];
  /** Why the rules have refused the latest requests, for debugging. */
  readonly refusals: string[];
  readonly connections: number;
  close(): Promise<void>;
};

/** `received` and `sent`: the bytes of all frames. `reads` and `writes`: the number of requests. */
type Traffic = { received: number; sent: number; reads: number; writes: number; reset(): void };
type Options = {
  /** All requests are allowed by default. */
  rules?: object;
  /** A free port by default. */
  port?: number;
  now?: () => number;
  /** Reads tokens in another format. Null: the token isn't valid. */
  token?: (token: string) => Auth | null;
};

const longestRefusals = 50;
const host = 'localhost';

/** Starts a database that the Firebase SDK can connect to with `connectDatabaseEmulator`. */
export async function startDatabase(options: Options = {}): Promise<TestDatabase> {
  const { now = Date.now, token } = options;
  let rules = createRules(options.rules ?? openRules);
  let isRefusing = false;
  const connections = new Map<string, ReturnType<typeof createConnection>>();
  const hooks: Host['hooks'] = {};
  const warnings: string[] = [];
  const refusals: string[] = [];
  const traffic: Traffic = {
    ...{ received: 0, sent: 0, reads: 0, writes: 0 },
    reset: () => void Object.assign(traffic, { received: 0, sent: 0, reads: 0, writes: 0 }),
  };
  const store = createStore((changes) => {
    for (const connection of connections.values()) connection.update(changes);
  });
  const shared: Host = {
    ...{ store, now, hooks, traffic, warnings },
    get rules() {
      return rules;
    },
    authOf: (text) => (token ? (token(text) ?? 'invalid_token') : authOf(text, now())),
    onRefusal(reason) {
      refusals.push(reason);
      if (refusals.length > longestRefusals) refusals.shift();
    },
  };
  const closeAll = () => {
    for (const connection of [...connections.values()]) connection.close();
  };

  // The SDK falls back to long polling, which this server doesn't have.
  const server = createServer((_, response) => void response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (isRefusing) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (client) => connect(client, request.url ?? ''));
  });

  function connect(socket: WebSocket, address: string) {
    const session = randomUUID();
    const send = (message: object) => {
      for (const frame of framesOf(JSON.stringify(message))) {
        traffic.sent += Buffer.byteLength(frame);
        socket.send(frame);
      }
    };
    const connection = createConnection(
      shared,
      (data) => send({ t: 'd', d: data }),
      () => {
        connections.delete(session);
        socket.terminate();
      },
    );
    const read = createReader((text) => {
      const message = messageOf(text);
      if (!message) connection.close();
      else if (message.t === 'd') connection.receive(message.d);
      // Answers a ping.
      else send({ t: 'c', d: { t: 'o', d: {} } });
    });
    socket.on('message', (data) => {
      traffic.received += data.byteLength;
      read(String(data));
    });
    socket.on('close', connection.close);
    socket.on('error', connection.close);
    // A client that reconnects replaces its last session.
    connections.get(new URL(address, 'http://localhost').searchParams.get('ls') ?? '')?.close();
    connections.set(session, connection);
    send({ t: 'c', d: { t: 'h', d: { ts: now(), v: '5', h: `${host}:${port}`, s: session } } });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    ...{ host, port, url: `http://${host}:${port}?ns=demo-updraft`, hooks, traffic, warnings, refusals },
    get connections() {
      return connections.size;
    },
    read: (path) => toJson(at(store.root, pathOf(path))),
    write: (path, value) => store.apply(planned([{ path: checked(pathOf(path)), value }], store.root, now())),
    fill: (tree) => store.fill(tree, now()),
    setRules(definition) {
      rules = createRules(definition);
      for (const connection of connections.values()) connection.recheck();
    },
    dropConnections: closeAll,
    refuse: (value) => {
      isRefusing = value;
    },
    close() {
      closeAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Reads a message of the control layer or of the data layer. Returns null if it isn't valid JSON. */
function messageOf(text: string): { t: 'c' } | { t: 'd'; d: Request } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
