import type { ExportContent, ImportProblem } from '../../ports/MyData';
import { exportedRecordSchema, exportSchema, exportVersion, product } from '../../schema/shapes/exportSchema';
import { exportMaximum } from '../../schema/shapes/files';
import { groupOf, type RecordGroup } from '../../schema/shapes/recordGroups';
import { type StoredRecordInput, shapeNameOf } from '../../schema/shapes/records';
import { withWellFormed } from '../../schema/text/wellFormed';
import { reshapedRecord, usesAddresses } from '../records/earlierRecords';
import { dividedRecord } from '../records/earlierStartups';
import { imported } from './exportBlob';
import { validRecord } from './exportFile';
import { inTurns } from './inTurns';

type Wrong = { wrong: RecordGroup | null };
/** Returns the current records that a record of an earlier version corresponds to. */
type Reshape = (record: StoredRecordInput<string>) => StoredRecordInput<string>[];

/** Returns a valid record, or the group of an invalid record (`wrong`); `null` if the group is unknown. */
function recordOf({ kind, id, value }: StoredRecordInput<string>): StoredRecordInput | Wrong {
  const named = shapeNameOf(kind);
  if (!named) return { wrong: null };
  try {
    return validRecord(withWellFormed({ kind, id, value: imported(value) })) ?? { wrong: groupOf[named] };
  } catch {
    return { wrong: groupOf[named] };
  }
}

/** Returns the records that an item of the file corresponds to, or the group of an invalid item. */
function recordsOf(found: unknown, reshape: Reshape): StoredRecordInput[] | Wrong {
  const parsed = exportedRecordSchema.safeParse(found);
  if (!parsed.success) return { wrong: null };
  const records: StoredRecordInput[] = [];
  for (const record of reshape(parsed.data)) {
    const valid = recordOf(record);
    if ('wrong' in valid) return valid;
    records.push(valid);
  }
  return records;
}

/** Counts the invalid records per group. */
function counted(wrong: readonly Wrong[]) {
  const groups = new Map<RecordGroup | null, number>();
  for (const { wrong: group } of wrong) groups.set(group, (groups.get(group) ?? 0) + 1);
  return [...groups].map(([group, count]) => ({ group, count }));
}

/**
 * Reads and validates a file from {@link writeExport}. Returns its content, or the problem with the file.
 * @param owner the owner of the imported records
 */
export async function readExport(
  file: Blob,
  owner: string,
): Promise<{ content: ExportContent } | { problem: ImportProblem }> {
  const because = (kind: Exclude<ImportProblem['kind'], 'damaged' | 'somebodyElse'>) => ({
    problem: { kind },
  });
  if (file.size > exportMaximum) return because('tooLarge');
  const text = await file.text().catch(() => null);
  if (text === null) return because('unreadable');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return because('notJson');
  }
  const { product: whose, version } = (parsed ?? {}) as { product?: unknown; version?: unknown };
  if (whose !== product) return because('foreign');
  if (typeof version === 'number' && version > exportVersion) return because('newer');

  const whole = exportSchema.safeParse(parsed);
  if (!whole.success) return { problem: { kind: 'damaged', wrong: [] } };
  const { version: written, name, exportedAt, appearance } = whole.data;
  const addressed = (record: StoredRecordInput<string>) =>
    usesAddresses(written) ? reshapedRecord(owner, record, ({ slug }) => slug) : record;
  const reshape: Reshape = (record) => (written < 4 ? dividedRecord(addressed(record)) : [record]);
  const found = await inTurns(whole.data.records, (record) => recordsOf(record, reshape));
  const records = new Map<string, StoredRecordInput>();
  const wrong: Wrong[] = [];
  for (const item of found) {
    if ('wrong' in item) {
      wrong.push(item);
      continue;
    }
    for (const record of item) {
      const key = JSON.stringify([record.kind, record.id]);
      const named = shapeNameOf(record.kind);
      // Two records with the same kind and id are ambiguous, so the second record is treated as invalid.
      if (records.has(key)) wrong.push({ wrong: named && groupOf[named] });
      records.set(key, record);
    }
  }
  if (wrong.length > 0) return { problem: { kind: 'damaged', wrong: counted(wrong) } };
  return {
    content: {
      version: written,
      name,
      exportedAt: Date.parse(exportedAt),
      appearance,
      records: [...records.values()],
    },
  };
}
