import { use, useEffect, useRef, useState } from 'react';
import { PlaceContext } from '../layout/place';

type Paging = {
  /** How many entries there are. */
  count: number;
  /** How many are drawn at first, and how many are added each time the end comes near. */
  pageSize: number;
  /** What the entries are chosen by; when it changes, the list starts over. */
  listId: string;
  /** Drawn in any case: this many, from the first. */
  atLeast?: number;
};

/** How far a long list is drawn: as far as it is read, also before one left the page and came back. */
export function usePages({ count, pageSize, listId, atLeast = 0 }: Paging) {
  const place = use(PlaceContext);
  const first = () => Math.max(pageSize, place().drawn);
  const [read, setRead] = useState(first);
  const [shownListId, setShownListId] = useState(listId);
  if (shownListId !== listId) {
    setShownListId(listId);
    setRead(first);
  }
  const shown = Math.max(read, atLeast);
  /** Stands where the list ends for now. */
  const sentinel = useRef<HTMLDivElement>(null);
  const hasMore = shown < count;

  // A new observer after each page asks again whether its end is near.
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setRead(shown + pageSize);
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, shown, pageSize]);

  /** The last entry before those that were asked for by the button. */
  const before = useRef<Element>(null);
  // The button may go with the last page: the focus goes on to the first that was added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when they are drawn.
  useEffect(() => {
    before.current?.nextElementSibling
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: true });
    before.current = null;
  }, [shown]);
  function showMore() {
    before.current = sentinel.current?.previousElementSibling?.lastElementChild ?? null;
    setRead(shown + pageSize);
  }

  return { shown, sentinel, hasMore, showMore };
}
