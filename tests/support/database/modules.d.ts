// The parts of untyped packages that the database for tests uses.

declare module 'targaryen' {
  /** The data at a path, as rules see it. */
  type Snapshot = {
    val: () => unknown;
    exists: () => boolean;
    isString: () => boolean;
    isNumber: () => boolean;
    isBoolean: () => boolean;
    getPriority: () => null;
    child: (path: string) => Snapshot;
    parent: () => Snapshot;
    hasChild: (path: string) => boolean;
    hasChildren: (paths?: string[]) => boolean;
    toString: () => string;
  };
  type Database = {
    auth: object | null;
    timestamp: number;
    debug: boolean;
    snapshot: (path: string) => Snapshot;
    /** Visits all nodes below a path. `visit` returns true to skip the children. */
    walk: (path: string, visit: (snapshot: Snapshot) => boolean) => void;
  };
  type Result = { readonly allowed: boolean; readonly info: string };
  type Ruleset = {
    readonly root: object;
    tryRead: (path: string, data: Database, options: { now: number; query?: object }) => Result;
    tryWrite: (path: string, data: Database, newData: Database) => Result;
  };
  const targaryen: { ruleset: (definition: object) => Ruleset };

  export type { Database, Result, Snapshot };
  export default targaryen;
}

declare module 'targaryen/lib/parser/string-methods.js' {
  const methods: Record<string, (text: string, other: string) => boolean>;
  export default methods;
}

declare module 'ws' {
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  class WebSocket {
    constructor(url: string);
    on(event: 'message', listener: (data: Buffer) => void): this;
    on(event: 'open' | 'close' | 'error', listener: () => void): this;
    send(data: string): void;
    terminate(): void;
  }
  class WebSocketServer {
    constructor(options: { noServer: true });
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      onConnect: (client: WebSocket) => void,
    ): void;
  }

  export { WebSocket, WebSocketServer };
}
