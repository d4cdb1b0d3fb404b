type End<Item> = { items: readonly Item[]; hasEarlier: boolean };

/**
 * Merges the loaded ends of several lists. Each list is ordered by id and complete from its first item on.
 * Returns the last `count` items of the merged list, without gaps.
 */
export function mergedEnd<Item extends { id: string }>(ends: readonly End<Item>[], count: number) {
  // If a list has earlier items, nothing is known about items before its first loaded one.
  const known = ends.flatMap(({ items, hasEarlier }) => (hasEarlier ? (items[0]?.id ?? []) : []));
  const from = known.sort().at(-1) ?? '';
  const all = ends.flatMap(({ items }) => items).sort(byId);
  const items = all.filter(({ id }) => id >= from).slice(-count);
  return { items, hasEarlier: items.length < all.length || ends.some(({ hasEarlier }) => hasEarlier) };
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));
