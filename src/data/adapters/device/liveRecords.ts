import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import { concerns } from './concerns';

type RecordName = { kind: string; id: string };

type Options<Value> = {
  device: DeviceStore;
  owner: string;
  /** The kinds of records that `read` reads. */
  kinds: readonly string[];
  /** Reads the value from storage, with defaults for unreadable data. */
  read: () => Promise<Value>;
  /** Returns the value with changes that aren't stored, because their write is pending or failed. */
  shown: (saved: Value) => Value;
  /** Called when all of the owner's records were replaced. Failed changes are then obsolete. */
  onReplaced: () => void;
};

/** Combines records of one owner into one value, and notifies its observers of each change in any tab. */
export function createLiveRecords<Value extends object>(options: Options<Value>) {
  const { device, owner, kinds, read, shown, onReplaced } = options;
  const listeners = new Set<(value: Value) => void>();
  /** The stored value; null without observers, or until it is read. */
  let saved: Value | null = null;
  /** The value that the listeners received last, as JSON. */
  let published = '';
  /** Records that this tab is writing. A change of these records requires no new read. */
  const writing = new Set<RecordName>();
  let isReading = false;
  /** Whether storage may have changed since the current read began. */
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

  /** Calls all listeners with the current value, unless they have it already. */
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
     * Writes one record and applies the change to the stored value.
     * @throws when browser storage can't be written
     */
    async write(record: RecordName, write: () => Promise<unknown>, change: (saved: Value) => Value) {
      const own = { ...record };
      writing.add(own);
      await write().finally(() => writing.delete(own));
      if (saved) saved = change(saved);
      if (isReading) isOutdated = true;
    },

    observe(listener: (value: Value) => void): () => void {
      // Wraps the listener, so that the same function can be added twice.
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
        // Without observers, changes go unnoticed, so the next observer must read again.
        saved = null;
      };
    },
  };
}
