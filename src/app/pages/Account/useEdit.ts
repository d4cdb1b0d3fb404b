import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { createEditMachine } from '@/machines/edit/createEditMachine';
import { useSnapshot } from '../../hooks/useSnapshot';
import { leave } from '../../router/leave';
import { useLeaveGuard } from '../../router/useLeaveGuard';

type EditMachine<Saved, Values extends object, Change> = ReturnType<
  typeof createEditMachine<Saved, Values, Change>
>;

/**
 * What a screen shows of an edit machine, which holds what is typed, and does to it. Whoever leaves unsaved changes is
 * held up until the machine lets them go. `onSaved`: what was typed is kept.
 */
export function useEdit<Saved, Values extends object, Change>(
  machine: EditMachine<Saved, Values, Change>,
  { onSaved }: { onSaved: () => void },
) {
  const actor = useActorRef(machine);
  const snapshot = useSnapshot(actor);
  const { saved, subject, values } = snapshot.context;

  const tell = useRef(onSaved);
  tell.current = onSaved;
  const letGo = useLeaveGuard(snapshot.hasTag('changed'), () => actor.send({ type: 'leave.ask' }));
  useEffect(() => {
    const listening = [actor.on('edit.saved', () => tell.current()), actor.on('leave.allowed', letGo)];
    return () => {
      for (const { unsubscribe } of listening) unsubscribe();
    };
  }, [actor, letGo]);

  const events = useMemo(() => {
    /** Another one that is open is left first. */
    function open(subject?: string) {
      actor.send({ type: 'leave.ask' });
      actor.send({ type: 'edit.start', subject });
    }
    return {
      onEdit: (subject?: string) => leave(() => open(subject)),
      onFieldChange: <Name extends keyof Values & string>(field: Name, value: Values[Name]) =>
        actor.send({ type: 'field.edit', field, value }),
      onSave: () => actor.send({ type: 'edit.save' }),
      onCancel: () => actor.send({ type: 'edit.cancel' }),
      onChange: (change: Change) => actor.send({ type: 'change.make', change }),
      onRetry: () => actor.send({ type: 'load.retry' }),
      onStay: () => actor.send({ type: 'leave.stay' }),
      onDiscard: () => actor.send({ type: 'leave.discard' }),
    };
  }, [actor]);

  return {
    ...events,
    actor,
    saved,
    hasLoadFailed: snapshot.matches('loadFailed'),
    /** What is edited of it, and as it is typed; `null` while nothing is. */
    editing: values && { subject, values },
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches({ loaded: 'failed' }),
    isAsking: snapshot.matches({ loaded: 'confirming' }),
  };
}
