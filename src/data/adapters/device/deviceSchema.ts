import type { DBSchema } from 'idb';
import type { Claim } from '../../ports/Addresses';
import type { MessageEntry } from './messageEntries';
import type { OutboxEntry } from './outboxEntry';
import type { QuarantinedRecord } from './recordDatabase';
import type { WordedRecord } from './recordWords';

/** The key of a record: owner, kind and id. */
export type RecordKey = [string, string, string];

/** The schema of the IndexedDB database. */
export interface DeviceSchema extends DBSchema {
  records: {
    key: RecordKey;
    value: WordedRecord;
    indexes: {
      /** Indexes records with a `postTime` by owner, kind and this time, in ms since the epoch. */
      posted: [string, string, number];
      /** Indexes all records by kind, id and owner. */
      ids: [string, string, string];
      /** Indexes posts of all owners by kind and time, and listings too. Both times are in ms since the epoch. */
      postTime: [string, number];
      savedAt: [string, number];
      /** Indexes comments of all owners by kind and post. */
      postId: [string, string];
      /** Indexes pages of accounts by the words of their public texts: see recordWords.ts. */
      words: string;
    };
  };
  /** All messages, once for each participant. */
  entries: {
    key: [string, string, string, string];
    value: MessageEntry;
    /** Indexes the messages of a conversation by arrival. */
    indexes: { arrival: [string, string, number, string] };
  };
  /** The last message of each participant of each conversation. */
  heads: {
    key: [string, string, string];
    value: MessageEntry;
    /** Indexes the conversations of a reader by the arrival of their last message. */
    indexes: { latest: [string, number] };
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
