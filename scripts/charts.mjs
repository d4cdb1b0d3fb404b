// `npm run charts`: gives every machine's chart its places, once, and writes them down (.storybook/statechart/charts.json), and
// a page for each into stories/machines.
// tests/storybook/charts.test.ts tells when it is time to.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ELK from 'elkjs';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (file) => {
  const { module } = await runnerImport(at(`../.storybook/statechart/${file}`), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^@\//, replacement: `${at('../src')}/` }] },
  });
  return module;
};
const { describedMachines } = await load('described.ts');
const { pageFileOf, pageText } = await load('pages.ts');

// In px of the chart: what the text takes in the fonts of Chart.tsx.
const line = 16;
const head = 26;
const widthOf = (text, size) => Math.ceil(text.length * size * 0.61);
const textWidth = ({ title, rows }) =>
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

const elk = new ELK();
const parentOf = (path) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
const idOf = (machine, path) => `${machine}:${path}`;

function graphOf({ id, states, edges }) {
  const order = new Map(states.map(({ path }, index) => [path, index]));
  function nodeOf(state) {
    const children = states.filter(({ path }) => path !== '' && parentOf(path) === state.path);
    const top = head + state.rows.length * line + 6;
    // With room for the sign that closes it.
    const width = textWidth(state) + (children.length ? 24 : 0);
    const node = { id: idOf(id, state.path), children: children.map(nodeOf), layoutOptions: {} };
    if (!children.length) return { ...node, width: Math.max(width, 60), height: top };
    node.layoutOptions = {
      ...spacing,
      'elk.padding': `[top=${top + 10},left=30,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${top})`,
    };
    return node;
  }
  const lines = edges.map((edge) => {
    // Backwards in the file: turned around for the layout, and back again when it is drawn.
    const isBack = order.get(edge.target) < order.get(edge.source);
    const [source, target] = isBack ? [edge.target, edge.source] : [edge.source, edge.target];
    const text = {
      width: Math.max(...edge.rows.map((row) => widthOf(row.text, 11))) + 10,
      height: edge.rows.length * 14 + 4,
    };
    return {
      id: edge.id,
      sources: [idOf(id, source)],
      targets: [idOf(id, target)],
      labels: [{ text: ' ', ...text, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      isBack,
    };
  });
  // What one event chooses among has no lines of its own, and an order all the same.
  const chosen = states.filter(({ rows }) => rows.some(({ text }) => text.includes('→ one of')));
  const hidden = chosen.flatMap(({ path }) => {
    const steps = states.filter((state) => state.path !== '' && parentOf(state.path) === path);
    return steps.slice(1).map((step, index) => ({
      id: `order ${step.path}`,
      sources: [idOf(id, steps[index].path)],
      targets: [idOf(id, step.path)],
    }));
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
    children: [nodeOf(states[0])],
    edges: [...lines, ...hidden],
  };
}

async function placed(machine) {
  const graph = await elk.layout(graphOf(machine));
  const boxes = new Map();
  (function visit(node) {
    boxes.set(node.id, [node.x, node.y, node.width, node.height].map(Math.round));
    node.children?.forEach(visit);
  })(graph.children[0]);
  const lines = new Map(graph.edges.map((edge) => [edge.id, edge]));
  return {
    ...machine,
    states: machine.states.map((state) => ({ ...state, box: boxes.get(idOf(machine.id, state.path)) })),
    edges: machine.edges.map((edge) => {
      const { sections, labels, isBack } = lines.get(edge.id);
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      if (isBack) points.reverse();
      const [label] = labels;
      return {
        ...edge,
        line: points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
        label: [label.x, label.y, label.width, label.height].map(Math.round),
      };
    }),
  };
}

const charts = [];
for (const machine of describedMachines()) charts.push(await placed(machine));
// A line for each machine: what changed is seen, and nothing more.
const text = `[\n${charts.map((chart) => JSON.stringify(chart)).join(',\n')}\n]\n`;
writeFileSync(at('../.storybook/statechart/charts.json'), text);

const pages = at('../stories/machines');
rmSync(pages, { recursive: true, force: true });
mkdirSync(pages);
for (const { id } of charts) writeFileSync(`${pages}/${pageFileOf(id)}`, pageText(id));
console.log(`${charts.length} charts, ${Math.round(text.length / 1024)} KB`);
