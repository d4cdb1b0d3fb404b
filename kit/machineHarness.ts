import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  createActor,
  type EmittedFrom,
  type EventFrom,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  type NonReducibleUnknown,
  SimulatedClock,
  type StateValueFrom,
} from 'xstate';
import { asking, settled } from './deferred';

/**
 * Creates a fake promise actor that the test answers:
 * `machine.provide({ actors: { loadFeed: loads.logic } })`, then `await loads.answer(feed)`.
 */
export function answering<Output, Input extends NonReducibleUnknown = void>() {
  const { ask, ...asked } = asking<[Input], Output>();
  return {
    ...asked,
    /** Returns the input of each call, in order. */
    inputs: () => asked.calls.map(({ asked: [input] }) => input),
    /** Answers the latest call and waits until the answer has been processed. */
    answer: (output: Output) => settled(() => asked.last().resolve(output)),
    refuse: (reason: unknown = new Error('Refused')) => settled(() => asked.last().reject(reason)),
    logic: fromPromise<Output, Input>(({ input }) => ask(input)),
  };
}

type Reports<Command, Report, Input> = {
  /** The number of starts that fail before the first one succeeds. */
  brokenStarts?: number;
  /** Called when the actor starts. */
  onStart?: (report: (event: Report) => void) => void;
  /** Called with each event that the actor receives. */
  onCommand?: (command: Command, report: (event: Report) => void) => void;
  /** Called when the actor stops. */
  onStop?: (input: Input) => void;
};

/** Creates a fake callback actor that records received events. `report` sends events to the machine. */
export function reporting<
  Command extends EventObject,
  Report extends EventObject,
  Input extends NonReducibleUnknown = void,
>({ brokenStarts = 0, onStart, onCommand, onStop }: Reports<Command, Report, Input> = {}) {
  const commands: Command[] = [];
  let starts = 0;
  let sendBack: (report: Report) => void = () => {};
  return {
    commands,
    /** Returns how often the actor has started. */
    starts: () => starts,
    report(...reports: Report[]) {
      for (const report of reports) sendBack(report);
    },
    logic: fromCallback<Command, Input>(({ input, sendBack: send, receive }) => {
      starts += 1;
      if (starts <= brokenStarts) throw new Error('Broken');
      sendBack = send as (report: Report) => void;
      onStart?.(sendBack);
      receive((command) => {
        commands.push(command);
        onCommand?.(command, sendBack);
      });
      return () => onStop?.(input);
    }),
  };
}

/** Starts a machine on a simulated clock. The caller must first replace its actors with `machine.provide`. */
export function startMachine<Machine extends AnyStateMachine>(machine: Machine, input?: InputFrom<Machine>) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: input as never });
  const emitted: EmittedFrom<Machine>[] = [];
  actor.on('*', (event) => emitted.push(event as EmittedFrom<Machine>));
  actor.start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    actor,
    clock,
    /** All emitted events, in order. */
    emitted,
    send(...events: EventFrom<Machine>[]) {
      for (const event of events) actor.send(event);
    },
    value: () => now().value as StateValueFrom<Machine>,
    context: () => now().context as ContextFrom<Machine>,
    tags: (): string[] => [...now().tags].sort(),
  };
}

/** Returns the machine's actors by name: `true` for promise actors, `false` for callback actors. */
function actorsIn(node: AnyStateNode, found = new Map<string, boolean>()): Map<string, boolean> {
  for (const { src, id } of node.invoke)
    if (typeof src === 'string')
      found.set(src, node.transitions.has(`xstate.done.actor.${id}`) || found.get(src) === true);
  for (const below of Object.values(node.states)) actorsIn(below, found);
  return found;
}

/** The behaviour of the fake callback actors, by the actor's name. */
// biome-ignore lint/suspicious/noExplicitAny: each actor has different commands and reports.
export type Parts = Record<string, Reports<any, any, any>>;

/**
 * Starts a machine on a simulated clock, with a fake for each of its actors. The test controls the fakes by
 * actor name. Tests copied from Storybook's statechart panel use this function.
 */
export function startOnFakes<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
  parts: Parts = {},
) {
  const answers = new Map<string, ReturnType<typeof answering<unknown, NonReducibleUnknown>>>();
  const reports = new Map<
    string,
    ReturnType<typeof reporting<EventObject, EventObject, NonReducibleUnknown>>
  >();
  for (const [name, isAnswering] of actorsIn(machine.root))
    if (isAnswering) answers.set(name, answering());
    else reports.set(name, reporting(parts[name]));
  const fakes = [...answers, ...reports].map(([name, { logic }]): [string, AnyActorLogic] => [name, logic]);
  const named = <Fake>(all: Map<string, Fake>, name: string): Fake => {
    const fake = all.get(name);
    if (!fake) throw new Error(`${machine.id} has no actor ${name} that this function controls`);
    return fake;
  };
  return {
    ...startMachine(machine.provide({ actors: Object.fromEntries(fakes) }) as Machine, input),
    /** Answers the latest call of an actor. */
    answer: (name: string, output?: unknown) => named(answers, name).answer(output),
    /** Rejects the latest call of an actor. */
    fail: (name: string, reason?: unknown) => named(answers, name).refuse(reason),
    /** Returns the inputs of all calls of an actor, in order. */
    asked: (name: string) => named(answers, name).inputs(),
    /** Answers the call before the latest one, to simulate a late answer. */
    answerLate: (name: string, output?: unknown) =>
      settled(() => named(answers, name).calls.at(-2)?.resolve(output)),
    /** Sends events from an actor to the machine. */
    tell: (name: string, ...events: AnyEventObject[]) => named(reports, name).report(...events),
    /** Returns the events that an actor received, in order. */
    commands: (name: string): AnyEventObject[] => named(reports, name).commands,
    /** Returns how often an actor has started. */
    starts: (name: string) => answers.get(name)?.calls.length ?? named(reports, name).starts(),
  };
}
