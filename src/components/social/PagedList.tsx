import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import * as layoutStyles from '../layout/layout.css';
import { useLongList } from '../layout/useLongList';
import * as styles from './PagedList.css';
import * as sharedStyles from './shared.css';

export type PagedListProps<Item extends { id: string }> = {
  /** The items. Pass the same array until an item changes. */
  items: readonly Item[];
  /** Number of items added each time the user scrolls near the end. */
  pageSize?: number;
  /** Estimated height of an item, in px. */
  itemHeight?: number;
  /** Identifies the query for the items. When it changes, the list starts again with the first items. */
  listId?: string;
  /** Id of the item in the URL, which is highlighted and always rendered. */
  target?: string;
  /** Label of the button that adds more items, for users who don't scroll. */
  moreLabel: string;
  /** Shown below the last item, once all items are rendered. */
  end?: ReactNode;
  /** Renders an item inside its `li`. */
  children: (item: Item) => ReactNode;
};

/** A list that renders more items while the user scrolls. A URL can link to an item by its id. */
export function PagedList<Item extends { id: string }>({
  items,
  pageSize = 20,
  itemHeight = 360,
  listId = '',
  target,
  moreLabel,
  end,
  children,
}: PagedListProps<Item>) {
  const { list, style, entries, sentinel, hasMore, showMore } = useLongList({
    items,
    listId,
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
      {hasMore ? (
        <div className={styles.more} ref={sentinel}>
          <Button variant="secondary" onClick={showMore}>
            {moreLabel}
          </Button>
        </div>
      ) : (
        end
      )}
    </>
  );
}
