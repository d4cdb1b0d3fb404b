import type { RecordKind, StoredRecordInput } from '../schema/shapes/records';
import type { AddressRequest, Claim } from './Addresses';
import type { Outbox } from './Outbox';

export type DeviceRecord<T> = { id: string; value: T };

/** A record of one of several owners. */
export type OwnedRecord<T> = DeviceRecord<T> & { owner: string };

/** A message of a conversation. `at`: the time at which it arrived in this browser, in ms since the epoch. */
export type ArrivedRecord<T> = OwnedRecord<T> & { at: number };

/**
 * The end of a conversation. `at`: the arrival of its last message. `receivedAt`: the arrival of the last one
 * that the other participant sent, if any. `last` is missing if no message near the end is valid.
 */
export type ConversationHead<T> = {
  peer: string;
  at: number;
  receivedAt?: number;
  last?: OwnedRecord<T>;
};

/** The kinds of records that can be read newest first, and the field with their time, in ms since the epoch. */
export const timeFields = { post: 'postTime', listing: 'savedAt' } as const;

/** A page of the newest records: how many, and if given, before which time, in ms since the epoch. */
export type NewestPage = { newest: number; before?: number | undefined };

/**
 * Which records of a kind to read, of all owners:
 * - `ids`: those with one of these ids, for example the likes of posts.
 * - `idPrefix`: those whose id begins with this text, for example the requests to an account.
 * - `postIds`: the comments of these posts.
 * - `newest`: this many of the newest, plus those with the same time as the oldest of them, for the kinds in
 *   `timeFields`. With `before`, only records before that time, in ms since the epoch.
 * - `id`: the record with this id of the first `count` owners, ordered by owner. With `after`, only of owners
 *   after that one.
 */
export type AcrossOwners =
  | { ids: readonly string[] }
  | { idPrefix: string }
  | { postIds: readonly string[] }
  | NewestPage
  | { id: string; count: number; after?: string };

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

/** The conversations of all accounts. Their messages are records of their senders. */
export interface Threads {
  /**
   * Returns the last `count` messages of a conversation, or with `before`, the last ones before the message
   * with that id. The order is that of their arrival in this browser. Quarantines the reader's own invalid
   * messages, and skips those of others. The time doesn't depend on the number of messages.
   * @param peer the other account's uid, or for a sample contact, the kind of the messages: `message:{id}`
   */
  readThread<T>(
    reader: string,
    peer: string,
    loadShape: LoadShape<T>,
    page: { count: number; before?: string | undefined },
  ): Promise<{ records: ArrivedRecord<T>[]; hasEarlier: boolean; quarantined: number }>;
  /**
   * Returns the ends of a reader's conversations with these participants, or the `count` latest ones, latest
   * first, plus those with the same time as the earliest of them. With `before`, only those before that time.
   */
  readHeads<T>(
    reader: string,
    loadShape: LoadShape<T>,
    asked: { peers: readonly string[] } | { count: number; before?: number | undefined },
  ): Promise<{ heads: ConversationHead<T>[]; hasEarlier: boolean }>;
}

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
   * Returns the `newest` records by `postTime`, plus those with the same time as the oldest of them, in no
   * particular order. With `before`, only records before that time, in ms since the epoch. Omits records
   * without a `postTime`. `since`: the time from which no record is missing; `-Infinity` if there is no earlier
   * record. The time doesn't depend on the number of records. Results are cached as those of `readAcross`.
   */
  readNewest<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    page: NewestPage,
  ): Promise<{ records: DeviceRecord<T>[]; since: number; quarantined: number }>;
  /**
   * Returns all owners that have or had a record, except deleted accounts, in no particular order.
   * @param count the number of owners to return, in a time that doesn't depend on the number of others
   */
  owners(count?: number): Promise<string[]>;
  /**
   * Like `read`, but for another account's records: skips invalid records instead of quarantining them. With
   * `count`, reads like `readLast`.
   */
  readOthers<T>(
    owner: string,
    kind: Kind,
    loadShape: LoadShape<T>,
    asked?: { count: number; before?: string },
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean }>;
  /**
   * Returns valid records of all owners, and skips invalid ones. The time doesn't depend on the number of
   * other records. `hasEarlier`: for `newest` and `id`, whether the next page has records. `since`: for `newest`,
   * as for `readNewest`; otherwise `-Infinity`. Results are cached until a record of the kind changes; callers
   * must not mutate them.
   */
  readAcross<T>(
    kind: Kind,
    loadShape: LoadShape<T>,
    asked: AcrossOwners,
  ): Promise<{ records: OwnedRecord<T>[]; hasEarlier: boolean; since: number }>;
  /**
   * Returns at most `count` owners of records of these kinds that have, in their names and other short public
   * texts, words that begin with `words`: first the owners with most of the words. Words are folded
   * (search/words.ts). The time depends little on the number of records.
   */
  findOwners(kinds: readonly Kind[], words: readonly string[], count: number): Promise<string[]>;
  /** Opens the conversations. */
  openThreads(): Promise<Threads>;
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
  /** Loads the code of `update` and the schemas, so that an update right before the page closes isn't lost. */
  loadUpdates(): Promise<unknown>;
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
   * Removes everything of a deleted owner, including quarantined records and unsent changes. The owner's addresses stay taken, so
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
  /** Returns the owner's outbox. Missing without a server: every record then counts as `sent`. */
  outbox?(owner: string): Outbox;
  /**
   * Sends the owner's changes to the server, in one tab at a time. Returns the function that stops it; the
   * other changes are sent the next time. Missing without a server.
   */
  enterOutbox?(owner: string): () => void;
  close(): Promise<void>;
}
