import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '@/data/schema/routes';
import { medians, quantile, table } from '../../scripts/bench/figures.mjs';
import { serve } from '../../scripts/bench/host.mjs';
import { readFrames, readLoad, readRows } from '../../scripts/bench/observe.mjs';
import { readRoutes } from '../../scripts/bench/routes.mjs';

test('a quantile lies between two values, and leaves out what did not happen', () => {
  expect(quantile([4, null, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([10, 20], 0.95)).toBeCloseTo(19.5);
  expect(quantile([null], 0.5)).toBeNull();
  expect(
    medians([
      { lcp: 3, usable: null },
      { lcp: 1, usable: 5 },
      { lcp: 9, usable: 7 },
    ]),
  ).toEqual({
    lcp: 3,
    usable: 6,
  });
});

test('a table is Markdown, figures to the right', () => {
  expect(
    table([
      { page: '/', FCP: '920' },
      { page: '/about', FCP: '1240' },
    ]),
  ).toBe(['| page   |  FCP |', '| ------ | ---: |', '| /      |  920 |', '| /about | 1240 |'].join('\n'));
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

describe('a folder is served as a host would', () => {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-host-'));
  const files = ['index.html', 'about.html', 'docs/index.html', 'app.html', 'frames/startup.html', 'a/b.js'];
  const headers = [{ key: 'Cache-Control', value: 'no-cache' }];
  let host: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    for (const file of files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), `the file ${file}`);
    }
    host = await serve(folder, {
      rewrites: [
        { regex: '^/startups/[^/]+/?$', destination: '/frames/startup.html' },
        { regex: '^/[^.]*$', destination: '/app.html' },
      ],
      headers: [{ regex: '^/about$', headers }],
    });
  });
  afterAll(() => {
    host.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/docs', 'docs/index.html'],
    ['/startups/heliogrid', 'frames/startup.html'],
    ['/startups/heliogrid/more', 'app.html'],
    ['/user/%E0%A4', 'app.html'],
    ['/a/b.js', 'a/b.js'],
  ])('%s is %s', async (address, file) => {
    const response = await fetch(host.origin + address);
    expect(await response.text()).toBe(`the file ${file}`);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe(address === '/about' ? 'no-cache' : null);
  });

  test('a file that is not there is no page', async () => {
    expect((await fetch(`${host.origin}/a/gone.js`)).status).toBe(404);
  });
});

describe('what is read in a page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const timeline = (marks: Record<string, number[]>, resources: object[]) => ({
    getEntriesByName: (name: string) => (marks[name] ?? []).map((startTime) => ({ startTime })),
    getEntriesByType: () => resources,
  });
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
    vi.stubGlobal('performance', timeline({ usable: [500] }, resources));
    expect(readLoad()).toEqual({
      fcp: 10,
      lcp: 20,
      usable: 500,
      cls: 0.75,
      tbt: 110,
      requests: 4,
      requestsBefore: 3,
      script: 200,
      scriptBefore: 100,
    });
  });

  test('rows come after the last that was read for them', () => {
    const resources = [
      { name: 'http://x/feed.json', responseEnd: 40 },
      { name: 'http://x/a.js', responseEnd: 90 },
    ];
    vi.stubGlobal('performance', timeline({ usable: [100], read: [30, 60, 130] }, resources));
    expect(readRows(0)).toEqual({ rows: 100, afterData: 40 });
    expect(readRows(80)).toEqual({ rows: 100, afterData: 20 });
  });

  test('a frame that was not drawn is dropped', () => {
    const frame = 1000 / 60;
    const times = [0, 1, 2, 5, 6].map((at) => at * frame);
    vi.stubGlobal('window', { benchFrames: { times, longTasks: [70, 55] } });
    expect(readFrames()).toEqual({ dropped: 2 / 7, longest: 70 });
  });
});
