import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EditActions, EditView } from '@/components/account/editView';
import type { createEditMachine } from '@/machines/edit/createEditMachine';
import type { EditEvent } from '@/machines/edit/types';

export type EditMachine<Saved, Values extends object, Change> = ReturnType<
  typeof createEditMachine<Saved, Values, Change>
>;
export type EditActor<Saved, Values extends object, Change> = ActorRefFrom<
  EditMachine<Saved, Values, Change>
>;

/** The states of the edit machine that have the same name as a status of the view. */
const steps = ['failed', 'clashing', 'confirming'] as const;

/** Returns the view of an edit form from the state of its machine. */
export function viewOfEdit<Saved, Values extends object, Change>(
  snapshot: SnapshotFrom<EditMachine<Saved, Values, Change>>,
): EditView<Saved, Values> {
  const { saved, subject, values, errors, clashes } = snapshot.context;
  if (snapshot.matches('loadFailed')) return { status: 'failed' };
  if (saved === null) return { status: 'loading' };
  if (values === null) return { status: 'ready', saved, editing: null };
  const status = snapshot.hasTag('busy')
    ? 'saving'
    : (steps.find((step) => snapshot.matches({ loaded: step })) ?? 'typing');
  return { status: 'ready', saved, editing: { status, subject, values, errors, clashes } };
}

/**
 * Returns the actions of an edit form. Each action sends events to the form's machine.
 * @param leave runs a function that closes the form. With unsaved changes, asks the user first
 */
export const actionsOfEdit = <Saved, Values extends object, Change>(
  { send }: { send: (event: EditEvent<Saved, Values, Change>) => void },
  leave: (act: () => void) => void,
): EditActions<Values> => ({
  onRetry: () => send({ type: 'load.retry' }),
  onEdit: (subject) =>
    leave(() => {
      send({ type: 'leave.ask' });
      send({ type: 'edit.start', subject });
    }),
  onFieldChange: (field, value) => send({ type: 'field.edit', field, value }),
  onSave: () => send({ type: 'edit.save' }),
  onCancel: () => send({ type: 'edit.cancel' }),
  onSettle: (field, choice) => send({ type: 'clash.settle', field, choice }),
  onUndecided: () => send({ type: 'clash.close' }),
  onStay: () => send({ type: 'leave.stay' }),
  onDiscard: () => send({ type: 'leave.discard' }),
});
