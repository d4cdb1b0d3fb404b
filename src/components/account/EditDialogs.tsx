import { ClashDialog } from './ClashDialog';
import type { EditActions, Editing } from './editView';
import { LeaveDialog } from './LeaveDialog';

export type EditDialogsProps<Values> = {
  /** The current edit; `null` if there is none. */
  editing: Editing<Values> | null;
  /** Called with the user's answers in the dialogs. */
  actions: Pick<EditActions<Values>, 'onStay' | 'onDiscard' | 'onSettle' | 'onUndecided'>;
  /** Labels of the fields. */
  labels: Record<keyof Values & string, string>;
};

/** Asks which of two conflicting values to use, and whether to leave with unsaved changes. */
export function EditDialogs<Values>({ editing, actions, labels }: EditDialogsProps<Values>) {
  return (
    <>
      <ClashDialog
        clashes={editing?.status === 'clashing' ? editing.clashes : []}
        labels={labels}
        onSettle={actions.onSettle}
        onClose={actions.onUndecided}
      />
      <LeaveDialog
        isAsking={editing?.status === 'confirming'}
        onStay={actions.onStay}
        onDiscard={actions.onDiscard}
      />
    </>
  );
}
