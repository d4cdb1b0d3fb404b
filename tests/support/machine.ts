import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
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
