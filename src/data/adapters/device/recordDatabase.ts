import type { AddressRequest, Claim } from '../../ports/Addresses';
import type { AcrossOwners, NewestPage } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';

/** A stored record. `owner` is a uid, `sample` or `guest`. `kind` determines the schema of `value`. */
export type StoredRecord = {
  owner: string;
  kind: string;
  id: string;
  value: unknown;
  /** The version of the schemas with which it was written: see shapesVersion.ts. */
  shapes?: string;
};

/** An unchanged copy of a record that was invalid when it was read. */
export type QuarantinedRecord = { record: unknown; problem: string };

export type RecordPage = { found: StoredRecord[]; hasEarlier: boolean };

/** `since`: see `DeviceStore.readNewest`. */
export type TimedPage = { found: StoredRecord[]; since: number };

/** A message of a conversation, and its time of arrival in ms since the epoch. */
export type ArrivedRecord = StoredRecord & { at: number };

/** The last message of a conversation. `receivedAt`: the arrival of the last one that the other account sent. */
export type StoredHead = { peer: string; at: number; receivedAt?: number; last: ArrivedRecord | undefined };

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
   * Returns the newest records of a kind by `postTime`, in no particular order. Also returns all records with
   * the same time as the oldest of these. Omits records without a `postTime`.
   */
  readNewest(owner: string, kind: string, page: NewestPage): Promise<TimedPage>;
  /** Returns records of all owners: see `AcrossOwners`. For `newest`, newest first; for `id`, by owner. */
  readAcross(kind: string, asked: AcrossOwners): Promise<RecordPage>;
  /**
   * Returns the last messages of a conversation in the order of their arrival, or with `before`, the last ones
   * before the message with that id.
   */
  readThread(
    reader: string,
    peer: string,
    page: { count: number; before?: string | undefined },
  ): Promise<{ found: ArrivedRecord[]; hasEarlier: boolean }>;
  /** Returns a reader's conversations with these accounts or sample contacts, or the latest ones. */
  readHeads(
    reader: string,
    asked: { peers: readonly string[] } | { count: number; before?: number | undefined },
  ): Promise<{ heads: StoredHead[]; hasEarlier: boolean }>;
  /** Returns the records with these ids. Omits ids without a record. */
  readSome(owner: string, kind: string, ids: readonly string[]): Promise<StoredRecord[]>;
  /** See `DeviceStore.findOwners`. */
  findOwners(kinds: readonly string[], words: readonly string[], count: number): Promise<string[]>;
  /** Returns the owners with at least one record, or only the first `count` of them. */
  owners(count?: number): Promise<string[]>;
  /** Returns the kinds that begin with `prefix` and have at least one record. */
  kinds(owner: string, prefix: string): Promise<string[]>;
  /**
   * Atomically replaces values with the results of `change`. A value in `found` is `undefined` if there is none.
   * @returns the new values
   */
  update(
    owner: string,
    keys: readonly { kind: string; id: string }[],
    change: (found: unknown[]) => unknown[],
  ): Promise<unknown[]>;
  /** Loads the code of `update`; omitted if it is loaded. */
  loadUpdates?(): Promise<unknown>;
  /** Writes several records. A value of `undefined` removes the record. */
  writeAll(owner: string, changes: readonly StoredRecordInput<string>[]): Promise<void>;
  /**
   * Claims the first free address for a page, and writes the page's records. A page that has an address keeps
   * it. Returns the slug.
   */
  claim(
    owner: string,
    asked: AddressRequest,
    recordsOf: (slug: string) => readonly StoredRecordInput<string>[],
  ): Promise<string>;
  /** Returns the claims of a slug, of any kind of profile. */
  claims(slug: string): Promise<Claim[]>;
  /**
   * Removes `taken` from one owner and writes `given` to another, with the addresses of given pages.
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
  /** Also removes the owner's quarantined records. The owner's addresses stay taken, but name no owner. */
  removeAll(owner: string): Promise<void>;
  close(): Promise<void>;
}
