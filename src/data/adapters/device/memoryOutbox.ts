import { byEntry, entriesOf } from './outboxEntry';
import type { OutboxEntries, OutboxEntry, StoredRecord } from './recordDatabase';

const keyOf = (...key: [owner: string, kind: string, id: string]) => JSON.stringify(key);

/**
 * Creates the outbox of a database in memory.
 * @param hasServer whether changes are added; without a server, the outbox is always empty
 * @param recordOf returns a copy of a stored record
 */
export function memoryOutbox(
  hasServer: boolean,
  recordOf: (owner: string, kind: string, id: string) => StoredRecord | undefined,
) {
  const entries = new Map<string, OutboxEntry>();
  const found = ({ owner, kind, id }: OutboxEntry) => entries.get(keyOf(owner, kind, id));

  const outbox: OutboxEntries = {
    get: async (...key) => entries.get(keyOf(...key)),
    waiting: async () => [...entries.values()].filter(({ reason }) => reason === undefined).sort(byEntry),
    refused: async (owner) =>
      [...entries]
        .filter(([, entry]) => entry.owner === owner && entry.reason !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, entry]) => entry),
    load: async (entry) =>
      found(entry)?.entry === entry.entry ? { record: recordOf(entry.owner, entry.kind, entry.id) } : null,
    async settle(entry, next) {
      if (found(entry)?.entry !== entry.entry) return false;
      const key = keyOf(entry.owner, entry.kind, entry.id);
      if (next) entries.set(key, next);
      else entries.delete(key);
      return true;
    },
  };

  return {
    outbox,
    /** Adds changes to the outbox, if there is a server. */
    note(...changes: Parameters<typeof entriesOf>) {
      for (const entry of hasServer ? entriesOf(...changes) : [])
        entries.set(keyOf(entry.owner, entry.kind, entry.id), entry);
    },
    drop(owner: string) {
      for (const [key, entry] of entries) if (entry.owner === owner) entries.delete(key);
    },
  };
}
