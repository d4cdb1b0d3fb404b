import { messageId } from '../../schema/rules/messageId';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { RecordDatabase, StoredRecord } from './recordDatabase';

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

/**
 * A record from the server. `value` is undefined if the record was removed. `at`: when a message arrived at the
 * server, in ms since the epoch.
 */
export type ReceivedRecord = StoredRecordInput<string> & { at?: number };

/** The stored outbox entries of all owners. */
export interface OutboxEntries {
  /** Returns the entry of a record. */
  get(owner: string, kind: string, id: string): Promise<OutboxEntry | undefined>;
  /** Returns an owner's entries that the server hasn't answered, in the order of their `entry`. */
  waiting(owner: string): Promise<OutboxEntry[]>;
  /** Returns an owner's entries that the server refused, ordered by kind and id. */
  refused(owner: string): Promise<OutboxEntry[]>;
  /** Returns the record of an entry, or null if the entry was replaced or removed. */
  load(entry: OutboxEntry): Promise<{ record: StoredRecord | undefined } | null>;
  /**
   * Replaces an entry, or with null removes it.
   * @returns false, with nothing changed, if a later change has replaced the entry
   */
  settle(entry: OutboxEntry, next: OutboxEntry | null): Promise<boolean>;
  /**
   * Writes records from the server, without adding them to the outbox. Omits each record whose entry isn't the
   * one in `entries`, because the user has changed the record meanwhile.
   * @param entries the `entry` of each record's outbox entry, or undefined
   * @returns the written records
   */
  receive<Received extends ReceivedRecord>(
    owner: string,
    records: readonly Received[],
    entries: readonly (string | undefined)[],
  ): Promise<Received[]>;
}

/**
 * Adds changes to the outbox, in the transaction that makes the changes. An entry replaces the earlier entry
 * of the same record. Places all requests synchronously.
 */
export type Note = (
  writing: { objectStore(name: 'outbox'): { put(entry: OutboxEntry): Promise<unknown> } },
  owner: string,
  changes: readonly StoredRecordInput<string>[],
) => Promise<unknown>;

/** A database that adds each change to its outbox, in the transaction that makes the change. */
export type SendingDatabase = RecordDatabase & { outbox(): Promise<OutboxEntries> };

/** Makes the ids of this tab unique. */
const tab = Math.random().toString(36).slice(2, 10);
let last = 0;

/** Returns an id that sorts after all ids that this tab created before, even if the clock was set back. */
export function nextEntry(): string {
  last = Math.max(Date.now(), last + 1);
  return messageId(last, tab);
}

/** Returns one entry for each changed record. */
export const entriesOf = (owner: string, changes: readonly StoredRecordInput<string>[]): OutboxEntry[] =>
  changes.map(({ kind, id, value }) => ({
    owner,
    kind,
    id,
    entry: nextEntry(),
    isRemoved: value === undefined,
  }));

/** Returns the entries that the server hasn't answered, in the order of their changes. */
export const unanswered = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries
    .filter(({ reason }) => reason === undefined)
    .sort((a, b) => (a.entry < b.entry ? -1 : Number(a.entry > b.entry)));
