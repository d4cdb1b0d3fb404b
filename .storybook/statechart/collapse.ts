import type { Box, PlacedChart } from './chartFile';

// Closing a state hides its child states and removes the space that only they needed. The other states keep
// their order and move closer together, without a new layout.

/** Whether the state at `path` is inside the state at `outer`. */
export const isInside = (path: string, outer: string) =>
  path !== outer && (outer === '' || path.startsWith(`${outer}.`));

/** Adds a state to the closed states, or removes it if it's already closed. */
export const toggled = (closed: ReadonlySet<string>, path: string): ReadonlySet<string> =>
  new Set(closed.has(path) ? [...closed].filter((each) => each !== path) : [...closed, path]);

/** The height of a closed state's box, in px. */
const closedHeight = 46;
const closedWidth = 170;

type Span = [from: number, to: number];

/** Returns a function that maps a position on an axis to its position after these spans are removed. */
function without(spans: readonly Span[]): (at: number) => number {
  const merged: Span[] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return (at) => at - merged.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(at, to) - from), 0);
}

/** Returns the parts of `spans` that are outside `others`. */
const minus = (spans: readonly Span[], others: readonly Span[]): readonly Span[] =>
  others.reduce(
    (left, [from, to]) =>
      left
        .flatMap(([a, b]): Span[] => [
          [a, Math.min(b, from)],
          [Math.max(a, to), b],
        ])
        .filter(([a, b]) => b > a),
    spans,
  );

type Point = readonly [x: number, y: number];

const pointsOf = (line: readonly number[]): Point[] =>
  line.flatMap((at, index) => (index % 2 ? [[line[index - 1] as number, at] as const] : []));

const within = (at: number, from: number, length: number) => Math.min(Math.max(at, from), from + length);

/** Cuts off the start of a line that is inside a box. */
function cut(points: readonly Point[], [left, top, width, height]: Box): readonly Point[] {
  const isIn = ([x, y]: Point) => x > left && x < left + width && y > top && y < top + height;
  const first = points.findIndex((point) => !isIn(point));
  const [x, y] = points[first] ?? [0, 0];
  return first > 0 ? [[within(x, left, width), within(y, top, height)], ...points.slice(first)] : points;
}

/**
 * Returns the chart without the states inside closed states. Lines to such states end at the closed state's
 * box, and the chart shrinks.
 */
export function collapsed(chart: PlacedChart, closed: ReadonlySet<string>): PlacedChart {
  const shut = chart.states.filter(
    ({ path }) => closed.has(path) && chart.states.some((each) => isInside(each.path, path)),
  );
  if (!shut.length) return chart;
  const closedAround = (path: string) => shut.find((state) => isInside(path, state.path));
  const states = chart.states.filter(({ path }) => !closedAround(path));
  const ends = (path: string) => closedAround(path)?.path ?? path;
  const edges = chart.edges
    .map((edge) => ({ ...edge, source: ends(edge.source), target: ends(edge.target) }))
    .filter(({ source, target }) => source !== target);
  const outer = shut.filter(({ path }) => !closedAround(path));
  const isAroundShut = (path: string) => outer.some((state) => isInside(state.path, path));
  const fixed = states.filter((state) => !outer.includes(state) && !isAroundShut(state.path));
  // The headers of open states around closed states. Their space isn't removed.
  const heads = states
    .filter(({ path }) => isAroundShut(path))
    .map(({ box, rows }): Box => [box[0], box[1], 60, 40 + rows.length * 16]);

  const along = (start: 0 | 1, size: 2 | 3, needed: number) => {
    const spans = outer.map(
      ({ box }): Span => [box[start] + Math.min(needed, box[size]), box[start] + box[size]],
    );
    const margin = 8;
    const kept = [...fixed.map(({ box }) => box), ...heads, ...edges.map(({ label }) => label)].map(
      (box): Span => [box[start] - margin, box[start] + box[size] + margin],
    );
    return without(minus(spans, kept));
  };
  const x = along(0, 2, closedWidth);
  const y = along(1, 3, closedHeight);
  const moved = ([left, top, width, height]: Box): Box => {
    const [x1, y1] = [x(left), y(top)];
    return [x1, y1, x(left + width) - x1, y(top + height) - y1];
  };
  const boxes = new Map(states.map(({ path, box }) => [path, moved(box)]));
  return {
    ...chart,
    states: states.map((state) => ({ ...state, box: boxes.get(state.path) as Box })),
    edges: edges.map(({ line, label, ...edge }) => {
      const points = pointsOf(line.map((at, index) => (index % 2 ? y(at) : x(at))));
      const [from, to] = [boxes.get(edge.source) as Box, boxes.get(edge.target) as Box];
      const ends = [...cut(points, from)].reverse();
      return {
        ...edge,
        line: [...cut(ends, to)].reverse().flat(),
        label: [x(label[0]), y(label[1]), label[2], label[3]] as const,
      };
    }),
  };
}
