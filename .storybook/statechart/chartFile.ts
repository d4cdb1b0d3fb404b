// ../charts.ts writes this file when Storybook starts.
import charts from '../../.cache/statecharts.json';
import type { StateShape } from './chartShapes';
import type { Described } from './described';

// The statecharts of all machines: boxes for states and lines for transitions, with positions in px.

/** x, y, width and height, in px. */
export type Box = readonly [number, number, number, number];

export type PlacedState = StateShape & { box: Box };
/** `line`: the points of the edge, as x and y alternating. `label`: the box of its text. */
export type PlacedEdge = Described['edges'][number] & { line: readonly number[]; label: Box };
export type PlacedChart = Omit<Described, 'states' | 'edges'> & {
  states: readonly PlacedState[];
  edges: readonly PlacedEdge[];
};

const all = charts.charts as unknown as readonly PlacedChart[];

export const chartFile: ReadonlyMap<string, PlacedChart> = new Map(all.map((chart) => [chart.id, chart]));
