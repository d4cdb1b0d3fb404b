import { messageId } from '../../schema/rules/messageId';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { OutboxEntry } from './recordDatabase';

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

/** Orders entries by the time of their change. */
export const byEntry = (a: OutboxEntry, b: OutboxEntry) =>
  a.entry < b.entry ? -1 : Number(a.entry > b.entry);
