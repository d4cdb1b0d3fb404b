import { use } from 'react';
import { PlaceContext } from './placeOnPage';

/** Returns about how many entries a list of the page needs, to look as it did when the user left the page. */
export function useRestoredCount(): number {
  const { count, list } = use(PlaceContext).here();
  return list ? list.first + list.heights.length * list.columns : count;
}
