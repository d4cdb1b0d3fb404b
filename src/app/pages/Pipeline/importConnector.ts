import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ImportDialogProps } from '@/components/pipeline/ImportDialog';
import type { importContactsMachine } from '@/machines/importContacts/machine';
import { countsOf, hasChanges, progressOf } from '@/machines/importContacts/view';

const statuses = ['refused', 'previewing', 'writing', 'failed'] as const;

/** Returns the props of the dialog; `null` while it is closed. */
export function importConnector(
  { send }: Pick<ActorRefFrom<typeof importContactsMachine>, 'send'>,
  snapshot: SnapshotFrom<typeof importContactsMachine>,
  { newId, now }: { newId: () => string; now: () => number },
): ImportDialogProps | null {
  const { context } = snapshot;
  const status = statuses.find((state) => snapshot.matches(state));
  if (!status) return null;
  const { problem, preview, board, decisions, target } = context;
  return {
    ...{ status, problem, preview, board, decisions },
    counts: countsOf(context),
    isChange: hasChanges(context),
    room: target?.room ?? 0,
    progress: progressOf(context),
    onFileChoose: (file) => send({ type: 'file.choose', file, name: file.name, board }),
    onBoardChange: (next) => send({ type: 'board.choose', board: next }),
    onDecide: (row, decision) => send({ type: 'row.decide', row, decision }),
    onConfirm: () => send({ type: 'import.confirm', id: newId(), at: now() }),
    onClose: () => send({ type: 'import.cancel' }),
  };
}
