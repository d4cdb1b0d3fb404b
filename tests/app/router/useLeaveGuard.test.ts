import { beforeEach, expect, it, vi } from 'vitest';
import { leave } from '@/app/router/leave';
import { navigation } from '@/app/router/navigation';
import { useLeaveGuard } from '@/app/router/useLeaveGuard';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser('/profile/manage?tab=startups');
});

/** Mounts a page that blocks leaving if `isHolding`, and counts how often it asks for confirmation. */
function start(isHolding: boolean) {
  const onAsk = vi.fn();
  const page = mounted((isHolding: boolean) => useLeaveGuard(isHolding, onAsk), isHolding);
  return { ...page, allowLeave: () => page.value()(), asked: () => onAsk.mock.calls.length };
}

/** Whether the browser asks for confirmation before it reloads or closes the page. */
function doesBrowserAsk() {
  const event = new Event('beforeunload', { cancelable: true });
  browser.window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('useLeaveGuard lets the user leave immediately if the argument is false', () => {
  const { asked, allowLeave } = start(false);
  const go = vi.fn();
  leave(go);
  expect([go.mock.calls.length, asked(), doesBrowserAsk()]).toEqual([1, 0, false]);
  allowLeave();
  expect([navigation.guard, navigation.onPopState, go.mock.calls.length]).toEqual([null, null, 1]);
});

it('an active useLeaveGuard asks for confirmation, then runs only the last blocked action, and only once', () => {
  const { asked, allowLeave, render } = start(true);
  const before = vi.fn();
  // The continued action may call `leave` again.
  const go = vi.fn(() => leave(arrive));
  const arrive = vi.fn();
  leave(before);
  leave(go);
  expect([before, go].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect([asked(), doesBrowserAsk()]).toEqual([2, true]);
  allowLeave();
  expect([before, go, arrive].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  expect([asked(), doesBrowserAsk()]).toEqual([2, false]);
  render(false);
  allowLeave();
  expect(go).toHaveBeenCalledTimes(1);
});

it('useLeaveGuard is active only while its argument is true and the page is mounted', () => {
  const page = start(true);
  const state = () => [navigation.guard === null, navigation.onPopState === null, doesBrowserAsk()];
  page.render(false);
  expect(state()).toEqual([true, true, false]);
  page.render(true);
  expect(state()).toEqual([false, false, true]);
  page.leave();
  expect(state()).toEqual([true, true, false]);
});

it('an active useLeaveGuard calls the onAsk callback of the last render', () => {
  const asked: string[] = [];
  const page = mounted<string, () => void>((name) => useLeaveGuard(true, () => asked.push(name)), 'first');
  page.render('second');
  leave(() => {});
  expect(asked).toEqual(['second']);
});

const pop = () => {
  const event = new Event('popstate');
  const stopped = vi.spyOn(event, 'stopImmediatePropagation');
  navigation.onPopState?.(event as PopStateEvent);
  return stopped.mock.calls.length > 0;
};

it('an active useLeaveGuard without the Navigation API restores the URL on Back, and goes back after confirmation', () => {
  const { allowLeave, asked } = start(true);
  const back = vi.fn();
  Object.assign(browser.window.history, { back });
  browser.window.history.replaceState(null, '', '/discover');
  browser.visits.length = 0;
  expect(pop()).toBe(true);
  expect([asked(), browser.visits, back.mock.calls.length]).toEqual([
    1,
    ['push https://updraft.example/profile/manage?tab=startups'],
    0,
  ]);
  allowLeave();
  expect(back).toHaveBeenCalledTimes(1);
});

it('an active useLeaveGuard doesn’t ask for confirmation when Back or Forward changes only the hash of the URL', () => {
  const { asked } = start(true);
  browser.window.history.replaceState(null, '', '/profile/manage?tab=startups#team');
  expect([pop(), asked()]).toEqual([false, 0]);
});

it('an active useLeaveGuard with the Navigation API cancels Back and Forward, and repeats them after confirmation', () => {
  const traverseTo = vi.fn();
  const browserNavigation = Object.assign(new EventTarget(), { traverseTo });
  Object.assign(browser.window, { navigation: browserNavigation });
  const { allowLeave, asked } = start(true);
  const go = (url: string, navigationType = 'traverse') => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType,
      destination: { key: `key of ${url}`, url: `https://updraft.example${url}` },
    });
    browserNavigation.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const harmless = [go('/profile/manage?tab=startups#team'), go('/discover', 'push')];
  expect([...harmless, asked()]).toEqual([false, false, 0]);
  expect([go('/discover'), asked(), traverseTo.mock.calls]).toEqual([true, 1, []]);
  allowLeave();
  expect(traverseTo.mock.calls).toEqual([['key of /discover']]);
  expect(go('/starred')).toBe(false);
});
