import type { DeviceStore } from '../../ports/DeviceStore';
import type { SettingsStore } from '../../ports/SettingsStore';
import { changedSettings, eachSetting } from '../../schema/changedSettings';
import type { Settings, StoredSettings } from '../../schema/settings';
import { createLiveRecords } from '../device/liveRecords';
import { readSettings, settingsRecord, updateStored } from '../records/readSettings';

type Options = {
  device: DeviceStore;
  /** Whose settings: the account's uid, or `sample`. */
  owner: string;
  /** What holds where the device says nothing. */
  defaults: Settings;
};

/**
 * The settings of one owner: one record of what was changed. One store serves a whole tab, so that whoever observes it
 * sees the same.
 */
export function createSettingsStore({ device, owner, defaults }: Options): SettingsStore {
  /** Shown but not on the device: pending, or refused. By setting. */
  const unsaved = new Map<string, StoredSettings>();
  /** One change after the other: each is written into what the last one left. */
  let written: Promise<unknown> = Promise.resolve();

  const live = createLiveRecords<Settings>({
    device,
    owner,
    kinds: [settingsRecord.kind],
    read: () => readSettings(device, owner, defaults),
    shown: (saved) => [...unsaved.values()].reduce<Settings>(changedSettings, saved),
    onReplaced: () => unsaved.clear(),
  });

  async function keep(change: StoredSettings, changes: ReadonlyMap<string, StoredSettings>) {
    await live.write(
      settingsRecord,
      () => updateStored(device, owner, change),
      (saved) => changedSettings(saved, change),
    );
    // What was changed again meanwhile isn't on the device yet.
    for (const [name, each] of changes) if (unsaved.get(name) === each) unsaved.delete(name);
  }

  return {
    observe: live.observe,

    set(change) {
      const changes = eachSetting(change);
      for (const [name, each] of changes) unsaved.set(name, each);
      live.publish();
      const keeping = written.then(() => keep(change, changes));
      written = keeping.catch(() => {});
      return keeping;
    },
  };
}
