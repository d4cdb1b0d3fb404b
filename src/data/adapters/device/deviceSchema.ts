import type { DBSchema } from 'idb';
import type { QuarantinedRecord, StoredRecord } from './recordDatabase';

/** Owner, kind, id. */
export type RecordKey = [string, string, string];

/** The schema of the IndexedDB database. */
export interface DeviceSchema extends DBSchema {
  records: {
    key: RecordKey;
    value: StoredRecord;
    /** Records that have a `postTime`: owner, kind, ms since the epoch. */
    indexes: { posted: [string, string, number] };
  };
  quarantine: { key: number; value: QuarantinedRecord };
}
