import { asking, settled } from '@kit/deferred';
import { lazyModule } from '@messages/lazyModule';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '@/app/router/leave';
import { navigation } from '@/app/router/navigation';
import { stubBrowser } from '../../support/stubBrowser';

type Preload = ReturnType<typeof asking<[string], void>>;
const preloading = vi.hoisted(() => ({ current: null as Preload | null }));
vi.mock('@/app/router/preload', () => ({
  preload: (pathname: string) => preloading.current?.ask(pathname),
}));

let pages: Preload;
let browser: ReturnType<typeof stubBrowser>;
/** The URL of the pending navigation at each notification; null: no navigation is pending. */
let goals: (string | null)[];

beforeEach(() => {
  pages = asking();
  preloading.current = pages;
  browser = stubBrowser('/explore?q=solar');
  navigation.guard = null;
  goals = [];
  return navigation.subscribe(() => goals.push(navigation.goal()));
});

/** Resolves the preload call with this index. */
const arrive = (index: number) => settled(() => pages.calls[index]?.resolve());

it.each([
  ['removes the parameter q from the URL', '/explore?q=solar', ['replace /explore']],
  [
    'keeps other parameters and the hash of the URL',
    '/discover?tab=users&q=solar&sort=fit#list',
    ['replace /discover?tab=users&sort=fit#list'],
  ],
  ['doesn’t change a URL without the parameter q', '/discover?tab=users', []],
])('navigation.forgetSearch %s', (_, address, visits) => {
  browser = stubBrowser(address);
  navigation.forgetSearch();
  expect(browser.visits).toEqual(visits);
});

it('navigation.forgetSearch removes the parameter q immediately, even if a leave guard blocks navigations', () => {
  navigation.guard = () => {};
  navigation.forgetSearch();
  expect(browser.visits).toEqual(['replace /explore']);
});

it('navigation.go to another page waits until this page is loaded, then changes the URL and scrolls to the top', async () => {
  const going = navigation.go('/discover?tab=users');
  expect([pages.asked(), browser.visits]).toEqual([[['/discover']], []]);
  expect([navigation.isWaiting(), navigation.goal()]).toEqual([true, '/discover?tab=users']);
  await arrive(0);
  await going;
  expect([browser.visits, browser.scrolls]).toEqual([['push /discover?tab=users'], [[0, 0]]]);
  expect([navigation.isWaiting(), navigation.goal()]).toEqual([false, null]);
  expect(goals).toEqual(['/discover?tab=users', null]);
});

it('navigation.go changes the URL even if the new page fails to load', async () => {
  const going = navigation.go('/discover');
  pages.last().reject(new Error('No chunk'));
  await going;
  expect([browser.visits, navigation.isWaiting()]).toEqual([['push /discover'], false]);
});

it('lazyModule requests a failed module again after navigation.go opens another page', async () => {
  const load = vi.fn(() => Promise.reject(new Error('No chunk')));
  const lazy = lazyModule(load);
  await lazy().catch(() => {});
  await lazy().catch(() => {});
  expect(load).toHaveBeenCalledTimes(1);
  navigation.go('/discover');
  await lazy().catch(() => {});
  expect(load).toHaveBeenCalledTimes(2);
  await arrive(0);
});

it.each([
  ['first', 1, 0, ['push /starred'], null],
  ['last', 0, 1, [], '/starred'],
])('the last call of navigation.go wins, even if its page loads %s', async (_, first, last, visits, goal) => {
  navigation.go('/discover');
  navigation.go('/starred');
  await arrive(first);
  expect([browser.visits, navigation.goal()]).toEqual([visits, goal]);
  await arrive(last);
  expect([browser.visits, navigation.goal()]).toEqual([['push /starred'], null]);
});

it('navigation.go cancels a pending navigation when the new URL is another view of the current page', async () => {
  navigation.go('/discover');
  navigation.go('/explore?q=wind');
  expect([browser.visits, navigation.goal()]).toEqual([['push /explore?q=wind'], null]);
  await arrive(0);
  expect(browser.visits).toEqual(['push /explore?q=wind']);
});

it('navigation.go shows another view of the current page immediately, and doesn’t scroll', () => {
  void navigation.go('/explore?q=wind', { replace: true });
  expect([pages.calls, browser.visits, browser.scrolls]).toEqual([[], ['replace /explore?q=wind'], []]);
});

const place = 'here';

it('navigation.go doesn’t change history.state when it replaces only the query string', () => {
  browser.window.history.replaceState({ place }, '');
  void navigation.go('/explore?q=wind', { replace: true });
  expect(browser.states).toEqual([{ place }]);
});

it('navigation.go stores a new scroll position key in history.state when it pushes a view or replaces the page', async () => {
  browser.window.history.replaceState({ place }, '');
  void navigation.go('/explore?type=funding');
  navigation.go('/discover', { replace: true });
  await arrive(0);
  const names = browser.states.map((state) => (state as { place: string }).place);
  expect([names[0], new Set(names).size, browser.states.length]).toEqual([place, 2, 2]);
  expect(names[1]).toMatch(/^updraft\.place\./);
});

it('navigation.go to a hash scrolls to the element whose id is the decoded hash', () => {
  browser.ids.add('über uns');
  void navigation.go('/explore#%C3%BCber%20uns');
  expect([browser.visits, browser.shown]).toEqual([['push /explore#%C3%BCber%20uns'], ['über uns']]);
});

it('navigation.go to a hash on another page scrolls to the element after the page is loaded', async () => {
  browser.ids.add('team');
  navigation.go('/about#team');
  expect(browser.shown).toEqual([]);
  await arrive(0);
  expect([browser.scrolls, browser.shown]).toEqual([[[0, 0]], ['team']]);
});

describe('navigation.guard', () => {
  let held: (() => void)[];
  beforeEach(() => {
    held = [];
    navigation.guard = (go) => void held.push(go);
  });

  it('blocks a navigation, and receives a function that continues the navigation', async () => {
    await navigation.go('/discover', { replace: true });
    expect([held.length, pages.calls, browser.visits, goals]).toEqual([1, [], [], []]);
    navigation.guard = null;
    held[0]?.();
    await arrive(0);
    expect(browser.visits).toEqual(['replace /discover']);
  });

  it('blocks an action that is passed to `leave`, and receives a function that runs the action', () => {
    const act = vi.fn();
    leave(act);
    expect(act).not.toHaveBeenCalled();
    held[0]?.();
    expect(act).toHaveBeenCalledTimes(1);
    navigation.guard = null;
    leave(act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});

it('navigation doesn’t notify a listener after the listener unsubscribes', async () => {
  const listener = vi.fn();
  navigation.subscribe(listener)();
  navigation.go('/discover');
  await arrive(0);
  expect(listener).not.toHaveBeenCalled();
});
