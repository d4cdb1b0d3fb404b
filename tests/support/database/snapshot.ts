import type { Database, Snapshot } from 'targaryen';
import { at, isBranch, type Node, type Path, pathOf } from './tree';

/** A tree that rules read. `onRead`: called with the path of the data that a rule reads. */
type Source = { root: Node | undefined; onRead?: (path: Path) => void };

/** Returns the data at a path as the rules see it in `data`, `newData` and `root`. */
function snapshotOf(source: Source, path: Path): Snapshot {
  const read = (found: Path) => {
    source.onRead?.(found);
    return at(source.root, found);
  };
  const node = () => read(path);
  const has = (key: string) => read([...path, ...pathOf(key)]) !== undefined;
  return {
    /** Returns an empty object instead of a branch: rules can only compare it with null. */
    val: () => (isBranch(node()) ? {} : (node() ?? null)),
    exists: () => node() !== undefined,
    isString: () => typeof node() === 'string',
    isNumber: () => typeof node() === 'number',
    isBoolean: () => typeof node() === 'boolean',
    getPriority: () => null,
    child(key) {
      if (typeof key !== 'string') throw new TypeError('The key of a child is not a string');
      return snapshotOf(source, [...path, ...pathOf(key)]);
    },
    parent() {
      if (path.length === 0) throw new RangeError('The root has no parent');
      return snapshotOf(source, path.slice(0, -1));
    },
    hasChild(key) {
      if (typeof key !== 'string') throw new TypeError('The key of a child is not a string');
      return key !== '' && has(key);
    },
    hasChildren: (keys) => (keys ? keys.every(has) : isBranch(node())),
    toString: () => path.join('/'),
  };
}

/** A tree with the methods of targaryen's database that its rules call. */
export const databaseOf = (source: Source, auth: object | null, timestamp: number): Database => ({
  auth,
  timestamp,
  debug: false,
  snapshot: (path: string) => snapshotOf(source, pathOf(path)),
  walk: (path: string, visit) => walk(source, pathOf(path), visit),
});

function walk(source: Source, path: Path, visit: (snapshot: Snapshot) => boolean) {
  const node = at(source.root, path);
  if (!isBranch(node)) return;
  for (const key of node.keys()) {
    const child = [...path, key];
    if (!visit(snapshotOf(source, child))) walk(source, child, visit);
  }
}
