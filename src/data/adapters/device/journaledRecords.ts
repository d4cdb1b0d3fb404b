import type * as z from 'zod/mini';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/shapes/records';

/**
 * The storage of the write-ahead log, usually localStorage; `null` if unavailable. An entry stays in the log
 * until its database write ends, because leaving the page cancels pending writes.
 */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Returns the prefix of the log's keys for an owner. */
export const journalKeys = (owner: string) => `updraft.draft.${owner}.`;

type Options<T> = {
  device: DeviceStore;
  owner: string;
  kind: RecordKind;
  loadSchema: () => Promise<z.ZodMiniType<T>>;
  notes?: Notes;
  /** Converts a value to its log entry. */
  toText?: (value: T) => string;
  /** Converts a log entry to a value. `written` is the value in the database; undefined if there is none. */
  ofText?: (text: string, written: T | undefined) => unknown;
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Stores records of one kind. A log preserves writes that are unfinished when the user leaves the page. */
export function journaledRecords<T>({
  device,
  owner,
  kind,
  loadSchema,
  notes = null,
  toText = JSON.stringify,
  ofText = (text) => JSON.parse(text),
}: Options<T>) {
  const prefix = `${journalKeys(owner)}${kind}.`;

  function note(id: string, value: T): string {
    const text = toText(value);
    attempt(() => notes?.setItem(prefix + id, text));
    return text;
  }

  /** Removes a log entry, unless a later entry has replaced it. */
  function forgetKey(key: string, text: string) {
    attempt(() => notes?.getItem(key) === text && notes.removeItem(key));
  }
  const forget = (id: string, text: string) => forgetKey(prefix + id, text);

  const readWritten = () => device.read(owner, kind, loadSchema);

  /** Reads the records, and repeats the writes in the log that a previous page couldn't finish. */
  async function readFirst(): ReturnType<typeof readWritten> {
    const { records, quarantined } = await readWritten();
    const keys = attempt(() => Object.keys(notes ?? {}).filter((key) => key.startsWith(prefix))) ?? [];
    if (keys.length === 0) return { records, quarantined };
    const schema = await loadSchema();
    const values = new Map(records.map(({ id, value }) => [id, value]));
    for (const key of keys) {
      // In earlier builds, the id of a conversation with an account began with `account/`.
      const id = key.slice(prefix.length).replace('account/', '');
      const text = notes?.getItem(key) ?? '';
      const { data } = schema.safeParse(attempt(() => ofText(text, values.get(id))));
      if (data !== undefined) values.set(id, data);
      try {
        if (data !== undefined) await device.write(owner, kind, id, data);
        forgetKey(key, text);
      } catch {
        // If storage is full, the entry stays in the log. The result contains its value anyway.
      }
    }
    return { records: [...values].map(([id, value]) => ({ id, value })), quarantined };
  }

  let first: ReturnType<typeof readWritten> | undefined;

  return {
    note,
    forget,

    /** Reads the records. Only the first read replays the log, because later entries are being written. */
    async read(): ReturnType<typeof readWritten> {
      if (first) return first.then(readWritten);
      first = readFirst();
      first.catch(() => {
        first = undefined;
      });
      return first;
    },

    async write(id: string, value: T): Promise<void> {
      const text = note(id, value);
      await device.write(owner, kind, id, value);
      forget(id, text);
    },

    async remove(id: string): Promise<void> {
      attempt(() => notes?.removeItem(prefix + id));
      await device.remove(owner, kind, id);
    },
  };
}
