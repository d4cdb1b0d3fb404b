import { compareEntries, type Entry, type SortValue, sortValueIn } from './order';
import type { Query } from './query';
import { at, isBranch, isWithin, type Node, type Path } from './tree';

type SortedIndex = ReturnType<typeof createSortedIndex>;

/** The children of a node, sorted. */
function createSortedIndex(node: Node | undefined, order: string) {
  const sortValueOf = sortValueIn(order);
  const values = new Map<string, SortValue>();
  if (isBranch(node)) for (const key of node.keys()) values.set(key, sortValueOf(node.get(key) as Node));
  const entries = Array.from(values, ([key, value]) => ({ key, value })).sort(compareEntries);

  /** Returns how many children are before an entry. `isAfter`: counts an equal child too. */
  function countBefore(entry: Entry, isAfter: boolean): number {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = compareEntries(entries[middle] as Entry, entry);
      if (order < 0 || (isAfter && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    /** Moves a child after a change. */
    update(key: string, child: Node | undefined) {
      const before = values.get(key);
      const value = child === undefined ? undefined : sortValueOf(child);
      if (value === before) return;
      if (before !== undefined) entries.splice(countBefore({ key, value: before }, false), 1);
      values.delete(key);
      if (value === undefined) return;
      values.set(key, value);
      entries.splice(countBefore({ key, value }, false), 0, { key, value });
    },

    /** Returns the keys of the children that a query selects, sorted. */
    select({ start, end, limit, isFromEnd }: Query): string[] {
      const from = start ? countBefore(start, !start.isInclusive) : 0;
      const to = end ? countBefore(end, end.isInclusive) : entries.length;
      const range = isFromEnd ? [Math.max(from, to - limit), to] : [from, Math.min(to, from + limit)];
      return entries.slice(...range).map(({ key }) => key);
    },
  };
}

/** The sorted indexes of a tree. It creates each when a query first needs it, and then updates it. */
export function createIndexes() {
  const indexes = new Map<string, { path: Path; byOrder: Map<string, SortedIndex> }>();
  const keyOf = (path: Path) => path.join('/');
  return {
    /** Returns the keys of the children at a path that a query selects. */
    select(root: Node | undefined, path: Path, query: Query): string[] {
      const key = keyOf(path);
      const found = indexes.get(key) ?? { path, byOrder: new Map<string, SortedIndex>() };
      indexes.set(key, found);
      const index = found.byOrder.get(query.order) ?? createSortedIndex(at(root, path), query.order);
      found.byOrder.set(query.order, index);
      return index.select(query);
    },

    /** Updates the indexes after a write at a path. */
    update(root: Node | undefined, path: Path) {
      path.forEach((key, depth) => {
        const above = path.slice(0, depth);
        const child = at(root, path.slice(0, depth + 1));
        for (const index of indexes.get(keyOf(above))?.byOrder.values() ?? []) index.update(key, child);
      });
      for (const [key, { path: below }] of indexes) if (isWithin(below, path)) indexes.delete(key);
    },
  };
}
