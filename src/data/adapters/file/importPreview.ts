import type { GroupChange } from '../../ports/MyData';
import type { MarkKind, Marks } from '../../schema/shapes/marks';
import { groupOf, type RecordGroup, recordGroups } from '../../schema/shapes/recordGroups';
import { type StoredRecordInput, shapeNameOf } from '../../schema/shapes/records';
import { wholeKind } from '../../schema/shapes/wholeKind';
import { isBlank } from '../../schema/text/tidied';
import { exportedRecord } from './exportFile';
import { inTurns } from './inTurns';

type State = {
  /** Each record as text, by kind and id. Boolean records, such as likes, are included only if true. */
  texts: Map<string, string>;
  groups: Map<string, RecordGroup>;
};

const keyOf = (kind: string, id: string) => JSON.stringify([kind, id]);

/** Returns whether a wizard's draft contains no input. */
const isEmptyDraft = (group: RecordGroup, value: unknown): boolean =>
  group === 'drafts' &&
  isBlank(typeof value === 'object' && value !== null && 'values' in value ? value.values : value);

/** Returns the records, with all parts of a listing, or of its owner's edits, as one. */
function withoutDivision(records: readonly StoredRecordInput[]): StoredRecordInput[] {
  const byKind = [...records].sort((a, b) => (a.kind < b.kind ? -1 : Number(a.kind > b.kind)));
  const items = new Map<string, StoredRecordInput>();
  for (const record of byKind) {
    const kind = wholeKind(record.kind) as StoredRecordInput['kind'];
    const key = keyOf(kind, record.id);
    const parts = items.get(key)?.value as object | undefined;
    const isDivided = kind === 'listing' || kind === 'ownedStartup';
    const value = isDivided ? { ...parts, [record.kind]: record.value } : record.value;
    items.set(key, { kind, id: record.id, value });
  }
  return [...items.values()];
}

/**
 * Returns the data that a user sees. Omits empty drafts, and marks (likes, follows and so on) that are false.
 * Includes the marks of the sample data (`defaults`), unless a record overrides them.
 */
async function stateOf(stored: readonly StoredRecordInput[], defaults: Marks): Promise<State> {
  const records = withoutDivision(stored);
  const state: State = { texts: new Map(), groups: new Map() };
  const put = (kind: string, id: string, group: RecordGroup, text: string | null) => {
    const key = keyOf(kind, id);
    state.groups.set(key, group);
    if (text === null) state.texts.delete(key);
    else state.texts.set(key, text);
  };
  for (const [kind, marks] of Object.entries(defaults) as [MarkKind, Marks[MarkKind]][]) {
    for (const [id, isOn] of Object.entries(marks)) if (isOn) put(kind, id, groupOf[kind], 'true');
  }
  const texts = await inTurns(records, ({ kind, id, value }) =>
    typeof value === 'boolean' ? (value ? 'true' : null) : exportedRecord({ kind, id, value }),
  );
  for (const [at, { kind, id, value }] of records.entries()) {
    const named = shapeNameOf(kind);
    if (!named) continue;
    const group = groupOf[named];
    put(kind, id, group, isEmptyDraft(group, value) ? null : (texts[at] ?? null));
  }
  return state;
}

/**
 * Returns the changes per group if `after` replaces `before`. Both must be validated, so that equal records
 * have equal text. `defaults`: marks (likes, follows and so on) that the sample data sets without a record.
 */
export async function changesBetween(
  before: readonly StoredRecordInput[],
  after: readonly StoredRecordInput[],
  defaults: Marks,
): Promise<GroupChange[]> {
  const [was, is] = await Promise.all([stateOf(before, defaults), stateOf(after, defaults)]);
  const changes = new Map<RecordGroup, GroupChange>();
  const groups = new Map([...was.groups, ...is.groups]);
  for (const [key, group] of groups) {
    const [old, now] = [was.texts.get(key), is.texts.get(key)];
    if (old === now) continue;
    const change = changes.get(group) ?? { group, added: 0, changed: 0, removed: 0 };
    changes.set(group, change);
    if (old === undefined) change.added += 1;
    else if (now === undefined) change.removed += 1;
    else change.changed += 1;
  }
  return recordGroups.flatMap((group) => changes.get(group) ?? []);
}
