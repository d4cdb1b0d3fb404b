import type { AcrossOwners, LoadShape, OwnedRecord } from '../../ports/DeviceStore';
import type { RecordDatabase } from './recordDatabase';

// Caches what is read across owners. This module loads on demand.

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
