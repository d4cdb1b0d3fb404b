import type { StoredRecordInput } from '../../schema/shapes/records';
import { isMessageKind } from './messageKinds';

// Every message is a record of its sender. Each participant's list of conversations has an entry for it, with
// the time at which the message arrived in this browser, so that no other clock decides the order.

/** A message in the conversation of `reader` and `peer`. `owner`, `kind` and `id` name the sender's record. */
export type MessageEntry = {
  reader: string;
  /** The other account's uid; for a sample contact, the kind of the messages, so that no uid equals it. */
  peer: string;
  owner: string;
  kind: string;
  id: string;
  /** The time of arrival, in ms since the epoch. A later message has a later time, or a greater id. */
  at: number;
};

/** Returns the entries of a message, one for each participant that has an account. */
export function messageEntriesOf(owner: string, kind: string, id: string, at: number): MessageEntry[] {
  const to = kind.startsWith('sent:') ? kind.slice('sent:'.length) : '';
  const own = { reader: owner, peer: to || kind, owner, kind, id, at };
  if (!to) return [own];
  return to === owner ? [] : [own, { ...own, reader: to, peer: owner }];
}

/** Returns the time of arrival of a record that is restored: when it was written, but not in the future. */
function restoredAt({ id, value }: Pick<StoredRecordInput<string>, 'id' | 'value'>, now: number): number {
  const order = Number.parseInt(id, 10);
  const { time } = (value ?? {}) as { time?: unknown };
  return Math.min(now, Number.isNaN(order) ? (typeof time === 'number' ? time : now) : order);
}

/** Returns the entries of all messages among an owner's restored records. */
export function restoredEntries(
  owner: string,
  records: readonly StoredRecordInput<string>[],
  now = Date.now(),
): MessageEntry[] {
  return records.flatMap((record) =>
    isMessageKind(record.kind)
      ? messageEntriesOf(owner, record.kind, record.id, restoredAt(record, now))
      : [],
  );
}

/** Returns a clock, in ms since the epoch, that never goes back: not behind its last time, nor behind `seen`. */
export function arrivalClock(now = Date.now) {
  let last = 0;
  return {
    next: () => {
      last = Math.max(now(), last + 1);
      return last;
    },
    saw: (at: number) => {
      last = Math.max(last, at);
    },
  };
}

export const byArrival = (a: MessageEntry, b: MessageEntry): number =>
  a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
