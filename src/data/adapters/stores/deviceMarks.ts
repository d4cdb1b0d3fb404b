import type { DeviceStore } from '../../ports/DeviceStore';
import type { MarkStore } from '../../ports/MarkStore';
import type { MarkChange, MarkKind, Marks } from '../../schema/shapes/marks';
import { noMarks } from '../../schema/shapes/noMarks';
import { createLiveRecords } from '../device/liveRecords';

const kinds = Object.keys(noMarks) as MarkKind[];

const loadSchema = async () => (await import('../../schema/shapes/marks')).markSchema;

const withChange = (marks: Marks, { kind, id, isOn }: MarkChange): Marks => ({
  ...marks,
  [kind]: { ...marks[kind], [id]: isOn },
});

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** The default marks (stars, follows, likes and so on). Stored marks override them. */
  defaults: Marks;
};

/**
 * Stores a user's marks (stars, follows, interests, likes, saves), one record each. A record's kind and id
 * name the marked item. Its value is whether the mark is on. All observers in a tab share one store.
 */
export function createMarkStore({ device, owner, defaults }: Options): MarkStore {
  /** Changes that observers have received but that aren't stored: pending or failed, by kind and id. */
  const unsaved = new Map<string, MarkChange>();

  /** Returns the stored marks of one kind. If they can't be read, returns none, and the defaults apply. */
  const readKind = (kind: MarkKind) =>
    device.read(owner, kind, loadSchema).then(
      ({ records }) => records,
      () => [],
    );

  const live = createLiveRecords<Marks>({
    device,
    owner,
    kinds,
    async read() {
      const found = await Promise.all(kinds.map(readKind));
      const known = kinds.map((kind, at) => [
        kind,
        { ...defaults[kind], ...Object.fromEntries((found[at] ?? []).map(({ id, value }) => [id, value])) },
      ]);
      return Object.fromEntries(known) as Marks;
    },
    shown: (saved) => [...unsaved.values()].reduce(withChange, saved),
    onReplaced: () => unsaved.clear(),
  });

  return {
    observe: live.observe,

    async set(change, keep = ({ kind, id, value }) => device.write(owner, kind, id, value)) {
      const key = `${change.kind} ${change.id}`;
      unsaved.set(key, change);
      live.publish();
      const { kind, id, isOn } = change;
      await live.write(
        { kind, id },
        () => keep({ kind, id, value: isOn }),
        (saved) => withChange(saved, change),
      );
      if (unsaved.get(key) === change) unsaved.delete(key);
    },
  };
}
