import { isAhead } from '../../../schema/rules/isAhead';
import { rememberedByItem } from '../../../schema/rules/memoized';

/**
 * Returns a function that dates an item from the future at its first read. The date then stays, so that
 * newer items come before it.
 */
export function dating<Item extends object>(
  now: () => number,
  timeOf: (item: Item) => number,
  at: (item: Item, time: number) => Item,
) {
  const dated = rememberedByItem((item: Item) => at(item, now()));
  return (item: Item): Item => (isAhead(timeOf(item), now()) ? dated(item) : item);
}
