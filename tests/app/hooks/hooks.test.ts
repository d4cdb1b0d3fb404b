import { beforeEach, expect, it, vi } from 'vitest';
import { useIsOffline } from '@/app/hooks/useIsOffline';
import { useNow } from '@/app/hooks/useNow';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});

it('useNow updates every 30 seconds until the page unmounts', () => {
  vi.useFakeTimers();
  let time = 1000;
  const clock = vi.fn(() => time);
  const page = mounted(() => useNow(clock), null);
  time = 2000;
  page.act(() => vi.advanceTimersByTime(29_999));
  expect(page.value()).toBe(1000);
  page.act(() => vi.advanceTimersByTime(1));
  expect(page.value()).toBe(2000);
  page.leave();
  const told = clock.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(clock).toHaveBeenCalledTimes(told);
  vi.useRealTimers();
});

it('useIsOffline follows the online and offline events until the page unmounts', () => {
  const page = mounted(() => useIsOffline(), null);
  const become = (onLine: boolean) =>
    page.act(() => {
      browser.navigator.onLine = onLine;
      browser.window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    });
  expect(page.value()).toBe(false);
  become(false);
  expect(page.value()).toBe(true);
  become(true);
  expect(page.value()).toBe(false);
  page.leave();
  become(false);
  expect(page.value()).toBe(false);
});
