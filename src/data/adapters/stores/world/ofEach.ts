/** Returns a function that finds the items of one account, in their order. */
export function ofEach<Item extends { uid: string }>(items: readonly Item[]) {
  const byUid = new Map<string, Item[]>();
  for (const item of items) {
    const known = byUid.get(item.uid);
    if (known) known.push(item);
    else byUid.set(item.uid, [item]);
  }
  return (uid: string): readonly Item[] => byUid.get(uid) ?? [];
}
