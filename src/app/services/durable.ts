import { createDurableMirror } from '@/data/adapters/device/durableMirror';
import { storage, tabStorage } from './storage';

/** Copies session, theme and language to IndexedDB: a crash may lose recent changes in local storage. */
export const durable = createDurableMirror<'session' | 'appearance'>({
  storage: storage(),
  tab: tabStorage(),
  onRestored(keys) {
    // Simulates a change in another tab, so that all listeners of local storage read the restored entries.
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  },
});
