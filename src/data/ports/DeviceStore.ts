import type { RecordKind, StoredRecordInput } from '../schema/shapes/records';
import type { AddressRequest, Claim } from './Addresses';

export type DeviceRecord<T> = { id: string; value: T };

/** Loads the schema that values are validated against. */
export type LoadShape<T> = () => Promise<{
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}>;

/** A change to an owner's records. */
export type DeviceChange =
  /** All records were replaced. Cached values and failed changes that are still shown are no longer valid. */
  | { extent: 'all' }
  /** These records changed, in this tab (`here`) or another one (`elsewhere`). */
  | { extent: 'some'; origin: 'here' | 'elsewhere'; records: readonly { kind: string; id: string }[] }
  /** Unknown records changed in another tab. */
  | { extent: 'unknown' };

/** Stores everything users do in this browser. Every method rejects if browser storage is unavailable. */
export interface DeviceStore<Kind extends string = RecordKind> {
  /**
   * Returns the owner's records of one kind, ordered by id. Invalid records are quarantined; `quarantined` is
   * how many this call found. Loads the schema only if there is a record to validate. Results are cached in
   * memory and updated on every change; callers must not mutate them.
   */
  read<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
  ): Promise<{ records: DeviceRecord<T>[]; quarantined: number }>;
  /**
   * Like `read`, but returns only the last `count` records, or with `before`, the last ones before that id.
   * The time doesn't depend on the number of records. `hasEarlier`: whether earlier records exist.
   */
  readLast<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    page: { count: number; before?: string },
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean; quarantined: number }>;
  /**
   * Returns the newest `count` records of a kind that has a `postTime`, plus those with the same time as the
   * oldest of them, in no particular order. `hasEarlier`: whether earlier records exist; if not, returns all
   * records of the kind. The time doesn't depend on the number of records.
   */
  readNewest<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    count: number,
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean; quarantined: number }>;
  /** Returns all owners that have or had a record, except deleted accounts, in no particular order. */
  owners(): Promise<string[]>;
  /**
   * Like `read`, but for another account's records: skips invalid records instead of quarantining them. With
   * `newest`, reads like `readNewest`; with `count`, like `readLast`; with `id`, only the record with that id.
   */
  readOthers<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    asked?: { newest: number } | { count: number; before?: string } | { id: string },
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean }>;
  /** Returns the kinds that begin with `prefix` and of which the owner has a record. */
  kinds(owner: string, prefix: string): Promise<string[]>;
  /** Writes one record, replacing the previous one. `value` is anything that structured clone accepts. */
  write(owner: string, kind: Kind, id: string, value: unknown): Promise<void>;
  /**
   * Replaces one record with the result of `change`, atomically: concurrent updates from several tabs each
   * receive the result of the previous one. `found` is `undefined` if there is no valid record.
   * @returns the stored value
   */
  update<T>(
    owner: string,
    kind: Kind,
    id: string,
    loadShape: LoadShape<T>,
    change: (found: T | undefined) => T,
  ): Promise<T>;
  /** Like `update`, for several records. Atomic, too: other tabs see all changes or none. */
  updateAll(
    owner: string,
    records: readonly { kind: Kind; id: string; loadShape: LoadShape<unknown> }[],
    change: (found: unknown[]) => unknown[],
  ): Promise<unknown[]>;
  /** Writes several records in one transaction. A record whose value is `undefined` is removed. */
  writeAll(owner: string, changes: readonly StoredRecordInput<Kind>[]): Promise<void>;
  remove(owner: string, kind: Kind, id: string): Promise<void>;
  /**
   * Claims the first free address for a page, and writes the page's records in the same transaction. A page
   * that has an address keeps it. No other page ever gets the address, even after the page is deleted.
   * @returns the slug
   */
  claim(
    owner: string,
    asked: AddressRequest,
    recordsOf: (slug: string) => readonly StoredRecordInput<Kind>[],
  ): Promise<string>;
  /** Returns the claims of a slug: none if it is free, or one for each kind of profile. */
  claims(slug: string): Promise<Claim[]>;
  /**
   * Removes `taken` from one owner and writes `given` to another, in one transaction. The addresses of given
   * startups move with them. Does nothing if any of
   * `taken` no longer exists, so that only one of several competing tabs succeeds.
   * @returns whether the records were transferred
   */
  handOver(
    from: string,
    taken: readonly { kind: Kind; id: string }[],
    to: string,
    given: readonly StoredRecordInput<Kind>[],
  ): Promise<boolean>;
  /** Returns all of the owner's records, unvalidated, ordered by kind and id. */
  readAll(owner: string): Promise<StoredRecordInput<string>[]>;
  /** Replaces all of the owner's records in one transaction. */
  replaceAll(owner: string, records: readonly StoredRecordInput<Kind>[]): Promise<void>;
  /**
   * Removes everything of a deleted owner, including quarantined records. The owner's addresses stay taken, so
   * that no link to a deleted page opens another account's page. Notifies listeners of `observeAll`,
   * but not those that observe the deleted owner.
   */
  removeAll(owner: string): Promise<void>;
  /**
   * Calls back after every change to the owner's records, in any tab; later reads return the new state.
   * Without BroadcastChannel, changes in other tabs go unnoticed. Returns the unsubscribe function.
   */
  observe(owner: string, listener: (change: DeviceChange) => void): () => void;
  /**
   * Like `observe`, for all owners, including deleted ones. `owner` is null if it is unknown. Returns the
   * unsubscribe function.
   */
  observeAll(listener: (owner: string | null, change: DeviceChange) => void): () => void;
  close(): Promise<void>;
}
