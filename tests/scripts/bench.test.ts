import { afterEach, describe, expect, test, vi } from 'vitest';
import { routes } from '@/data/schema/routes';
import { medians, quantile } from '../../scripts/bench/figures.mjs';
import { readLoad } from '../../scripts/bench/observe.mjs';
import { readRoutes } from '../../scripts/bench/routes.mjs';

test('a quantile lies between two values, and leaves out what did not happen', () => {
  expect(quantile([4, null, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5);
  expect(quantile([null], 0.5)).toBeNull();
  const loads = [null, 5, 7].map((usable, at) => ({ lcp: at * 2, usable }));
  expect(medians(loads)).toEqual({ lcp: 2, usable: 6 });
});

test('every page of the route table has an address, and what the spec delays', async () => {
  const read = await readRoutes();
  expect(read).toHaveLength(Object.keys(routes).length);
  expect(read.filter(({ path }) => path.includes(':'))).toEqual([]);
  expect(read.filter(({ delay }) => delay).map(({ path, delay }) => [path, delay])).toEqual([
    ['/explore', 800],
    ['/startups/heliogrid', 500],
    ['/investors/mina-okafor', 500],
    ['/user/asha-verma', 500],
  ]);
  const signedIn = read.filter(({ isSignedIn }) => isSignedIn).map(({ path }) => path);
  expect(signedIn).toEqual(expect.arrayContaining(['/explore', '/discover', '/startups/heliogrid']));
  expect(signedIn).not.toContain('/about');
});

describe('what is read in a page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const script = { name: 'http://x/a.js', encodedBodySize: 100, transferSize: 300 };

  test('a load is split where the page is usable', () => {
    const shifts = [
      { at: 100, value: 0.25 },
      { at: 900, value: 0.5 },
      { at: 2500, value: 0.125 },
    ];
    vi.stubGlobal('window', { benchLoad: { fcp: 10, lcp: 20, shifts, longTasks: [60, 150] } });
    const resources = [
      { ...script, startTime: 5 },
      { ...script, startTime: 6, transferSize: 0 },
      { ...script, startTime: 7, name: 'http://x/a.css' },
      { ...script, startTime: 900, name: 'http://x/b.js?v' },
    ];
    const getEntriesByName = (name: string) => (name === 'usable' ? [{ startTime: 500 }] : []);
    vi.stubGlobal('performance', { getEntriesByName, getEntriesByType: () => resources });
    const sizes = { requests: 4, requestsBefore: 3, script: 200, scriptBefore: 100 };
    expect(readLoad()).toEqual({ fcp: 10, lcp: 20, usable: 500, cls: 0.75, tbt: 110, ...sizes });
  });
});
