import { type EventObject, enqueueActions, type MachineContext } from 'xstate';

/** Emitted when unreadable stored records were set aside, so that the app can notify the user. */
export type RecordsQuarantined = { type: 'records.quarantined'; count: number };

/** Returns the action that emits the number of quarantined records, if there are any. */
export const quarantineActions = <Context extends MachineContext, Event extends EventObject>() => ({
  tellQuarantined: enqueueActions<
    Context,
    Event,
    { count: number },
    Event,
    never,
    never,
    never,
    never,
    RecordsQuarantined
  >(({ enqueue }, { count }) => {
    if (count > 0) enqueue.emit({ type: 'records.quarantined', count });
  }),
});
