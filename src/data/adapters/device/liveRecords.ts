import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import { concerns } from './changes';

type RecordName = { kind: string; id: string };

type Options<Value> = {
  device: DeviceStore;
  owner: string;
  /** The kinds of the records that it is made of. */
  kinds: readonly string[];
  /** Everything from the device; what can't be read is as it comes. */
  read: () => Promise<Value>;
  /** With what is shown but not on the device: pending, or refused. */
  shown: (saved: Value) => Value;
  /** All that the owner has was replaced, and what was refused before with it. */
  onReplaced: () => void;
};

/** Records of one owner as a whole: read for whoever observes them, who is notified of each change, also in other tabs. */
export function createLiveRecords<Value extends object>(options: Options<Value>) {
  const { device, owner, kinds, read, shown, onReplaced } = options;
  const listeners = new Set<(value: Value) => void>();
  /** What the device holds, once read for whoever observes now. */
  let saved: Value | null = null;
  /** What the listeners know, as text. */
  let published = '';
  /** What is being written here: it needs no reading. */
  const writing = new Set<RecordName>();
  let isReading = false;
  /** Whether the device may have changed since the current reading began. */
  let isOutdated = false;
  let stopObserving = () => {};

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
    publish();
  }

  const isOwn = (change: DeviceChange) =>
    change.extent === 'some' &&
    change.origin === 'here' &&
    change.records.every(({ kind, id }) => [...writing].some((own) => own.kind === kind && own.id === id));

  /** Calls all listeners with what is shown now, unless they know it. */
  function publish() {
    if (!saved) return;
    const value = shown(saved);
    const text = JSON.stringify(value);
    if (text === published) return;
    published = text;
    for (const listener of [...listeners]) listener(value);
  }

  return {
    publish,

    /**
     * Writes one record, and what that changes of what the device holds.
     * @throws when the device can't store it
     */
    async write(record: RecordName, write: () => Promise<unknown>, change: (saved: Value) => Value) {
      const own = { ...record };
      writing.add(own);
      await write().finally(() => writing.delete(own));
      if (saved) saved = change(saved);
      if (isReading) isOutdated = true;
    },

    observe(listener: (value: Value) => void): () => void {
      // A listener of its own, whoever else observes with the same function.
      const own = (value: Value) => listener(value);
      listeners.add(own);
      if (listeners.size === 1) {
        published = '';
        stopObserving = device.observe(owner, (change) => {
          if (change.extent === 'all') onReplaced();
          if (!isOwn(change) && concerns(change, (kind) => kinds.includes(kind))) void refresh();
        });
        void refresh();
      } else if (saved) {
        own(shown(saved));
      }
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopObserving();
        stopObserving = () => {};
        // Unwatched, the device may change: the next one to observe reads it again.
        saved = null;
      };
    },
  };
}
