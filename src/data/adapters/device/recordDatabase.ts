import type { StoredRecordInput } from '../../schema/shapes/records';

/** A stored record. `owner` is a uid, `sample` or `guest`; `kind` names the schema of `value`. */
export type StoredRecord = { owner: string; kind: string; id: string; value: unknown };

/** A record that was invalid when it was read, unchanged. */
export type QuarantinedRecord = { record: unknown; problem: string };

export type RecordPage = { found: StoredRecord[]; hasEarlier: boolean };

/**
 * A database of records, in IndexedDB or in memory. It has no schemas, and knows no other tab. Results are
 * ordered by kind and id, unless stated otherwise. Every write is atomic.
 */
export interface RecordDatabase {
  /** Returns the last `count` records of a kind: of all, or of those before an id. */
  readLast(
    owner: string,
    kind: string,
    page: { count: number; before?: string | undefined },
  ): Promise<RecordPage>;
  /**
   * Returns the newest `count` records of a kind by `postTime`, plus those with the same time as the oldest
   * of them, in no particular order. Leaves out records without a `postTime`.
   */
  readNewest(owner: string, kind: string, count: number): Promise<RecordPage>;
  /** Returns the records with these ids, as far as they exist. */
  readSome(owner: string, kind: string, ids: readonly string[]): Promise<StoredRecord[]>;
  /** Returns the owners with at least one record. */
  owners(): Promise<string[]>;
  /** Returns the kinds that begin with `prefix` and have at least one record. */
  kinds(owner: string, prefix: string): Promise<string[]>;
  /**
   * Atomically replaces a value with the result of `change`. `found` is `undefined` if there is no value.
   * @returns the new value
   */
  update(owner: string, kind: string, id: string, change: (found: unknown) => unknown): Promise<unknown>;
  /** Writes several records. A value of `undefined` removes the record. */
  writeAll(owner: string, changes: readonly StoredRecordInput<string>[]): Promise<void>;
  /**
   * Removes `taken` from one owner and writes `given` to another.
   * @returns false, with nothing changed, if one of `taken` no longer exists
   */
  handOver(
    from: string,
    taken: readonly { kind: string; id: string }[],
    to: string,
    given: readonly StoredRecordInput<string>[],
  ): Promise<boolean>;
  /**
   * Moves one record to the quarantine, unless it is valid by now.
   * @returns false for a record that another tab has repaired since
   */
  quarantine(record: StoredRecord, isWhole: (value: unknown) => boolean, problem: string): Promise<boolean>;
  readAll(owner: string): Promise<StoredRecordInput<string>[]>;
  replaceAll(owner: string, records: readonly StoredRecordInput<string>[]): Promise<void>;
  /** Also removes the owner's quarantined records. */
  removeAll(owner: string): Promise<void>;
  close(): Promise<void>;
}
