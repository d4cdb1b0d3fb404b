import { at, isBranch, type Leaf, type Node, pathOf } from './tree';

/** The value by which a child is sorted. All branches are equal. */
export type SortValue = Leaf | null | typeof branchValue;
export type Entry = { key: string; value: SortValue };

const branchValue = { isBranch: true } as const;
const smallestKey = '[MIN_NAME]';
const greatestKey = '[MAX_NAME]';

/** Returns the sort value of a child. `order`: the index of a query on the wire, such as `.key` or `card/at`. */
export function sortValueIn(order: string): (node: Node) => SortValue {
  if (order === '.key' || order === '.priority') return () => null;
  const path = order === '.value' ? [] : pathOf(order);
  return (node) => {
    const value = at(node, path);
    return isBranch(value) ? branchValue : (value ?? null);
  };
}

/** Compares children as the SDK does: by value, then by key. */
export const compareEntries = (one: Entry, other: Entry) =>
  compareValues(one.value, other.value) || compareKeys(one.key, other.key);

const ranks: Partial<Record<string, number>> = { boolean: 1, number: 2, string: 3, object: 4 };
const rankOf = (value: SortValue) => (value === null ? 0 : (ranks[typeof value] ?? 0));

function compareValues(one: SortValue, other: SortValue): number {
  const difference = rankOf(one) - rankOf(other);
  if (difference !== 0 || one === other || one === null || other === null) return difference;
  return one < other ? -1 : 1;
}

/** Compares keys as the SDK does: integers of 32 bits first, as numbers, then the others as strings. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  if (one === smallestKey || other === greatestKey) return -1;
  if (other === smallestKey || one === greatestKey) return 1;
  const [number, otherNumber] = [integer(one), integer(other)];
  if (number !== null && otherNumber !== null) return number - otherNumber || one.length - other.length;
  if (number !== null) return -1;
  if (otherNumber !== null) return 1;
  return one < other ? -1 : 1;
}

const integers = /^-?0*\d{1,10}$/;
function integer(key: string): number | null {
  if (!integers.test(key)) return null;
  const number = Number(key);
  return number >= -(2 ** 31) && number < 2 ** 31 ? number : null;
}

/** The end of a query's range. The key decides between children with the same value. */
export const startOf = (value: SortValue, key = smallestKey): Entry => ({ key, value });
export const endOf = (value: SortValue, key = greatestKey): Entry => ({ key, value });
