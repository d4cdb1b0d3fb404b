import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button';
import { Stack } from '../layout/Stack';
import { more } from './PagedList.css';

export type PagedListProps<Item extends { id: string }> = {
  items: readonly Item[];
  /** How many are drawn at first, and how many are added each time the end comes near. */
  pageSize?: number;
  /** What the items are chosen by; when it changes, the list starts over. */
  listId?: string;
  /** The button that adds the next ones where scrolling can't. */
  moreLabel: string;
  children: (item: Item) => ReactNode;
};

/** A long list, drawn as far as it is read. Each entry has its item's id, so that an address can point to it. */
export function PagedList<Item extends { id: string }>({
  items,
  pageSize = 20,
  listId = '',
  moreLabel,
  children,
}: PagedListProps<Item>) {
  const [shown, setShown] = useState(pageSize);
  const [shownOf, setShownOf] = useState(listId);
  if (shownOf !== listId) {
    setShownOf(listId);
    setShown(pageSize);
  }
  const sentinel = useRef<HTMLDivElement>(null);
  const hasMore = shown < items.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer after each page asks again whether its end is near.
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setShown((count) => count + pageSize);
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, shown, pageSize]);

  return (
    <>
      <Stack as="ul" gap={16}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id} id={item.id}>
            {children(item)}
          </li>
        ))}
      </Stack>
      {hasMore && (
        <div className={more} ref={sentinel}>
          <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  );
}
