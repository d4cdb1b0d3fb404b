import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../support/browser';

let browser: ReturnType<typeof stubBrowser>;
let place: typeof import('@/app/router/place').place;
/** What follows the page as it grows. */
let grow: () => void;
const listeners: (() => void)[] = [];

/** A new document of the same tab: a reload. */
async function open() {
  vi.resetModules();
  // The document of before hears of nothing any more.
  for (const forget of listeners.splice(0)) forget();
  ({ place } = await import('@/app/router/place'));
  place.follow();
}

/** The page has this height, px; the screen has 800. */
function become(height: number) {
  browser.document.documentElement.scrollHeight = height;
  grow();
}

/** Where the page was put, px, since this was asked last. */
const putAt = () => browser.scrolls.splice(0).map(([, y]) => y);

/** Back, or Forward, to the entry of this state. */
function traverse(state: unknown) {
  browser.states.push(state);
  browser.window.dispatchEvent(new Event('popstate'));
}

/** Leaves the present entry from so far down, for another one. Gives back its state. */
function leaveFrom(y: number) {
  const { state } = browser.window.history;
  browser.window.scrollY = y;
  place.move(() => browser.window.history.pushState(null, '', '/discover'));
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser('/explore');
  const listen = browser.window.addEventListener.bind(browser.window);
  browser.window.addEventListener = (type: string, listener: EventListener | null) => {
    listen(type, listener);
    listeners.push(() => browser.window.removeEventListener(type, listener));
  };
  grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  return open().then(() => () => vi.useRealTimers());
});

describe('Back', () => {
  it('comes back to the place as soon as the page is long enough, and holds it while it grows', () => {
    const feed = leaveFrom(1200);
    traverse(feed);
    become(900);
    become(1999);
    become(2000);
    become(2600);
    expect(putAt()).toEqual([0, 0, 1200, 1200]);
  });

  it('comes back to the entry that began in sight, where what is above it is of another height', () => {
    const entry = (id: string, rect: { top: number; height: number }) => ({
      id,
      getBoundingClientRect: () => rect,
    });
    const entries = [
      entry('cut-off', { top: -30, height: 400 }),
      entry('in-sight', { top: 283, height: 400 }),
      entry('below', { top: 800, height: 400 }),
    ];
    const { document } = browser;
    document.querySelectorAll = (selector?: string) => (selector === 'main li[id]' ? entries : []);
    const feed = leaveFrom(1200);
    browser.window.scrollY = 0;
    traverse(feed);
    become(5000);
    // The entry is there, but not painted.
    document.getElementById = (id: string) => ({ ...entry(id, { top: 0, height: 0 }), scrollIntoView() {} });
    become(5000);
    document.getElementById = (id: string) => ({
      ...entry(id, { top: id === 'in-sight' ? 1432 : 0, height: 400 }),
      scrollIntoView() {},
    });
    become(5000);
    expect(putAt()).toEqual([1200, 1200, 1149]);
  });

  it('comes back to what was drawn and unfolded', () => {
    const sizes = { columns: 1, gap: 16, before: 16_000, heights: [400, 380] };
    const list = { listId: 'all', firstId: 'p-40', first: 40, ...sizes };
    place.open = () => ['a', 'b'];
    place.list = () => list;
    browser.document.querySelectorAll = (selector?: string) => (selector === 'main li' ? Array(45) : []);
    const feed = leaveFrom(1200);
    expect(place.here()).toEqual({ y: 0, anchor: null, drawn: 0, open: [], list: null });
    traverse(feed);
    expect(place.here()).toEqual({ y: 1200, anchor: null, drawn: 45, open: ['a', 'b'], list });
  });

  it('and Forward: each entry has its own place', () => {
    const feed = leaveFrom(1200);
    const discover = leaveFrom(300);
    traverse(feed);
    expect(place.here().y).toBe(1200);
    browser.window.dispatchEvent(new Event('wheel'));
    browser.window.scrollY = 1300;
    traverse(discover);
    expect(place.here().y).toBe(300);
    traverse(feed);
    expect(place.here().y).toBe(1300);
  });

  it('to where nobody has been, as a link within the page, moves nothing', () => {
    traverse(null);
    become(5000);
    expect(putAt()).toEqual([]);
  });
});

describe('the place is let go', () => {
  it.each(['touchmove', 'pointerdown', 'keydown', 'wheel'])('when the person goes on first: %s', (move) => {
    traverse(leaveFrom(1200));
    browser.window.dispatchEvent(new Event(move));
    become(5000);
    expect(putAt()).toEqual([]);
  });

  it('not by the swipe that goes back', () => {
    traverse(leaveFrom(1200));
    browser.window.dispatchEvent(Object.assign(new Event('wheel'), { deltaX: -40, deltaY: 0 }));
    become(5000);
    expect(putAt()).toEqual([1200]);
  });

  it('when the page doesn’t become as long in time', () => {
    traverse(leaveFrom(1200));
    vi.advanceTimersByTime(4999);
    become(5000);
    vi.advanceTimersByTime(1);
    become(6000);
    expect(putAt()).toEqual([1200]);
  });

  it('not while a part of the page is loading, however long it takes', () => {
    traverse(leaveFrom(1200));
    browser.document.querySelector = () => ({ content: '', dataset: { light: '', dark: '' } });
    vi.advanceTimersByTime(60_000);
    become(5000);
    browser.document.querySelector = () => null;
    vi.advanceTimersByTime(5000);
    become(6000);
    expect(putAt()).toEqual([1200]);
  });

  it('when one goes on to another page', () => {
    traverse(leaveFrom(1200));
    leaveFrom(0);
    become(5000);
    expect(putAt()).toEqual([]);
  });
});

describe('a reload', () => {
  it('comes back to the place', async () => {
    browser.window.scrollY = 700;
    browser.window.dispatchEvent(new Event('pagehide'));
    await open();
    expect(browser.window.history.scrollRestoration).toBe('manual');
    become(5000);
    expect([place.here().y, putAt()]).toEqual([700, [700]]);
  });

  it('of a page that was not there yet keeps the place for the next', async () => {
    browser.window.scrollY = 700;
    browser.window.dispatchEvent(new Event('pagehide'));
    await open();
    browser.window.scrollY = 0;
    browser.window.dispatchEvent(new Event('pagehide'));
    await open();
    expect(place.here().y).toBe(700);
  });
});

describe('what is kept', () => {
  it.each(['nonsense', 'null', '{"y":"far","drawn":[],"open":{}}', '{}'])(
    'is the top of the page where it can’t be read: %s',
    async (text) => {
      const { place: key } = browser.window.history.state as { place: string };
      browser.sessionStorage.setItem(key, text);
      await open();
      expect(place.here()).toEqual({ y: 0, anchor: null, drawn: 0, open: [], list: null });
    },
  );

  it('is nothing where session storage is closed, and one goes on all the same', () => {
    browser.sessionStorage.isBroken = true;
    traverse(leaveFrom(1200));
    become(5000);
    expect([place.here().y, putAt()]).toEqual([0, [0]]);
  });
});
