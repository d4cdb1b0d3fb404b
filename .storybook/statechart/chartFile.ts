// Written by ../charts.ts when Storybook starts.
import charts from '../../.cache/statecharts.json';
import type { Described } from './described';
import type { DrawnState } from './drawn';

// The charts, typed: the visible parts of each machine, with positions in px.

/** x, y, width, height. */
export type Box = readonly [number, number, number, number];

export type PlacedState = DrawnState & { box: Box };
/** `line`: x and y, alternating. */
export type PlacedEdge = Described['edges'][number] & { line: readonly number[]; label: Box };
export type PlacedChart = Omit<Described, 'states' | 'edges'> & {
  states: readonly PlacedState[];
  edges: readonly PlacedEdge[];
};

const all = charts.charts as unknown as readonly PlacedChart[];

export const chartFile: ReadonlyMap<string, PlacedChart> = new Map(all.map((chart) => [chart.id, chart]));
