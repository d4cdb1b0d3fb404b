import type { KeptRecord } from '../../schema/records';

/** One thing kept on the device. `owner` is an account's uid, or `sample`; `kind` names the shape of `value`. */
export type StoredRecord = { owner: string; kind: string; id: string; value: unknown };

/** A record that no longer had its shape when it was read, as it was found. */
export type QuarantinedRecord = { record: unknown; problem: string };

export type RecordPage = { found: StoredRecord[]; hasEarlier: boolean };

/**
 * Where the records of a device are: in IndexedDB, or in memory. It knows nothing of shapes, and of no other tab. All that
 * is found comes in the order of kinds and ids; what is written, is written all or not at all.
 */
export interface RecordDatabase {
  /** The last `count` records of a kind: of all, or of those before an id. */
  readLast(
    owner: string,
    kind: string,
    page: { count: number; before?: string | undefined },
  ): Promise<RecordPage>;
  /**
   * The newest `count` records of a kind by when they were posted, and what was posted at the same moment as the oldest of
   * them. What says nothing of that isn't among them.
   */
  readNewest(owner: string, kind: string, count: number): Promise<RecordPage>;
  /** Those with these ids, as far as they are there. */
  readSome(owner: string, kind: string, ids: readonly string[]): Promise<StoredRecord[]>;
  /** Whoever has a record. */
  owners(): Promise<string[]>;
  /** The kinds with this beginning of which the owner has a record. */
  kinds(owner: string, prefix: string): Promise<string[]>;
  /** Puts what `change` makes of a value, or of `undefined` for none, in its place: nothing is written in between. */
  update(owner: string, kind: string, id: string, change: (found: unknown) => unknown): Promise<unknown>;
  /** A value of `undefined` removes the record. */
  writeAll(owner: string, changes: readonly KeptRecord<string>[]): Promise<void>;
  /** @returns false, and nothing has changed, where one of those taken is gone */
  handOver(
    from: string,
    taken: readonly { kind: string; id: string }[],
    to: string,
    given: readonly KeptRecord<string>[],
  ): Promise<boolean>;
  /**
   * Moves one record out of the way, unless it is whole by now.
   * @returns false for a record that another tab has repaired since
   */
  quarantine(record: StoredRecord, isWhole: (value: unknown) => boolean, problem: string): Promise<boolean>;
  readAll(owner: string): Promise<KeptRecord<string>[]>;
  replaceAll(owner: string, records: readonly KeptRecord<string>[]): Promise<void>;
  /** What is quarantined of the owner goes too. */
  removeAll(owner: string): Promise<void>;
  close(): Promise<void>;
}
