import type { MarkStore } from '../ports/MarkStore';
import type { MarkChange, MarkKind, Marks } from '../schema/marks';
import { noMarks } from '../schema/noMarks';
import type { DeviceStore } from './deviceStore';

const kinds = Object.keys(noMarks) as MarkKind[];

const loadSchema = async () => (await import('../schema/marks')).markSchema;

const withChange = (marks: Marks, { kind, id, on }: MarkChange): Marks => ({
  ...marks,
  [kind]: { ...marks[kind], [id]: on },
});

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  /** What is marked where the device says nothing. */
  defaults: Marks;
};

/**
 * The marks of one owner, one record each: `star`, `follow`, `interest` and `like` hold whether it is on, by the id of
 * what is marked. One store serves a whole tab, so that whoever observes it sees the same.
 */
export function createMarkStore({ device, owner, defaults }: Options): MarkStore {
  const listeners = new Set<(marks: Marks) => void>();
  /** Shown but not on the device: under way, or refused. By kind and id. */
  const unsaved = new Map<string, MarkChange>();
  /** What the device holds, once read for whoever observes now. */
  let saved: Marks | null = null;
  let isReading = false;
  /** Whether the device may have changed since the reading under way began. */
  let isOutdated = false;
  let stopHearing = () => {};

  /** What the device can't read counts as untouched. */
  const readKind = (kind: MarkKind) =>
    device.read(owner, kind, loadSchema).then(
      ({ records }) => records,
      () => [],
    );

  async function refresh() {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      const found = await Promise.all(kinds.map(readKind));
      if (isOutdated) continue;
      saved = defaults;
      for (const [at, kind] of kinds.entries()) {
        for (const { id, value } of found[at] ?? []) saved = withChange(saved, { kind, id, on: value });
      }
    }
    isReading = false;
    if (listeners.size === 0) saved = null;
    tell();
  }

  const shown = (known: Marks) => [...unsaved.values()].reduce(withChange, known);

  function tell() {
    if (!saved) return;
    const marks = shown(saved);
    for (const listener of [...listeners]) listener(marks);
  }

  return {
    observe(listener) {
      // A listener of its own, whoever else observes with the same function.
      const own = (marks: Marks) => listener(marks);
      listeners.add(own);
      if (listeners.size === 1) {
        stopHearing = device.subscribe(owner, (extent) => {
          // What was refused before has been replaced too.
          if (extent === 'all') unsaved.clear();
          void refresh();
        });
        void refresh();
      } else if (saved) {
        own(shown(saved));
      }
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopHearing();
        stopHearing = () => {};
        // Unwatched, the device may change: the next one to observe reads it again.
        saved = null;
      };
    },

    async set(change) {
      const key = `${change.kind} ${change.id}`;
      unsaved.set(key, change);
      tell();
      await device.write(owner, change.kind, change.id, change.on);
      if (saved) saved = withChange(saved, change);
      if (isReading) isOutdated = true;
      if (unsaved.get(key) === change) unsaved.delete(key);
    },
  };
}
