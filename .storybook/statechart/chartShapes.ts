import { around, type Branch, type Chart, statesOf } from '../../kit/statechart/graph';

// Converts a machine to the boxes and edges of its chart, before layout. Transitions that would add many
// crossing lines become rows of text in the box of a state.

/** One line of text in a box or on an edge. The chart highlights the row of the last transition. */
export type Row = {
  kind: 'actor' | 'stays' | 'leads' | 'delay' | 'failure' | 'done';
  text: string;
  /** The ids of the transitions that the row represents. */
  branches: string[];
};

const rowsShown = 3;

const kindOf: Record<Branch['kind'], Row['kind']> = {
  event: 'leads',
  always: 'leads',
  delay: 'delay',
  done: 'done',
  error: 'failure',
  completion: 'done',
};

/** Returns a readable text for a transition: `post.submit [canPost]`, `loadFeed fails`. */
export function wordsOf({ kind, label, guard }: Branch): string {
  const words = {
    event: label,
    always: guard ? '' : label,
    delay: `after ${/^\d+$/.test(label) ? `${label} ms` : label}`,
    done: `${label} done`,
    error: `${label} fails`,
    completion: 'final state reached',
  }[kind];
  return [words, guard && `[${guard}]`].filter(Boolean).join(' ');
}

const isIn = (path: string, outer: string) => outer === '' || path === outer || path.startsWith(`${outer}.`);
const lastOf = (path: string) => path.split('.').at(-1) ?? path;
/** Groups items by a key. The groups have the order of their first items. */
const groupedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
};

/** Returns the path of the innermost state around all states with these paths. */
const commonOf = (paths: readonly string[]): string =>
  around(paths[0] ?? '')
    .slice(1)
    .find((outer) => paths.every((path) => isIn(path, outer))) ?? '';

const few = (words: readonly string[], shown = 2) =>
  words.length > shown ? `${words.slice(0, shown).join(', ')} +${words.length - shown}` : words.join(', ');

/** Returns a readable name for the target of a transition, relative to the state `from`. */
const nameFrom = (from: string, target: string) => {
  if (target === '') return 'root state';
  if (target === from) return 'itself';
  return isIn(target, from) && from ? target.slice(from.length + 1) : target;
};

type Fold = { at: string; row: Row };

