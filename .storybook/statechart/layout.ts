import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs';
import type { Box, PlacedChart } from './chartFile';
import type { StateShape } from './chartShapes';
import { type Described, describedMachines } from './described';

// Calculates the positions of the states and lines of each chart, in px. The text sizes match Chart.tsx.

const line = 16;
const head = 26;
const widthOf = (text: string, size: number) => Math.ceil(text.length * size * 0.61);
const textWidth = ({ title, rows }: StateShape) =>
  Math.max(widthOf(title, 14) + 22, ...rows.map(({ text }) => widthOf(text, 11) + 34));

const spacing = {
  'elk.spacing.nodeNode': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.componentComponent': '18',
};

const parentOf = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
const idOf = (machine: string, path: string) => `${machine}:${path}`;
/** Returns the ids of edges to an earlier state. ELK gets them reversed, which keeps the states in order. */
function backwards({ states, edges }: Described): ReadonlySet<string> {
  const order = new Map(states.map(({ path }, index) => [path, index]));
  const isBack = ({ source, target }: Described['edges'][number]) =>
    (order.get(target) ?? 0) < (order.get(source) ?? 0);
  return new Set(edges.filter(isBack).map(({ id }) => id));
}

function graphOf({ id, states, edges }: Described, isBack: ReadonlySet<string>): ElkNode {
  const childrenOf = (path: string) =>
    states.filter((state) => state.path !== '' && parentOf(state.path) === path);

  function nodeOf(state: StateShape): ElkNode {
    const children = childrenOf(state.path);
    const top = head + state.rows.length * line + 6;
    // Includes space for the button that collapses a state with children.
    const width = textWidth(state) + (children.length ? 24 : 0);
    const node = { id: idOf(id, state.path), children: children.map(nodeOf) };
    if (!children.length) return { ...node, width: Math.max(width, 60), height: top };
    return {
      ...node,
      layoutOptions: {
        ...spacing,
        'elk.padding': `[top=${top + 10},left=30,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${top})`,
      },
    };
  }

  const edgeOf = (edge: string, source: string, target: string) => ({
    id: edge,
    sources: [idOf(id, source)],
    targets: [idOf(id, target)],
  });
  const lines = edges.map(({ id: edge, source, target, rows }): ElkExtendedEdge => {
    const width = Math.max(...rows.map(({ text }) => widthOf(text, 11))) + 10;
    const label = { text: ' ', width, height: rows.length * 14 + 4 };
    return {
      ...(isBack.has(edge) ? edgeOf(edge, target, source) : edgeOf(edge, source, target)),
      labels: [{ ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    };
  });
  // A row such as `→ one of 4` replaces the lines to child states, so invisible edges keep those in order.
  const choices = states.filter(({ rows }) => rows.some(({ text }) => text.includes('→ one of')));
  const hidden = choices.flatMap(({ path }) => {
    const steps = childrenOf(path);
    return steps
      .slice(1)
      .map((step, index) => edgeOf(`order ${step.path}`, steps[index]?.path ?? '', step.path));
  });
  return {
    id: 'all',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      ...spacing,
    },
    children: states.slice(0, 1).map(nodeOf),
    edges: [...lines, ...hidden],
  };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }): Box => [
  Math.round(x),
  Math.round(y),
  Math.round(width),
  Math.round(height),
];

async function placed(machine: Described): Promise<PlacedChart> {
  const isBack = backwards(machine);
  const graph = await new ELK().layout(graphOf(machine, isBack));
  const boxes = new Map<string, Box>();
  (function visit(nodes: readonly ElkNode[] = []) {
    for (const node of nodes) {
      boxes.set(node.id, boxOf(node));
      visit(node.children);
    }
  })(graph.children);
  const lines = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  return {
    ...machine,
    states: machine.states.map((state) => ({
      ...state,
      box: boxes.get(idOf(machine.id, state.path)) ?? boxOf({}),
    })),
    edges: machine.edges.map((edge) => {
      const { sections = [], labels: [label = {}] = [] } = lines.get(edge.id) ?? {};
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      if (isBack.has(edge.id)) points.reverse();
      return {
        ...edge,
        line: points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
        label: boxOf(label),
      };
    }),
  };
}

/** Returns the chart of every machine, in the order of their folders. */
export const placedCharts = (): Promise<PlacedChart[]> => Promise.all(describedMachines().map(placed));
