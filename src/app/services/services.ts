import type { AuthProvider } from '@/data/ports/AuthProvider';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import { createSession } from '../session/session';
import { loadAuthProvider } from './accounts';
import { storage } from './storage';

let provider: Promise<AuthProvider> | undefined;

/** The authentication provider, fetched when it is first needed, and again after a failed fetch. */
export function loadProvider(): Promise<AuthProvider> {
  provider ??= loadAuthProvider();
  provider.catch(() => {
    provider = undefined;
  });
  return provider;
}

const loadStore = () => import('./store');

/** The one owner of who is signed in. */
export const session = createSession({
  storage: storage(),
  listen(callback) {
    const onStorage = (event: StorageEvent) => callback(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
  loadProvider,
  readName: async (uid) => (await loadStore()).readName(uid),
  writeName: async (uid, name) => (await loadStore()).writeName(uid, name),
  readPageId: async (uid) => (await loadStore()).readPageId(uid),
});

/** The feed of whoever is signed in now. */
export async function feedStore(): Promise<FeedStore> {
  const { openFeedStore } = await loadStore();
  return openFeedStore(session.get());
}

/** Everybody who can be found, as the person signed in now finds them. */
export async function directory(): Promise<Directory> {
  const { openDirectory } = await import('./directoryStore');
  return openDirectory(session.get());
}

/** The marks of whoever is signed in now. */
export async function marks(): Promise<MarkStore> {
  const { openMarks } = await import('./markStore');
  return openMarks(session.get());
}

/** The conversations of whoever is signed in now. */
export async function messageStore(): Promise<MessageStore> {
  const { openMessageStore } = await import('./messageStore');
  return openMessageStore(session.get());
}

/** The settings of whoever is signed in now. */
export async function settings(): Promise<SettingsStore> {
  const { openSettings } = await import('./settingsStore');
  return openSettings(session.get());
}
