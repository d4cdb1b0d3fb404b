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
import {
  type Drawn,
  drawnFirst,
  type Items,
  indexOf,
  longFrom,
  type Rows,
  roomsOf,
  type VirtualRows,
} from './longList';
import { PlaceContext } from './place';
import type * as VirtualRowsCode from './virtualRows';

type LongList = {
  /** The same array for the same entries. */
  items: Items;
  /** What the entries are chosen by; when it changes, the list starts over. */
  listId: string;
  /** How many are drawn at once, more than a screen, and how many are added each time the end comes near. */
  firstCount: number;
  pageSize: number;
  /** How high a row is about, px. */
  rowHeight: number;
  /** Id of an entry that is drawn in any case. */
  target?: string;
  /** What scrolls: the page, or what the list stands in. */
  scroller?: 'page' | 'parent';
};

/** What the `li` of an entry has. */
type EntryAttributes = {
  'data-index': number;
  'data-row'?: number;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
  style?: CSSProperties;
};

/** Fetched for the first list that is so long. */
let code: typeof VirtualRowsCode | null = null;
async function fetchCode() {
  code ??= await import('./virtualRows');
}

/**
 * What is drawn of a list: of a short one as much as was read; of a long one what is in sight and some before and after,
 * in the room of all. Also when one left the page and came back. The `ul` takes `list` and `style`, each `li` an entry.
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
  /** What the entries on the page are. */
  const onPage = useRef(items);
  const isLong = items.length > longFrom;
  const targetIndex = target === undefined ? -1 : items.findIndex(({ id }) => id === target);

  const firstRead = () => Math.max(firstCount, isLong ? 0 : place.here().drawn);
  const firstDrawn = () =>
    drawnFirst(
      items,
      { listId, target: targetIndex, rowHeight },
      scroller === 'page' ? place.here().list : null,
    );
  const [read, setRead] = useState(firstRead);
  const [drawn, setDrawn] = useState(firstDrawn);
  const [isFetched, setFetched] = useState(code !== null);
  /** Changes with the columns: the rows begin anew. */
  const [turn, setTurn] = useState(0);

  /** The focus doesn't go with a card that goes out of sight. */
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

  // Told while it is drawn: no frame shows other entries in the rows of before.
  const [told, setTold] = useState({ items, listId, isLong, targetIndex });
  if (told.items !== items || told.listId !== listId || told.targetIndex !== targetIndex) {
    setTold({ items, listId, isLong, targetIndex });
    if (told.listId !== listId) {
      setRead(firstRead);
      setDrawn(firstDrawn);
    } else if (told.isLong && !isLong) {
      setRead(longFrom);
      setDrawn(null);
    } else if (drawn && rows.current) {
      setDrawn(rows.current.change(rowsOf(drawn.columns)));
    }
  }

  useEffect(() => {
    if (!isLong || isFetched) return;
    let isHere = true;
    // Without it the list goes on as a short one does.
    fetchCode().then(
      () => isHere && setFetched(true),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isLong, isFetched]);

  // The page stands where it stood before anything asks.
  const comeBack = useEffectEvent(() => {
    const { y, list: kept } = place.here();
    if (isLong && scroller === 'page' && kept?.listId === listId) window.scrollTo(0, y);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list.
  useLayoutEffect(() => comeBack(), [listId]);

  const latest = useRef(drawn);
  const onChange = useEffectEvent((next: Drawn, inSight: readonly [number, number]) => {
    if (!code || (latest.current && code.isSame(latest.current, next))) return;
    latest.current = next;
    // What is in sight stays as it is: cards are made while nothing else is to do.
    if (drawn && !code.isUrgent(drawn, next, inSight)) startTransition(() => setDrawn(next));
    else setDrawn(next);
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
      known: code.knownRows(element, items, drawn, columns, rowHeight),
      rows: rowsOf(columns),
      onColumnsChange: () => setTurn((now) => now + 1),
      onChange: (next, inSight) => onChange(next, inSight),
    });
  });
  const settle = useEffectEvent(() => {
    onPage.current = items;
    latest.current = drawn;
    rows.current?.settle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is drawn is another.
  useLayoutEffect(() => settle(), [items, drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list, and for other columns.
  useLayoutEffect(() => {
    if (!isFetched || !isLong) return;
    rows.current = begin();
    return () => {
      rows.current?.stop();
      rows.current = null;
    };
  }, [isFetched, isLong, listId, turn]);

  const where = useEffectEvent(() => {
    const now = rows.current?.look() ?? drawn;
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
  const hasMore = !drawn && shown < items.length;
  const growing = useGrowth({ shown, hasMore, pageSize, onGrow: setRead });
  // What is below the screen is drawn after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list.
  useEffect(() => {
    if (!isLong) startTransition(() => setRead((now) => Math.max(now, pageSize)));
  }, [isLong, listId, pageSize]);

  const entries = drawn ? entriesOf(drawn, items.length) : plainEntries(shown, items.length);
  return {
    list,
    style: drawn ? roomAround(drawn) : undefined,
    entries,
    // Not before the first page is there: it would be pushed away.
    hasMore: hasMore && (isLong || shown >= pageSize),
    ...growing,
  };
}

/** As many entries, from the first. Of how many is said where not all are there. */
const plainEntries = (shown: number, count: number): EntryAttributes[] =>
  Array.from({ length: shown }, (_, index) => ({
    'data-index': index,
    ...(shown < count && { 'aria-setsize': count, 'aria-posinset': index + 1 }),
  }));

function entriesOf(drawn: Drawn, count: number): EntryAttributes[] {
  const { columns, rows } = drawn;
  const { before } = roomsOf(drawn);
  return rows.flatMap(({ row }, at) => {
    // The list's own padding makes the room before the first.
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

function roomAround(drawn: Drawn): CSSProperties {
  const { before, after } = roomsOf(drawn);
  // Where one reads is kept by what draws the rows.
  return { overflowAnchor: 'none', paddingTop: before[0] ?? 0, paddingBottom: after };
}

type Growth = {
  shown: number;
  hasMore: boolean;
  pageSize: number;
  onGrow: (shown: number) => void;
};

/** A list that is drawn as far as it is read: more of it where its end comes near, or by a button. */
function useGrowth({ shown, hasMore, pageSize, onGrow }: Growth) {
  /** Stands where the list ends for now. */
  const sentinel = useRef<HTMLDivElement>(null);
  // A new observer after each page asks again whether its end is near.
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
    onGrow(shown + pageSize);
  }
  return { sentinel, showMore };
}
