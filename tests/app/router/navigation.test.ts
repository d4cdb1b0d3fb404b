import { asking, settled } from '@kit/answers';
import { lazyModule } from '@messages/lazyModule';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '@/app/router/leave';
import { navigation } from '@/app/router/navigation';
import { stubBrowser } from '../../support/browser';

type Preload = ReturnType<typeof asking<[string], void>>;
const preloading = vi.hoisted(() => ({ current: null as Preload | null }));
vi.mock('@/app/router/preload', () => ({
  preload: (pathname: string) => preloading.current?.ask(pathname),
}));

let pages: Preload;
let browser: ReturnType<typeof stubBrowser>;
/** What is being gone to, each time that listeners were called. */
let goals: (string | null)[];

beforeEach(() => {
  pages = asking();
  preloading.current = pages;
  browser = stubBrowser('/explore?q=solar');
  navigation.guard = null;
  goals = [];
  return navigation.subscribe(() => goals.push(navigation.goal()));
});

/** The page that was asked for so many calls ago is there. */
async function arrive(index: number) {
  pages.calls[index]?.resolve();
  await settled();
}

describe('what was searched for', () => {
  it.each([
    ['/explore?q=solar', ['replace /explore']],
    ['/discover?tab=users&q=solar&sort=fit#list', ['replace /discover?tab=users&sort=fit#list']],
    ['/discover?tab=users', []],
  ])('is taken out of %s, and nothing else is', (address, visits) => {
    browser = stubBrowser(address);
    navigation.forgetSearch();
    expect(browser.visits).toEqual(visits);
  });

  it('is gone at once, whatever guards the page', () => {
    navigation.guard = () => {};
    navigation.forgetSearch();
    expect(browser.visits).toEqual(['replace /explore']);
  });
});

describe('going to another page', () => {
  it('waits until it is there, then draws it from its top', async () => {
    const going = navigation.go('/discover?tab=users');
    expect([pages.asked(), browser.visits]).toEqual([[['/discover']], []]);
    expect([navigation.isWaiting(), navigation.goal()]).toEqual([true, '/discover?tab=users']);
    await arrive(0);
    await going;
    expect([browser.visits, browser.scrolls]).toEqual([['push /discover?tab=users'], [[0, 0]]]);
    expect([navigation.isWaiting(), navigation.goal()]).toEqual([false, null]);
    expect(goals).toEqual(['/discover?tab=users', null]);
  });

  it('that can’t be fetched is done all the same', async () => {
    const going = navigation.go('/discover');
    pages.last().reject(new Error('No chunk'));
    await going;
    expect([browser.visits, navigation.isWaiting()]).toEqual([['push /discover'], false]);
  });

  it('asks once more for what could not be fetched before', async () => {
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
});

describe('of several calls', () => {
  it('the last one wins, though its page comes first', async () => {
    navigation.go('/discover');
    navigation.go('/starred');
    await arrive(1);
    await arrive(0);
    expect(browser.visits).toEqual(['push /starred']);
  });

  it('the last one wins, and is still waited for when the page of another is there', async () => {
    navigation.go('/discover');
    navigation.go('/starred');
    await arrive(0);
    expect([browser.visits, navigation.goal()]).toEqual([[], '/starred']);
    await arrive(1);
    expect([browser.visits, navigation.goal()]).toEqual([['push /starred'], null]);
  });

  it('one that stays on the page calls the others off', async () => {
    navigation.go('/discover');
    navigation.go('/explore?q=wind');
    expect([browser.visits, navigation.goal()]).toEqual([['push /explore?q=wind'], null]);
    await arrive(0);
    expect(browser.visits).toEqual(['push /explore?q=wind']);
  });
});

it('another view of the page is shown at once, where one is', () => {
  void navigation.go('/explore?q=wind', { replace: true });
  expect([pages.calls, browser.visits, browser.scrolls]).toEqual([[], ['replace /explore?q=wind'], []]);
});

describe('the entry of the history', () => {
  const place = 'here';

  it('stays the same where only the address of a view is rewritten', () => {
    browser.window.history.replaceState({ place }, '');
    void navigation.go('/explore?q=wind', { replace: true });
    expect(browser.states).toEqual([{ place }]);
  });

  it('is another one for each step, and for another page in its place', async () => {
    browser.window.history.replaceState({ place }, '');
    void navigation.go('/explore?type=funding');
    navigation.go('/discover', { replace: true });
    await arrive(0);
    const names = browser.states.map((state) => (state as { place: string }).place);
    expect([names[0], new Set(names).size, browser.states.length]).toEqual([place, 2, 2]);
    expect(names[1]).toMatch(/^updraft\.place\./);
  });
});

describe('a place on a page', () => {
  it('is brought into view, by its name without escapes', () => {
    browser.ids.add('über uns');
    void navigation.go('/explore#%C3%BCber%20uns');
    expect([browser.visits, browser.shown]).toEqual([['push /explore#%C3%BCber%20uns'], ['über uns']]);
  });

  it('of another page is, once that is there', async () => {
    browser.ids.add('team');
    navigation.go('/about#team');
    expect(browser.shown).toEqual([]);
    await arrive(0);
    expect([browser.scrolls, browser.shown]).toEqual([[[0, 0]], ['team']]);
  });
});

describe('what would be lost', () => {
  it('holds up going, and lets it go on as it was meant', async () => {
    const held: (() => void)[] = [];
    navigation.guard = (go) => void held.push(go);
    await navigation.go('/discover', { replace: true });
    expect([held.length, pages.calls, browser.visits, goals]).toEqual([1, [], [], []]);
    navigation.guard = null;
    held[0]?.();
    await arrive(0);
    expect(browser.visits).toEqual(['replace /discover']);
  });

  it('holds up whatever else leaves the page', () => {
    const act = vi.fn();
    const held: (() => void)[] = [];
    navigation.guard = (go) => void held.push(go);
    leave(act);
    expect(act).not.toHaveBeenCalled();
    held[0]?.();
    expect(act).toHaveBeenCalledTimes(1);
    navigation.guard = null;
    leave(act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});

it('nobody is told once they have stopped listening', async () => {
  const listener = vi.fn();
  navigation.subscribe(listener)();
  navigation.go('/discover');
  await arrive(0);
  expect(listener).not.toHaveBeenCalled();
});
