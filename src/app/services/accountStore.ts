import { createAccountStore } from '@/data/adapters/stores/deviceAccount';
import type { AccountStore } from '@/data/ports/AccountStore';
import { device } from './device';
import { openDirectory } from './directoryStore';
import { meOf, ownerOf } from './me';
import { session } from './services';

let opened: { owner: string; pageId: string; store: AccountStore } | undefined;

/** The account of whoever is signed in now: one store, so that its changes come one after the other. */
export function openAccount(): AccountStore {
  const owner = ownerOf(session.get());
  const pageId = meOf(session.get()).id;
  // An import may have brought another page.
  if (opened?.owner === owner && opened.pageId === pageId) return opened.store;
  const store = createAccountStore({
    device,
    owner,
    pageId,
    openDirectory: () => openDirectory(session.get()),
    now: Date.now,
    onRename: (name) => session.rename(name, pageId),
  });
  opened = { owner, pageId, store };
  return store;
}
