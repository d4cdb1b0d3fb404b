import {
  type CSSProperties,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { reporting } from '@/data/log/report';
import { countIn, type ListPlace, PlaceContext } from './placeOnPage';
import type * as VirtualRowsCode from './virtualRows';
import type { RenderedRows, VirtualRows } from './virtualRows';

type Items = readonly { id: string }[];

type LongList = {
  /** The entries. Pass the same array until they change. */
  items: Items;
  /** Identifies the query and filters. When the id changes, the list starts again at its first page. */
  listId: string;
  /** The most columns that the list has. */
  columns?: number;
  /** Number of entries that are rendered without scrolling, and that the button Show more adds. */
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

/**
 * A list of up to this many entries keeps all entries that the user has scrolled to, so that find-in-page
 * finds them. A longer list renders only the rows near the view.
 */
const longFrom = 100;

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
export function useLongList<List extends HTMLElement = HTMLUListElement>({
  items,
  listId,
  columns = 1,
  pageSize,
  rowHeight,
  target,
  scroller = 'page',
}: LongList) {
  const place = use(PlaceContext);
  const list = useRef<List>(null);
  /** The entries in the DOM. While React renders, `items` may be newer. */
  const onPage = useRef(items);
  const isLong = items.length > longFrom;
  const targetIndex = target === undefined ? -1 : items.findIndex(({ id }) => id === target);

  const firstRead = () => Math.max(countToFill(columns, rowHeight), isLong ? 0 : countIn(place.here()));
  const placeOf = () => {
    const kept = scroller === 'page' ? place.here().list : null;
    return kept?.listId === listId ? kept : null;
  };
  const firstRendered = () => (isLong ? rowsAt(placeOf() ?? around(targetIndex, rowHeight), items) : null);
  const [read, setRead] = useState(firstRead);
  /** The rows of a long list until its virtual rows exist. */
  const [first, setFirst] = useState(firstRendered);
  const [isFetched, setFetched] = useState(code !== null);
  const [virtual, setVirtual] = useState<{ listId: string; rows: VirtualRows } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  /** Increases when the number of columns changes, which recreates the virtual rows. */
  const [turn, setTurn] = useReducer((count: number) => count + 1, 0);

  // Sets the state during rendering, so that no frame shows the new entries in the old rows.
  const [previous, setPrevious] = useState({ listId, isLong });
  if (previous.listId !== listId || previous.isLong !== isLong) {
    setPrevious({ listId, isLong });
    setFirst(previous.listId === listId ? null : firstRendered);
    if (previous.listId !== listId) setRead(firstRead());
    else if (!isLong) setRead(longFrom);
  }

  /** Returns the indexes of the target and of the focused entry, which keeps the focus while it is rendered. */
  function kept(): number[] {
    const entry = document.activeElement?.closest<HTMLElement>('[data-index]');
    const index = entry?.parentElement === list.current ? Number(entry?.dataset.index) : -1;
    return [targetIndex, indexOf(items, onPage.current[index]?.id, index)].filter((at) => at >= 0);
  }
  const rendered =
    isLong && virtual?.listId === listId ? virtual.rows.update({ items, kept }) : isLong ? first : null;

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
    if (isLong && placeOf()) window.scrollTo(0, place.here().y);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each list.
  useLayoutEffect(() => comeBack(), [listId]);

  const begin = useEffectEvent(() => {
    const element = list.current;
    if (!code || !element) return null;
    const rows = (scroller === 'page' ? code.rowsOnPage : code.rowsInParent)({
      items,
      kept,
      list: element,
      rowHeight,
      // Unless no rendered row is in view, the other rows can render later.
      onChange: (isUrgent) => (isUrgent ? redraw() : startTransition(redraw)),
      onColumnsChange: setTurn,
    });
    setVirtual({ listId, rows });
    return rows;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another list or number of columns.
  useLayoutEffect(() => {
    if (!isFetched || !isLong) return;
    const rows = begin();
    return () => rows?.stop();
  }, [isFetched, isLong, listId, turn]);
  useLayoutEffect(() => {
    onPage.current = items;
    if (rendered) virtual?.rows.settle();
  });

  useEffect(() => {
    if (scroller !== 'page') return;
    place.list = () => (isLong && virtual ? virtual.rows.place(items, listId) : null);
    return () => {
      place.list = () => null;
    };
  }, [place, scroller, isLong, virtual, items, listId]);

  const shown = Math.min(Math.max(read, targetIndex + 1), items.length);
  const hasMore = !rendered && shown < items.length;
  const growing = useGrowth({ shown, hasMore, pageSize, step: Math.ceil(300 / rowHeight), onGrow: setRead });

  return {
    list,
    style: rendered ? spaceAround(rendered) : undefined,
    entries: rendered ? entriesOf(rendered, items.length) : plainEntries(shown, items.length),
    // Hides the button Show more until the first page is rendered, because its entries would move the button.
    hasMore: hasMore && (isLong || shown >= pageSize),
    ...growing,
  };
}

/** Returns how many entries fill the view. The others render later, so that the first ones appear a frame earlier. */
function countToFill(columns: number, rowHeight: number): number {
  const fitting = Math.max(1, Math.floor(window.innerWidth / 360));
  return Math.min(columns, fitting) * Math.ceil(window.innerHeight / rowHeight);
}

/** Returns the index of an id, or -1. Checks the index `was` first. */
const indexOf = (items: Items, id: string | undefined, was: number): number =>
  items[was]?.id === id ? was : items.findIndex((item) => item.id === id);

/** Returns a place with some entries before and after the target. */
function around(target: number, rowHeight: number): ListPlace | null {
  if (target <= 0) return null;
  const first = Math.max(0, target - 3);
  const heights = Array<number>(7).fill(rowHeight);
  return { listId: '', firstId: '', first, columns: 1, before: first * rowHeight, heights };
}

/** Returns the rows of the first render, at the restored position or the target; `null` without either. */
function rowsAt(from: ListPlace | null, items: Items): RenderedRows | null {
  if (!from || from.heights.length === 0) return null;
  const { columns, before, heights } = from;
  const index = indexOf(items, from.firstId, from.first);
  const first = Math.floor((index < 0 ? from.first : index) / columns);
  const count = Math.ceil(items.length / columns);
  const rows = heights.map((_, at) => first + at).filter((row) => row < count);
  const usual = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const after = (count - first - rows.length) * usual;
  return rows.length > 0 ? { columns, rows, before: rows.map((_, at) => (at ? 0 : before)), after } : null;
}

/** Returns the attributes of the first `shown` entries. If the list has more, includes its size for ARIA. */
const plainEntries = (shown: number, count: number): EntryAttributes[] =>
  Array.from({ length: shown }, (_, index) => ({
    'data-index': index,
    ...(shown < count && { 'aria-setsize': count, 'aria-posinset': index + 1 }),
  }));

const entriesOf = ({ columns, rows, before }: RenderedRows, count: number): EntryAttributes[] =>
  rows.flatMap((row, at) => {
    // The first row needs no margin: the padding of the list reserves the space before it.
    const style = at > 0 && before[at] ? { marginTop: before[at] } : undefined;
    return Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
      const index = row * columns + column;
      return {
        'data-index': index,
        'data-row': column === 0 ? row : undefined,
        'aria-setsize': count,
        'aria-posinset': index + 1,
        style,
      };
    });
  });

/** Disables the browser's scroll anchoring, because `virtualRows` corrects the scroll position. */
const spaceAround = ({ before, after }: RenderedRows): CSSProperties => ({
  overflowAnchor: 'none',
  paddingTop: before[0] ?? 0,
  paddingBottom: Math.max(0, after),
});

type Growth = {
  shown: number;
  hasMore: boolean;
  pageSize: number;
  step: number;
  onGrow: (shown: number) => void;
};

/**
 * Renders more entries of a list: the rest of the first page after the entries in view, a few when the user
 * scrolls near the end, and a page when the user presses the button Show more.
 */
function useGrowth({ shown, hasMore, pageSize, step, onGrow }: Growth) {
  /** Element at the current end of the list. */
  const sentinel = useRef<HTMLDivElement>(null);
  // Adds a few entries at a time, because each addition must fit in a frame.
  useEffect(() => {
    if (!hasMore) return;
    const next = shown < pageSize ? Math.min(shown + step, pageSize) : shown + step;
    const grow = () => startTransition(() => onGrow(next));
    const element = sentinel.current;
    if (shown < pageSize || !element) return grow();
    // Recreated after each addition, to check again whether the end is near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) grow();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, shown, pageSize, step, onGrow]);

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
