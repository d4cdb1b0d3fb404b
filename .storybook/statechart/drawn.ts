import { around, type Branch, type Chart, type ChartState, statesOf } from '../../kit/statechart/graph';

// The visible parts of a machine, before layout: boxes with rows of text, and edges. Transitions that would
// add many crossing lines become rows of text in a state.

/** One line of text. `branches` identifies the row of the last transition. */
export type Row = {
  kind: 'actor' | 'stays' | 'leads' | 'delay' | 'failure' | 'done';
  text: string;
  /** Ids of the branches that the row represents. */
  branches: string[];
};

export type DrawnState = {
  path: string;
  title: string;
  kind: ChartState['kind'];
  /** Whether it is one of several states that are active in parallel. */
  isRegion: boolean;
  /** The child that is entered with it. */
  initial: string | null;
  unseen: string | null;
  rows: Row[];
};

export type DrawnEdge = {
  /** `posts.loading → posts.failed`. */
  id: string;
  source: string;
  target: string;
  rows: Row[];
};

export type Drawn = { id: string; states: DrawnState[]; edges: DrawnEdge[] };

const rowsShown = 3;

const kindOf: Record<Branch['kind'], Row['kind']> = {
  event: 'leads',
  always: 'leads',
  delay: 'delay',
  done: 'done',
  error: 'failure',
  completion: 'done',
};

/** Returns a branch as readable text: `post.submit [canPost]`, `loadFeed fails`. */
export function wordsOf({ kind, label, guard }: Branch): string {
  const words = {
    event: label,
    always: guard ? '' : 'at once',
    delay: `after ${/^\d+$/.test(label) ? `${label} ms` : label}`,
    done: `${label} done`,
    error: `${label} fails`,
    completion: 'all done',
  }[kind];
  return [words, guard && `[${guard}]`].filter(Boolean).join(' ');
}

const isIn = (path: string, outer: string) => outer === '' || path === outer || path.startsWith(`${outer}.`);
const lastOf = (path: string) => path.split('.').at(-1) ?? path;
const groupedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Returns the innermost state that contains all paths. */
const commonOf = (paths: readonly string[]): string =>
  around(paths[0] ?? '')
    .slice(1)
    .find((outer) => paths.every((path) => isIn(path, outer))) ?? '';

const few = (words: readonly string[], shown = 2) =>
  words.length > shown ? `${words.slice(0, shown).join(', ')} +${words.length - shown}` : words.join(', ');

/** Returns the name of a row's target, relative to the state of the row. */
const nameFrom = (from: string, target: string) => {
  if (target === '') return 'the start';
  if (target === from) return 'itself';
  return isIn(target, from) && from ? target.slice(from.length + 1) : target;
};

type Fold = { at: string; row: Row };

