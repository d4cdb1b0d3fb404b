import { type SVGProps, useId } from 'react';
import { around } from '../../kit/statechart/graph';
import type { Box, PlacedChart, PlacedEdge, PlacedState } from './chartFile';
import type { Row } from './chartShapes';
import { collapsed, isInside } from './collapse';

// The statechart of a machine as SVG. All colors are inline, so that users can save the SVG as a file.

export type ChartPalette = typeof lightPalette;

export const lightPalette = {
  ground: '#ffffff',
  box: '#ffffff',
  inside: '#f5f6f8',
  line: '#7a828c',
  border: '#b4bac2',
  text: '#1f2328',
  muted: '#59626e',
  lit: '#0b5cad',
  litGround: '#dbeafe',
  last: '#9a3b00',
  lastGround: '#fff0e0',
  failure: '#a8201a',
};

export const darkPalette: ChartPalette = {
  ground: '#1b1c1d',
  box: '#27292c',
  inside: '#202224',
  line: '#8b949e',
  border: '#4d545d',
  text: '#eceff2',
  muted: '#a9b2bc',
  lit: '#7cc0ff',
  litGround: '#12385c',
  last: '#ffb066',
  lastGround: '#4a2c0c',
  failure: '#ff9b93',
};

type ChartProps = {
  chart: PlacedChart;
  palette: ChartPalette;
  /** The paths of the active leaf states. */
  active?: readonly string[];
  /** The ids of the transitions that the last event took. */
  last?: readonly string[];
  /** The path of the selected state. */
  chosen?: string | null;
  /** The paths of the states whose children are hidden. */
  closed?: ReadonlySet<string>;
  /** Zoom factor; 1 is the original size. */
  zoom?: number;
  onChoose?: (path: string) => void;
  onToggle?: (path: string) => void;
};

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const sans = 'system-ui, -apple-system, "Segoe UI", sans-serif';

type OutlineProps = SVGProps<SVGRectElement> & { box: Box; by?: number };

/** A rectangle around a box. `by`: the distance from the box on each side, in px. */
const Outline = ({ box: [x, y, width, height], by = 0, ...more }: OutlineProps) => (
  <rect x={x - by} y={y - by} width={width + by * 2} height={height + by * 2} {...more} />
);

type SvgButtonProps = SVGProps<SVGGElement> & { onPress: () => void };

const SvgButton = ({ onPress, ...more }: SvgButtonProps) => (
  // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
  <g
    role="button"
    tabIndex={0}
    onClick={onPress}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    }}
    style={{ cursor: 'pointer' }}
    {...more}
  />
);

/** Returns the path of a line with rounded corners. `points`: x and y, alternating. */
function roundedLine(points: readonly number[]): string {
  const at = (index: number) => [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0] as const;
  const count = points.length / 2;
  let path = `M${at(0).join(' ')}`;
  for (let index = 1; index < count - 1; index += 1) {
    const [[x0, y0], [x, y], [x2, y2]] = [at(index - 1), at(index), at(index + 1)];
    const before = Math.hypot(x - x0, y - y0);
    const after = Math.hypot(x2 - x, y2 - y);
    const radius = Math.min(6, before / 2, after / 2);
    const from = (of: number, to: number, length: number) =>
      length ? to - ((to - of) / length) * radius : to;
    path += `L${from(x0, x, before)} ${from(y0, y, before)}Q${x} ${y} ${from(x2, x, after)} ${from(y2, y, after)}`;
  }
  return `${path}L${at(count - 1).join(' ')}`;
}

const marks: Record<Row['kind'], string> = {
  actor: '⟳',
  stays: '·',
  // These rows need no symbol, because their text contains an arrow.
  leads: '',
  delay: '◷',
  failure: '✕',
  done: '✓',
};

type RowTextProps = { row: Row; x: number; y: number; palette: ChartPalette; isLast: boolean; width: number };

