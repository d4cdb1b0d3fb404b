import type { DeviceStore } from './deviceStore';

type Options<Value> = {
  device: DeviceStore;
  owner: string;
  /** Everything from the device; what can't be read is as it comes. */
  read: () => Promise<Value>;
  /** With what is shown but not on the device: under way, or refused. */
  shown: (saved: Value) => Value;
  /** All that the owner has was replaced, and what was refused before with it. */
  onReplaced: () => void;
};

/** Records of one owner as a whole: read for whoever observes them, who is told of each change, also in other tabs. */
export function createLiveRecords<Value extends object>(options: Options<Value>) {
  const { device, owner, read, shown, onReplaced } = options;
  const listeners = new Set<(value: Value) => void>();
  /** What the device holds, once read for whoever observes now. */
  let saved: Value | null = null;
  let isReading = false;
  /** Whether the device may have changed since the reading under way began. */
  let isOutdated = false;
  let stopHearing = () => {};

  async function refresh() {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      const found = await read();
      if (!isOutdated) saved = found;
    }
    isReading = false;
    if (listeners.size === 0) saved = null;
    tell();
  }

  /** Tells everybody what is shown now. */
  function tell() {
    if (!saved) return;
    const value = shown(saved);
    for (const listener of [...listeners]) listener(value);
  }

  return {
    tell,

    /** What is on the device since just now. */
    wrote(change: (saved: Value) => Value) {
      if (saved) saved = change(saved);
      if (isReading) isOutdated = true;
    },

    observe(listener: (value: Value) => void): () => void {
      // A listener of its own, whoever else observes with the same function.
      const own = (value: Value) => listener(value);
      listeners.add(own);
      if (listeners.size === 1) {
        stopHearing = device.subscribe(owner, (extent) => {
          if (extent === 'all') onReplaced();
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
  };
}
