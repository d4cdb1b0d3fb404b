import { reporting } from '@/data/log/report';
import type { WriteCommand, WriteReport } from '@/machines/shared/outbox';

type Machine<Change> = {
  receive: (listener: (command: WriteCommand<Change>) => void) => void;
  sendBack: (report: WriteReport<Change>) => void;
};

/**
 * Writes the changes that a machine sends, and reports for each whether it is stored.
 * @returns a function that writes the last unsaved changes when the machine stops; it reports no failure
 */
export function writeChanges<Store, Change>(
  store: Promise<Store>,
  write: (opened: Store, change: Change) => Promise<void>,
  { receive, sendBack }: Machine<Change>,
) {
  receive(({ change }) => {
    store
      .then((opened) => write(opened, change))
      .then(
        () => sendBack({ type: 'write.done', change }),
        () => sendBack({ type: 'write.failed', change }),
      );
  });
  return (unsaved: readonly Change[]) => {
    for (const change of unsaved)
      store.then((opened) => write(opened, change)).catch(reporting('last changes'));
  };
}
