import { createDurableMirror } from '@/data/adapters/device/durableMirror';
import { storage, tabStorage } from './storage';

/** What outlives a browser that is killed before it has written local storage: who is signed in, and the look. */
export const durable = createDurableMirror<'session' | 'appearance'>({
  storage: storage(),
  tab: tabStorage(),
  onRestored(keys) {
    // As another tab would tell of it: whoever follows local storage hears it.
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }));
  },
});
