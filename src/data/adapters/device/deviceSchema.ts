import type { DBSchema } from 'idb';
import type { Claim } from '../../ports/Addresses';
import type { OutboxEntry } from './outboxEntry';
import type { QuarantinedRecord, StoredRecord } from './recordDatabase';

/** The key of a record: owner, kind and id. */
export type RecordKey = [string, string, string];

/** The schema of the IndexedDB database. */
export interface DeviceSchema extends DBSchema {
  records: {
    key: RecordKey;
    value: StoredRecord;
    /** Indexes records with a `postTime` by owner, kind and this time, in ms since the epoch. */
    indexes: { posted: [string, string, number] };
  };
  addresses: { key: [string, string]; value: Claim; indexes: { owner: string } };
  quarantine: { key: number; value: QuarantinedRecord };
  outbox: {
    key: RecordKey;
    value: OutboxEntry;
    /** Indexes entries with a `reason` by owner, kind, id and reason. */
    indexes: { refused: [string, string, string, string] };
  };
}
