import type { ListPlace, PlaceOnPage } from '@/components/layout/place';

const top: PlaceOnPage = { y: 0, drawn: 0, open: [], list: null };

/** How long a page may take until it is as long again as it was, in ms: the feed takes 800, and its code as long as it takes. */
const timeout = 5000;

/** What a person does who goes on by themselves. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Of the present entry of the history: its key in session storage. */
let key = '';
let letGo: (() => void) | null = null;

/** Whether this is the first look at the entry. */
function enter(): boolean {
  const known: unknown = window.history.state?.place;
  key = typeof known === 'string' ? known : `updraft.place.${Math.random()}`;
  if (key !== known) window.history.replaceState({ place: key }, '');
  return key !== known;
}

function leave() {
  // Until the place is found again it is the one that is kept.
  if (!letGo) {
    const kept: PlaceOnPage = {
      y: window.scrollY,
      // With what is no list of those it is only drawn a little farther.
      drawn: document.querySelectorAll('main li').length,
      open: place.open(),
      list: place.list(),
    };
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {}
  }
  letGo?.();
}

/** Keeps the page at its place while it comes in. */
function hold() {
  const { y } = place.here();
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo(0, scrollHeight - clientHeight < y ? 0 : y);
  });
  const end = (event?: Event) => {
    // A swipe that goes back is a wheel that turns sideways.
    if (event && 'deltaY' in event && event.deltaY === 0) return;
    letGo = null;
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(() => end(), timeout);
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  letGo = end;
}

/** The place on the page, which Back, Forward and a reload come back to; each entry of the history has its own. */
export const place = {
  /** What is unfolded on the page that is shown; ids. */
  open: (): readonly string[] => [],
  /** Where the long list of the page that is shown is drawn, if it has one. */
  list: (): ListPlace | null => null,
  /** The place that the present entry was left at. */
  here(): PlaceOnPage {
    try {
      const { y, drawn, open, list } = JSON.parse(sessionStorage.getItem(key) ?? '');
      return { y: Number(y) || 0, drawn: Number(drawn) || 0, open: open.map(String), list: list ?? null };
    } catch {
      return top;
    }
  },
  /** Another entry takes the place of the present one. */
  move(go: () => void) {
    leave();
    go();
    enter();
  },
  /** Before the router hears of anything. */
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
