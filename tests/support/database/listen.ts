import { toJson } from './json';
import type { Query, WireQuery } from './query';
import { at, isSame, isWithin, type Node, type Path, type Write } from './tree';

/** A client's subscription to a path, or to a query of it. */
export type Listen = {
  path: Path;
  query: Query | null;
  wire: WireQuery | undefined;
  /** The client's number of the query. */
  tag: number | undefined;
  /** The keys of the children that the client has, if there is a query. */
  window: ReadonlySet<string>;
  /** The paths of the data that the rules have read to allow the listen. */
  readByRules: Path[];
};

/** A write with the data that it replaces. */
export type Change = Write & { before: Node | undefined };
/** `d` replaces the data at a path, `m` merges children. */
export type Update = { a: 'd' | 'm'; b: { p: string; d: unknown; t?: number } };
type Select = (path: Path, query: Query) => string[];

const replacing = (path: Path, data: unknown): Update => ({ a: 'd', b: { p: path.join('/'), d: data } });
const merging = (path: Path, data: unknown): Update => ({ a: 'm', b: { p: path.join('/'), d: data } });

/** Returns the data of a listen, for a client that has none. */
export function wholeOf(listen: Listen, root: Node | undefined, select: Select): Update {
  const node = at(root, listen.path);
  if (!listen.query) return replacing(listen.path, toJson(node));
  listen.window = new Set(select(listen.path, listen.query));
  const children = Array.from(listen.window, (key) => [key, toJson(at(node, [key]))]);
  return tagged(listen, replacing(listen.path, children.length > 0 ? Object.fromEntries(children) : null));
}

/** Returns what changes for a client, or null. The tree has the changes. */
export function updateOf(
  listen: Listen,
  changes: readonly Change[],
  root: Node | undefined,
  select: Select,
): Update | null {
  const { path, query } = listen;
  const below = changes.filter((change) => isWithin(change.path, path) && change.path.length > path.length);
  const isReplaced = changes.some(
    (change) =>
      isWithin(path, change.path) &&
      !isSame(at(change.before, path.slice(change.path.length)), at(root, path)),
  );
  if (isReplaced) return wholeOf(listen, root, select);
  if (below.length === 0) return null;
  if (query) return windowUpdate(listen, query, below, root, select);
  const [first, ...more] = below;
  if (first && more.length === 0) return replacing(first.path, toJson(first.after));
  return merging(path, Object.fromEntries(below.map((change) => relative(change, path))));
}

function windowUpdate(
  listen: Listen,
  query: Query,
  below: readonly Change[],
  root: Node | undefined,
  select: Select,
): Update | null {
  const { path, window } = listen;
  const after = new Set(select(path, query));
  listen.window = after;
  const left = [...window].filter((key) => !after.has(key)).map((key) => [key, null]);
  const entered = [...after]
    .filter((key) => !window.has(key))
    .map((key) => [key, toJson(at(root, [...path, key]))]);
  const stayed = below
    .filter((change) => [window, after].every((keys) => keys.has(change.path[path.length] ?? '')))
    .map((change) => relative(change, path));
  const children = [...left, ...entered, ...stayed];
  return children.length > 0 ? tagged(listen, merging(path, Object.fromEntries(children))) : null;
}

const relative = ({ path, after }: Write, base: Path) =>
  [path.slice(base.length).join('/'), toJson(after)] as const;

const tagged = ({ tag }: Listen, { a, b }: Update): Update => ({
  a,
  b: tag === undefined ? b : { ...b, t: tag },
});
