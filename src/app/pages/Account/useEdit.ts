import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { createEditMachine } from '@/machines/edit/createEditMachine';
import { useSnapshot } from '../../hooks/useSnapshot';
import { leave } from '../../router/leave';
import { useLeaveGuard } from '../../router/useLeaveGuard';

type EditMachine<Saved, Values extends object, Change> = ReturnType<
  typeof createEditMachine<Saved, Values, Change>
>;

type EditOptions<Saved, Values extends object, Change> = {
  /** What was typed is kept. */
  onSaved?: () => void;
  /** A state to begin from, for a story. */
  snapshot?: SnapshotFrom<EditMachine<Saved, Values, Change>>;
};

/**
 * An edit machine with the form whose values it is told of: react-hook-form holds what is being typed, the machine what
 * may happen with it. Whoever leaves unsaved changes is held up.
 */
export function useEdit<Saved, Values extends FieldValues, Change>(
  machine: EditMachine<Saved, Values, Change>,
  { onSaved, snapshot: start }: EditOptions<Saved, Values, Change> = {},
) {
  const actor = useActorRef(machine, start && { snapshot: start }) as ActorRefFrom<
    EditMachine<Saved, Values, Change>
  >;
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const form = useForm<Values>({ defaultValues: (context.values ?? {}) as DefaultValues<Values> });
  const { getValues, reset, setValue } = form;

  const isChanged = snapshot.hasTag('changed');
  const isBusy = snapshot.hasTag('busy');
  const isAsking = snapshot.matches('confirming');
  const wasBusy = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when saving ends.
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isChanged) onSaved?.();
    wasBusy.current = isBusy;
  }, [isBusy]);

  const { forget } = useLeaveGuard({
    isChanged,
    isBusy,
    isAsking,
    onAsk: () => actor.send({ type: 'leave.ask' }),
  });

  const events = useMemo(() => {
    /** A copy: the form goes on changing its own. */
    const values = (): Values => ({ ...getValues() });
    /** Another one that is open is left first. */
    function open(subject?: string) {
      actor.send({ type: 'leave.ask' });
      actor.send({ type: 'edit.start', subject });
      reset((actor.getSnapshot().context.values ?? undefined) as Values | undefined);
    }
    return {
      onEdit: (subject?: string) => leave(() => open(subject)),
      onFieldChange<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
        setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>);
        actor.send({ type: 'field.edit', values: values() });
      },
      onSave: () => actor.send({ type: 'edit.save', values: values() }),
      onCancel: () => actor.send({ type: 'edit.cancel' }),
      onChange: (change: Change) => actor.send({ type: 'change.make', change }),
      onRetry: () => actor.send({ type: 'load.retry' }),
      onStay() {
        forget();
        actor.send({ type: 'leave.stay' });
      },
      onDiscard: () => actor.send({ type: 'leave.discard' }),
    };
  }, [actor, forget, getValues, reset, setValue]);

  return {
    ...events,
    actor,
    saved: context.saved,
    hasLoadFailed: snapshot.matches('loadFailed'),
    /** What is edited of it, and as it is typed; `null` while nothing is. */
    editing: snapshot.hasTag('editing') ? { subject: context.subject, values: form.watch() } : null,
    isBusy,
    hasFailed: snapshot.matches('failed'),
    isAsking,
    refused: context.refused,
  };
}
