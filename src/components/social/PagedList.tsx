import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Stack } from '../layout/Stack';
import * as styles from './PagedList.css';
import * as sharedStyles from './shared.css';
import { usePages } from './usePages';

export type PagedListProps<Item extends { id: string }> = {
  items: readonly Item[];
  /** How many are drawn at first, and how many are added each time the end comes near. */
  pageSize?: number;
  /** What the items are chosen by; when it changes, the list starts over. */
  listId?: string;
  /** Id of the item that an address points to: marked, and the list is drawn as far as it, at least. */
  target?: string;
  /** The button that adds the next ones where scrolling can't. */
  moreLabel: string;
  children: (item: Item) => ReactNode;
};

/** A long list, drawn as far as it is read. Each entry has its item's id, so that an address can point to it. */
export function PagedList<Item extends { id: string }>({
  items,
  pageSize = 20,
  listId = '',
  target,
  moreLabel,
  children,
}: PagedListProps<Item>) {
  const { shown, sentinel, hasMore, showMore } = usePages({
    count: items.length,
    pageSize,
    listId,
    atLeast: target ? items.findIndex(({ id }) => id === target) + 1 : 0,
  });
  return (
    <>
      <Stack as="ul" gap={16}>
        {items.slice(0, shown).map((item) => (
          <li
            key={item.id}
            id={item.id}
            className={sharedStyles.entry}
            aria-current={item.id === target || undefined}
            tabIndex={item.id === target ? -1 : undefined}
          >
            {children(item)}
          </li>
        ))}
      </Stack>
      {hasMore && (
        <div className={styles.more} ref={sentinel}>
          <Button variant="secondary" onClick={showMore}>
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  );
}
