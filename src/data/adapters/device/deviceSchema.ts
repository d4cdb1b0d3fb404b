import type { DBSchema } from 'idb';
import type { QuarantinedRecord, StoredRecord } from './recordDatabase';

/** Owner, kind, id. */
export type RecordKey = [string, string, string];

/** What is in the device's database. */
export interface DeviceSchema extends DBSchema {
  records: {
    key: RecordKey;
    value: StoredRecord;
    /** What has a time that it is posted at: owner, kind, ms since the epoch. */
    indexes: { posted: [string, string, number] };
  };
  quarantine: { key: number; value: QuarantinedRecord };
}