function RowText({ row, x, y, palette, isLast, width }: RowTextProps) {
  const color = isLast ? palette.last : row.kind === 'failure' ? palette.failure : palette.muted;
  const mark = marks[row.kind];
  return (
    <g fontFamily={mono} fontSize={11} fill={color} fontWeight={isLast ? 700 : 400}>
      {isLast && <rect x={x - 4} y={y - 12} width={width} height={16} rx={4} fill={palette.lastGround} />}
      <text x={x} y={y}>
        {mark}
      </text>
      <text x={mark ? x + 14 : x} y={y}>
        {row.text}
      </text>
    </g>
  );
}

type StateBoxProps = Pick<ChartProps, 'palette' | 'onChoose' | 'onToggle'> & {
  state: PlacedState;
  isLit: boolean;
  isLeaf: boolean;
  isClosed: boolean;
  isInitial: boolean;
  isChosen: boolean;
  /** The text in a closed state: the names of the active states inside it. */
  inside: string;
  lastRows: ReadonlySet<string>;
};

function StateBox(props: StateBoxProps) {
  const { state, palette, isLit, isLeaf, isClosed, isInitial, isChosen, inside, lastRows } = props;
  const { onChoose, onToggle } = props;
  const { path, box, rows, unseen, isRegion } = state;
  const [x, y, width, height] = box;
  const isFinal = state.kind === 'final';
  const kind = [isLit && 'active', unseen && 'no screen shows it', isFinal && 'final'];
  const label = [path || state.title, ...kind.filter(Boolean)].join(', ');
  const isFilled = isLit && (isLeaf || isClosed);
  const isOdd = around(path).length % 2 === 0;
  const border = isLit ? palette.lit : palette.border;
  return (
    <g data-state={path} data-lit={isLit || undefined} fontFamily={sans}>
      <title>{unseen ? `${label}: ${unseen}` : label}</title>
      {isInitial && (
        <g stroke={palette.line} fill={palette.line}>
          <circle cx={x - 14} cy={y + 13} r={3.5} stroke="none" />
          <path d={`M${x - 11} ${y + 13}h8`} fill="none" />
          <path d={`M${x - 1} ${y + 13}l-5 -3v6z`} stroke="none" />
        </g>
      )}
      <Outline
        box={box}
        rx={isRegion ? 4 : 8}
        fill={isFilled ? palette.litGround : isLeaf ? palette.box : isOdd ? palette.inside : palette.ground}
        stroke={border}
        strokeWidth={isLit ? 2 : 1}
        strokeDasharray={isRegion ? '5 4' : undefined}
      />
      {isFinal && <Outline box={box} by={-3} rx={6} fill="none" stroke={border} />}
      {isChosen && <Outline box={box} by={4} rx={10} fill="none" stroke={palette.last} strokeWidth={2} />}
      {onChoose && path !== '' && (
        <SvgButton aria-label={label} aria-pressed={isChosen} onPress={() => onChoose(path)}>
          <Outline box={[x, y, width, isLeaf || isClosed ? height : 26]} fill="transparent" rx={8} />
        </SvgButton>
      )}
      <g pointerEvents="none">
        <text
          x={x + 10}
          y={y + 18}
          fontSize={13}
          fontWeight={isLit ? 700 : 600}
          fill={isLit ? palette.lit : unseen ? palette.muted : palette.text}
          fontStyle={unseen ? 'italic' : undefined}
        >
          {state.title}
        </text>
        {isClosed ? (
          <text x={x + 10} y={y + 36} fontSize={11} fill={isLit ? palette.lit : palette.muted}>
            {inside}
          </text>
        ) : (
          rows.map((row, index) => (
            <RowText
              key={`${row.kind} ${row.text}`}
              row={row}
              x={x + 10}
              y={y + 36 + index * 16}
              width={row.text.length * 6.7 + (row.kind === 'leads' ? 8 : 22)}
              palette={palette}
              isLast={row.branches.some((id) => lastRows.has(id))}
            />
          ))
        )}
      </g>
      {onToggle && !isLeaf && path !== '' && (
        <SvgButton
          aria-expanded={!isClosed}
          aria-label={`${isClosed ? 'Expand' : 'Collapse'} ${path}`}
          onPress={() => onToggle(path)}
        >
          <Outline box={[x + width - 26, y + 1, 25, 25]} fill="transparent" />
          <path
            d={`M${x + width - 19} ${y + 13}h10${isClosed ? 'm-5 -5v10' : ''}`}
            stroke={palette.muted}
            strokeWidth={1.5}
            fill="none"
          />
        </SvgButton>
      )}
    </g>
  );
}

