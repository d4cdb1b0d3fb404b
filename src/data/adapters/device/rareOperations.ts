import {
  type AcrossOwners,
  type DeviceStore,
  type LoadShape,
  type OwnedRecord,
  timeFields,
} from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { withWellFormed } from '../../schema/text/wellFormed';
import { cachedPage, type PageCache } from './pageCache';
import type { RecordDatabase, StoredRecord } from './recordDatabase';
import { isCurrent } from './shapesVersion';

// Reads across owners, and changes of several records. This module loads on demand.

type Page<T> = { records: OwnedRecord<T>[]; hasEarlier: boolean; since: number };

/** Returns valid records of all owners, from the cache if nothing has changed. */
export function readAcross<T>(
  database: RecordDatabase,
  pages: PageCache,
  kind: string,
  loadShape: LoadShape<T>,
  asked: AcrossOwners,
): Promise<Page<T>> {
  const read = () => readValid(database, kind, loadShape, asked) as Promise<Page<T>>;
  return cachedPage(pages, kind, asked, read);
}

const timeIn =
  (kind: string) =>
  ({ value }: StoredRecord): number =>
    (value as Record<string, number>)[timeFields[kind as keyof typeof timeFields]] as number;

async function readValid(
  database: RecordDatabase,
  kind: string,
  loadShape: LoadShape<unknown>,
  asked: AcrossOwners,
): Promise<Page<unknown>> {
  const { found, hasEarlier } = await database.readAcross(kind, asked);
  const since = hasEarlier ? Math.min(...found.map(timeIn(kind))) : Number.NEGATIVE_INFINITY;
  const shape = found.every(isCurrent) ? null : await loadShape();
  const records = found.flatMap((record) => {
    const { owner, id, value } = record;
    if (!shape || isCurrent(record)) return [{ owner, id, value }];
    const parsed = shape.safeParse(value);
    return parsed.success ? [{ owner, id, value: parsed.data }] : [];
  });
  return { records, hasEarlier, since };
}

type Context<Kind extends string> = {
  database: RecordDatabase;
  /** Reads records, and quarantines invalid ones. */
  readPage: (owner: string, kind: Kind, loadShape: LoadShape<unknown>, asked: object) => Promise<unknown>;
  /** Updates caches, other tabs and listeners. */
  wrote: (owner: string, changes: readonly StoredRecordInput<Kind>[]) => void;
  /** Like `wrote`, after all records of an owner were replaced, or removed with the owner. */
  replaced: (owner: string, extent: 'all' | 'gone') => void;
};

/** Returns the operations of a `DeviceStore` that few visits need. */
export function rareOperations<Kind extends string>({ database, readPage, wrote, replaced }: Context<Kind>) {
  type Store = DeviceStore<Kind>;

  async function updateAll(...[owner, records, change]: Parameters<Store['updateAll']>): Promise<unknown[]> {
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

  return {
    updateAll,

    async update<T>(
      owner: string,
      kind: Kind,
      id: string,
      loadShape: LoadShape<T>,
      change: (found: T | undefined) => T,
    ): Promise<T> {
      const [value] = await updateAll(owner, [{ kind, id, loadShape }], ([found]) => [
        change(found as T | undefined),
      ]);
      return value as T;
    },

    async claim(...[owner, asked, recordsOf]: Parameters<Store['claim']>): Promise<string> {
      let written: readonly StoredRecordInput<Kind>[] = [];
      const slug = await database.claim(owner, asked, (free) => {
        written = withWellFormed(recordsOf(free));
        return written;
      });
      wrote(owner, written);
      return slug;
    },

    async handOver(...[from, taken, to, given]: Parameters<Store['handOver']>): Promise<boolean> {
      const whole = withWellFormed(given);
      if (!(await database.handOver(from, taken, to, whole))) return false;
      wrote(
        from,
        taken.map((record) => ({ ...record, value: undefined })),
      );
      wrote(to, whole);
      return true;
    },

    async replaceAll(...[owner, records]: Parameters<Store['replaceAll']>): Promise<void> {
      await database.replaceAll(owner, withWellFormed(records));
      replaced(owner, 'all');
    },

    async removeAll(owner: string): Promise<void> {
      await database.removeAll(owner);
      replaced(owner, 'gone');
    },
  };
}
