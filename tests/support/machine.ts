import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  type NonReducibleUnknown,
  SimulatedClock,
  type StateValueFrom,
} from 'xstate';
import { asking } from './answers';

/**
 * An actor that answers once, as the test says: `machine.provide({ actors: { loadFeed: loads.logic } })`, then
 * `loads.last().resolve(feed)`.
 */
export function answering<Output, Input extends NonReducibleUnknown = void>() {
  const { ask, ...asked } = asking<[Input], Output>();
  return { ...asked, logic: fromPromise<Output, Input>(({ input }) => ask(input)) };
}

/** An actor that records what it is sent, and sends back what the test says. */
export function reporting<
  Command extends EventObject,
  Report extends EventObject,
  Input extends NonReducibleUnknown = void,
>() {
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
    logic: fromCallback<Command, Input>(({ sendBack: send, receive }) => {
      starts += 1;
      isRunning = true;
      sendBack = send as (report: Report) => void;
      receive((command) => commands.push(command));
      return () => {
        isRunning = false;
      };
    }),
  };
}

/** A machine that runs on a clock of the test's. Its actors are provided before. */
export function startMachine<Machine extends AnyStateMachine>(machine: Machine, input?: InputFrom<Machine>) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: input as never }).start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    actor,
    clock,
    send(...events: EventFrom<Machine>[]) {
      for (const event of events) actor.send(event);
    },
    value: () => now().value as StateValueFrom<Machine>,
    context: () => now().context as ContextFrom<Machine>,
    tags: (): string[] => [...now().tags].sort(),
  };
}
