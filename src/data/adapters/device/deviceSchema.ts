import type { DBSchema } from 'idb';
import type { QuarantinedRecord, StoredRecord } from './recordDatabase';

/** Owner, kind, id. */
export type RecordKey = [string, string, string];

/** What is in the device's database. */
export interface DeviceSchema extends DBSchema {
  records: { key: RecordKey; value: StoredRecord };
  quarantine: { key: number; value: QuarantinedRecord };
}
