import type * as z from 'zod/mini';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/records';

/**
 * Where a draft is noted at once until the device has it: the page may be left before, and with it goes what is being
 * written. `null` where there is no such place.
 */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** What the notes of an owner's drafts are kept under begins with this. */
export const noteKeys = (owner: string) => `updraft.draft.${owner}.`;

type Options<T> = {
  device: DeviceStore;
  owner: string;
  kind: RecordKind;
  loadSchema: () => Promise<z.ZodMiniType<T>>;
  notes?: Notes;
  /** A value as its note has it. */
  toText?: (value: T) => string;
  /** The other way round, with what was written before, if anything was. */
  ofText?: (text: string, written: T | undefined) => unknown;
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Records of one kind in the device store that outlive a page left while they are being written. */
export function notedRecords<T>({
  device,
  owner,
  kind,
  loadSchema,
  notes = null,
  toText = JSON.stringify,
  ofText = (text) => JSON.parse(text),
}: Options<T>) {
  const prefix = `${noteKeys(owner)}${kind}.`;

  function note(id: string, value: T): string {
    const text = toText(value);
    attempt(() => notes?.setItem(prefix + id, text));
    return text;
  }

  /** Nothing that was noted after this. */
  function forget(id: string, text: string) {
    attempt(() => notes?.getItem(prefix + id) === text && notes.removeItem(prefix + id));
  }

  const readWritten = () => device.read(owner, kind, loadSchema);

  /** With what was noted by a page that was left before it was written. */
  async function readFirst(): ReturnType<typeof readWritten> {
    const { records, quarantined } = await readWritten();
    const keys = attempt(() => Object.keys(notes ?? {}).filter((key) => key.startsWith(prefix))) ?? [];
    if (keys.length === 0) return { records, quarantined };
    const schema = await loadSchema();
    const values = new Map(records.map(({ id, value }) => [id, value]));
    for (const key of keys) {
      const id = key.slice(prefix.length);
      const text = notes?.getItem(key) ?? '';
      const { data } = schema.safeParse(attempt(() => ofText(text, values.get(id))));
      if (data !== undefined) values.set(id, data);
      try {
        if (data !== undefined) await device.write(owner, kind, id, data);
        forget(id, text);
      } catch {
        // Where there is no room for it, it stays a note, and is shown all the same.
      }
    }
    return { records: [...values].map(([id, value]) => ({ id, value })), quarantined };
  }

  let first: ReturnType<typeof readWritten> | undefined;

  return {
    note,
    forget,

    /** What is noted after the first reading is on its way, here or in another tab. */
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
