import {
  type CSSProperties,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { reporting } from '@/data/log/report';
import {
  drawnFirst,
  type Items,
  indexOf,
  longFrom,
  type RenderedRows,
  type Rows,
  spacesOf,
  type VirtualRows,
} from './longList';
import { PlaceContext } from './placeOnPage';
import type * as VirtualRowsCode from './virtualRows';

type LongList = {
  /** The entries. Pass the same array until they change. */
  items: Items;
  /** Identifies the query and filters. When the id changes, the list starts again at its first page. */
  listId: string;
  /** Number of entries rendered first (more than a screen), and number added when the user nears the end. */
  firstCount: number;
  pageSize: number;
  /** Approximate height of a row, px. */
  rowHeight: number;
  /** Id of an entry that is always rendered. */
  target?: string;
  /** The scrolling element: the page, or the parent of the list. */
  scroller?: 'page' | 'parent';
};

/** Attributes of the `li` of an entry. */
type EntryAttributes = {
  'data-index': number;
  'data-row'?: number;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
  style?: CSSProperties;
};

/** The module `virtualRows`, which is loaded for the first long list. */
let code: typeof VirtualRowsCode | null = null;
async function fetchCode() {
  code ??= await import('./virtualRows');
}

/**
 * Decides which entries of a list are rendered. A short list renders the entries that the user has scrolled
 * to. A long list renders the entries near the view and reserves space for the others. Restores the list on
 * return to the page. Pass `list` (a ref) and `style` to the `ul`, and an element of `entries` to each `li`.
 */
export function useLongList({
  items,
  listId,
  firstCount,
  pageSize,
  rowHeight,
  target,
  scroller = 'page',
}: LongList) {
  const place = use(PlaceContext);
  const list = useRef<HTMLUListElement>(null);
  const rows = useRef<VirtualRows>(null);
  /** The entries in the DOM. While React renders, `items` may be newer. */
  const onPage = useRef(items);
  const isLong = items.length > longFrom;
  const targetIndex = target === undefined ? -1 : items.findIndex(({ id }) => id === target);

  const firstRead = () => Math.max(firstCount, isLong ? 0 : place.here().count);
  const firstRendered = () =>
    drawnFirst(
      items,
      { listId, target: targetIndex, rowHeight },
      scroller === 'page' ? place.here().list : null,
    );
  const [read, setRead] = useState(firstRead);
  const [rendered, setRendered] = useState(firstRendered);
  const [isFetched, setFetched] = useState(code !== null);
  /** Increases when the number of columns changes, which recreates the virtual rows. */
  const [turn, setTurn] = useState(0);

  /** Returns the index of the focused entry, or -1. The entry stays rendered, so that it keeps the focus. */
  function focusedIndex() {
    const entry = document.activeElement?.closest<HTMLElement>('[data-index]');
    if (!entry || entry.parentElement !== list.current) return -1;
    const index = Number(entry.dataset.index);
    return indexOf(items, onPage.current[index]?.id ?? '', index);
  }
  const rowsOf = (columns: number): Rows => ({
    count: Math.ceil(items.length / columns),
    keyOf: (row) => items[row * columns]?.id ?? `${row}`,
    kept: () =>
      [targetIndex, focusedIndex()].filter((index) => index >= 0).map((index) => Math.floor(index / columns)),
  });

  // Sets the state during rendering, so that no frame shows the new entries in the old rows.
  const [previous, setPrevious] = useState({ items, listId, isLong, targetIndex });
  if (previous.items !== items || previous.listId !== listId || previous.targetIndex !== targetIndex) {
    setPrevious({ items, listId, isLong, targetIndex });
    if (previous.listId !== listId) {
      setRead(firstRead);
      setRendered(firstRendered);
    } else if (previous.isLong && !isLong) {
      setRead(longFrom);
      setRendered(null);
    } else if (rendered && rows.current) {
      setRendered(rows.current.change(rowsOf(rendered.columns)));
    }
  }

  useEffect(() => {
    if (!isLong || isFetched) return;
    let isHere = true;
    // If the code fails to load, the list grows while the user scrolls, like a short list.
    fetchCode().then(() => isHere && setFetched(true), reporting('long list'));
    return () => {
      isHere = false;
    };
  }, [isLong, isFetched]);

  // Restores the scroll position before `virtualRows` reads it.
  const comeBack = useEffectEvent(() => {
    const { y, list: kept } = place.here();
    if (isLong && scroller === 'page' && kept?.listId === listId) window.scrollTo(0, y);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list.
  useLayoutEffect(() => comeBack(), [listId]);

  const latest = useRef(rendered);
  const onChange = useEffectEvent((next: RenderedRows, inSight: readonly [number, number]) => {
    if (!code || (latest.current && code.isSame(latest.current, next))) return;
    latest.current = next;
    // Unless the change is urgent, the rows in view are the same, so the others can render later.
    if (rendered && !code.isUrgent(rendered, next, inSight)) startTransition(() => setRendered(next));
    else setRendered(next);
  });
  const begin = useEffectEvent(() => {
    const element = list.current;
    if (!code || !element) return null;
    const columns = code.columnsOf(element);
    return code.virtualRows({
      list: element,
      scroller: scroller === 'parent' ? element.parentElement : null,
      columns,
      gap: Number.parseFloat(getComputedStyle(element).rowGap) || 0,
      known: code.knownRows(element, items, rendered, columns, rowHeight),
      rows: rowsOf(columns),
      onColumnsChange: () => setTurn((now) => now + 1),
      onChange: (next, inSight) => onChange(next, inSight),
    });
  });
  const settle = useEffectEvent(() => {
    onPage.current = items;
    latest.current = rendered;
    rows.current?.settle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rendered rows change.
  useLayoutEffect(() => settle(), [items, rendered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another list or number of columns.
  useLayoutEffect(() => {
    if (!isFetched || !isLong) return;
    rows.current = begin();
    return () => {
      rows.current?.stop();
      rows.current = null;
    };
  }, [isFetched, isLong, listId, turn]);

  const where = useEffectEvent(() => {
    const now = rows.current?.look() ?? rendered;
    return now && code ? code.placeOf(items, listId, now) : null;
  });
  useEffect(() => {
    if (scroller !== 'page') return;
    place.list = () => where();
    return () => {
      place.list = () => null;
    };
  }, [place, scroller]);

  const shown = Math.min(Math.max(read, targetIndex + 1), items.length);
  const hasMore = !rendered && shown < items.length;
  const growing = useGrowth({ shown, hasMore, pageSize, onGrow: setRead });
  // Renders the rest of the first page with low priority, after the entries in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list.
  useEffect(() => {
    if (!isLong) startTransition(() => setRead((now) => Math.max(now, pageSize)));
  }, [isLong, listId, pageSize]);

  const entries = rendered ? entriesOf(rendered, items.length) : plainEntries(shown, items.length);
  return {
    list,
    style: rendered ? spaceAround(rendered) : undefined,
    entries,
    // Hides the button Show more until the first page is rendered, because its entries would move the button.
    hasMore: hasMore && (isLong || shown >= pageSize),
    ...growing,
  };
}

/** Returns the attributes of the first `shown` entries. If the list has more, includes its size for ARIA. */
const plainEntries = (shown: number, count: number): EntryAttributes[] =>
  Array.from({ length: shown }, (_, index) => ({
    'data-index': index,
    ...(shown < count && { 'aria-setsize': count, 'aria-posinset': index + 1 }),
  }));

function entriesOf(rendered: RenderedRows, count: number): EntryAttributes[] {
  const { columns, rows } = rendered;
  const { before } = spacesOf(rendered);
  return rows.flatMap(({ row }, at) => {
    // The first row needs no margin: the padding of the list reserves the space before it.
    const marginTop = at > 0 && before[at] ? before[at] : undefined;
    return Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
      const index = row * columns + column;
      return {
        'data-index': index,
        'data-row': column === 0 ? row : undefined,
        'aria-setsize': count,
        'aria-posinset': index + 1,
        style: marginTop === undefined ? undefined : { marginTop },
      };
    });
  });
}

function spaceAround(rendered: RenderedRows): CSSProperties {
  const { before, after } = spacesOf(rendered);
  // Disables the browser's scroll anchoring, because `virtualRows` corrects the scroll position.
  return { overflowAnchor: 'none', paddingTop: before[0] ?? 0, paddingBottom: after };
}

type Growth = {
  shown: number;
  hasMore: boolean;
  pageSize: number;
  onGrow: (shown: number) => void;
};

/** Renders more entries of a list when the user scrolls near its end or presses the button Show more. */
function useGrowth({ shown, hasMore, pageSize, onGrow }: Growth) {
  /** Element at the current end of the list. */
  const sentinel = useRef<HTMLDivElement>(null);
  // Recreates the observer after each page, to check again whether the end is near.
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onGrow(shown + pageSize);
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, shown, pageSize, onGrow]);

  /** The last entry before those added by the button. */
  const before = useRef<Element>(null);
  // Focuses the first added entry, because the button may unmount with the last page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows are rendered.
  useEffect(() => {
    before.current?.nextElementSibling
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: true });
    before.current = null;
  }, [shown]);
  function showMore() {
    before.current = sentinel.current?.previousElementSibling?.lastElementChild ?? null;
    onGrow(shown + pageSize);
  }
  return { sentinel, showMore };
}
