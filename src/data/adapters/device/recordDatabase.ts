import type { StoredRecordInput } from '../../schema/shapes/records';

/** A stored record. `owner` is a uid, `sample` or `guest`. `kind` determines the schema of `value`. */
export type StoredRecord = { owner: string; kind: string; id: string; value: unknown };

/** An unchanged copy of a record that was invalid when it was read. */
export type QuarantinedRecord = { record: unknown; problem: string };

/** A change that the server doesn't have yet, or that it refused. There is at most one per record. */
export type OutboxEntry = {
  owner: string;
  kind: string;
  id: string;
  /** Identifies the change, see `OutgoingChange`. Sorts after the ids of earlier changes. */
  entry: string;
  isRemoved: boolean;
  /** Why the server refused the change. Absent until it does. */
  reason?: string;
};

/** The stored outbox entries of all owners. */
export interface OutboxEntries {
  /** Returns the entry of a record. */
  get(owner: string, kind: string, id: string): Promise<OutboxEntry | undefined>;
  /** Returns the entries that the server hasn't answered, in the order of their `entry`. */
  waiting(): Promise<OutboxEntry[]>;
  /** Returns an owner's entries that the server refused, ordered by kind and id. */
  refused(owner: string): Promise<OutboxEntry[]>;
  /** Returns the record of an entry, or null if the entry was replaced or removed. */
  load(entry: OutboxEntry): Promise<{ record: StoredRecord | undefined } | null>;
  /**
   * Replaces an entry, or with null removes it.
   * @returns false, with nothing changed, if a later change has replaced the entry
   */
  settle(entry: OutboxEntry, next: OutboxEntry | null): Promise<boolean>;
}

export type RecordPage = { found: StoredRecord[]; hasEarlier: boolean };

/**
 * A database of records, in IndexedDB or in memory. It doesn't validate records, and doesn't notify other
 * tabs. Results are ordered by kind and id, unless stated otherwise. Every write is atomic.
 */
export interface RecordDatabase {
  /** Returns the last `count` records of a kind. With `before`, only records before that id. */
  readLast(
    owner: string,
    kind: string,
    page: { count: number; before?: string | undefined },
  ): Promise<RecordPage>;
  /**
   * Returns the newest `count` records of a kind by `postTime`, in no particular order. Also returns all
   * records with the same time as the oldest of these. Omits records without a `postTime`.
   */
  readNewest(owner: string, kind: string, count: number): Promise<RecordPage>;
  /** Returns the records with these ids. Omits ids without a record. */
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
   * Moves a record to the quarantine, unless the stored value is valid now.
   * @returns false if the stored value is valid, because another tab has replaced it
   */
  quarantine(record: StoredRecord, isWhole: (value: unknown) => boolean, problem: string): Promise<boolean>;
  readAll(owner: string): Promise<StoredRecordInput<string>[]>;
  replaceAll(owner: string, records: readonly StoredRecordInput<string>[]): Promise<void>;
  /** Also removes the owner's quarantined records and outbox entries. */
  removeAll(owner: string): Promise<void>;
  /** Opens the outbox. It is empty, unless the database was opened for a server. */
  outbox(): Promise<OutboxEntries>;
  close(): Promise<void>;
}
