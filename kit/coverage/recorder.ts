import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { activeLeaves, branchOf, type Chart, chartOf, ignoredBy } from '../statechart/graph';

// Records which states, transitions and events of each machine tests reach, for kit/coverage/judge.ts.

/** `ignored`: events (`leaf / event`) for which neither the leaf nor a state around it has a transition. */
export type Taken = Record<'leaves' | 'branches' | 'ignored', string[]>;

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/** Creates a recorder. It only observes actors through XState's `inspect` option, so it can't affect them. */
export function createRecorder() {
  const machines = new Map<
    string,
    { chart: Chart; ignoring: Map<string, Set<string>>; taken: Record<keyof Taken, Set<string>> }
  >();
  const names = new WeakMap<object, string>();
  const values = new WeakMap<AnyActorRef, unknown>();

  function known(machine: AnyStateMachine) {
    const found = machines.get(machine.id);
    if (found) return found;
    const made = {
      chart: chartOf(machine),
      ignoring: new Map<string, Set<string>>(),
      taken: { leaves: new Set<string>(), branches: new Set<string>(), ignored: new Set<string>() },
    };
    machines.set(machine.id, made);
    return made;
  }

  function ignore(machine: AnyStateMachine, value: unknown, event: string) {
    const { chart, ignoring, taken } = known(machine);
    for (const leaf of activeLeaves(value)) {
      const events = ignoring.get(leaf) ?? new Set(ignoredBy(chart, leaf));
      ignoring.set(leaf, events);
      if (events.has(event)) taken.ignored.add(`${leaf} / ${event}`);
    }
  }

  function inspect(inspection: InspectionEvent) {
    const actor = inspection.actorRef as AnyActorRef;
    const logic: unknown = 'logic' in actor ? actor.logic : null;
    if (!isMachine(logic)) return;
    const enter = (value: unknown) => {
      for (const leaf of activeLeaves(value)) known(logic).taken.leaves.add(leaf);
    };
    if (inspection.type === '@xstate.microstep') {
      for (const transition of inspection._transitions) {
        const name = names.get(transition) ?? branchOf(transition);
        names.set(transition, name);
        known(logic).taken.branches.add(name);
      }
      enter((inspection.snapshot as AnyMachineSnapshot).value);
    }
    if (inspection.type === '@xstate.snapshot') {
      const { value } = inspection.snapshot as AnyMachineSnapshot;
      if (values.has(actor)) ignore(logic, values.get(actor), inspection.event.type);
      values.set(actor, value);
      enter(value);
    }
    // A finished actor ignores every event and reports no snapshot.
    if (inspection.type === '@xstate.event' && actor.getSnapshot()?.status === 'done')
      ignore(logic, actor.getSnapshot().value, inspection.event.type);
  }

  return {
    inspect,
    /** Returns the results since the last call. */
    take(): Record<string, Taken> {
      const lists = [...machines].map(([id, { taken }]): [string, Taken] => [
        id,
        { leaves: [...taken.leaves], branches: [...taken.branches], ignored: [...taken.ignored] },
      ]);
      machines.clear();
      return Object.fromEntries(lists);
    },
  };
}
