import { expect, it, vi } from 'vitest';
import { useIsOffline } from '@/app/hooks/useIsOffline';
import { useIsUnmounted } from '@/app/hooks/useIsUnmounted';
import { useNow } from '@/app/hooks/useNow';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

it('useNow returns the new time every 30 seconds until the page unmounts', () => {
  vi.useFakeTimers({ now: 1000 });
  const page = mounted(() => useNow(Date.now), null);
  page.act(() => vi.advanceTimersByTime(29_999));
  expect(page.value()).toBe(1000);
  page.act(() => vi.advanceTimersByTime(1));
  expect(page.value()).toBe(31_000);
  page.leave();
  expect(vi.getTimerCount()).toBe(0);
});

it('useIsOffline follows the online and offline events until the page unmounts', () => {
  const { navigator, window } = stubBrowser();
  const page = mounted(() => useIsOffline(), null);
  const become = (onLine: boolean) => {
    page.act(() => {
      navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    });
    return page.value();
  };
  expect([page.value(), become(false), become(true)]).toEqual([false, true, false]);
  page.leave();
  expect(become(false)).toBe(false);
});

it('useIsUnmounted returns a stable function that returns true after the page unmounts', () => {
  const page = mounted(useIsUnmounted, undefined);
  const isUnmounted = page.value();
  expect(isUnmounted()).toBe(false);
  page.render(undefined);
  expect([page.value(), isUnmounted()]).toEqual([isUnmounted, false]);
  page.leave();
  expect(isUnmounted()).toBe(true);
});
