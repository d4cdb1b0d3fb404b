import type { LazyPort } from '@/data/ports/LazyPort';
import type { Outbox } from '@/data/ports/Outbox';
import type { WriteCommand, WriteReport } from '@/machines/shared/outbox';
import { listenOnceOpen } from './listenOnceOpen';

type Machine<Change> = {
  receive: (listener: (command: WriteCommand<Change>) => void) => void;
  sendBack: (report: WriteReport<Change>) => void;
};

/**
 * Writes the changes that a machine sends, and reports for each whether it is stored. Reports all records
 * that the server refuses, in any tab, and sends them again on `write.retry`.
 * @param outbox omitted if another actor of the machine reports refused records
 * @returns a function for when the machine stops: it writes the last unsaved changes, and reports no failure
 */
export function writeChanges<Store, Change>(
  store: Promise<Store>,
  write: (opened: Store, change: Change) => Promise<void>,
  { receive, sendBack }: Machine<Change>,
  outbox: LazyPort<Outbox> | undefined,
) {
  const sent = outbox?.();
  receive((command) => {
    if (command.type === 'write.retry') return void sent?.then((opened) => opened.retry()).catch(() => {});
    const { change } = command;
    store
      .then((opened) => write(opened, change))
      .then(
        () => sendBack({ type: 'write.done', change }),
        () => sendBack({ type: 'write.failed', change }),
      );
  });
  const stop =
    sent &&
    listenOnceOpen(sent, (opened) =>
      opened.observeRefused((refused) => sendBack({ type: 'write.refused', refused })),
    );
  return (unsaved: readonly Change[] = []) => {
    stop?.();
    for (const change of unsaved) store.then((opened) => write(opened, change)).catch(() => {});
  };
}
