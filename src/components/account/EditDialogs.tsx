import { ClashDialog } from './ClashDialog';
import type { EditActions, Editing } from './editView';
import { LeaveDialog } from './LeaveDialog';

export type EditDialogsProps<Values> = {
  /** `null` while nothing is edited. */
  editing: Editing<Values> | null;
  /** What the answers to its questions do. */
  actions: Pick<EditActions<Values>, 'onStay' | 'onDiscard' | 'onSettle' | 'onUndecided'>;
  /** What the fields are called. */
  labels: Record<keyof Values & string, string>;
};

/** What has to be answered before an editing goes on: which of two values holds, and whether to leave one behind. */
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
