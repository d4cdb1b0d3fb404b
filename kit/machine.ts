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
import { asking, settled } from './answers';

/**
 * An actor that answers once, as the test says: `machine.provide({ actors: { loadFeed: loads.logic } })`, then
 * `await loads.answer(feed)`.
 */
export function answering<Output, Input extends NonReducibleUnknown = void>() {
  const { ask, ...asked } = asking<[Input], Output>();
  return {
    ...asked,
    /** What it was given each time, in order. */
    inputs: () => asked.calls.map(({ asked: [input] }) => input),
    /** Answers the latest call, and waits until that has come to its end. */
    answer: (output: Output) => settled(() => asked.last().resolve(output)),
    refuse: (reason: unknown = new Error('Refused')) => settled(() => asked.last().reject(reason)),
    logic: fromPromise<Output, Input>(({ input }) => ask(input)),
  };
}

type Reports<Command, Report, Input> = {
  /** How many of the first starts fail. */
  brokenStarts?: number;
  /** Calls back when it is started. */
  onStart?: (report: (event: Report) => void) => void;
  /** Calls back with what it is sent. */
  onCommand?: (command: Command, report: (event: Report) => void) => void;
  /** Calls back when it is stopped. */
  onStop?: (input: Input) => void;
};

/** An actor that records what it is sent, and sends back what the test says; at once, where it says so beforehand. */
export function reporting<
  Command extends EventObject,
  Report extends EventObject,
  Input extends NonReducibleUnknown = void,
>({ brokenStarts = 0, onStart, onCommand, onStop }: Reports<Command, Report, Input> = {}) {
  const commands: Command[] = [];
  let starts = 0;
  let isRunning = false;
  let sendBack: (report: Report) => void = () => {};
  return {
    commands,
    /** How often it was started. */
    starts: () => starts,
    isRunning: () => isRunning,
    report(...reports: Report[]) {
      for (const report of reports) sendBack(report);
    },
    logic: fromCallback<Command, Input>(({ input, sendBack: send, receive }) => {
      starts += 1;
      if (starts <= brokenStarts) throw new Error('Broken');
      isRunning = true;
      sendBack = send as (report: Report) => void;
      onStart?.(sendBack);
      receive((command) => {
        commands.push(command);
        onCommand?.(command, sendBack);
      });
      return () => {
        isRunning = false;
        onStop?.(input);
      };
    }),
  };
}

/**
 * A machine that runs on a clock of the test's. Its actors are provided before.
 * @param from where it goes on, in the place of its initial state
 */
export function startMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
  from?: { value: StateValueFrom<Machine>; context: ContextFrom<Machine> },
) {
  const clock = new SimulatedClock();
  const snapshot = from && machine.resolveState(from as Parameters<Machine['resolveState']>[0]);
  const actor = createActor(machine, { clock, snapshot, input: input as never });
  const emitted: EmittedFrom<Machine>[] = [];
  actor.on('*', (event) => emitted.push(event as EmittedFrom<Machine>));
  actor.start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    actor,
    clock,
    /** What it told everybody, in order. */
    emitted,
    send(...events: EventFrom<Machine>[]) {
      for (const event of events) actor.send(event);
    },
    value: () => now().value as StateValueFrom<Machine>,
    context: () => now().context as ContextFrom<Machine>,
    tags: (): string[] => [...now().tags].sort(),
  };
}

/** The machine's own actors, by their name: whether each answers once, or goes on telling. */
function actorsIn(node: AnyStateNode, found = new Map<string, boolean>()): Map<string, boolean> {
  for (const { src, id } of node.invoke) {
    const answers = [...node.transitions.keys()].includes(`xstate.done.actor.${id}`);
    if (typeof src === 'string') found.set(src, answers || found.get(src) === true);
  }
  for (const below of Object.values(node.states)) actorsIn(below, found);
  return found;
}

/** What the fakes do by themselves that go on telling, by the actor's name. */
// biome-ignore lint/suspicious/noExplicitAny: each actor has commands and reports of its own.
export type Parts = Record<string, Reports<any, any, any>>;

/**
 * A machine on a clock of the test's, each of its actors a fake that does what the test says by its name. What the
 * statechart panel of Storybook copies as a test is written with it.
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
    if (!fake) throw new Error(`${machine.id} has no actor ${name} that does that`);
    return fake;
  };
  return {
    ...startMachine(machine.provide({ actors: Object.fromEntries(fakes) }) as Machine, input),
    /** What this actor was asked last is answered. */
    answer: (name: string, output?: unknown) => named(answers, name).answer(output),
    /** What this actor was asked last fails. */
    fail: (name: string, reason?: unknown) => named(answers, name).refuse(reason),
    /** What this actor was asked, in order. */
    asked: (name: string) => named(answers, name).inputs(),
    /** What this actor was asked before its latest question is answered after all. */
    answerLate: (name: string, output?: unknown) =>
      settled(() => named(answers, name).calls.at(-2)?.resolve(output)),
    /** This actor sends these events. */
    tell: (name: string, ...events: AnyEventObject[]) => named(reports, name).report(...events),
    /** What this actor was sent, in order. */
    commands: (name: string): AnyEventObject[] => named(reports, name).commands,
    /** How often this actor was started. */
    starts: (name: string) => named(reports, name).starts(),
  };
}
