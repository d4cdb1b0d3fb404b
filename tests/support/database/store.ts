import { fromJson } from './json';
import type { Change } from './listen';
import type { Query } from './query';
import { createIndexes } from './sortedIndex';
import { at, type Node, type Path, type Write, written } from './tree';

export type Store = ReturnType<typeof createStore>;

/** Holds the data. `onChange`: called after each write. */
export function createStore(onChange: (changes: readonly Change[]) => void) {
  let root: Node | undefined;
  let indexes = createIndexes();
  return {
    get root() {
      return root;
    },

    select: (path: Path, query: Query) => indexes.select(root, path, query),

    apply(writes: readonly Write[]) {
      const changes = writes.map((write) => ({ ...write, before: at(root, write.path) }));
      root = written(root, writes);
      for (const { path } of writes) indexes.update(root, path);
      onChange(changes);
    },

    fill(tree: object, now: number) {
      root = fromJson(tree, undefined, now);
      indexes = createIndexes();
    },
  };
}
