/** A value without children. */
export type Leaf = string | number | boolean;
/** The children of a node, by key. A branch in the database has at least one child. */
export type Branch = Pick<ReadonlyMap<string, Node>, 'size' | 'get' | 'keys'>;
export type Node = Leaf | Branch;
export type Path = readonly string[];
/** The data that a write sets at a path. `undefined` removes the data. */
export type Write = { path: Path; after: Node | undefined };

type Writable = Branch & { set: (key: string, node: Node) => unknown; delete: (key: string) => unknown };

export const isBranch = (node: Node | undefined): node is Branch => typeof node === 'object';

export const pathOf = (text: string): Path => text.split('/').filter(Boolean);

export const isWithin = (inner: Path, outer: Path) =>
  outer.length <= inner.length && outer.every((key, at) => key === inner[at]);

/** Returns the data at a path. */
export function at(node: Node | undefined, path: Path): Node | undefined {
  let found = node;
  for (const key of path) found = isBranch(found) ? found.get(key) : undefined;
  return found;
}

/** Applies writes to a tree, which it changes. Returns the root. */
export const written = (root: Node | undefined, writes: readonly Write[]) =>
  writtenWith(root, writes, (branch) => (branch instanceof Map ? branch : new Map()));

/** Returns the tree as it would be after the writes. The cost doesn't depend on the size of the tree. */
export function preview(root: Node | undefined, writes: readonly Write[]): Node | undefined {
  const overlays = new Set<Branch>();
  return writtenWith(root, writes, (branch) => {
    if (branch && overlays.has(branch)) return branch as Writable;
    const created = overlay(branch ?? new Map());
    overlays.add(created);
    return created;
  });
}

type Open = (branch: Branch | undefined) => Writable;

const writtenWith = (root: Node | undefined, writes: readonly Write[], open: Open) =>
  writes.reduce((node, { path, after }) => put(node, path, after, open), root);

function put(
  node: Node | undefined,
  [key, ...rest]: Path,
  value: Node | undefined,
  open: Open,
): Node | undefined {
  if (key === undefined) return value;
  const before = isBranch(node) ? node : undefined;
  const child = put(before?.get(key), rest, value, open);
  // The removal of a child that doesn't exist leaves a leaf as it is.
  if (child === undefined && before?.get(key) === undefined) return node;
  const branch = open(before);
  if (child === undefined) branch.delete(key);
  else branch.set(key, child);
  return branch.size > 0 ? branch : undefined;
}

/** A copy of a branch that stores only its differences. */
function overlay(base: Branch): Writable {
  const changed = new Map<string, Node | undefined>();
  let size = base.size;
  const get = (key: string) => (changed.has(key) ? changed.get(key) : base.get(key));
  function change(key: string, node: Node | undefined) {
    size += Number(node !== undefined) - Number(get(key) !== undefined);
    changed.set(key, node);
  }
  return {
    get,
    set: change,
    delete: (key) => change(key, undefined),
    get size() {
      return size;
    },
    keys: () => new Set([...base.keys(), ...changed.keys()].filter((key) => get(key) !== undefined)).values(),
  };
}

/** Whether two nodes hold the same data. */
export function isSame(one: Node | undefined, other: Node | undefined): boolean {
  if (!isBranch(one) || !isBranch(other)) return one === other;
  if (one.size !== other.size) return false;
  for (const key of one.keys()) if (!isSame(one.get(key), other.get(key))) return false;
  return true;
}
