import { useActorRef } from '@xstate/react';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';

// The actors of the story that is shown, whoever made them: what `parameters.machine` speaks of, and what the statechart
// panel follows.

/** What a screen's story says of its machine: `parameters: { machine: { id: 'feed', state: 'posts.failed' } }`. */
export type MachineParameter = {
  /** The machine's id. */
  id: string;
  /** The state in which the story rests when it is opened, by its path; of a parallel machine as many as its name needs. */
  state: string | readonly string[];
  /**
   * What happened before: sent in this order, each as soon as the actor is past loading and can take it. For what no record
   * on the device brings about.
   */
  events?: readonly EventObject[];
  /** Its delays don't pass: for a state that would end by itself. */
  isStill?: boolean;
};

/** One thing that happened to an actor of the story. */
export type Happening = {
  event: EventObject;
  /** The actor that it came from: one of the machine's own, itself for a delay, none where a person or the page sent it. */
  from: AnyActorRef | null;
  /** As it was afterwards. */
  snapshot: AnyMachineSnapshot;
  /** The transitions that it took, as XState has them. */
  transitions: readonly unknown[];
};

export type StagedActor = {
  /** The machine's id. */
  id: string;
  actor: AnyActorRef;
  machine: AnyStateMachine;
  /** Oldest first. */
  happenings: readonly Happening[];
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/** Sends each event as soon as it can be taken, once the actor has loaded what it loads. */
function send(actor: AnyActorRef, [event, ...rest]: readonly EventObject[]) {
  if (!event) return;
  const isReady = (snapshot: AnyMachineSnapshot) =>
    !snapshot.hasTag('loading') && !snapshot.hasTag('restoring') && snapshot.can(event);
  const go = () => {
    actor.send(event);
    send(actor, rest);
  };
  if (isReady(actor.getSnapshot())) return go();
  const subscription = actor.subscribe((snapshot) => {
    if (!isReady(snapshot)) return;
    subscription.unsubscribe();
    go();
  });
}

/**
 * What stands on the stage of one story.
 * @param machines what the story says of them
 */
export function createStage(machines: readonly MachineParameter[] = []) {
  const stillIds = machines.flatMap(({ id, isStill }) => (isStill ? id : []));
  const clock = new SimulatedClock();
  const staged = new Map<AnyActorRef, StagedActor & { happenings: Happening[] }>();
  const listeners = new Set<() => void>();
  let taken: unknown[] = [];
  let from: AnyActorRef | null = null;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  function inspect(inspection: InspectionEvent) {
    const actorRef = inspection.actorRef as AnyActorRef;
    if (actorRef.sessionId !== inspection.rootId) return;
    if (inspection.type === '@xstate.actor') {
      const machine: unknown = 'logic' in actorRef ? actorRef.logic : null;
      if (!isMachine(machine)) return;
      staged.set(actorRef, { id: machine.id, actor: actorRef, machine, happenings: [] });
      tell();
      return;
    }
    const here = staged.get(actorRef);
    if (!here) return;
    if (inspection.type === '@xstate.microstep') taken = [...taken, ...inspection._transitions];
    if (inspection.type === '@xstate.event') from = (inspection.sourceRef as AnyActorRef | undefined) ?? null;
    if (inspection.type === '@xstate.snapshot') {
      const snapshot = inspection.snapshot as AnyMachineSnapshot;
      here.happenings = [...here.happenings, { event: inspection.event, from, snapshot, transitions: taken }];
      taken = [];
      tell();
    }
  }

  return {
    inspect,
    /** As `useActorRef`, for the page: what it begins stands on the stage. */
    useActor: ((machine, options) =>
      useActorRef(machine, {
        ...options,
        inspect,
        ...(isMachine(machine) && stillIds.includes(machine.id) && { clock }),
      } as never)) as typeof useActorRef,
    /** The running actors, in the order in which they came. Before one has begun, its state can't be read. */
    actors: (): StagedActor[] =>
      [...staged.values()].filter(
        ({ actor, happenings }) => happenings.length > 0 && actor.getSnapshot().status !== 'stopped',
      ),
    /** Calls back whenever an actor comes or something happens to one. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Brings an actor to where a story begins. Returns the function that stops waiting for it. */
    bring({ id, events = [] }: MachineParameter) {
      if (!events.length) return () => {};
      const begin = () => {
        // One that has begun: before, its state can't be read.
        const here = [...staged.values()].findLast((each) => each.id === id && each.happenings.length > 0);
        if (here) queueMicrotask(() => send(here.actor, events));
        return Boolean(here);
      };
      if (begin()) return () => {};
      const stop = this.subscribe(() => {
        if (begin()) stop();
      });
      return stop;
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
