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

// A machine is walked through by what it is itself: its shortest paths, done once more by a real actor on fakes.

/** How a machine can be walked through. */
export type Walk = {
  machine: AnyStateMachine;
  input?: unknown;
  /** What events bring, by their type, or by what is known then; one that isn't here brings nothing. */
  events?: Record<string, readonly object[] | ((context: never) => readonly object[])>;
  /** What the actors answer that answer once, by their name in `setup`: all others are told, and tell. */
  answers?: Record<string, unknown[]>;
  /** Why those are refused, where it matters. */
  refusals?: Record<string, unknown[]>;
  /** What of the context leads elsewhere, beside the state value. */
  key?: (context: never) => unknown;
};

type Snapshot = AnyMachineSnapshot & { _nodes: { transitions: Map<string, unknown> }[] };

/** A way to a state: what is sent, and the state after each. */
export type Way = { events: EventObject[]; states: AnyMachineSnapshot[]; end: AnyMachineSnapshot };

/** The events that an active state has a transition for. */
export const heardBy = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set((snapshot as Snapshot)._nodes.flatMap(({ transitions }) => [...transitions.keys()])),
];

/** What an event of this type may be, as things are. */
export function eventsOfType({ events }: Walk, type: string, context: unknown): EventObject[] {
  const payloads = events?.[type] ?? [{}];
  const brought = typeof payloads === 'function' ? payloads(context as never) : payloads;
  return brought.map((payload, index) => ({ type, ...payload, index }));
}

/** All that can happen to a machine that is there. */
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

/** The shortest way to each state that there is, nearest first. */
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

/** In a browser, which has no `setImmediate`, as soon as it can. */
const microtasks = () => new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));

/** A machine with real actors, each of which does nothing by itself. */
export function walker(walk: Walk) {
  const { machine, input, answers = {} } = walk;
  const asked = new Map<string, { resolve: (output: unknown) => void; reject: (reason: unknown) => void }>();
  /** What its actors were asked, and what they were told. */
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
    /** Lets happen what the event says: an answer is given, a time passes, all else is sent. */
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
        // The very things that this actor has.
        const [here = event] = eventsOfType(walk, type, now().context).slice(index);
        actor.send(here);
      }
      if (kind === 'done' || kind === 'error') await microtasks();
    },
  };
}

/** A machine that has gone this way. */
export async function goThere(walk: Walk, way: Way) {
  const walking = walker(walk);
  for (const event of way.events) await walking.happen(event);
  return walking;
}
