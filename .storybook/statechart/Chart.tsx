import { type KeyboardEvent, useId } from 'react';
import { around } from '../../kit/statechart/graph';
import type { PlacedChart, PlacedEdge, PlacedState } from './chartFile';
import { collapsed } from './collapse';
import type { Row } from './drawn';

// The chart of a machine: plain React and SVG with inline colors, so that it can be saved as a file unchanged.

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
  /** The active leaf states. */
  active?: readonly string[];
  /** Ids of the branches of the last transition. */
  last?: readonly string[];
  /** The selected state. */
  chosen?: string | null;
  /** States whose children are hidden. */
  closed?: ReadonlySet<string>;
  /** Zoom factor; 1 is the original size. */
  zoom?: number;
  onChoose?: (path: string) => void;
  onToggle?: (path: string) => void;
};

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const sans = 'system-ui, -apple-system, "Segoe UI", sans-serif';

const isUnder = (path: string, outer: string) =>
  path !== outer && (outer === '' || path.startsWith(`${outer}.`));

/** A line with rounded corners. */
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
  leads: '→',
  delay: '◷',
  failure: '✕',
  done: '✓',
};

type RowTextProps = { row: Row; x: number; y: number; palette: ChartPalette; isLast: boolean; width: number };

function RowText({ row, x, y, palette, isLast, width }: RowTextProps) {
  const color = isLast ? palette.last : row.kind === 'failure' ? palette.failure : palette.muted;
  // The text of a row already contains an arrow.
  const mark = row.kind === 'leads' ? '' : marks[row.kind];
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

type StateBoxProps = {
  state: PlacedState;
  palette: ChartPalette;
  isLit: boolean;
  isLeaf: boolean;
  isClosed: boolean;
  isInitial: boolean;
  isChosen: boolean;
  /** The active states in a closed state. */
  inside: string;
  lastRows: ReadonlySet<string>;
  onChoose?: (path: string) => void;
  onToggle?: (path: string) => void;
};

function StateBox(props: StateBoxProps) {
  const { state, palette, isLit, isLeaf, isClosed, isInitial, isChosen, inside, lastRows } = props;
  const { onChoose, onToggle } = props;
  const [x, y, width, height] = state.box;
  const isFilled = isLit && (isLeaf || isClosed);
  const kind = [isLit && 'active', state.unseen && 'no screen shows it', state.kind === 'final' && 'final'];
  const label = [state.path || state.title, ...kind.filter(Boolean)].join(', ');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose?.(state.path);
  };
  const isOdd = around(state.path).length % 2 === 0;
  return (
    <g data-state={state.path} data-lit={isLit || undefined}>
      <title>{state.unseen ? `${label}: ${state.unseen}` : label}</title>
      {isInitial && (
        <g stroke={palette.line} fill={palette.line}>
          <circle cx={x - 14} cy={y + 13} r={3.5} stroke="none" />
          <path d={`M${x - 11} ${y + 13}h8`} fill="none" />
          <path d={`M${x - 1} ${y + 13}l-5 -3v6z`} stroke="none" />
        </g>
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.isRegion ? 4 : 8}
        fill={isFilled ? palette.litGround : isLeaf ? palette.box : isOdd ? palette.inside : palette.ground}
        stroke={isLit ? palette.lit : palette.border}
        strokeWidth={isLit ? 2 : 1}
        strokeDasharray={state.isRegion ? '5 4' : undefined}
      />
      {state.kind === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={6}
          fill="none"
          stroke={isLit ? palette.lit : palette.border}
        />
      )}
      {isChosen && (
        <rect
          x={x - 4}
          y={y - 4}
          width={width + 8}
          height={height + 8}
          rx={10}
          fill="none"
          stroke={palette.last}
          strokeWidth={2}
        />
      )}
      {onChoose && state.path !== '' && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
        <g
          role="button"
          tabIndex={0}
          aria-label={label}
          aria-pressed={isChosen}
          onClick={() => onChoose(state.path)}
          onKeyDown={press}
          style={{ cursor: 'pointer' }}
        >
          <rect
            x={x}
            y={y}
            width={width}
            height={isLeaf || isClosed ? height : 26}
            fill="transparent"
            rx={8}
          />
        </g>
      )}
      <text
        x={x + 10}
        y={y + 18}
        fontFamily={sans}
        fontSize={13}
        fontWeight={isLit ? 700 : 600}
        fill={isLit ? palette.lit : state.unseen ? palette.muted : palette.text}
        fontStyle={state.unseen ? 'italic' : undefined}
        pointerEvents="none"
      >
        {state.title}
      </text>
      {isClosed ? (
        <text
          x={x + 10}
          y={y + 36}
          fontFamily={sans}
          fontSize={11}
          fill={isLit ? palette.lit : palette.muted}
          pointerEvents="none"
        >
          {inside}
        </text>
      ) : (
        <g pointerEvents="none">
          {state.rows.map((row, index) => (
            <RowText
              key={`${row.kind} ${row.text}`}
              row={row}
              x={x + 10}
              y={y + 36 + index * 16}
              width={row.text.length * 6.7 + (row.kind === 'leads' ? 8 : 22)}
              palette={palette}
              isLast={row.branches.some((id) => lastRows.has(id))}
            />
          ))}
        </g>
      )}
      {onToggle && !isLeaf && state.path !== '' && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
        <g
          role="button"
          tabIndex={0}
          aria-expanded={!isClosed}
          aria-label={`${isClosed ? 'Open' : 'Close'} ${state.path}`}
          onClick={() => onToggle(state.path)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onToggle(state.path);
          }}
          style={{ cursor: 'pointer' }}
        >
          <rect x={x + width - 26} y={y + 1} width={25} height={25} fill="transparent" />
          <path
            d={isClosed ? `M${x + width - 19} ${y + 13}h10m-5 -5v10` : `M${x + width - 19} ${y + 13}h10`}
            stroke={palette.muted}
            strokeWidth={1.5}
            fill="none"
          />
        </g>
      )}
    </g>
  );
}

