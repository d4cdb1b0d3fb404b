import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '@/app/router/leave';
import { navigation } from '@/app/router/navigation';
import { useLeaveGuard } from '@/app/router/useLeaveGuard';
import { stubBrowser } from '../../support/browser';
import { mounted } from '../../support/hook';

const resting = { isChanged: false, isBusy: false, isAsking: false };
const changed = { ...resting, isChanged: true };
let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser('/profile/manage?tab=startups');
});

/** A form, with how often the person was asked. */
function start(edit: typeof resting) {
  const onAsk = vi.fn();
  const form = mounted((now: typeof resting) => useLeaveGuard({ ...now, onAsk }), edit);
  return { ...form, asked: () => onAsk.mock.calls.length };
}

/** Whether the browser asks before it reloads or closes the page. */
function doesBrowserAsk() {
  const event = new Event('beforeunload', { cancelable: true });
  browser.window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a form without changes', () => {
  it('is left at once', () => {
    const { asked } = start(resting);
    const go = vi.fn();
    leave(go);
    expect([go.mock.calls.length, asked(), doesBrowserAsk()]).toEqual([1, 0, false]);
    expect([navigation.guard, navigation.onPopState]).toEqual([null, null]);
  });
});

describe('unsaved changes', () => {
  it('hold up whatever leaves them, the browser too, and ask once', () => {
    const { asked } = start(changed);
    const go = vi.fn();
    leave(go);
    expect([go.mock.calls.length, asked(), doesBrowserAsk()]).toEqual([0, 1, true]);
  });

  it('once discarded let go what was held up', () => {
    const { draw, asked } = start(changed);
    const go = vi.fn();
    leave(go);
    draw({ ...changed, isAsking: true });
    expect(go).not.toHaveBeenCalled();
    draw(resting);
    expect([go.mock.calls.length, asked(), doesBrowserAsk()]).toEqual([1, 1, false]);
    draw(changed);
    draw(resting);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('that are kept stay, and what was held up is forgotten', () => {
    const { draw, value } = start(changed);
    const go = vi.fn();
    leave(go);
    draw({ ...changed, isAsking: true });
    value().forget();
    draw(changed);
    draw(resting);
    expect(go).not.toHaveBeenCalled();
  });

  it('that are being saved are waited for', () => {
    const { draw } = start(changed);
    const go = vi.fn();
    leave(go);
    draw({ ...changed, isAsking: true });
    draw({ ...resting, isBusy: true });
    expect(go).not.toHaveBeenCalled();
    draw(resting);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('that could not be saved are asked about again', () => {
    const { draw, asked } = start(changed);
    const go = vi.fn();
    leave(go);
    draw({ ...changed, isBusy: true });
    draw(changed);
    expect([go.mock.calls.length, asked()]).toEqual([0, 2]);
  });

  it('hold up nothing any longer once their page is gone', () => {
    const { leave: leavePage } = start(changed);
    leavePage();
    expect([navigation.guard, navigation.onPopState, doesBrowserAsk()]).toEqual([null, null, false]);
  });
});

describe('Back and Forward', () => {
  const pop = () => {
    const event = new Event('popstate');
    const stopped = vi.spyOn(event, 'stopImmediatePropagation');
    navigation.onPopState?.(event as PopStateEvent);
    return stopped.mock.calls.length > 0;
  };

  it('are taken back where the browser lets nobody hold them up, and done once that may be', () => {
    const { draw, asked } = start(changed);
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
    draw(resting);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('to another place on the same page lose nothing', () => {
    const { asked } = start(changed);
    browser.window.history.replaceState(null, '', '/profile/manage?tab=startups#team');
    expect([pop(), asked()]).toEqual([false, 0]);
  });

  it('don’t begin where the browser lets them be held up', () => {
    const traverseTo = vi.fn();
    const browserNavigation = Object.assign(new EventTarget(), { traverseTo });
    Object.assign(browser.window, { navigation: browserNavigation });
    const { draw, asked } = start(changed);
    const go = (url: string, navigationType = 'traverse') => {
      const event = Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType,
        destination: { key: `key of ${url}`, url: `https://updraft.example${url}` },
      });
      browserNavigation.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([go('/profile/manage?tab=startups#team'), go('/discover', 'push'), asked()]).toEqual([
      false,
      false,
      0,
    ]);
    expect([go('/discover'), asked(), traverseTo.mock.calls]).toEqual([true, 1, []]);
    draw(resting);
    expect(traverseTo.mock.calls).toEqual([['key of /discover']]);
    expect(go('/starred')).toBe(false);
  });
});
