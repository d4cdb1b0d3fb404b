import { checked, fromJson, InvalidData } from './json';
import { at, isWithin, type Node, type Path, pathOf, type Write } from './tree';

/** A value that a client sends for a path. It may contain server values. */
export type Entry = { path: Path; value: unknown };

/** Returns the entries of a write. `isMerge`: the value holds relative paths and their values. */
export function entriesOf(path: Path, value: unknown, isMerge: boolean): Entry[] {
  if (!isMerge) return [{ path, value }];
  const entries = Object.entries(Object(value)).map(([key, child]) => ({
    path: checked([...path, ...pathOf(key)]),
    value: child,
  }));
  for (const one of entries) {
    const isNested = entries.some((other) => other !== one && isWithin(one.path, other.path));
    if (isNested) throw new InvalidData(`Another path of the update contains /${one.path.join('/')}`);
  }
  return entries;
}

/** Resolves the server values of entries. `root`: the tree before the write. */
export const planned = (entries: readonly Entry[], root: Node | undefined, now: number): Write[] =>
  entries.map(({ path, value }) => ({ path, after: fromJson(value, at(root, path), now) }));
