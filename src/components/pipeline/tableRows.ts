import type { Stage } from '@/data/schema/shapes/pipeline';
import type { CardView, TableSort } from './boardView';

type Key = number | string;

/** Returns the keys by which a card is sorted, the most important one first. */
function keysOf({ by }: TableSort, places: ReadonlyMap<string, number>) {
  return (card: CardView): Key[] => {
    switch (by) {
      case 'name':
        return [];
      case 'stage':
        return [places.get(card.stage) ?? places.size];
      case 'move':
        return [card.move ? Number(card.move.side === 'them') : 2, card.move?.at ?? card.since];
      case 'due':
        return [(card.step && !card.step.doneAt && card.step.due) || '9999-12-31'];
      case 'since':
        return [card.since];
    }
  };
}

/**
 * Returns the cards in the order of the table. `locale`: the language for the order of names, by which equal cards
 * are sorted.
 */
export function tableRows(
  cards: readonly CardView[],
  sort: TableSort,
  stages: readonly Stage[],
  locale: string,
): CardView[] {
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const keys = keysOf(sort, new Map(stages.map(({ id }, at) => [id, at])));
  const keyed = cards.map((card) => ({ card, keys: keys(card) }));
  const direction = sort.isDescending ? -1 : 1;
  keyed.sort((a, b) => {
    for (const [at, key] of a.keys.entries()) {
      const other = b.keys[at] ?? key;
      if (key !== other) return key < other ? -direction : direction;
    }
    const order = names.compare(a.card.name, b.card.name);
    return sort.by === 'name' ? order * direction : order;
  });
  return keyed.map(({ card }) => card);
}
