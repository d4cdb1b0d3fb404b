import { readdirSync, readFileSync } from 'node:fs';
import { machines } from '@kit/statechart/allMachines';
import { branchesOf, chartOf } from '@kit/statechart/graph';
import { describe, expect, test } from 'vitest';
import type { PlacedChart } from '../../.storybook/statechart/chartFile';
import { collapsed } from '../../.storybook/statechart/collapse';
import { placedCharts } from '../../.storybook/statechart/layout';
import { pageFileOf, pageText } from '../../.storybook/statechart/pages';

const chartFile = new Map((await placedCharts()).map((chart) => [chart.id, chart]));

describe('the statecharts', () => {
  test.each([...machines])('show every transition branch of the %s machine exactly once', (id, machine) => {
    const { states = [], edges = [] } = chartFile.get(id) ?? {};
    const rendered = [...states, ...edges].flatMap(({ rows }) => rows.flatMap(({ branches }) => branches));
    const all = branchesOf(chartOf(machine)).map((branch) => branch.id);
    expect(rendered.sort()).toEqual(all.sort());
  });

  test('contain a description of every event, from the doc comment of the event type', () => {
    const untold = [...chartFile.values()].flatMap(({ id, events }) =>
      Object.entries(events).flatMap(([type, { says }]) => (says ? [] : `${id}: ${type}`)),
    );
    expect(untold).toEqual([]);
  });

  test('place every state inside the box of the parent state', () => {
    for (const { states } of chartFile.values())
      for (const { path, box } of states.slice(1)) {
        const outer = states.find((state) => state.path === path.split('.').slice(0, -1).join('.'));
        const [x = 0, y = 0, width = 0, height = 0] = outer?.box ?? [];
        expect(box[0] >= x && box[1] >= y, path).toBe(true);
        expect(box[0] + box[2] <= x + width && box[1] + box[3] <= y + height, path).toBe(true);
      }
  });
});

describe('the Storybook pages of machines', () => {
  test('exist for every machine and are up to date', () => {
    const files = [...machines.keys()].map(pageFileOf);
    expect(readdirSync('stories/machines').sort()).toEqual(files.sort());
    for (const id of machines.keys())
      expect(readFileSync(`stories/machines/${pageFileOf(id)}`, 'utf8')).toBe(pageText(id));
  });
});

describe('a collapsed state of a statechart', () => {
  const feed = chartFile.get('feed') as PlacedChart;
  const shut = collapsed(feed, new Set(['posts.loading']));
  const boxOf = (chart: PlacedChart, path: string) => chart.states.find((state) => state.path === path)?.box;

  test('hides the child states and takes less space', () => {
    expect(shut.states.map(({ path }) => path)).toEqual(
      feed.states.map(({ path }) => path).filter((path) => !path.startsWith('posts.loading.')),
    );
    expect(boxOf(shut, 'posts.loading')?.[3]).toBeLessThan(boxOf(feed, 'posts.loading')?.[3] as number);
    expect(boxOf(shut, '')?.[3]).toBeLessThan(boxOf(feed, '')?.[3] as number);
  });

  test('is the start of the transitions that begin in child states', () => {
    const edge = shut.edges.find(({ id }) => id.startsWith('posts.loading.fetch.reading → posts.failed'));
    const [x = 0, y = 0, width = 0, height = 0] = boxOf(shut, 'posts.loading') ?? [];
    const [x1 = 0, y1 = 0] = edge?.line ?? [];
    expect(edge?.source).toBe('posts.loading');
    expect([x, x + width].includes(x1) || [y, y + height].includes(y1)).toBe(true);
  });
});
