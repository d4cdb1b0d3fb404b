import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/shapes/records';
import { createDeviceStore, type Options } from './deviceStore';
import { indexedOutbox, note } from './indexedOutbox';
import { deviceDatabase, recordsIn } from './indexedRecords';
import { type Connection, createOutbox } from './outbox';
import type { OutboxEntries, SendingDatabase } from './outboxEntry';
import { type TabChannel, tabChannel } from './tabChannel';
import { withEncodedFiles } from './withEncodedFiles';
import { withMemoryFallback } from './withMemoryFallback';

// A device with a server. Without one, nothing imports this module.

/** Creates a store on top of a database, and sends the changes in the database's outbox to a server. */
export function createSendingStore<Kind extends string = RecordKind>(
  database: SendingDatabase,
  channel: TabChannel,
  connection: Connection,
): DeviceStore<Kind> {
  const store = createDeviceStore<Kind>(database, channel);
  const { close, ...sending } = createOutbox(store, database, connection);
  return {
    ...store,
    ...sending,
    async close() {
      close();
      await store.close();
    },
  };
}

/** Returns the records and the outbox in the IndexedDB database of this name. */
export function indexedSending(databaseName: string): SendingDatabase {
  const database = deviceDatabase(databaseName);
  return {
    ...recordsIn(database, note),
    async outbox() {
      // Opens the database first, because memory replaces a database that can't be opened.
      await database.get();
      return indexedOutbox(database);
    },
  };
}

/** Wraps an outbox. If the browser refuses to store received files, stores them as text. */
export const withEncodedReceipts = (entries: OutboxEntries): OutboxEntries => ({
  ...entries,
  receive: (owner, records, ids) =>
    entries.receive(owner, records, ids).catch(async (error) => {
      const { encodeAll } = await import('./encodedFiles');
      return entries.receive(owner, await encodeAll(records, error), ids);
    }),
});

/** Returns the records and the outbox of this browser: in memory if the database can't be opened. */
export function openSendingDatabase({ databaseName = 'updraft', onMemory }: Options = {}): SendingDatabase {
  const plain = indexedSending(databaseName);
  const database = {
    ...withEncodedFiles(plain),
    outbox: async () => withEncodedReceipts(await plain.outbox()),
  };
  const openMemory = async () => (await import('./memoryOutbox')).memoryOutbox().database;
  return onMemory ? withMemoryFallback(database, onMemory, openMemory) : database;
}

/** Like `openDeviceStore`, but each change is also sent to a server. */
export function openSendingDevice<Kind extends string = RecordKind>({
  databaseName = 'updraft',
  onMemory,
  ...connection
}: Options & Omit<Connection, 'name'>): DeviceStore<Kind> {
  return createSendingStore(
    openSendingDatabase({ databaseName, ...(onMemory && { onMemory }) }),
    tabChannel(databaseName),
    { ...connection, name: databaseName },
  );
}
