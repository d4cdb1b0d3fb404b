import type { ListPlace, PlaceOnPage } from '@/components/layout/placeOnPage';

const start: PlaceOnPage = { y: 0, anchor: null, count: 0, open: [], list: null };

/** How long to maintain the position after the page has loaded, in ms, because images may still grow. */
const timeout = 5000;

/** Whether the page loads data. */
const isComing = () => document.querySelector('main[aria-busy=true], main [aria-busy=true]') !== null;

/** Events of a user who scrolls or acts. They end the restoration of the scroll position. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** The session storage key for the position of the current history entry. */
let key = '';
let release: (() => void) | null = null;

/** Sets `key` for the current history entry. Returns whether the entry is new. */
function enter(): boolean {
  const known: unknown = window.history.state?.place;
  key = typeof known === 'string' ? known : `updraft.place.${Math.random()}`;
  if (key !== known) window.history.replaceState({ place: key }, '');
  return key !== known;
}

/** Returns the first list entry that starts in or below the viewport. */
function findAnchor() {
  for (const entry of document.querySelectorAll('main li[id]')) {
    const { top } = entry.getBoundingClientRect();
    if (top >= 0) return { id: entry.id, top };
  }
  return null;
}

function leave() {
  // During a restoration, the position in storage is still valid.
  if (!release) {
    const kept: PlaceOnPage = {
      y: window.scrollY,
      anchor: window.scrollY > 0 ? findAnchor() : null,
      // Counts the items of all lists. The restored page may therefore render more items than necessary.
      count: document.querySelectorAll('main li').length,
      open: place.open(),
      list: place.list(),
    };
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {}
  }
  release?.();
}

/** Scrolls to the stored position, and again whenever the page grows while it loads. */
function hold() {
  const { y, anchor } = place.here();
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const entry = document.getElementById(anchor?.id ?? '')?.getBoundingClientRect();
    // An entry that the browser doesn't render has no height and no position. Uses `y` instead.
    const at = anchor && entry?.height ? window.scrollY + entry.top - anchor.top : y;
    window.scrollTo(0, scrollHeight - clientHeight < at ? 0 : at);
  });
  const end = (event?: Event) => {
    // Ignores horizontal wheel events, because a trackpad fires them when the user swipes to go back.
    if (event && 'deltaY' in event && event.deltaY === 0) return;
    release = null;
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, end);
  };
  const expire = () => {
    if (!isComing()) return end();
    timer = setTimeout(expire, timeout);
  };
  let timer = setTimeout(expire, timeout);
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  release = end;
}

/** Stores the scroll position per history entry, and restores it after Back, Forward and a reload. */
export const place = {
  /** Returns the ids of the expanded items. A page with expandable items replaces this function. */
  open: (): readonly string[] => [],
  /** Returns the position of the page's long list. A page with a long list replaces this function. */
  list: (): ListPlace | null => null,
  /** Returns the stored position of the current history entry. */
  here(): PlaceOnPage {
    try {
      const stored = sessionStorage.getItem(key);
      // An exception takes 3 ms, because the engine locates each function on the stack.
      if (!stored) return start;
      const { y, anchor = null, count, open, list = null } = JSON.parse(stored);
      return { y: Number(y) || 0, anchor, count: Number(count) || 0, open: open.map(String), list };
    } catch {
      return start;
    }
  },
  /** Stores the position, runs the navigation, and enters the new history entry. */
  move(go: () => void) {
    leave();
    go();
    enter();
  },
  /** Starts to listen to the history. Must run before the router subscribes to the history. */
  follow() {
    window.history.scrollRestoration = 'manual';
    if (!enter()) hold();
    window.addEventListener('popstate', () => {
      leave();
      if (!enter()) hold();
    });
    window.addEventListener('pagehide', leave);
  },
};
