import { handledElsewhere } from '../../log/report';
import type { RemoteDatabase } from './database';
import { type Pointer, pointerIn } from './otherPosts';
import { keyOf } from './paths';

/** How many of the newest pointers are watched. A new one may be older than others, by a slow clock. */
const watched = 5;

const newestFirst = (a: Pointer, b: Pointer) =>
  b.t - a.t || Number(keyOf(a.id) < keyOf(b.id)) - Number(keyOf(a.id) > keyOf(b.id));

/**
 * Reads the pointers at a path, newest first. Each is read once, until the connection is lost. New ones arrive live.
 * @param onNew called with each pointer that is added after the first read
 */
export function pointerList(database: RemoteDatabase, path: string, onNew?: (added: Pointer) => void) {
  /** The newest pointers, without gaps. */
  let known: Pointer[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let stop = () => {};
  let isLive = false;

  const add = (...more: readonly Pointer[]) => {
    const ids = new Set(more.map(({ id }) => id));
    known = [...known.filter(({ id }) => !ids.has(id)), ...more].sort(newestFirst);
  };

  function start() {
    isLive = true;
    const stopObserving = database.observeConnection((isConnected) => {
      // Those that are added meanwhile would be missing.
      if (!isConnected) known = [];
    });
    const stopListening = database.listenTo(
      path,
      { by: 't', last: watched },
      (child) => {
        const added = pointerIn(child);
        if (!added) return;
        add(added);
        onNew?.(added);
      },
      { onWhole: (children) => add(...children.flatMap((child) => pointerIn(child) ?? [])) },
    );
    stop = () => {
      stopObserving();
      stopListening();
    };
  }

  async function read(count: number, before: number | undefined): Promise<Pointer[]> {
    if (!isLive) start();
    const end = before ?? Number.POSITIVE_INFINITY;
    const found = known.filter(({ t }) => t < end).slice(0, count);
    if (found.length === count) return found;
    const low = known.at(-1);
    // A page that doesn't follow the known ones is read alone.
    const isNext = before === undefined || (low !== undefined && low.t <= end);
    const edge = isNext ? low && ([low.t, keyOf(low.id)] as const) : ([end] as const);
    const children = await database.list(path, {
      by: 't',
      last: isNext ? count - found.length : count,
      ...(edge && { before: edge }),
    });
    const more = children.flatMap((child) => pointerIn(child) ?? []).sort(newestFirst);
    if (isNext) add(...more);
    return isNext ? [...found, ...more] : more;
  }

  return {
    /** Returns the newest pointers, or with `before`, the newest ones before that time. In ms since the epoch. */
    page(count: number, before?: number): Promise<Pointer[]> {
      const reading = last.then(() => read(count, before));
      last = reading.catch(handledElsewhere);
      return reading;
    },
    close: () => stop(),
  };
}
