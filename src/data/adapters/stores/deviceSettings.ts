import { handledElsewhere } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { SettingsStore } from '../../ports/SettingsStore';
import { changedSettings, eachSetting } from '../../schema/rules/changedSettings';
import type { Settings, StoredSettings } from '../../schema/shapes/settings';
import { createLiveRecords } from '../device/liveRecords';
import { readSettings, settingsRecord, updateStored } from '../records/readSettings';

type Options = {
  device: DeviceStore;
  /** The owner of the settings: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** The default settings. Stored settings override them. */
  defaults: Settings;
};

/**
 * Stores a user's changed settings in one record. All observers in a tab share one store, so that they
 * receive the same settings.
 */
export function createSettingsStore({ device, owner, defaults }: Options): SettingsStore {
  /** Changes that observers have received but that aren't stored: pending or failed, by setting. */
  const unsaved = new Map<string, StoredSettings>();
  /** The last write. The next write waits for it and builds on its result. */
  let written: Promise<unknown> = Promise.resolve();

  const live = createLiveRecords<Settings>({
    device,
    owner,
    kinds: [settingsRecord.kind],
    // A switch changes immediately, so the user may leave right after. The update must have started then.
    read: async () => {
      const [settings] = await Promise.all([
        readSettings(device, owner, defaults),
        device.loadUpdates().catch(handledElsewhere),
      ]);
      return settings;
    },
    shown: (saved) => [...unsaved.values()].reduce<Settings>(changedSettings, saved),
    onReplaced: () => unsaved.clear(),
  });

  async function keep(change: StoredSettings, changes: ReadonlyMap<string, StoredSettings>) {
    await live.write(
      settingsRecord,
      () => updateStored(device, owner, change),
      (saved) => changedSettings(saved, change),
    );
    // A setting that was changed again during the write isn't stored yet.
    for (const [name, each] of changes) if (unsaved.get(name) === each) unsaved.delete(name);
  }

  return {
    observe: live.observe,

    set(change) {
      const changes = eachSetting(change);
      for (const [name, each] of changes) unsaved.set(name, each);
      live.publish();
      const keeping = written.then(() => keep(change, changes));
      written = keeping.catch(handledElsewhere);
      return keeping;
    },
  };
}
