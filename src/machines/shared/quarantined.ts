import { type EventObject, enqueueActions, type MachineContext } from 'xstate';
import type { Acting } from './acting';

/** Emitted when unreadable stored records were set aside, so that the app can notify the user. */
export type RecordsQuarantined = { type: 'records.quarantined'; count: number };

/** Returns the action that emits the number of quarantined records, if there are any. */
export const quarantineActions = <Context extends MachineContext, Event extends EventObject>() => ({
  tellQuarantined: enqueueActions(
    ({ enqueue }: Acting<Context, Event, RecordsQuarantined>, { count }: { count: number }) => {
      if (count > 0) enqueue.emit({ type: 'records.quarantined', count });
    },
  ),
});
