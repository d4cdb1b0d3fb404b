type End<Item> = { items: readonly Item[]; hasEarlier: boolean };

/**
 * The end of several lists as one, each in the order of its ids and known from its own end on: the last `count` of all,
 * none of them before one that isn't known.
 */
export function mergedEnd<Item extends { id: string }>(ends: readonly End<Item>[], count: number) {
  // Before the first that is known of a list that goes on, there may be others between.
  const known = ends.flatMap(({ items, hasEarlier }) => (hasEarlier ? (items[0]?.id ?? []) : []));
  const from = known.sort().at(-1) ?? '';
  const all = ends.flatMap(({ items }) => items).sort(byId);
  const items = all.filter(({ id }) => id >= from).slice(-count);
  return { items, hasEarlier: items.length < all.length || ends.some(({ hasEarlier }) => hasEarlier) };
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));
