import type { IndexName, SearchDoc } from './indexes';
import type { RemoteEngine } from './remoteEngine';

/** How long the comparison runs before it yields to the page, in ms. */
const stretch = 5;

/** Limits a stretch of work. `isOver`: whether to yield. `rest`: yields to the page's other work. */
function pacing() {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began >= stretch,
    async rest() {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    },
  };
}

/** Whether two documents have the same searchable content. */
const isSame = (a: SearchDoc, b: SearchDoc): boolean =>
  a.partOf === b.partOf &&
  Object.entries(a.texts).every(([field, text]) => b.texts[field] === text) &&
  a.names.length === b.names.length &&
  a.names.every((name, at) => b.names[at] === name);

/**
 * Synchronizes a list with its index. Sends only the changes since the last call, and yields regularly so
 * that the page stays responsive. Compares items by identity first, so an unchanged object costs nothing.
 */
export function indexSync<Item extends { id: string }>(
  engine: RemoteEngine,
  index: IndexName,
  docOf: (item: Item) => SearchDoc,
) {
  let known: readonly Item[] = [];

  const isUnchanged = (a: Item | undefined, b: Item | undefined) =>
    a === b || (a !== undefined && b !== undefined && a.id === b.id && isSame(docOf(a), docOf(b)));

  return async (items: readonly Item[]): Promise<void> => {
    if (items === known) return;
    const pace = pacing();
    const least = Math.min(known.length, items.length);
    let start = 0;
    while (start < least && isUnchanged(known[start], items[start])) {
      start += 1;
      if (pace.isOver()) await pace.rest();
    }
    let end = 0;
    while (end < least - start && isUnchanged(known.at(-1 - end), items.at(-1 - end))) {
      end += 1;
      if (pace.isOver()) await pace.rest();
    }
    const before = known.slice(start, known.length - end);
    const places = new Map(before.map(({ id }, place) => [id, place]));
    const order = new Int32Array(items.length - end - start);
    let docs: SearchDoc[] = [];
    let prepared = 0;
    for (const [at, item] of items.slice(start, items.length - end).entries()) {
      const place = places.get(item.id);
      if (place !== undefined && isUnchanged(before[place], item)) {
        order[at] = place;
        // Uses each previous item only once, because another item may have the same id.
        places.delete(item.id);
      } else {
        order[at] = before.length + prepared;
        prepared += 1;
        docs.push(docOf(item));
      }
      if (!pace.isOver()) continue;
      engine.tell('prepare', index, docs);
      docs = [];
      await pace.rest();
    }
    if (docs.length > 0) engine.tell('prepare', index, docs);
    if (order.length > 0 || before.length > 0)
      engine.tell('change', index, { start, count: before.length, order });
    known = items;
  };
}
