import { createStartRecord, type Entries } from '@/data/adapters/device/startRecord';
import { storage } from './storage';

const keys = ['userName', 'updraft.id', 'updraft.uid', 'updraft.appearance', 'auth'] as const;

/** Entries of local storage that the record contains. */
export type StartEntries = Entries<(typeof keys)[number]>;

/** Stores session, theme and language in IndexedDB: a crash may lose recent changes in local storage. */
export const durable = createStartRecord({
  storage: storage(),
  keys,
  onRestored(changed) {
    // Simulates changes in another tab, so that all listeners of local storage read the restored entries.
    for (const key of changed) window.dispatchEvent(new StorageEvent('storage', { key }));
  },
});

// Also occurs when the page closes.
globalThis.addEventListener?.('visibilitychange', durable.noteClearing);
