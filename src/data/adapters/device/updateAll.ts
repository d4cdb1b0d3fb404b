import type { DeviceStore, LoadShape } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { RecordDatabase } from './recordDatabase';

type Context<Kind extends string> = {
  database: Pick<RecordDatabase, 'update'>;
  /** Reads records, and quarantines invalid ones. */
  readPage: (owner: string, kind: Kind, loadShape: LoadShape<unknown>, asked: object) => Promise<unknown>;
  /** Updates caches, other tabs and listeners. */
  wrote: (owner: string, changes: readonly StoredRecordInput<Kind>[]) => void;
};

/** Changes several records atomically, see `DeviceStore`. This module loads on demand. */
export async function updateAll<Kind extends string>(
  { database, readPage, wrote }: Context<Kind>,
  ...[owner, records, change]: Parameters<DeviceStore<Kind>['updateAll']>
): Promise<unknown[]> {
  const shapes = await Promise.all(
    records.map(async ({ kind, loadShape }) => {
      // The read quarantines the record if it is invalid, before the update replaces it.
      await readPage(owner, kind, loadShape, {});
      return loadShape();
    }),
  );
  const values = await database.update(owner, records, (found) =>
    change(
      found.map((value, at) => {
        const parsed = value === undefined ? undefined : shapes[at]?.safeParse(value);
        return parsed?.success ? parsed.data : undefined;
      }),
    ),
  );
  wrote(
    owner,
    records.map(({ kind, id }, at) => ({ kind, id, value: values[at] })),
  );
  return values;
}
