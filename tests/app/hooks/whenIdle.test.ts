import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '@/app/hooks/whenIdle';

beforeEach(() => vi.useFakeTimers());

describe('whenIdle with requestIdleCallback', () => {
  /** The pending requests. */
  let requests: Map<number, { callback: (deadline: IdleDeadline) => void; timeout?: number }>;
  let last: number;
  beforeEach(() => {
    requests = new Map();
    last = 0;
    const requestIdleCallback: typeof window.requestIdleCallback = (callback, options) => {
      last += 1;
      requests.set(last, { callback, timeout: options?.timeout });
      return last;
    };
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('cancelIdleCallback', (request: number) => requests.delete(request));
  });
  /** Answers the pending requests: the page is idle for `remaining` ms, or the timeout has passed. */
  function answer(remaining: number, didTimeout = false) {
    const asked = [...requests.values()];
    requests.clear();
    for (const { callback } of asked) callback({ didTimeout, timeRemaining: () => remaining });
  }
  const timeouts = () => [...requests.values()].map(({ timeout }) => timeout);

  it('waits for the given delay, then requests an idle callback with a timeout of 10 seconds', () => {
    const callback = vi.fn();
    whenIdle(callback, 500);
    vi.advanceTimersByTime(499);
    expect(requests.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect([timeouts(), callback.mock.calls.length]).toEqual([[10_000], 0]);
    answer(40);
    expect([requests.size, callback.mock.calls.length]).toEqual([0, 1]);
  });

  it('waits while the page is idle for less than a frame, as during a scroll, for 10 seconds in total', () => {
    const callback = vi.fn();
    whenIdle(callback);
    vi.advanceTimersByTime(0);
    answer(16);
    vi.advanceTimersByTime(4000);
    answer(5);
    expect([timeouts(), callback.mock.calls.length]).toEqual([[6000], 0]);
    answer(0, true);
    expect([requests.size, callback.mock.calls.length]).toEqual([0, 1]);
  });

  it('cancels the current request of a page that was busy', () => {
    const callOff = whenIdle(vi.fn());
    vi.advanceTimersByTime(0);
    answer(5);
    callOff();
    expect(requests.size).toBe(0);
  });

  it('returns a function that cancels the callback, both before and after the given delay ends', () => {
    const callback = vi.fn();
    whenIdle(callback, 500)();
    vi.advanceTimersByTime(500);
    expect(requests.size).toBe(0);
    const callOff = whenIdle(callback);
    vi.advanceTimersByTime(0);
    callOff();
    expect(requests.size).toBe(0);
  });
});

it('whenIdle without requestIdleCallback runs the callback after 300 ms, unless the callback is canceled', () => {
  vi.stubGlobal('window', {});
  const [callback, unwanted] = [vi.fn(), vi.fn()];
  whenIdle(callback);
  const callOff = whenIdle(unwanted);
  vi.advanceTimersByTime(299);
  expect(callback).not.toHaveBeenCalled();
  callOff();
  vi.advanceTimersByTime(1);
  expect([callback.mock.calls.length, unwanted.mock.calls.length]).toEqual([1, 0]);
});
