import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '@/app/hooks/whenIdle';

beforeEach(() => vi.useFakeTimers());

describe('whenIdle with requestIdleCallback', () => {
  let requests: Map<number, () => void>;
  beforeEach(() => {
    requests = new Map();
    const requestIdleCallback = (callback: () => void, { timeout }: IdleRequestOptions) => {
      expect(timeout).toBe(2000);
      requests.set(requests.size, callback);
      return requests.size - 1;
    };
    vi.stubGlobal('window', { requestIdleCallback });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('cancelIdleCallback', (request: number) => requests.delete(request));
  });
  const rest = () => {
    for (const callback of requests.values()) callback();
  };

  it('waits for the given delay, then requests an idle callback with a timeout of 2 seconds', () => {
    const callback = vi.fn();
    whenIdle(callback, 500);
    vi.advanceTimersByTime(499);
    expect(requests.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect([requests.size, callback.mock.calls.length]).toEqual([1, 0]);
    rest();
    expect(callback).toHaveBeenCalledOnce();
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
