import type { DeviceRecord, LoadShape } from '../../ports/DeviceStore';
import type { RecordDatabase, StoredRecord } from './recordDatabase';

/** Records read and held against their shape before the page gets its turn. */
const readAtOnce = 500;

/** Without a count: all of them, and before none. `newest`: so many straight from the database, unless these are all, or all are known. */
export type Asked = { count?: number; before?: string; newest?: number };

type Page = { records: DeviceRecord<unknown>[]; hasEarlier: boolean; quarantined: number };

/** Records in the order of their ids, every one from `start` on; from the very first where `start` is null. */
type Known = { records: DeviceRecord<unknown>[]; start: string | null };

/** The records of one kind: what was read of them, kept current. */
export type LiveKind = {
  /** Goes to the database only for what isn't known yet. */
  read(asked: Asked, loadShape: LoadShape<unknown>): Promise<Page>;
  /** This is in the database since just now; `undefined`: removed. */
  wrote(id: string, value: unknown): void;
  /** Another tab changed this one. */
  changed(id: string): void;
  forget(): void;
};

export function liveKind(database: RecordDatabase, owner: string, kind: string): LiveKind {
  let known: Known | null = null;
  /** What happened since `known` was as it is in the database, by id: what was written here, or null for elsewhere. */
  let changes = new Map<string, { value: unknown } | null>();
  /** Counts what makes a reading that has begun worthless. */
  let generation = 0;
  /** One reading after the other, each building on what the one before it found. */
  let turn: Promise<unknown> = Promise.resolve();
  /** Pending readings that know of every change so far: whoever asks the same shares the answer. */
  const shared = new Map<string, Promise<Page>>();

  function forget() {
    known = null;
    changes.clear();
    shared.clear();
    generation += 1;
  }

  /** Those that have their shape; the others are moved out of the way. */
  async function validated(found: readonly StoredRecord[], loadShape: LoadShape<unknown>) {
    const records: DeviceRecord<unknown>[] = [];
    let quarantined = 0;
    if (found.length === 0) return { records, quarantined };
    const shape = await loadShape();
    for (const record of found) {
      const parsed = shape.safeParse(record.value);
      if (parsed.success) {
        records.push({ id: record.id, value: parsed.data });
        continue;
      }
      const isWhole = (value: unknown) => shape.safeParse(value).success;
      // Left where it is, it does no harm.
      const isMoved = await database.quarantine(record, isWhole, parsed.error.message).catch(() => true);
      if (isMoved) quarantined += 1;
    }
    return { records, quarantined };
  }

  async function fetchPage(count: number, before: string | undefined, loadShape: LoadShape<unknown>) {
    const { found, hasEarlier } = await database.readLast(owner, kind, { count, before });
    return {
      ...(await validated(found, loadShape)),
      hasEarlier,
      fetched: found.length,
      start: hasEarlier ? (found[0]?.id ?? null) : null,
    };
  }

  /** What was written here is held against its shape as if it had been read; what else changed is read. */
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
      const parsed = (await loadShape()).safeParse(change.value);
      if (parsed.success) current.push({ id, value: parsed.data });
      else unknown.push(id);
    }
    const found = unknown.length > 0 ? await database.readSome(owner, kind, unknown) : [];
    const { records, quarantined } = await validated(found, loadShape);
    if (began !== generation || !known) return quarantined;
    const { start } = known;
    const kept = [...known.records.filter(({ id }) => !taken.has(id)), ...current, ...records];
    known = { records: kept.filter(({ id }) => start === null || id >= start).sort(byId), start };
    return quarantined;
  }

  async function answer({ count = Infinity, before }: Asked, loadShape: LoadShape<unknown>): Promise<Page> {
    let quarantined = 0;
    /** How many more may be fetched: of those that are found, some may be bad. */
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
        // All of them are the same list as long as nothing changed: whoever makes something of it makes it once.
        const asked = from === 0 && end === records.length ? records : records.slice(from, end);
        return { records: asked, hasEarlier: start !== null || from > 0, quarantined };
      }
      // Whatever changed before is in what is read now.
      if (!known) changes.clear();
      // In the middle of what isn't known, it is no beginning.
      const isApart = before !== undefined && (!known || before < (start ?? ''));
      const page = await fetchPage(
        isApart ? count - end : Math.min(left, readAtOnce),
        (isApart ? before : start) ?? undefined,
        loadShape,
      );
      quarantined += page.quarantined;
      if (began !== generation) {
        left = null;
        continue;
      }
      if (isApart) return { records: page.records, hasEarlier: page.hasEarlier, quarantined };
      // What changed meanwhile is caught up with.
      known = {
        records: [...page.records, ...((known as Known | null) ?? { records: [] }).records],
        start: page.start,
      };
      left -= page.fetched;
    }
  }

  async function readNewest(count: number, loadShape: LoadShape<unknown>): Promise<Page | null> {
    if (known?.start === null) return null;
    const { found, hasEarlier } = await database.readNewest(owner, kind, count);
    return hasEarlier ? { ...(await validated(found, loadShape)), hasEarlier } : null;
  }

  async function inTurn({ newest, ...asked }: Asked, loadShape: LoadShape<unknown>): Promise<Page> {
    await turn;
    try {
      return (newest && (await readNewest(newest, loadShape))) || (await answer(asked, loadShape));
    } catch (error) {
      // The next one begins anew.
      forget();
      throw error;
    }
  }

  function note(id: string, change: { value: unknown } | null) {
    shared.clear();
    // What another tab touched has to be read, whatever is written here after.
    if (changes.get(id) !== null) changes.set(id, change);
  }

  return {
    read(asked, loadShape) {
      const key = JSON.stringify(asked);
      const known = shared.get(key);
      if (known) return known;
      const reading = inTurn(asked, loadShape);
      shared.set(key, reading);
      turn = reading.then(
        () => {},
        () => {},
      );
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

/** As IndexedDB sorts texts. */
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));

const countBefore = (records: readonly { id: string }[], before: string) => {
  const at = records.findIndex(({ id }) => id >= before);
  return at < 0 ? records.length : at;
};
