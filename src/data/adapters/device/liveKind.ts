import { handledElsewhere } from '../../log/report';
import type { DeviceRecord, LoadShape } from '../../ports/DeviceStore';
import type { RecordDatabase, StoredRecord } from './recordDatabase';
import { isCurrent, shapes } from './shapesVersion';

/** How many records of a page are read at a time, and validated at a time, so that the page stays responsive. */
const atOnce = 500;

/** The requested records, ordered by id: the last `count`, or all if omitted; with `before`, before that id. */
export type Asked = { count?: number; before?: string };

type Page = { records: DeviceRecord<unknown>[]; hasEarlier: boolean; quarantined: number };

/** The cached records, ordered by id: all from the id `start` on. If `start` is null, all records. */
type Known = { records: DeviceRecord<unknown>[]; start: string | null };

/** A cache of one owner's records of one kind, updated on every change. */
export type LiveKind = {
  /** Reads from the database only the records that aren't cached. */
  read(asked: Asked, loadShape: LoadShape<unknown>): Promise<Page>;
  /** Updates the cache after a write in this tab. The value of a removed record is `undefined`. */
  wrote(id: string, value: unknown): void;
  /** Invalidates a record that another tab changed. */
  changed(id: string): void;
  forget(): void;
};

/** Returns the valid records, and quarantines the invalid records. */
export async function validRecords(
  database: Pick<RecordDatabase, 'quarantine'>,
  found: readonly StoredRecord[],
  loadShape: LoadShape<unknown>,
) {
  const records: DeviceRecord<unknown>[] = [];
  let quarantined = 0;
  const shape = found.every(isCurrent) ? null : await loadShape();
  for (const [at, record] of found.entries()) {
    if (shape && at > 0 && at % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
    if (!shape || isCurrent(record)) {
      records.push({ id: record.id, value: record.value });
      continue;
    }
    const parsed = shape.safeParse(record.value);
    if (parsed.success) {
      records.push({ id: record.id, value: parsed.data });
      continue;
    }
    const isWhole = (value: unknown) => shape.safeParse(value).success;
    // If the move fails, the record stays in storage, but is ignored like a quarantined record.
    const isMoved = await database.quarantine(record, isWhole, parsed.error.message).catch(() => true);
    if (isMoved) quarantined += 1;
  }
  return { records, quarantined };
}

export function liveKind(database: RecordDatabase, owner: string, kind: string): LiveKind {
  let known: Known | null = null;
  /** Changes that `known` doesn't contain yet, by id: the new value, or null for a change in another tab. */
  let changes = new Map<string, { value: unknown } | null>();
  /** Increases whenever the results of running reads become invalid. */
  let generation = 0;
  /** The last read. Reads run one after the other, so that each can use the cache of the previous read. */
  let turn: Promise<unknown> = Promise.resolve();
  /** Pending reads that will include all changes so far. Identical requests share a read. */
  const shared = new Map<string, Promise<Page>>();

  function forget() {
    known = null;
    changes.clear();
    shared.clear();
    generation += 1;
  }

  async function fetchPage(count: number, before: string | undefined, loadShape: LoadShape<unknown>) {
    const { found, hasEarlier } = await database.readLast(owner, kind, { count, before });
    return {
      ...(await validRecords(database, found, loadShape)),
      hasEarlier,
      fetched: found.length,
      start: hasEarlier ? (found[0]?.id ?? null) : null,
    };
  }

  /** Applies `changes` to `known`: validates this tab's values, and reads records that other tabs changed. */
  async function catchUp(loadShape: LoadShape<unknown>): Promise<number> {
    const began = generation;
    const taken = changes;
    changes = new Map();
    const current: DeviceRecord<unknown>[] = [];
    const unknown: string[] = [];
    for (const [id, change] of taken) {
      if (change?.value === undefined) {
        if (!change) unknown.push(id);
        continue;
      }
      // In production, this tab writes valid values only.
      const parsed = shapes.version
        ? ({ success: true, data: change.value } as const)
        : (await loadShape()).safeParse(change.value);
      if (parsed.success) current.push({ id, value: parsed.data });
      else unknown.push(id);
    }
    const found = unknown.length > 0 ? await database.readSome(owner, kind, unknown) : [];
    const { records, quarantined } = await validRecords(database, found, loadShape);
    if (began !== generation || !known) return quarantined;
    const { start } = known;
    const kept = [...known.records.filter(({ id }) => !taken.has(id)), ...current, ...records];
    known = { records: kept.filter(({ id }) => start === null || id >= start).sort(byId), start };
    return quarantined;
  }

  async function answer({ count = Infinity, before }: Asked, loadShape: LoadShape<unknown>): Promise<Page> {
    let quarantined = 0;
    /** How many more records to fetch, including invalid records; null if not computed yet. */
    let left: number | null = null;
    while (true) {
      const began = generation;
      if (known && changes.size > 0) {
        quarantined += await catchUp(loadShape);
        continue;
      }
      const { records, start } = known ?? { records: [], start: before };
      const end = before === undefined ? records.length : countBefore(records, before);
      left ??= count - end;
      if (known && (left <= 0 || start === null)) {
        const from = Math.max(0, end - count);
        // The full list is the same object as long as nothing changed, so that callers can cache results.
        const asked = from === 0 && end === records.length ? records : records.slice(from, end);
        return { records: asked, hasEarlier: start !== null || from > 0, quarantined };
      }
      // Without a cache, the read below includes all earlier changes.
      if (!known) changes.clear();
      // A page that isn't adjacent to the cached records doesn't extend the cache.
      const isApart = before !== undefined && (!known || before < (start ?? ''));
      const page = await fetchPage(
        isApart ? count - end : left === Infinity ? left : Math.min(left, atOnce),
        (isApart ? before : start) ?? undefined,
        loadShape,
      );
      quarantined += page.quarantined;
      if (began !== generation) {
        left = null;
        continue;
      }
      if (isApart) return { records: page.records, hasEarlier: page.hasEarlier, quarantined };
      // The next iteration applies changes that were made during this read.
      known = {
        records: [...page.records, ...((known as Known | null) ?? { records: [] }).records],
        start: page.start,
      };
      left -= page.fetched;
    }
  }

  async function inTurn(asked: Asked, loadShape: LoadShape<unknown>): Promise<Page> {
    await turn;
    try {
      return await answer(asked, loadShape);
    } catch (error) {
      // The next read starts again without a cache.
      forget();
      throw error;
    }
  }

  function note(id: string, change: { value: unknown } | null) {
    shared.clear();
    // A record that another tab changed must be read again, even if this tab writes it afterwards.
    if (changes.get(id) !== null) changes.set(id, change);
  }

  return {
    read(asked, loadShape) {
      const key = JSON.stringify(asked);
      const known = shared.get(key);
      if (known) return known;
      const reading = inTurn(asked, loadShape);
      shared.set(key, reading);
      turn = reading.then(() => {}, handledElsewhere);
      void turn.then(() => {
        if (shared.get(key) === reading) shared.delete(key);
      });
      return reading;
    },
    wrote: (id, value) => note(id, { value }),
    changed: (id) => note(id, null),
    forget,
  };
}

/** Compares ids in the same order as IndexedDB. */
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));

const countBefore = (records: readonly { id: string }[], before: string) => {
  const at = records.findIndex(({ id }) => id >= before);
  return at < 0 ? records.length : at;
};
