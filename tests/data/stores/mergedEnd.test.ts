import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedEnd } from '@/data/adapters/stores/mergedEnd';

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Returns the last `count` items before the id `before`, as each source of mergedEnd does. */
function endOf(all: readonly { id: string }[], count: number, before?: string) {
  const asked = all.filter(({ id }) => before === undefined || id < before);
  return { items: asked.slice(-count), hasEarlier: asked.length > count };
}

test('mergedEnd merges the items of two sources page by page, in order and each item once', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 100, max: 999 }).map(String), { maxLength: 40 });
  fc.assert(
    fc.property(ids, fc.func(fc.boolean()), fc.integer({ min: 1, max: 7 }), (all, isMine, count) => {
      const items = all.map((id) => ({ id })).sort(byId);
      const [own, theirs] = [true, false].map((mine) => items.filter(({ id }) => isMine(id) === mine));
      let found: { id: string }[] = [];
      let before: string | undefined;
      while (true) {
        const ends = [own ?? [], theirs ?? []].map((side) => endOf(side, count, before));
        const page = mergedEnd(ends, count);
        expect(page.items).toEqual(endOf(items, count, before).items);
        found = [...page.items, ...found];
        if (!page.hasEarlier) break;
        before = page.items[0]?.id;
      }
      expect(found).toEqual(items);
    }),
  );
});

test('mergedEnd omits an item that is older than the loaded items of the other source, if the other source has more items to load', () => {
  const short = { items: [{ id: '7' }], hasEarlier: true };
  const whole = { items: [{ id: '2' }, { id: '8' }], hasEarlier: false };
  expect(mergedEnd([short, whole], 3)).toEqual({ items: [{ id: '7' }, { id: '8' }], hasEarlier: true });
});
