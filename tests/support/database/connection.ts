import { hashOf } from './hash';
import { checked, InvalidData } from './json';
import { type Change, type Listen, updateOf, wholeOf } from './listen';
import { queryOf, type WireQuery } from './query';
import type { Rules } from './rules';
import type { Store } from './store';
import { type Auth, expiryOf } from './token';
import { at, isWithin, type Path, pathOf } from './tree';
import { type Entry, entriesOf, planned } from './writes';

/** A request of a client. `r`: its number, `a`: the action, `b`: the arguments. */
export type Request = { r: number; a: string; b: Arguments };
type Arguments = {
  p?: string;
  q?: WireQuery;
  t?: number;
  d?: unknown;
  h?: string;
  cred?: string;
};
type Answer = { s: string; d?: unknown };
type Refused = 'invalid_token' | 'expired_token';

/** The database, as its connections use it. */
export type Host = {
  store: Store;
  readonly rules: Rules;
  now: () => number;
  authOf: (token: string) => Auth | Refused;
  hooks: {
    beforeWrite?: (path: string) => void | Promise<void>;
    beforeAnswer?: (path: string) => void | Promise<void>;
  };
  traffic: { reads: number; writes: number };
  warnings: string[];
  onRefusal: (reason: string) => void;
};

const ok: Answer = { s: 'ok', d: '' };
const denied: Answer = { s: 'permission_denied', d: 'Permission denied' };
const pathIn = ({ p = '' }: Arguments) => checked(pathOf(p));
const listenKey = (path: Path, wire?: WireQuery) => `${path.join('/')} ${JSON.stringify(wire ?? {})}`;

