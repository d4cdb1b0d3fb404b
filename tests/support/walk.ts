import { activeLeaves } from '@kit/statechart/graph';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

// Computes the shortest paths of a machine, and runs them with a real actor and fake child actors.

/** A machine with the data that its paths need. */
export type Walk = {
  machine: AnyStateMachine;
  input?: unknown;
  /** The payloads of events by type, possibly computed from the context. Other events have no payload. */
  events?: Record<string, readonly object[] | ((context: never) => readonly object[])>;
  /** The outputs of promise actors, by their name in `setup`. All other actors are callbacks. */
  answers?: Record<string, unknown[]>;
  /** The errors of promise actors, by their name in `setup`. The default is one error. */
  refusals?: Record<string, unknown[]>;
  /** The part of the context that distinguishes states with the same state value. */
  key?: (context: never) => unknown;
};

type Snapshot = AnyMachineSnapshot & { _nodes: { transitions: Map<string, unknown> }[] };

/** A path to a state: the events, the state after each event, and the last state. */
export type Way = { events: EventObject[]; states: AnyMachineSnapshot[]; end: AnyMachineSnapshot };

/** Returns the types of events that the active states have transitions for. */
export const heardBy = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set((snapshot as Snapshot)._nodes.flatMap(({ transitions }) => [...transitions.keys()])),
];

/** Returns the possible events of this type in a context. */
export function eventsOfType({ events }: Walk, type: string, context: unknown): EventObject[] {
  const payloads = events?.[type] ?? [{}];
  const brought = typeof payloads === 'function' ? payloads(context as never) : payloads;
  return brought.map((payload, index) => ({ type, ...payload, index }));
}

/** Returns all possible events in a state. */
function possible(snapshot: AnyMachineSnapshot, walk: Walk): EventObject[] {
  const { answers = {}, refusals = {} } = walk;
  if (snapshot.status !== 'active') return [];
  const askedBy = (id: string) => snapshot.children[id] as { src?: unknown } | undefined;
  return heardBy(snapshot).flatMap((type): EventObject[] => {
    const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
    if (kind) {
      const src = String(askedBy(id)?.src);
      const said = (kind === 'done' ? answers : refusals)[src] ?? [new Error('Refused')];
      if (!(src in answers)) return [];
      return said.map((what) => ({ type, actorId: id, [kind === 'done' ? 'output' : 'error']: what }));
    }
    return type.startsWith('xstate.done.state') ? [] : eventsOfType(walk, type, snapshot.context);
  });
}

/** Returns the shortest path to each reachable state, shortest first. */
export function waysOf(walk: Walk): Way[] {
  const { machine, input, key } = walk;
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) => possible(snapshot, walk),
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, key?.(context as never)]),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    limit: 20_000,
  } as never);
  return paths
    .map(({ steps, state }) => ({
      events: steps.map(({ event }) => event as EventObject).filter(({ type }) => type !== 'xstate.init'),
      states: steps.map((step) => step.state as AnyMachineSnapshot).slice(1),
      end: state as AnyMachineSnapshot,
    }))
    .sort((one, other) => one.events.length - other.events.length);
}

export const leavesAt = ({ end }: Way): string[] => activeLeaves(end.value);

/** Waits for pending microtasks. Browsers have no `setImmediate`. */
const microtasks = () => new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));

/** Starts a machine with fake child actors that do nothing on their own. */
export function walker(walk: Walk) {
  const { machine, input, answers = {} } = walk;
  const asked = new Map<string, { resolve: (output: unknown) => void; reject: (reason: unknown) => void }>();
  /** Inputs of the promise actors, events for the callback actors, and emitted events. */
  const said: unknown[] = [];
  const clock = new SimulatedClock();
  const answering = fromPromise<unknown, unknown>(({ self, input: question }) => {
    said.push(question);
    return new Promise((resolve, reject) => asked.set(self.id, { resolve, reject }));
  });
  const following = fromCallback(({ receive }) => receive((command) => void said.push(command)));
  const actors = Object.keys(machine.implementations.actors).map((src) => [
    src,
    src in answers ? answering : following,
  ]);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), { clock, input });
  actor.on('*', (event) => said.push(event));
  actor.start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;

  return {
    actor,
    now,
    said,
    send: (event: EventObject) => actor.send(event),
    stop: () => actor.stop(),
    /** Performs an event: resolves or rejects an actor, advances the clock, or sends the event. */
    async happen(event: EventObject & { output?: unknown; error?: unknown; index?: number }) {
      const { type, index = 0 } = event;
      const [, kind, id = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.*)$/.exec(type) ?? [];
      if (kind === 'done') asked.get(id)?.resolve(event.output);
      else if (kind === 'error') asked.get(id)?.reject(event.error);
      else if (kind === 'after') {
        const [name = ''] = id.split('.');
        const delay = machine.implementations.delays[name];
        const args = { context: now().context, event, self: actor, system: actor.system } as never;
        clock.increment(typeof delay === 'function' ? delay(args, undefined as never) : Number(delay));
      } else if (kind === undefined) {
        // Computes the event from this actor's context, so that the payload contains objects of this context.
        const [here = event] = eventsOfType(walk, type, now().context).slice(index);
        actor.send(here);
      }
      if (kind === 'done' || kind === 'error') await microtasks();
    },
  };
}

/** Starts a machine and runs it along a path. */
export async function goThere(walk: Walk, way: Way) {
  const walking = walker(walk);
  for (const event of way.events) await walking.happen(event);
  return walking;
}