/** Decides which transitions become rows in a state (`folds`), and which become lines of the chart. */
function folded(branches: readonly Branch[]): { folds: Fold[]; lines: Branch[] } {
  const folds: Fold[] = [];
  const foldedIds = new Set<string>();
  const fold = (at: string, text: string, kind: Row['kind'], all: readonly Branch[]) => {
    folds.push({ at, row: { kind, text, branches: all.map(({ id }) => id) } });
    for (const { id } of all) foldedIds.add(id);
  };
  const left = () => branches.filter(({ id }) => !foldedIds.has(id));
  const targetOf = ({ targets }: Branch) => targets[0] ?? '';

  // Equal transitions of three or more states with the same name become one row in the state around them.
  const same = groupedBy(
    branches.filter(({ targets }) => targets.length),
    ({ event, guard, targets }) => [event, guard, ...targets].join(' '),
  );
  for (const all of same) {
    const [first] = all;
    const sources = [...new Set(all.map(({ source }) => source))];
    if (!groupedBy(sources, lastOf).some((paths) => paths.length > 2)) continue;
    const at = commonOf(sources);
    fold(at, `${wordsOf(first)} → ${nameFrom(at, targetOf(first))}`, kindOf[first.kind], all);
  }

  // If three or more sibling states have equal transitions, only the first state keeps its lines. The others
  // get a row such as `retry as in failed`.
  const siblings = groupedBy(
    left().filter(({ kind, targets }) => kind === 'event' && targets.length),
    ({ source, event, guard, targets }) => [around(source)[1], event, guard, ...targets].join(' '),
  );
  const repeats = siblings
    .filter((all) => new Set(all.map(({ source }) => source)).size > 2)
    .flatMap((all) => all.map((branch) => ({ branch, like: all[0].source })))
    .filter(({ branch, like }) => branch.source !== like);
  for (const all of groupedBy(repeats, ({ branch, like }) => `${branch.source} ${like}`)) {
    const [{ branch, like }] = all;
    const those = all.map((each) => each.branch);
    const words = few([...new Set(those.map(({ label }) => label))]);
    fold(branch.source, `${words}: see ${lastOf(like)}`, 'leads', those);
  }

  // The transitions of an event with four or more targets become one row.
  for (const all of groupedBy(left(), ({ source, event }) => `${source} ${event}`)) {
    const [{ source, label, kind }] = all;
    const targets = new Set(all.flatMap((branch) => branch.targets));
    if (targets.size < 4) continue;
    fold(source, `${label} → one of ${targets.size} states`, kindOf[kind], all);
  }

  // Transitions to the state itself, to a descendant or to an ancestor become rows, one row per target.
  const isInner = (branch: Branch) => {
    const target = targetOf(branch);
    return branch.targets.length > 0 && (isIn(target, branch.source) || isIn(branch.source, target));
  };
  const inner = groupedBy(left().filter(isInner), (branch) =>
    [branch.source, targetOf(branch), branch.kind].join(' '),
  );
  for (const all of inner) {
    const [first] = all;
    // Omits the guards if the row has several events, to keep it short.
    const events = [...new Set(all.map((branch) => wordsOf({ ...branch, guard: null })))];
    const words = events.length > 1 ? few(events) : wordsOf(first);
    fold(first.source, `${words} → ${nameFrom(first.source, targetOf(first))}`, kindOf[first.kind], all);
  }
  const staying = left().filter(({ targets }) => targets.length === 0);
  for (const all of groupedBy(staying, ({ source }) => source)) {
    const words = [...new Set(all.map(wordsOf))];
    const text = words.length > 1 ? `${words.length} transitions (no target)` : `${words[0]} (no target)`;
    fold(all[0].source, text, 'stays', all);
  }
  return { folds, lines: left() };
}

/** Returns the id of the edge for a transition: `posts.loading → posts.failed`. */
const edgeOf = ({ source, targets }: Branch) => `${source} → ${targets[0]}`;

/** Returns the states and edges of a machine's chart. The states have the order of the machine's file. */
export function shapesOf({ id, root }: Chart) {
  const states = statesOf(root);
  const parallel = new Set(states.filter(({ kind }) => kind === 'parallel').map(({ path }) => path));
  const { folds, lines } = folded(states.flatMap(({ branches }) => branches));
  const edges = groupedBy(lines, edgeOf).map((all) => {
    const rows = groupedBy(all, wordsOf).map(
      (same): Row => ({
        kind: kindOf[same[0].kind],
        text: wordsOf(same[0]),
        branches: same.map((branch) => branch.id),
      }),
    );
    if (rows.length > rowsShown) {
      const rest = rows.splice(rowsShown - 1);
      const branches = rest.flatMap((row) => row.branches);
      rows.push({ kind: 'leads', text: `+${rest.length}`, branches });
    }
    const [{ source, targets }] = all;
    return { id: edgeOf(all[0]), source, target: targets[0] ?? '', rows };
  });
  return {
    id,
    edges,
    states: states.map(({ path, key, kind, initial, unseen, invokes }) => ({
      path,
      title: path === '' ? id : key,
      kind,
      /** Whether the state is a child of a parallel state. */
      isRegion: path !== '' && parallel.has(around(path)[1] ?? ''),
      /** The path of the initial child state; null for none. */
      initial,
      unseen,
      rows: [
        ...invokes.map((actor): Row => ({ kind: 'actor', text: actor, branches: [] })),
        ...folds.filter(({ at }) => at === path).map(({ row }) => row),
      ],
    })),
  };
}

export type ChartShapes = ReturnType<typeof shapesOf>;
export type StateShape = ChartShapes['states'][number];
