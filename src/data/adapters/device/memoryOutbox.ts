import type { Claim } from '../../ports/Addresses';
import { memoryRecords, type Seed } from './memoryRecords';
import {
  entriesOf,
  type OutboxEntries,
  type OutboxEntry,
  type SendingDatabase,
  unanswered,
} from './outboxEntry';

const keyOf = (...key: [owner: string, kind: string, id: string]) => JSON.stringify(key);

/** Creates a database in memory with an outbox. The initial records (`seed`) and claims aren't changes. */
export function memoryOutbox(seed?: Seed, addresses?: Claim[]) {
  const all = new Map<string, OutboxEntry>();
  const found = ({ owner, kind, id }: OutboxEntry) => all.get(keyOf(owner, kind, id));
  const ofOwner = (owner: string) => [...all].filter(([, entry]) => entry.owner === owner);

  /** Whether the current write comes from the server. */
  let isReceiving = false;

  const { database, quarantined } = memoryRecords(seed, addresses, (owner, changes) => {
    if (isReceiving) return;
    for (const entry of entriesOf(owner, changes)) all.set(keyOf(owner, entry.kind, entry.id), entry);
  });

  const entries: OutboxEntries = {
    get: async (...key) => all.get(keyOf(...key)),

    waiting: async (owner) => unanswered(ofOwner(owner).map(([, entry]) => entry)),

    refused: async (owner) =>
      ofOwner(owner)
        .filter(([, { reason }]) => reason !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, entry]) => entry),

    async load(entry) {
      const [record] = await database.readSome(entry.owner, entry.kind, [entry.id]);
      return found(entry)?.entry === entry.entry ? { record } : null;
    },

    async settle(entry, next) {
      if (found(entry)?.entry !== entry.entry) return false;
      const key = keyOf(entry.owner, entry.kind, entry.id);
      if (next) all.set(key, next);
      else all.delete(key);
      return true;
    },

    async receive(owner, records, entries) {
      const received = records.filter(
        ({ kind, id }, at) => all.get(keyOf(owner, kind, id))?.entry === entries[at],
      );
      isReceiving = true;
      // The database notes its changes synchronously.
      const writing = database.writeAll(
        owner,
        received.map(({ kind, id, value }) => ({ kind, id, value })),
      );
      isReceiving = false;
      await writing;
      return received;
    },
  };

  const sending: SendingDatabase = {
    ...database,
    async removeAll(owner) {
      await database.removeAll(owner);
      for (const [key] of ofOwner(owner)) all.delete(key);
    },
    outbox: async () => entries,
  };
  return { database: sending, quarantined };
}
