import { type EventObject, enqueueActions, type MachineContext } from 'xstate';

/** Emitted when stored records could not be read and were quarantined: the person is told, nothing is remembered. */
export type RecordsQuarantined = { type: 'records.quarantined'; count: number };

/** The action of a machine that reads records: emits how many of them were quarantined, if any were. */
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
