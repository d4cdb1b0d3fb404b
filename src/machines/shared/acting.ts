import { type EventObject, type MachineContext, setup } from 'xstate';

const setupOf = <Context extends MachineContext, Event extends EventObject, Emitted extends EventObject>() =>
  setup({ types: {} as { context: Context; events: Event; emitted: Emitted } });

/** What the function of `enqueueActions` receives in a machine of these types. */
export type Acting<
  Context extends MachineContext,
  Event extends EventObject,
  Emitted extends EventObject,
> = Parameters<Parameters<ReturnType<typeof setupOf<Context, Event, Emitted>>['enqueueActions']>[0]>[0];
