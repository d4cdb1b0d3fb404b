import type { DeviceStore } from '../../ports/DeviceStore';
import type { SettingsStore } from '../../ports/SettingsStore';
import type { Settings } from '../../schema/settings';
import { createLiveRecords } from '../device/liveRecords';
import { readSettings, readStored, settingsRecord } from '../records/readSettings';

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
  /** Shown but not on the device: pending, or refused. */
  let unsaved: Partial<Settings> = {};
  /** One change after the other: each is written into what the last one left. */
  let written: Promise<unknown> = Promise.resolve();

  const live = createLiveRecords<Settings>({
    device,
    owner,
    kinds: [settingsRecord.kind],
    read: () => readSettings(device, owner, defaults),
    shown: (saved) => ({ ...saved, ...unsaved }),
    onReplaced() {
      unsaved = {};
    },
  });

  async function keep(change: Partial<Settings>) {
    const { kind, id } = settingsRecord;
    const value = { ...(await readStored(device, owner)), ...change };
    await live.write({ kind, id, value }, (saved) => ({ ...saved, ...change }));
    // What was changed again meanwhile isn't on the device yet.
    unsaved = Object.fromEntries(
      Object.entries(unsaved).filter(([name, value]) => change[name as keyof Settings] !== value),
    );
  }

  return {
    observe: live.observe,

    set(change) {
      unsaved = { ...unsaved, ...change };
      live.publish();
      const keeping = written.then(() => keep(change));
      written = keeping.catch(() => {});
      return keeping;
    },
  };
}
