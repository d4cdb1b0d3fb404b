import { createDurableMirror } from '@/data/adapters/device/durableMirror';
import { storage, tabStorage } from './storage';

/** Copies session and appearance to disk: a killed browser may not have written local storage. */
export const durable = createDurableMirror<'session' | 'appearance'>({
  storage: storage(),
  tab: tabStorage(),
  onRestored(keys) {
    // Dispatches the event of a change in another tab, which all listeners of local storage receive.
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  },
});