type EdgeLabelProps = { edge: PlacedEdge; palette: ChartPalette; color: string; last: ReadonlySet<string> };

function EdgeLabel({ edge, palette, color, last }: EdgeLabelProps) {
  const [x, y] = edge.label;
  return (
    <g fontFamily={mono} fontSize={11}>
      <Outline box={edge.label} rx={4} fill={palette.ground} fillOpacity={0.92} />
      {edge.rows.map(({ text, kind, branches }, index) => {
        const isLast = branches.some((id) => last.has(id));
        return (
          <text
            key={text}
            x={x + 5}
            y={y + 13 + index * 14}
            fill={isLast ? palette.last : kind === 'failure' ? palette.failure : color}
            fontWeight={isLast ? 700 : 400}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** Renders a statechart. Highlights the active states and the last transition, if they are given. */
export function Chart({
  chart: whole,
  palette,
  active = [],
  last = [],
  chosen = null,
  closed = new Set(),
  zoom = 1,
  onChoose,
  onToggle,
}: ChartProps) {
  const arrow = `arrow${useId().replace(/[^\w]/g, '')}`;
  const chart = collapsed(whole, closed);
  const [left, top, width, height] = chart.states[0]?.box ?? [0, 0, 0, 0];
  const margin = 8;
  const lit = new Set(active.flatMap((path) => around(path)));
  const taken = new Set(last);
  const parents = new Map(whole.states.map((state) => [state.path, state]));
  const isInitial = ({ path, isRegion }: PlacedState) =>
    path !== '' && !isRegion && parents.get(around(path)[1] ?? '')?.initial === path;
  const hasInside = (path: string) => whole.states.some((each) => isInside(each.path, path));
  const isLit = ({ source }: PlacedEdge) => source !== '' && lit.has(source);
  const isLast = ({ rows }: PlacedEdge) => rows.some(({ branches }) => branches.some((id) => taken.has(id)));
  const edges = [...chart.edges].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="group"
      aria-label={`Statechart of ${chart.id}`}
      width={(width + margin * 2) * zoom}
      height={(height + margin * 2) * zoom}
      viewBox={`${left - margin} ${top - margin} ${width + margin * 2} ${height + margin * 2}`}
      style={{ display: 'block', maxWidth: 'none', background: palette.ground }}
    >
      <defs>
        {(['line', 'lit', 'last'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${arrow}-${kind}`}
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={9}
            markerHeight={9}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0.5L8 4L0 7.5z" fill={palette[kind]} />
          </marker>
        ))}
      </defs>
      {chart.states.map((state) => (
        <StateBox
          key={state.path}
          state={state}
          palette={palette}
          isLit={lit.has(state.path)}
          isLeaf={!hasInside(state.path)}
          isClosed={closed.has(state.path)}
          isInitial={isInitial(state)}
          isChosen={chosen === state.path}
          inside={
            active
              .filter((path) => isInside(path, state.path))
              .map((path) => path.slice(state.path.length + 1))
              .join(', ') || '…'
          }
          lastRows={taken}
          onChoose={onChoose}
          onToggle={onToggle}
        />
      ))}
      {edges.map((edge) => {
        const kind = isLast(edge) ? 'last' : isLit(edge) ? 'lit' : 'line';
        return (
          <path
            key={edge.id}
            d={roundedLine(edge.line)}
            fill="none"
            stroke={palette[kind]}
            strokeWidth={{ last: 2.5, lit: 1.75, line: 1.25 }[kind]}
            markerEnd={`url(#${arrow}-${kind})`}
          />
        );
      })}
      {edges.map((edge) => {
        const color = isLit(edge) ? palette.lit : palette.muted;
        return <EdgeLabel key={edge.id} edge={edge} palette={palette} color={color} last={taken} />;
      })}
    </svg>
  );
}
