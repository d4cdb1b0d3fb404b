import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type Unseen, unseen } from '../coverage/unseen.ts';

// Converts a machine's definition to plain data, for charts and coverage. The name of a state is its path,
// such as "posts.loaded.view", as in XState's `matches` and in the stories' `parameters.machine`.

/** The causes of a transition. */
export type BranchKind = 'event' | 'always' | 'delay' | 'done' | 'error' | 'completion';

/** One transition of a machine. An event can have several transitions, with different guards. */
export type Branch = {
  /** The source, the event, and the index among the event's transitions: `posts.failed / feed.retry / 0`. */
  id: string;
  /** The path of the source state; '' for the machine itself. */
  source: string;
  /** The event's type; '' for a transition without an event. */
  event: string;
  kind: BranchKind;
  /** The readable cause: the event, the delay, or the actor that finished or failed. */
  label: string;
  /** The name of the guard; `inline` if it has no name, `null` if there is no guard. */
  guard: string | null;
  /** The paths of the target states; empty if the transition only runs actions. */
  targets: string[];
  actions: string[];
  isReentering: boolean;
};

/** A state, or the machine itself. */
export type ChartState = {
  path: string;
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The path of the initial child state; `null` for none. */
  initial: string | null;
  tags: string[];
  /** The names of the actors that run while the state is active. */
  invokes: string[];
  entry: string[];
  exit: string[];
  /** Why no screen can show the state, such as the reason in `unseen`; `null` if a screen can. */
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

/** Returns a guard's name. XState's `not(…)` and `and(…)` store their guards in the property `guards`. */
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

/** Returns the transitions of a state by event type, in XState's order. The type is '' for `always`. */
const transitionsOf = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always?.length ? [['', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/** Returns the id of a transition that XState's inspector reports. `provide` doesn't change the id. */
export function branchOf(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  for (const [event, all] of transitionsOf(source)) {
    const index = all.indexOf(transition);
    if (index >= 0) return branchId(pathOf(source), event, index);
  }
  throw new Error(`${source.id} doesn’t define this transition on ${transition.eventType}`);
}

/** Returns why no screen can show a final state or one that is left immediately; `null` for other states. */
function unseenAnyway({ type, always = [] }: AnyStateNode): string | null {
  if (type === 'final') return 'A final state ends its parent state.';
  return always.some(({ guard }) => guard === undefined)
    ? 'An eventless transition leaves it immediately.'
    : null;
}

function stateOf(
  node: AnyStateNode,
  reasons: Unseen[string],
  reasonAround: string | null = null,
): ChartState {
  const source = pathOf(node);
  // The reason of a state also applies to all states inside it.
  const reason = reasons[source] ?? reasonAround;
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
    states: Object.values(node.states).map((state) => stateOf(state, reasons, reason)),
  };
}

/** Returns a machine as plain data. `reasons`: why no screen shows some of its states. */
export const chartOf = (machine: AnyStateMachine, reasons = unseen[machine.id] ?? {}): Chart => ({
  id: machine.id,
  root: stateOf(machine.root, reasons),
});

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

/** Returns the paths of a state and of the states around it, from the inside out, ending with ''. */
export const around = (path: string): string[] => {
  const parts = path.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
};

/** Returns the event types that a machine accepts, without XState's internal events. */
export const eventsOf = (chart: Chart): string[] => [
  ...new Set(branchesOf(chart).flatMap(({ event, kind }) => (kind === 'event' ? [event] : []))),
];

/** Returns the events for which neither a leaf state nor a state around it has a transition. */
export function ignoredBy(chart: Chart, leaf: string): string[] {
  const paths = new Set(around(leaf));
  const handled = new Set(branchesOf(chart).flatMap(({ source, event }) => (paths.has(source) ? event : [])));
  return eventsOf(chart).filter((event) => !handled.has(event));
}
