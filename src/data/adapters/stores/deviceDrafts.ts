import type * as z from 'zod/mini';
import { handledElsewhere, reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { DraftStore } from '../../ports/DraftStore';
import type { RecordKind } from '../../schema/shapes/records';
import { journaledRecords, type Notes } from '../device/journaledRecords';

const id = 'draft';

type Options<Draft> = {
  device: DeviceStore;
  owner: string;
  /** The owner whose draft `load` takes over if this owner has no draft: `guest`, the user before sign-in. */
  from?: string;
  /** The kind of the record that contains the wizard's draft. */
  kind: RecordKind;
  loadSchema: () => Promise<z.ZodMiniType<Draft>>;
  notes: Notes;
  /** Called with a write of files, which the log can't contain. The page should stay open meanwhile. */
  hold?: (writing: Promise<unknown>) => void;
  /** Called before each write, and after each read, with whether the owner has a draft. */
  mark?: (hasDraft: boolean) => void;
};

/** A log entry: a draft without its files, and the names of the values that are files. */
type Note = { draft: { values: Record<string, unknown> }; missing: string[] };

const toText = (draft: { values: object }): string => {
  const missing = Object.entries(draft.values).flatMap(([name, value]) =>
    value instanceof Blob ? [name] : [],
  );
  return JSON.stringify({ draft, missing });
};

/** Returns the draft in a log entry, with its files from the stored draft. Doesn't validate the draft. */
const ofText = (text: string, written: { values: object } | undefined): unknown => {
  const { draft, missing } = JSON.parse(text) as Note;
  const before = (written?.values ?? {}) as Record<string, unknown>;
  for (const name of missing) draft.values[name] = before[name] ?? null;
  return draft;
};

/** Stores the draft of one wizard in browser storage. */
export function createDraftStore<Draft extends { values: object }>({
  owner,
  from,
  hold,
  mark = () => {},
  ...parts
}: Options<Draft>): DraftStore<Draft> {
  const draftsOf = (whose: string) => journaledRecords<Draft>({ ...parts, owner: whose, toText, ofText });
  const own = draftsOf(owner);
  const read = async ({ read }: typeof own) => (await read()).records[0]?.value ?? null;
  /** Files that are already stored. */
  let stored = new WeakSet<Blob>();
  let pending: Promise<unknown> = Promise.resolve();

  /** Makes `load` wait for this write, because the user may leave the wizard and return immediately. */
  function follow(writing: Promise<void>): Promise<void> {
    pending = writing.catch(handledElsewhere);
    return writing;
  }

  async function readOrTakeOver() {
    await pending;
    const draft = await read(own);
    if (draft || from === undefined) return draft;
    const before = draftsOf(from);
    const left = await read(before);
    // If storage is full, the draft stays with its previous owner, but `load` returns it anyway.
    if (left)
      await own
        .write(id, left)
        .then(() => before.remove(id))
        .catch(reporting('draft'));
    return left;
  }

  return {
    async load() {
      const draft = await readOrTakeOver();
      mark(draft !== null);
      return draft;
    },

    async save(draft) {
      mark(true);
      const writing = follow(own.write(id, draft));
      const images = Object.values(draft.values).filter((value) => value instanceof Blob);
      if (images.some((image) => !stored.has(image))) hold?.(writing);
      await writing;
      for (const image of images) stored.add(image);
    },

    discard() {
      mark(false);
      stored = new WeakSet();
      return follow(own.remove(id));
    },
  };
}