type EdgeProps = {
  edge: PlacedEdge;
  palette: ChartPalette;
  arrow: string;
  last: ReadonlySet<string>;
  isLit: boolean;
};

const isTaken = (edge: PlacedEdge, last: ReadonlySet<string>) =>
  edge.rows.some(({ branches }) => branches.some((id) => last.has(id)));

function Edge({ edge, palette, arrow, last, isLit }: EdgeProps) {
  const isLast = isTaken(edge, last);
  const color = isLast ? palette.last : isLit ? palette.lit : palette.line;
  return (
    <g data-edge={edge.id} data-last={isLast || undefined}>
      <path
        d={roundedLine(edge.line)}
        fill="none"
        stroke={color}
        strokeWidth={isLast ? 2.5 : isLit ? 1.75 : 1.25}
        markerEnd={`url(#${arrow}-${isLast ? 'last' : isLit ? 'lit' : 'line'})`}
      />
    </g>
  );
}

function EdgeLabel({ edge, palette, last, isLit }: Omit<EdgeProps, 'arrow'>) {
  const [x, y, width, height] = edge.label;
  return (
    <g fontFamily={mono} fontSize={11}>
      <rect x={x} y={y} width={width} height={height} rx={4} fill={palette.ground} fillOpacity={0.92} />
      {edge.rows.map((row, index) => {
        const isLast = row.branches.some((id) => last.has(id));
        const color = row.kind === 'failure' ? palette.failure : isLit ? palette.lit : palette.muted;
        return (
          <text
            key={row.text}
            x={x + 5}
            y={y + 13 + index * 14}
            fill={isLast ? palette.last : color}
            fontWeight={isLast ? 700 : 400}
          >
            {row.text}
          </text>
        );
      })}
    </g>
  );
}

/** Renders a chart, with its active states and its last transition if they are known. */
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
  const hasInside = (path: string) => whole.states.some((each) => isUnder(each.path, path));
  const leafName = (path: string, outer: string) => (outer ? path.slice(outer.length + 1) : path);
  const edges = [...chart.edges].sort((a, b) => Number(isTaken(a, taken)) - Number(isTaken(b, taken)));
  const isEdgeLit = (edge: PlacedEdge) => active.length > 0 && lit.has(edge.source) && edge.source !== '';
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
          isLit={lit.has(state.path) && active.length > 0}
          isLeaf={!hasInside(state.path)}
          isClosed={closed.has(state.path)}
          isInitial={isInitial(state)}
          isChosen={chosen === state.path}
          inside={
            active
              .filter((path) => isUnder(path, state.path))
              .map((path) => leafName(path, state.path))
              .join(', ') || '…'
          }
          lastRows={taken}
          onChoose={onChoose}
          onToggle={onToggle}
        />
      ))}
      {edges.map((edge) => (
        <Edge
          key={edge.id}
          edge={edge}
          palette={palette}
          arrow={arrow}
          last={taken}
          isLit={isEdgeLit(edge)}
        />
      ))}
      {edges.map((edge) => (
        <EdgeLabel key={edge.id} edge={edge} palette={palette} last={taken} isLit={isEdgeLit(edge)} />
      ))}
    </svg>
  );
}
