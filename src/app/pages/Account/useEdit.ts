import { useEffect, useMemo, useRef } from 'react';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { leave } from '../../router/leave';
import { useLeaveGuard } from '../../router/useLeaveGuard';
import { actionsOfEdit, type EditActor, type EditMachine, viewOfEdit } from './editConnector';

/**
 * Runs the machine of an edit form, which contains the input. Returns the form's actor, view and actions.
 * Blocks navigation while there are unsaved changes. Calls `onSaved` after the changes are stored.
 */
export function useEdit<Saved, Values extends object, Change>(
  machine: EditMachine<Saved, Values, Change>,
  { onSaved }: { onSaved: () => void },
) {
  const actor: EditActor<Saved, Values, Change> = usePageActor(machine);
  const snapshot = useSnapshot(actor);

  const listener = useRef(onSaved);
  listener.current = onSaved;
  const allowLeave = useLeaveGuard(snapshot.hasTag('changed'), () => actor.send({ type: 'leave.ask' }));
  useEffect(() => {
    const subscriptions = [
      actor.on('edit.saved', () => listener.current()),
      actor.on('leave.allowed', allowLeave),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, allowLeave]);

  const actions = useMemo(() => actionsOfEdit<Saved, Values, Change>(actor, leave), [actor]);
  return { actor, view: viewOfEdit<Saved, Values, Change>(snapshot), actions };
}
