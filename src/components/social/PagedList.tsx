import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import * as layoutStyles from '../layout/layout.css';
import { useLongList } from '../layout/useLongList';
import * as styles from './PagedList.css';
import * as sharedStyles from './shared.css';

export type PagedListProps<Item extends { id: string }> = {
  /** The same array for the same items. */
  items: readonly Item[];
  /** How many are added each time the end comes near. */
  pageSize?: number;
  /** How high an item is about, px. */
  itemHeight?: number;
  /** What the items are chosen by; when it changes, the list starts over. */
  listId?: string;
  /** Id of the item that an address points to: marked, and drawn in any case. */
  target?: string;
  /** The button that adds the next ones where scrolling can't. */
  moreLabel: string;
  /** Draws one entry; its id is the item's. */
  children: (item: Item) => ReactNode;
};

/** A list, however long: drawn as far as it is read. Each entry has its item's id, so that an address can point to it. */
export function PagedList<Item extends { id: string }>({
  items,
  pageSize = 20,
  itemHeight = 360,
  listId = '',
  target,
  moreLabel,
  children,
}: PagedListProps<Item>) {
  const { list, style, entries, sentinel, hasMore, showMore } = useLongList({
    items,
    listId,
    firstCount: Math.min(5, pageSize),
    pageSize,
    rowHeight: itemHeight,
    target,
  });
  return (
    <>
      <ul ref={list} style={style} className={`${layoutStyles.stack} ${layoutStyles.gaps[16]}`}>
        {entries.map((attributes) => {
          const item = items[attributes['data-index']];
          return (
            item && (
              <li
                {...attributes}
                key={item.id}
                id={item.id}
                className={sharedStyles.entry}
                aria-current={item.id === target || undefined}
                tabIndex={item.id === target ? -1 : undefined}
              >
                {children(item)}
              </li>
            )
          );
        })}
      </ul>
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
