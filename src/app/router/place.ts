import type { ListPlace, PlaceOnPage } from '@/components/layout/place';

const start: PlaceOnPage = { y: 0, anchor: null, drawn: 0, open: [], list: null };

/** How long the page is held once nothing of it is loading, in ms: its lists and images may still grow. */
const timeout = 5000;

/** Whether the page's own HTML still stands in for it, or a part of it is loading: on a slow phone that takes many seconds. */
const isComing = () => document.querySelector('[data-still]:not(:empty), main [aria-busy=true]') !== null;

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

/** The first entry of a list that begins in sight, or farther down. */
function findAnchor() {
  for (const entry of document.querySelectorAll('main li[id]')) {
    const { top } = entry.getBoundingClientRect();
    if (top >= 0) return { id: entry.id, top };
  }
  return null;
}

function leave() {
  // Until the place is found again it is the one that is kept.
  if (!letGo) {
    const kept: PlaceOnPage = {
      y: window.scrollY,
      anchor: window.scrollY > 0 ? findAnchor() : null,
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
  const { y, anchor } = place.here();
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const entry = document.getElementById(anchor?.id ?? '')?.getBoundingClientRect();
    // An entry that isn't painted has no height, and no place.
    const at = anchor && entry?.height ? window.scrollY + entry.top - anchor.top : y;
    window.scrollTo(0, scrollHeight - clientHeight < at ? 0 : at);
  });
  const end = (event?: Event) => {
    // A swipe that goes back is a wheel that turns sideways.
    if (event && 'deltaY' in event && event.deltaY === 0) return;
    letGo = null;
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
      const { y, anchor = null, drawn, open, list = null } = JSON.parse(sessionStorage.getItem(key) ?? '');
      return { y: Number(y) || 0, anchor, drawn: Number(drawn) || 0, open: open.map(String), list };
    } catch {
      return start;
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
