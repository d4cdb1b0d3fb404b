import type { WriteCommand, WriteReport } from '@/machines/shared/outbox';

type Machine<Change> = {
  receive: (listener: (command: WriteCommand<Change>) => void) => void;
  sendBack: (report: WriteReport<Change>) => void;
};

/**
 * Writes what a machine sends, and says of each change whether the device has it.
 * @returns a function that writes what the machine holds when it ends: there is nobody left to tell of a failure
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
  return (unkept: readonly Change[]) => {
    for (const change of unkept) store.then((opened) => write(opened, change)).catch(() => {});
  };
}
