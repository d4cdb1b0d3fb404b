import type { ExportContent } from '../../ports/MyData';
import { exportVersion, product } from '../../schema/exportFile';
import { type KeptRecord, shapeNameOf, shapeOf } from '../../schema/records';
import { wellFormed, withWellFormed } from '../../schema/wellFormed';
import { exported } from './exportBlob';
import { inTurns } from './inTurns';

/** The record if it has its shape, without what its shape doesn't name; `null` for what no build could read. */
export function validRecord({ kind, id, value }: KeptRecord<string>): KeptRecord | null {
  const named = shapeNameOf(kind);
  const parsed = named && shapeOf(named).safeParse(value);
  return parsed?.success ? { kind: kind as KeptRecord['kind'], id, value: parsed.data } : null;
}

/** Those of them that have their shape. */
export const validRecords = async (records: readonly KeptRecord<string>[]): Promise<KeptRecord[]> =>
  (await inTurns(records, validRecord)).filter((record) => record !== null);

/** A record as the file says it; `null` for one that would not be taken back. */
export const exportedRecord = async ({ kind, id, value }: KeptRecord): Promise<string | null> =>
  exported(value).then(
    (plain) => JSON.stringify(withWellFormed({ kind, id, value: plain })),
    () => null,
  );

/**
 * The file that {@link readExport} reads: one record a line, in the order in which they are given. Records that could not
 * be read are left out, and counted.
 */
export async function writeExport({
  name,
  exportedAt,
  appearance,
  records,
}: Omit<ExportContent, 'records'> & { records: readonly KeptRecord<string>[] }): Promise<{
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