/** Answers the requests of one client. `send`: sends the client a message of the data layer. */
export function createConnection(host: Host, send: (message: object) => void, sever: () => void) {
  const { store, hooks, now } = host;
  const listens = new Map<string, Listen>();
  /** The entries of each `onDisconnect` operation. */
  let onDisconnect: Entry[][] = [];
  let auth: Auth | null = null;
  let isAdmin = false;
  let isClosed = false;
  let turn = Promise.resolve();

  /** `time`: the same as in the server values of a write. */
  function isAllowed(
    whyNot: (access: Parameters<Rules['whyNotRead']>[2]) => string | null,
    time = now(),
  ): boolean {
    const reason = isAdmin ? null : whyNot({ root: store.root, auth, now: time });
    if (reason !== null) host.onRefusal(reason);
    return reason === null;
  }
  function mayRead({ path, query, readByRules }: Listen): boolean {
    readByRules.length = 0;
    const onRead = (read: Path) => void readByRules.push(read);
    return isAllowed((access) => host.rules.whyNotRead(path, query, { ...access, onRead }));
  }

  /** Cancels the listens that the rules no longer allow, after a change of their data or of all rules. */
  function recheck(changes?: readonly Change[]) {
    const isConcerned = ({ readByRules }: Listen) =>
      !changes ||
      readByRules.some((read) => changes.some(({ path }) => isWithin(path, read) || isWithin(read, path)));
    for (const [key, listen] of listens) {
      if (!isConcerned(listen) || mayRead(listen)) continue;
      listens.delete(key);
      send({ a: 'c', b: { p: listen.path.join('/'), ...(listen.query && { q: [listen.wire] }) } });
    }
  }

  /** Applies entries, unless the rules refuse one of them. */
  function commit(entries: readonly Entry[]): boolean {
    const time = now();
    const writes = planned(entries, store.root, time);
    if (!isAllowed((access) => host.rules.whyNotWrite(writes, access), time)) return false;
    store.apply(writes);
    return true;
  }

  async function write(body: Arguments, isMerge: boolean): Promise<Answer> {
    const path = pathIn(body);
    const entries = entriesOf(path, body.d, isMerge);
    host.traffic.writes += 1;
    await hooks.beforeWrite?.(path.join('/'));
    if (isClosed) return ok;
    if (body.h !== undefined && body.h !== hashOf(at(store.root, path))) {
      return { s: 'datastale', d: 'Transaction hash does not match' };
    }
    const answer = commit(entries) ? ok : denied;
    await hooks.beforeAnswer?.(path.join('/'));
    return answer;
  }

  /** Reads the arguments of a request for data. Records a warning if the rules lack the index. */
  function asked(body: Arguments): { listen: Listen; isIndexed: boolean } {
    const path = pathIn(body);
    const query = queryOf(body.q);
    host.traffic.reads += 1;
    const isIndexed = !query || host.rules.isIndexed(path, query.order);
    if (!isIndexed) host.warnings.push(`No index on ${query.order} at /${path.join('/')}`);
    const listen = { path, query, wire: body.q, tag: body.t, window: new Set<string>(), readByRules: [] };
    return { listen, isIndexed };
  }

  function onDisconnectWrite(body: Arguments, isMerge: boolean): Answer {
    const entries = entriesOf(pathIn(body), body.d, isMerge);
    const time = now();
    const writes = planned(entries, store.root, time);
    if (!isAllowed((access) => host.rules.whyNotWrite(writes, access), time)) return denied;
    onDisconnect.push(entries);
    return ok;
  }

  function signIn(found: Auth | Refused): Answer {
    if (typeof found === 'string') return { s: found, d: 'The token is not valid' };
    auth = found;
    recheck();
    return { s: 'ok', d: { auth: found.token ?? found, expires: expiryOf(found) / 1000 } };
  }

  const actions: Record<string, (body: Arguments) => Answer | Promise<Answer>> = {
    q(body) {
      const { listen, isIndexed } = asked(body);
      if (!mayRead(listen)) return denied;
      send(wholeOf(listen, store.root, store.select));
      listens.set(listenKey(listen.path, body.q), listen);
      return { s: 'ok', d: isIndexed ? {} : { w: ['no_index'] } };
    },
    n(body) {
      listens.delete(listenKey(pathIn(body), body.q));
      return ok;
    },
    g(body) {
      const { listen } = asked(body);
      return mayRead(listen) ? { s: 'ok', d: wholeOf(listen, store.root, store.select).b.d } : denied;
    },
    p: (body) => write(body, false),
    m: (body) => write(body, true),
    o: (body) => onDisconnectWrite(body, false),
    om: (body) => onDisconnectWrite(body, true),
    oc(body) {
      const path = pathIn(body);
      onDisconnect = onDisconnect.map((entries) => entries.filter((entry) => !isWithin(entry.path, path)));
      return ok;
    },
    auth: ({ cred = '' }) => signIn(host.authOf(cred)),
    gauth({ cred }) {
      isAdmin = cred === 'owner';
      return isAdmin ? ok : { s: 'invalid_token', d: 'The token is not valid' };
    },
    unauth() {
      auth = null;
      recheck();
      return ok;
    },
    s: () => ok,
  };

  async function answer({ r, a, b }: Request) {
    if (isClosed) return;
    if (expiryOf(auth) <= now() && a !== 'auth') {
      // The SDK reconnects, and sends the request again.
      return send({ a: 'ac', b: { s: 'expired_token', d: 'The token has expired' } });
    }
    const action = Object.hasOwn(actions, a) ? actions[a] : undefined;
    const answered = await Promise.resolve(b)
      .then(action ?? (() => ({ s: 'error', d: `Unknown action ${a}` })))
      .catch((error: unknown): Answer => {
        if (error instanceof InvalidData) return { s: 'invalid_data', d: error.message };
        host.warnings.push(String(error));
        return { s: 'error', d: String(error) };
      });
    if (!isClosed) send({ r, b: answered });
  }

  return {
    /** Answers a request after the earlier requests. */
    receive(request: Request) {
      turn = turn.then(() => answer(request));
    },

    /** Sends the client the changes it listens to. */
    update(changes: readonly Change[]) {
      recheck(changes);
      for (const listen of listens.values()) {
        const update = updateOf(listen, changes, store.root, store.select);
        if (update) send(update);
      }
    },

    recheck: () => recheck(),

    /** Severs the connection and runs its `onDisconnect` operations, with the user's rights. */
    close() {
      if (isClosed) return;
      isClosed = true;
      listens.clear();
      for (const entries of onDisconnect.splice(0)) commit(entries);
      sever();
    },
  };
}
