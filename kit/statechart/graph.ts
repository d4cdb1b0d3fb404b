import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

// Converts a machine's definition to plain data, to render, count and traverse. Each state is named by its
// path, "posts.loaded.view", as in `matches` and in the stories' `parameters.machine`.

/** The causes of a transition. */
export type BranchKind = 'event' | 'always' | 'delay' | 'done' | 'error' | 'completion';

/** One transition. An event can have several. */
export type Branch = {
  /** `posts.failed / feed.retry / 0`: its source, its event and its index among the event's transitions. */
  id: string;
  /** The path of its source state; '' is the machine itself. */
  source: string;
  /** The event's type; '' for a transition without an event. */
  event: string;
  kind: BranchKind;
  /** The cause for readers: the event, the delay, or the finished actor. */
  label: string;
  /** The name of its guard; `inline` if the guard has no name. */
  guard: string | null;
  /** The paths of its targets; empty if it only runs actions. */
  targets: string[];
  actions: string[];
  isReentering: boolean;
};

/** A state, or the machine itself. */
export type ChartState = {
  path: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The path of the initial child state. */
  initial: string | null;
  tags: string[];
  /** Actors that run while the state is active, by their name in `setup`. */
  invokes: string[];
  entry: string[];
  exit: string[];
  /** The reason why no screen can show the state, from its kind or its `meta`; `null` if a screen can. */
  unseen: string | null;
  branches: Branch[];
  states: ChartState[];
};

export type Chart = { id: string; root: ChartState };

/** Returns the path of a state in its machine, such as `posts.loaded.view`; '' for the machine itself. */
const pathOf = (node: AnyStateNode): string => node.path.join('.');

const named = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return part.name || 'inline';
  if (part && typeof part === 'object' && 'type' in part) return String(part.type);
  return 'inline';
};

/** Returns a guard's name. `not(…)`, `and(…)` and `or(…)` store their parts as properties. */
const guardName = (guard: unknown): string | null => {
  if (guard === undefined) return null;
  if (typeof guard === 'function' && 'check' in guard && 'guards' in guard) {
    const parts = (guard as { guards: unknown[] }).guards.map(guardName);
    return parts.length === 1 ? `not ${parts[0]}` : parts.join(' and ');
  }
  return named(guard);
};

function labelled({ invoke }: AnyStateNode, event: string): Pick<Branch, 'kind' | 'label'> {
  const [, cause, id = ''] = /^xstate\.(after|(?:done|error)\.actor|done\.state)\.(.*)$/.exec(event) ?? [];
  const actor = invoke.find((each) => each.id === id);
  const label = actor ? named(actor.src) : id;
  switch (cause) {
    case 'after':
      return { kind: 'delay', label: id.replace(/\..*$/, '') };
    case 'done.actor':
      return { kind: 'done', label };
    case 'error.actor':
      return { kind: 'error', label };
    case 'done.state':
      return { kind: 'completion', label: 'done' };
    default:
      return event === '' ? { kind: 'always', label: 'always' } : { kind: 'event', label: event };
  }
}

const branchId = (source: string, event: string, index: number) =>
  `${source || '(machine)'} / ${event || 'always'} / ${index}`;

/** Returns the transitions of one state, in the order in which XState tries them. */
const transitionsOf = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always?.length ? [['', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/** Returns the branch id of an inspected transition. Implementations from `provide` don't change the id. */
export function branchOf(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  for (const [event, all] of transitionsOf(source)) {
    const index = all.indexOf(transition);
    if (index >= 0) return branchId(pathOf(source), event, index);
  }
  throw new Error(`${source.id} doesn’t define this transition on ${transition.eventType}`);
}

/** Returns the reason why no screen can show a state of this kind in any machine, or `null`. */
function unseenAnyway({ type, always = [] }: AnyStateNode): string | null {
  if (type === 'final') return 'A final state ends its parent state.';
  return always.some(({ guard }) => guard === undefined)
    ? 'An eventless transition leaves it immediately.'
    : null;
}

function stateOf(node: AnyStateNode, unseenAround: string | null = null): ChartState {
  const source = pathOf(node);
  // The reason of a state also applies to all states in it.
  const reason = (node.meta as { unseen?: string } | undefined)?.unseen ?? unseenAround;
  return {
    path: source,
    key: node.key,
    kind: node.type,
    initial: node.type === 'compound' && node.initial?.target?.[0] ? pathOf(node.initial.target[0]) : null,
    tags: [...node.tags],
    invokes: node.invoke.map(({ src }) => named(src)),
    entry: node.entry.map(named),
    exit: node.exit.map(named),
    unseen: reason ?? unseenAnyway(node),
    branches: transitionsOf(node).flatMap(([event, all]) =>
      all.map(({ guard, target, actions, reenter }, index) => ({
        id: branchId(source, event, index),
        source,
        event,
        ...labelled(node, event),
        guard: guardName(guard),
        targets: (target ?? []).map(pathOf),
        actions: actions.map(named),
        isReentering: reenter,
      })),
    ),
    states: Object.values(node.states).map((state) => stateOf(state, reason)),
  };
}

/** Returns the whole machine, state by state. */
export const chartOf = (machine: AnyStateMachine): Chart => ({ id: machine.id, root: stateOf(machine.root) });

/** Returns a state and all states inside it, in file order. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];

export const branchesOf = ({ root }: Chart): Branch[] => statesOf(root).flatMap(({ branches }) => branches);

/** Returns the leaves of a chart: the states without child states. */
export const leavesOf = ({ root }: Chart): ChartState[] =>
  statesOf(root).filter(({ states, path }) => states.length === 0 && path !== '');

/** Whether the machine always leaves the state immediately. */
export const isPassing = ({ branches }: ChartState): boolean =>
  branches.some(({ kind, guard }) => kind === 'always' && guard === null);

/** Returns the paths of the active leaves. */
export function activeLeaves(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above ? `${above}.${value}` : value];
  return Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, below]) => {
    const path = above ? `${above}.${key}` : key;
    const leaves = activeLeaves(below, path);
    // A region without child states is a leaf.
    return leaves.length ? leaves : [path];
  });
}

/** Returns the paths of a state and of all states around it, from the inside out. The machine is last. */
export const around = (path: string): string[] => {
  const parts = path.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
};

/** Returns the event types that a machine accepts, without those that XState sends. */
export const eventsOf = (chart: Chart): string[] => [
  ...new Set(branchesOf(chart).flatMap(({ event, kind }) => (kind === 'event' ? [event] : []))),
];

/** Returns the events that a leaf ignores: neither it nor a state around it has a transition for them. */
export function ignoredBy(chart: Chart, leaf: string): string[] {
  const paths = new Set(around(leaf));
  const handled = new Set(branchesOf(chart).flatMap(({ source, event }) => (paths.has(source) ? event : [])));
  return eventsOf(chart).filter((event) => !handled.has(event));
}