/** Returns rows for states (`folds`), and the branches that remain lines. */
function folded(branches: readonly Branch[]): { folds: Fold[]; lines: Branch[] } {
  const folds: Fold[] = [];
  const foldedIds = new Set<string>();
  const fold = (at: string, text: string, kind: Row['kind'], all: readonly Branch[]) => {
    folds.push({ at, row: { kind, text, branches: all.map(({ id }) => id) } });
    for (const { id } of all) foldedIds.add(id);
  };
  const left = () => branches.filter(({ id }) => !foldedIds.has(id));
  const targetOf = ({ targets }: Branch) => targets[0] ?? '';

  // Equal transitions of several like-named states become one row in the state around them.
  const same = groupedBy(
    branches.filter(({ targets }) => targets.length),
    ({ event, guard, targets }) => [event, guard, ...targets].join(' '),
  );
  for (const all of same.values()) {
    const sources = [...new Set(all.map(({ source }) => source))];
    const first = all[0];
    const alike = groupedBy(sources, lastOf);
    if (!first || ![...alike.values()].some((paths) => paths.length > 2)) continue;
    const at = commonOf(sources);
    fold(at, `${wordsOf(first)} → ${nameFrom(at, targetOf(first))}`, kindOf[first.kind], all);
  }

  // Several siblings can have equal transitions. A line from the first sibling represents them all.
  const siblings = groupedBy(
    left().filter(({ kind, targets }) => kind === 'event' && targets.length),
    ({ source, event, guard, targets }) => [around(source)[1], event, guard, ...targets].join(' '),
  );
  const repeated = [...siblings.values()].filter((all) => new Set(all.map(({ source }) => source)).size > 2);
  const repeats = repeated.flatMap((all) => all.map((branch) => ({ branch, first: all[0] as Branch })));
  for (const all of groupedBy(
    repeats.filter(({ branch, first }) => branch.source !== first.source),
    ({ branch, first }) => `${branch.source} ${first.source}`,
  ).values()) {
    const { branch, first } = all[0] as (typeof all)[number];
    const words = few([...new Set(all.map((each) => each.branch.label))]);
    fold(
      branch.source,
      `${words} as in ${lastOf(first.source)}`,
      'leads',
      all.map((each) => each.branch),
    );
  }

  // An event with four or more targets becomes one row.
  for (const all of groupedBy(left(), ({ source, event }) => `${source} ${event}`).values()) {
    const first = all[0];
    const targets = new Set(all.flatMap((branch) => branch.targets));
    if (!first || targets.size < 4) continue;
    fold(first.source, `${first.label || 'at once'} → one of ${targets.size}`, kindOf[first.kind], all);
  }

  // Events of a state share a row if they have one target: the state, its descendant or its ancestor.
  const isInner = (branch: Branch) => {
    const target = targetOf(branch);
    return branch.targets.length > 0 && (isIn(target, branch.source) || isIn(branch.source, target));
  };
  for (const all of groupedBy(left().filter(isInner), (branch) =>
    [branch.source, targetOf(branch), branch.kind].join(' '),
  ).values()) {
    const first = all[0] as Branch;
    // A row with several events omits their guards, to stay short.
    const events = [...new Set(all.map((branch) => wordsOf({ ...branch, guard: null })))];
    const words = events.length > 1 ? few(events) : wordsOf(first);
    fold(
      first.source,
      `${words || 'at once'} → ${nameFrom(first.source, targetOf(first))}`,
      kindOf[first.kind],
      all,
    );
  }
  const staying = left().filter(({ targets }) => targets.length === 0);
  for (const all of groupedBy(staying, ({ source }) => source).values()) {
    const first = all[0] as Branch;
    const words = [...new Set(all.map(wordsOf))];
    fold(first.source, words.length > 1 ? `${words.length} stay here` : `${words[0]} stays`, 'stays', all);
  }
  return { folds, lines: left() };
}

/** Returns the states and edges of a machine's chart, in file order. */
export function drawnOf({ id, root }: Chart): Drawn {
  const states = statesOf(root);
  const parallel = new Set(states.filter(({ kind }) => kind === 'parallel').map(({ path }) => path));
  const { folds, lines } = folded(states.flatMap(({ branches }) => branches));
  const edges = [...groupedBy(lines, ({ source, targets }) => `${source} → ${targets[0]}`)].map(
    ([edge, all]): DrawnEdge => {
      const rows = [...groupedBy(all, wordsOf)].map(
        ([text, same]): Row => ({
          kind: kindOf[(same[0] as Branch).kind],
          text,
          branches: same.map((branch) => branch.id),
        }),
      );
      const rest = rows.slice(rowsShown - 1);
      const shown: Row[] =
        rows.length > rowsShown
          ? [
              ...rows.slice(0, rowsShown - 1),
              { kind: 'leads', text: `+${rest.length}`, branches: rest.flatMap(({ branches }) => branches) },
            ]
          : rows;
      const { source, targets } = all[0] as Branch;
      return { id: edge, source, target: targets[0] as string, rows: shown };
    },
  );
  return {
    id,
    edges,
    states: states.map(({ path, key, kind, initial, unseen, invokes }) => ({
      path,
      title: path === '' ? id : key,
      kind,
      isRegion: path !== '' && parallel.has(around(path)[1] ?? ''),
      initial,
      unseen,
      rows: [
        ...invokes.map((actor): Row => ({ kind: 'actor', text: actor, branches: [] })),
        ...folds.filter(({ at }) => at === path).map(({ row }) => row),
      ],
    })),
  };
}
