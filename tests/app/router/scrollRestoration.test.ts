import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../support/stubBrowser';
import { stubObserver } from '../../support/stubObserver';

let browser: ReturnType<typeof stubBrowser>;
let place: typeof import('@/app/router/scrollRestoration').place;
/** Calls back the page's ResizeObserver. */
let grow: () => void;
const listeners: (() => void)[] = [];

/** Opens a new document in the same tab, as a reload does. */
async function open() {
  vi.resetModules();
  // Removes the listeners of the previous document.
  for (const forget of listeners.splice(0)) forget();
  ({ place } = await import('@/app/router/scrollRestoration'));
  place.follow();
}

/** Sets the height of the page in px. The viewport is 800 px high. */
function become(height: number) {
  browser.document.documentElement.scrollHeight = height;
  grow();
}

/** The scroll positions in px since the last call. */
const putAt = () => browser.scrolls.splice(0).map(([, y]) => y);

/** Goes back or forward to the history entry with this state. */
function traverse(state: unknown) {
  browser.states.push(state);
  browser.window.dispatchEvent(new Event('popstate'));
}

/** Leaves the current history entry at this scroll position in px. Returns the state of this entry. */
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
  grow = stubObserver('ResizeObserver').tell;
  return open();
});

it('scroll restoration after Back waits until the page is tall enough, and keeps the position while the page grows', () => {
  const feed = leaveFrom(1200);
  traverse(feed);
  become(900);
  become(1999);
  become(2000);
  become(2600);
  expect(putAt()).toEqual([0, 0, 1200, 1200]);
});

it('scroll restoration after Back keeps the first visible list entry in place when the content above changes height', () => {
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
  // The element of the entry exists, but it isn't rendered, so its height is 0.
  document.getElementById = (id: string) => ({ ...entry(id, { top: 0, height: 0 }), scrollIntoView() {} });
  become(5000);
  document.getElementById = (id: string) => ({
    ...entry(id, { top: id === 'in-sight' ? 1432 : 0, height: 400 }),
    scrollIntoView() {},
  });
  become(5000);
  expect(putAt()).toEqual([1200, 1200, 1149]);
});

it('after Back, place.here returns the scroll position, the number of list entries and the expanded entries of the restored page', () => {
  const sizes = { columns: 1, gap: 16, before: 16_000, heights: [400, 380] };
  const list = { listId: 'all', firstId: 'p-40', first: 40, ...sizes };
  place.open = () => ['a', 'b'];
  place.list = () => list;
  browser.document.querySelectorAll = (selector?: string) => (selector === 'main li' ? Array(45) : []);
  const feed = leaveFrom(1200);
  expect(place.here()).toEqual({ y: 0, anchor: null, count: 0, open: [], list: null });
  traverse(feed);
  expect(place.here()).toEqual({ y: 1200, anchor: null, count: 45, open: ['a', 'b'], list });
});

it('scroll restoration on Back and Forward stores one position per history entry', () => {
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

it('scroll restoration doesn’t scroll if no position is stored for the history entry', () => {
  traverse(null);
  become(5000);
  expect(putAt()).toEqual([]);
});

describe('scroll restoration', () => {
  const tell = (event: Event) => browser.window.dispatchEvent(event);
  const turn = (by: object) => tell(Object.assign(new Event('wheel'), by));
  it.each<[string, () => unknown, number[]]>([
    ['ends when the user touches the page', () => tell(new Event('touchmove')), []],
    ['ends when the user clicks', () => tell(new Event('pointerdown')), []],
    ['ends when the user presses a key', () => tell(new Event('keydown')), []],
    ['ends when the user scrolls', () => turn({ deltaX: 0, deltaY: 40 }), []],
    ['doesn’t end on a horizontal swipe (the Back gesture)', () => turn({ deltaX: -40, deltaY: 0 }), [1200]],
    ['doesn’t end before 5 s have passed', () => vi.advanceTimersByTime(4999), [1200]],
    ['ends after 5 s', () => vi.advanceTimersByTime(5000), []],
    ['ends when the user navigates to another page', () => leaveFrom(0), []],
  ])('%s', (_, happen, scrolls) => {
    traverse(leaveFrom(1200));
    happen();
    become(5000);
    expect(putAt()).toEqual(scrolls);
  });

  it('doesn’t end while a part of the page loads', () => {
    traverse(leaveFrom(1200));
    browser.document.querySelector = () => ({ content: '', dataset: { light: '', dark: '' } });
    vi.advanceTimersByTime(60_000);
    become(5000);
    browser.document.querySelector = () => null;
    vi.advanceTimersByTime(5000);
    become(6000);
    expect(putAt()).toEqual([1200]);
  });
});

it('scroll restoration after a reload restores the stored position', async () => {
  browser.window.scrollY = 700;
  browser.window.dispatchEvent(new Event('pagehide'));
  await open();
  expect(browser.window.history.scrollRestoration).toBe('manual');
  become(5000);
  expect([place.here().y, putAt()]).toEqual([700, [700]]);
});

it('scroll restoration keeps the stored position if the page reloads again before the restoration', async () => {
  browser.window.scrollY = 700;
  browser.window.dispatchEvent(new Event('pagehide'));
  await open();
  browser.window.scrollY = 0;
  browser.window.dispatchEvent(new Event('pagehide'));
  await open();
  expect(place.here().y).toBe(700);
});

it.each(['nonsense', 'null', '{"y":"far","rendered":[],"open":{}}', '{}'])(
  'place.here returns the top of the page if sessionStorage contains the invalid value `%s`',
  async (text) => {
    const { place: key } = browser.window.history.state as { place: string };
    browser.sessionStorage.setItem(key, text);
    await open();
    expect(place.here()).toEqual({ y: 0, anchor: null, count: 0, open: [], list: null });
  },
);

it('place.here returns the top of the page if sessionStorage throws, and Back still works', () => {
  browser.sessionStorage.isBroken = true;
  traverse(leaveFrom(1200));
  become(5000);
  expect([place.here().y, putAt()]).toEqual([0, [0]]);
});
