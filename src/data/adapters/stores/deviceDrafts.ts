import type * as z from 'zod/mini';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { DraftStore } from '../../ports/DraftStore';
import type { RecordKind } from '../../schema/shapes/records';
import { journaledRecords, type Notes } from '../device/journaledRecords';

const id = 'draft';

type Options<Draft> = {
  device: DeviceStore;
  owner: string;
  /** The owner whose draft is taken over if this owner has none: the guest before sign-in. */
  from?: string;
  /** The kind of the record that stores the wizard's draft. */
  kind: RecordKind;
  loadSchema: () => Promise<z.ZodMiniType<Draft>>;
  notes: Notes;
  /** Receives writes of files, which the log can't hold: the page should stay open until they settle. */
  hold?: (writing: Promise<unknown>) => void;
};

/** A draft without its files, and the names of the values that are files. */
type Note = { draft: { values: Record<string, unknown> }; missing: string[] };

const toText = (draft: { values: object }): string => {
  const missing = Object.entries(draft.values).flatMap(([name, value]) =>
    value instanceof Blob ? [name] : [],
  );
  return JSON.stringify({ draft, missing });
};

/** Restores a logged draft with files from the stored one; unvalidated, as other code could write it. */
const ofText = (text: string, written: { values: object } | undefined): unknown => {
  const { draft, missing } = JSON.parse(text) as Note;
  const before = (written?.values ?? {}) as Record<string, unknown>;
  for (const name of missing) draft.values[name] = before[name] ?? null;
  return draft;
};

/** Stores the draft of one wizard in the device store. */
export function createDraftStore<Draft extends { values: object }>({
  owner,
  from,
  hold,
  ...parts
}: Options<Draft>): DraftStore<Draft> {
  const draftsOf = (whose: string) => journaledRecords<Draft>({ ...parts, owner: whose, toText, ofText });
  const own = draftsOf(owner);
  const read = async ({ read }: typeof own) => (await read()).records[0]?.value ?? null;
  /** Images that are already stored. */
  let stored = new WeakSet<Blob>();
  let pending: Promise<unknown> = Promise.resolve();

  /** Makes `load` wait for the last write: the page may have been left and reopened a moment ago. */
  function follow(writing: Promise<void>): Promise<void> {
    pending = writing.catch(() => {});
    return writing;
  }

  return {
    async load() {
      await pending;
      const draft = await read(own);
      if (draft || from === undefined) return draft;
      const before = draftsOf(from);
      const left = await read(before);
      // If storage is full, the draft stays with its previous owner and is shown all the same.
      if (left)
        await own
          .write(id, left)
          .then(() => before.remove(id))
          .catch(() => {});
      return left;
    },

    async save(draft) {
      const writing = follow(own.write(id, draft));
      const images = Object.values(draft.values).filter((value) => value instanceof Blob);
      if (images.some((image) => !stored.has(image))) hold?.(writing);
      await writing;
      for (const image of images) stored.add(image);
    },

    discard() {
      stored = new WeakSet();
      return follow(own.remove(id));
    },
  };
}
