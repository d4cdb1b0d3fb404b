import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  pathToStateValue,
} from 'xstate';

// A machine as something to draw, to count and to walk: pure, without a page, read from the machine itself. Everything in
// it is named by its path, "posts.loaded.view", as `matches` and the stories' `parameters.machine` have it.

/** What leads out of a state. */
export type BranchKind = 'event' | 'always' | 'delay' | 'done' | 'error' | 'completion';

/** One transition, of several that an event may have. */
export type Branch = {
  /** `posts.failed / feed.retry / 0`: its source, its event and its place among those of the event. */
  id: string;
  /** The path of the state it belongs to; '' is the machine itself. */
  source: string;
  /** As the machine is sent it; '' where nothing has to happen. */
  event: string;
  kind: BranchKind;
  /** What a reader calls it: the event, the delay, the actor that is done. */
  label: string;
  /** What must hold, by its name; a guard without one is written out where it stands. */
  guard: string | null;
  /** Where it leads; none where only actions run. */
  targets: string[];
  actions: string[];
  isReentering: boolean;
};

/** A state, or the machine itself. */
export type ChartState = {
  path: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The path that is entered with it. */
  initial: string | null;
  tags: string[];
  /** Actors that run while it is active, by their name in `setup`. */
  invokes: string[];
  entry: string[];
  exit: string[];
  /** Why no screen can show it, where none can: what it is by itself, or what `meta` says. */
  unseen: string | null;
  branches: Branch[];
  states: ChartState[];
};

export type Chart = { id: string; root: ChartState };

/** `posts.loaded.view`; '' for the machine itself. */
const pathOf = (node: AnyStateNode): string => node.path.join('.');

const named = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return part.name || 'inline';
  if (part && typeof part === 'object' && 'type' in part) return String(part.type);
  return 'inline';
};

/** `not(…)`, `and(…)` and `or(…)` keep their parts on themselves. */
const guardName = (guard: unknown): string | null => {
  if (guard === undefined) return null;
  if (typeof guard === 'function' && 'check' in guard && 'guards' in guard) {
    const parts = (guard as { guards: unknown[] }).guards.map(guardName);
    return parts.length === 1 ? `not ${parts[0]}` : parts.join(' and ');
  }
  return named(guard);
};

const actorName = (node: AnyStateNode, event: string, prefix: string): string => {
  const id = event.slice(prefix.length);
  const invoke = node.invoke.find((each) => each.id === id);
  return invoke ? named(invoke.src) : id;
};

function labelled(node: AnyStateNode, event: string): Pick<Branch, 'kind' | 'label'> {
  const isOf = (prefix: string) => event.startsWith(prefix);
  if (event === '') return { kind: 'always', label: 'always' };
  if (isOf('xstate.after.')) return { kind: 'delay', label: event.split('.')[2] ?? event };
  if (isOf('xstate.done.actor.'))
    return { kind: 'done', label: actorName(node, event, 'xstate.done.actor.') };
  if (isOf('xstate.error.actor.'))
    return { kind: 'error', label: actorName(node, event, 'xstate.error.actor.') };
  if (isOf('xstate.done.state.')) return { kind: 'completion', label: 'done' };
  return { kind: 'event', label: event };
}

const branchId = (source: string, event: string, index: number) =>
  `${source || '(machine)'} / ${event || 'always'} / ${index}`;

/** Every transition that leads out of one state itself, in the order in which they are tried. */
const transitionsOf = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always?.length ? [['', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/** Which branch a transition is, as the inspector reports it: the machine may be one with other implementations. */
export function branchOf(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  for (const [event, all] of transitionsOf(source)) {
    const index = all.indexOf(transition);
    if (index >= 0) return branchId(pathOf(source), event, index);
  }
  throw new Error(`${source.id} has no such transition on ${transition.eventType}`);
}

/** What is true of such a state in any machine needn't be said in each. */
function unseenAnyway({ type, always = [] }: AnyStateNode): string | null {
  if (type === 'final') return 'What it stands in is over with it.';
  return always.some(({ guard }) => guard === undefined) ? 'It is left at once.' : null;
}

function stateOf(node: AnyStateNode, unseenAround: string | null = null): ChartState {
  const source = pathOf(node);
  // What is said of a state holds of all in it.
  const said = (node.meta as { unseen?: string } | undefined)?.unseen ?? unseenAround;
  return {
    path: source,
    key: node.key,
    kind: node.type,
    initial: node.type === 'compound' && node.initial?.target?.[0] ? pathOf(node.initial.target[0]) : null,
    tags: [...node.tags],
    invokes: node.invoke.map(({ src }) => named(src)),
    entry: node.entry.map(named),
    exit: node.exit.map(named),
    unseen: said ?? unseenAnyway(node),
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
    states: Object.values(node.states).map((state) => stateOf(state, said)),
  };
}

/** The whole machine, state by state. */
export const chartOf = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  root: stateOf(machine.root),
});

/** It and all below it, in file order. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];

export const branchesOf = ({ root }: Chart): Branch[] => statesOf(root).flatMap(({ branches }) => branches);

/** States with nothing below them. */
export const leavesOf = ({ root }: Chart): ChartState[] =>
  statesOf(root).filter(({ states, path }) => states.length === 0 && path !== '');

/** Whether a machine never stays in it: it is left at once, whatever holds. */
export const isPassing = ({ branches }: ChartState): boolean =>
  branches.some(({ kind, guard }) => kind === 'always' && guard === null);

/** The paths of the leaves that are active. */
export function activeLeaves(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above ? `${above}.${value}` : value];
  return Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, below]) => {
    const path = above ? `${above}.${key}` : key;
    const leaves = activeLeaves(below, path);
    // A region without states of its own.
    return leaves.length ? leaves : [path];
  });
}

/** The states that a state stands in, from itself outwards; the machine last. */
export const around = (path: string): string[] => {
  const parts = path.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
};

/** Events of the machine's own, as it is sent them; what XState sends itself isn't among them. */
export const eventsOf = (chart: Chart): string[] => [
  ...new Set(branchesOf(chart).flatMap(({ event, kind }) => (kind === 'event' ? [event] : []))),
];

/** What a state must let pass: events of the machine that neither it nor a state around it has a transition for. */
export function ignoredBy(chart: Chart, leaf: string): string[] {
  const paths = new Set(around(leaf));
  const handled = new Set(branchesOf(chart).flatMap(({ source, event }) => (paths.has(source) ? event : [])));
  return eventsOf(chart).filter((event) => !handled.has(event));
}

/** The state value of a path, for `matches`. */
export const stateValueOf = (path: string) => pathToStateValue(path.split('.'));
