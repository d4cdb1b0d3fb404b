import type { AcrossOwners, DeviceStore, LoadShape, OwnedRecord } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { RecordDatabase } from './recordDatabase';

// Reads across owners, and changes of several records. This module loads on demand.

type Page<T> = { records: OwnedRecord<T>[]; hasEarlier: boolean };

/** Results by kind and request, each as a promise, so that concurrent reads share one. */
export type Across = Map<string, Map<string, Promise<Page<unknown>>>>;

/** How many results are cached for each kind: the most recent ones. */
const kept = 100;

/** Returns valid records of all owners, from the cache if nothing has changed. */
export function readAcross<T>(
  database: RecordDatabase,
  across: Across,
  kind: string,
  loadShape: LoadShape<T>,
  asked: AcrossOwners,
): Promise<Page<T>> {
  const known: Map<string, Promise<Page<unknown>>> = across.get(kind) ?? new Map();
  across.set(kind, known);
  const key = JSON.stringify(asked);
  const reading = known.get(key) ?? readValid(database, kind, loadShape, asked);
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > kept && oldest !== undefined) known.delete(oldest);
  return reading as Promise<Page<T>>;
}

async function readValid(
  database: RecordDatabase,
  kind: string,
  loadShape: LoadShape<unknown>,
  asked: AcrossOwners,
): Promise<Page<unknown>> {
  const { found, hasEarlier } = await database.readAcross(kind, asked);
  if (found.length === 0) return { records: [], hasEarlier };
  const shape = await loadShape();
  const records = found.flatMap(({ owner, id, value }) => {
    const parsed = shape.safeParse(value);
    return parsed.success ? [{ owner, id, value: parsed.data }] : [];
  });
  return { records, hasEarlier };
}

type Context<Kind extends string> = {
  database: Pick<RecordDatabase, 'update'>;
  /** Reads records, and quarantines invalid ones. */
  readPage: (owner: string, kind: Kind, loadShape: LoadShape<unknown>, asked: object) => Promise<unknown>;
  /** Updates caches, other tabs and listeners. */
  wrote: (owner: string, changes: readonly StoredRecordInput<Kind>[]) => void;
};

/** Changes several records atomically, see `DeviceStore`. */
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
