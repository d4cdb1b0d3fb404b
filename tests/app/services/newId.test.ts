import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '@/app/services/newId';

afterEach(() => vi.useRealTimers());

it('newId returns unique ids of letters and digits, which sort by the time of the call', () => {
  vi.useFakeTimers();
  const times = [0, 1, 35, 36, 46_655, Date.UTC(2025, 10, 20), Date.UTC(2999, 0, 1)];
  const ids = times.flatMap((time) => {
    vi.setSystemTime(time);
    return [newId(), newId()].sort();
  });
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[0-9a-z]{21}$/.test(id))).toEqual([]);
});
