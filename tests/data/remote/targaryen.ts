import { create, type Database, type Query, ruleset } from 'targaryen/lib/database/index.js';
import type { Leaves } from '@/data/adapters/remote/leaves';

// A database in memory, with rules.

/** The account of a request; `null` for a request without an account. */
export type Uid = string | null;

export type Ruled = {
  /** Whether an account may read a path, perhaps with a query. */
  canRead(uid: Uid, path: string, query?: Query): boolean;
  /** Returns the database after one update of several paths; `null` if the rules refuse it. */
  updated(uid: Uid, leaves: Leaves, now: number): Ruled | null;
  valueAt(path: string): unknown;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns leaves with the results of their increments, which targaryen doesn't know. */
function incremented(leaves: Leaves, valueAt: (path: string) => unknown): Leaves {
  const resultOf = (path: string, value: unknown): unknown => {
    const server = isObject(value) ? value['.sv'] : undefined;
    if (!isObject(server)) return value;
    const before = valueAt(path);
    return (typeof before === 'number' ? before : 0) + (server.increment as number);
  };
  return Object.fromEntries(Object.entries(leaves).map(([path, value]) => [path, resultOf(path, value)]));
}

const parsed = new WeakMap<object, object>();

/** Returns a database with these rules and this content. Parses rules only once. */
export function ruledBy(rules: object, content: unknown = null): Ruled {
  const known = parsed.get(rules) ?? ruleset(rules);
  parsed.set(rules, known);
  return ruled(create(known, content, 1));
}

function ruled(database: Database): Ruled {
  const viewers = new Map<Uid, Database>([[null, database]]);
  const seenBy = (uid: Uid): Database => {
    const known = viewers.get(uid) ?? database.as({ uid: uid as string });
    viewers.set(uid, known);
    return known;
  };
  const valueAt = (path: string) => database.snapshot(path).val();
  return {
    canRead: (uid, path, query) => seenBy(uid).read(path, { now: 1, query }).allowed,
    updated(uid, leaves, now) {
      const result = seenBy(uid).update('/', incremented(leaves, valueAt), now);
      return result.allowed ? ruled(create(database.rules, result.newDatabase.root, now)) : null;
    },
    valueAt,
  };
}
