import { useActorRef } from '@xstate/react';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { listening } from '../listening';

// A stage records all XState actors of a story, whether the page or a service creates them. The story
// declares their states in `parameters.machine`, and Storybook's statechart panel shows their events.

/** The state that a story declares: `parameters: { machine: { id: 'feed', state: 'posts.failed' } }`. */
export type MachineParameter = {
  /** The machine's id. */
  id: string;
  /** The path of the state in which the story opens. A parallel machine can have one path per region. */
  state: string | readonly string[];
  /**
   * Events that bring the machine to the state, if stored records alone can't. Each event is sent once the
   * actor accepts it and, unless `isEarly`, has loaded.
   */
  events?: readonly EventObject[];
  /** Sends the events while the actor still loads. */
  isEarly?: boolean;
  /** Stops the machine's delays, for a state that would otherwise end automatically. */
  isFrozen?: boolean;
};

/** One event of an actor in the story. */
export type Happening = {
  event: EventObject;
  /** The sender: an invoked actor, the machine itself for a delay, or `null` for the user or the page. */
  from: AnyActorRef | null;
  /** The snapshot after the event. */
  snapshot: AnyMachineSnapshot;
  /** The transitions taken, as XState reports them. */
  transitions: readonly unknown[];
};

export type StagedActor = {
  /** The machine's id. */
  id: string;
  actor: AnyActorRef;
  machine: AnyStateMachine;
  /** The actor's events, oldest first. */
  happenings: readonly Happening[];
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/**
 * Sends each event once the actor accepts it and, unless `isEarly`, has loaded. Rejects if the actor stops before
 * an event is sent.
 */
async function send(actor: AnyActorRef, events: readonly EventObject[], isEarly: boolean) {
  for (const event of events) {
    const isReady = (snapshot: AnyMachineSnapshot) =>
      (isEarly || (!snapshot.hasTag('loading') && !snapshot.hasTag('restoring'))) && snapshot.can(event);
    await waitFor(actor, isReady, { timeout: Number.POSITIVE_INFINITY });
    actor.send(event);
  }
}

/**
 * Creates the recorder of one story's actors.
 * @param machines the states that the story declares
 */
export function createStage(machines: readonly MachineParameter[] = []) {
  const frozenIds = machines.flatMap(({ id, isFrozen }) => (isFrozen ? id : []));
  const clock = new SimulatedClock();
  const staged = new Map<AnyActorRef, StagedActor & { happenings: Happening[] }>();
  const { listen: subscribe, tell } = listening();
  let taken: unknown[] = [];
  let from: AnyActorRef | null = null;

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
    /** Replaces `useActorRef` in the page, so that the stage records the page's actors. */
    useActor: ((machine, options) =>
      useActorRef(machine, {
        ...options,
        inspect,
        ...(isMachine(machine) && frozenIds.includes(machine.id) && { clock }),
      } as never)) as typeof useActorRef,
    /** Returns the actors that have started and haven't been stopped, in creation order. */
    actors: (): StagedActor[] =>
      [...staged.values()].filter(
        ({ actor, happenings }) => happenings.length > 0 && actor.getSnapshot().status !== 'stopped',
      ),
    /** Lets time pass for the machines whose delays are stopped. `time`: in ms. */
    pass: (time: number) => clock.increment(time),
    /** Subscribes to new actors and to their events. */
    subscribe,
    /** Sends the declared events once the actor starts. Returns a function that cancels the wait. */
    bring({ id, events = [], isEarly = false }: MachineParameter) {
      const begin = () => {
        // Ignores actors that haven't started, because their state can't be read.
        const here = [...staged.values()].findLast((each) => each.id === id && each.happenings.length > 0);
        if (!here) return;
        stop();
        queueMicrotask(() => void send(here.actor, events, isEarly).catch(() => {}));
      };
      const stop = subscribe(begin);
      begin();
      return stop;
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
