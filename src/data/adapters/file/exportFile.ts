import type { ExportContent } from '../../ports/MyData';
import { exportVersion, product } from '../../schema/shapes/exportSchema';
import { type StoredRecordInput, shapeNameOf, shapeOf } from '../../schema/shapes/records';
import { wellFormed, withWellFormed } from '../../schema/text/wellFormed';
import { exported } from './exportBlob';
import { inTurns } from './inTurns';

/** Returns a record with only the fields of its schema; `null` if the record is invalid. */
export function validRecord({ kind, id, value }: StoredRecordInput<string>): StoredRecordInput | null {
  const named = shapeNameOf(kind);
  const parsed = named && shapeOf(named).safeParse(value);
  return parsed?.success ? { kind: kind as StoredRecordInput['kind'], id, value: parsed.data } : null;
}

/** Returns the valid records, with only the fields of their schemas. */
export const validRecords = async (
  records: readonly StoredRecordInput<string>[],
): Promise<StoredRecordInput[]> => (await inTurns(records, validRecord)).filter((record) => record !== null);

/** Returns a record as JSON text; `null` if an import would reject it. */
export const exportedRecord = async ({ kind, id, value }: StoredRecordInput): Promise<string | null> =>
  exported(value).then(
    (plain) => JSON.stringify(withWellFormed({ kind, id, value: plain })),
    () => null,
  );

/**
 * Builds the file that {@link readExport} reads: one record per line, in the given order. Omits invalid
 * records; `leftOut` is their number.
 */
export async function writeExport({
  name,
  exportedAt,
  appearance,
  records,
}: Omit<ExportContent, 'records' | 'version'> & { records: readonly StoredRecordInput<string>[] }): Promise<{
  file: Blob;
  leftOut: number;
}> {
  const lines = await inTurns(await validRecords(records), exportedRecord);
  const whole = lines.filter((line) => line !== null);
  const head = JSON.stringify(
    {
      product,
      version: exportVersion,
      exportedAt: new Date(exportedAt).toISOString(),
      name: wellFormed(name),
      appearance,
    },
    null,
    2,
  );
  const body = whole.length > 0 ? `\n    ${whole.join(',\n    ')}\n  ` : '';
  return {
    file: new Blob([head.slice(0, -2), ',\n  "records": [', body, ']\n}\n'], { type: 'application/json' }),
    leftOut: records.length - whole.length,
  };
}
