import type * as z from 'zod/mini';
import type { DraftStore } from '../ports/DraftStore';
import type { RecordKind } from '../schema/records';
import type { DeviceStore } from './deviceStore';

const id = 'draft';

type Options<Draft> = {
  device: DeviceStore;
  owner: string;
  /** Whose draft becomes the owner's where the owner has none: of before they signed in. */
  from?: string;
  /** The wizard's own kind of record. */
  kind: RecordKind;
  loadSchema: () => Promise<z.ZodMiniType<Draft>>;
  /**
   * Where a draft is noted at once until the device has it: the page may be left before, and with it goes what is being
   * written. `null` where there is no such place.
   */
  notes: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
};

/** What the notes of an owner's drafts are kept under begins with this. */
export const noteKeys = (owner: string) => `updraft.draft.${owner}.`;

/** A draft without what no text can hold, and the names of the values that are missing. */
type Note = { draft: { values: Record<string, unknown> }; missing: string[] };

/** One wizard's draft in the device store. */
export function createDraftStore<Draft extends { values: object }>({
  device,
  owner,
  from,
  kind,
  loadSchema,
  notes,
}: Options<Draft>): DraftStore<Draft> {
  const keyOf = (whose: string) => noteKeys(whose) + kind;
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };

  function note(draft: Draft): string {
    const missing = Object.entries(draft.values).flatMap(([name, value]) =>
      value instanceof Blob ? [name] : [],
    );
    const text = JSON.stringify({ draft, missing });
    attempt(() => notes?.setItem(keyOf(owner), text));
    return text;
  }

  /** Nothing that was noted after this. */
  function forget(whose: string, text: string) {
    attempt(() => notes?.getItem(keyOf(whose)) === text && notes.removeItem(keyOf(whose)));
  }

  async function write(draft: Draft): Promise<void> {
    const text = note(draft);
    await device.write(owner, kind, id, draft);
    forget(owner, text);
  }

  /** What was noted, with what it is missing as it was written before; anything, if somebody else wrote it. */
  const readNote = (text: string, written: Draft | null): unknown =>
    attempt(() => {
      const { draft, missing } = JSON.parse(text) as Note;
      const before = (written?.values ?? {}) as Record<string, unknown>;
      for (const name of missing) draft.values[name] = before[name] ?? null;
      return draft;
    });

  async function read(whose: string): Promise<Draft | null> {
    const { records } = await device.read(whose, kind, loadSchema);
    const written = records[0]?.value ?? null;
    const text = attempt(() => notes?.getItem(keyOf(whose)));
    if (!text) return written;
    // It was left before it was written.
    const { data: noted = null } = (await loadSchema()).safeParse(readNote(text, written));
    const keeping = noted ? device.write(whose, kind, id, noted) : Promise.resolve();
    await keeping.then(
      () => forget(whose, text),
      () => {},
    );
    return noted ?? written;
  }

  async function remove(whose: string): Promise<void> {
    attempt(() => notes?.removeItem(keyOf(whose)));
    await device.remove(whose, kind, id);
  }

  return {
    async load() {
      const own = await read(owner);
      if (own || from === undefined) return own;
      const left = await read(from);
      // Where there is no room for it, it stays where it was, and is shown all the same.
      if (left)
        await write(left)
          .then(() => remove(from))
          .catch(() => {});
      return left;
    },
    keep: write,
    discard: () => remove(owner),
  };
}
