import type { SettingsStore } from '../ports/SettingsStore';
import type { Settings } from '../schema/settings';
import type { DeviceStore } from './deviceStore';
import { readSettings, readStored, settingsRecord } from './readSettings';

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
  const listeners = new Set<(settings: Settings) => void>();
  /** Shown but not on the device: under way, or refused. */
  let unsaved: Partial<Settings> = {};
  /** What the device holds, once read for whoever observes now. */
  let saved: Settings | null = null;
  let isReading = false;
  /** Whether the device may have changed since the reading under way began. */
  let isOutdated = false;
  let stopHearing = () => {};
  /** One change after the other: each is written into what the last one left. */
  let written: Promise<unknown> = Promise.resolve();

  async function refresh() {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      const found = await readSettings(device, owner, defaults);
      if (!isOutdated) saved = found;
    }
    isReading = false;
    if (listeners.size === 0) saved = null;
    tell();
  }

  const shown = (known: Settings): Settings => ({ ...known, ...unsaved });

  function tell() {
    if (!saved) return;
    const settings = shown(saved);
    for (const listener of [...listeners]) listener(settings);
  }

  async function keep(change: Partial<Settings>) {
    const { kind, id } = settingsRecord;
    await device.write(owner, kind, id, { ...(await readStored(device, owner)), ...change });
    if (saved) saved = { ...saved, ...change };
    if (isReading) isOutdated = true;
    // What was changed again meanwhile isn't on the device yet.
    unsaved = Object.fromEntries(
      Object.entries(unsaved).filter(([name, value]) => change[name as keyof Settings] !== value),
    );
  }

  return {
    observe(listener) {
      // A listener of its own, whoever else observes with the same function.
      const own = (settings: Settings) => listener(settings);
      listeners.add(own);
      if (listeners.size === 1) {
        stopHearing = device.subscribe(owner, (extent) => {
          // What was refused before has been replaced too.
          if (extent === 'all') unsaved = {};
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

    set(change) {
      unsaved = { ...unsaved, ...change };
      tell();
      const keeping = written.then(() => keep(change));
      written = keeping.catch(() => {});
      return keeping;
    },
  };
}
