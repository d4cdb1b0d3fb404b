import { reporting } from '@/data/log/report';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { WriteCommand, WriteReport } from '@/machines/shared/outbox';
import { listenOnceOpen } from './listenOnceOpen';

type Machine<Change> = {
  receive: (listener: (command: WriteCommand<Change>) => void) => void;
  sendBack: (report: WriteReport<Change>) => void;
};

/**
 * Writes the changes that a machine sends, and reports for each whether it is stored. Reports all records that
 * the server refuses, in any tab, and sends them again on `write.retry`.
 * @param listen listens to the store, once it is open; returns the function that stops
 * @param outbox omitted if another actor of the machine reports refused records
 * @param unsaved returns the last unsaved changes
 * @returns a function for when the machine stops: it writes the last unsaved changes, and reports no failure
 */
export function writeChanges<Store, Change>(
  store: Promise<Store>,
  write: (opened: Store, change: Change) => Promise<void>,
  listen: (opened: Store) => () => void,
  { receive, sendBack }: Machine<Change>,
  outbox: OpenOutbox = async () => undefined,
  unsaved: () => readonly Change[] = () => [],
) {
  const opening = outbox();
  receive((command) => {
    if (command.type === 'write.retry')
      return void opening.then((sent) => sent?.retry()).catch(reporting('refused changes'));
    const { change } = command;
    store
      .then((opened) => write(opened, change))
      .then(
        () => sendBack({ type: 'write.done', change }),
        () => sendBack({ type: 'write.failed', change }),
      );
  });
  const stops = [
    listenOnceOpen(store, listen),
    listenOnceOpen(opening, (sent) =>
      sent?.observeRefused((refused) => sendBack({ type: 'write.refused', refused })),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const change of unsaved())
      store.then((opened) => write(opened, change)).catch(reporting('last changes'));
  };
}
