import { createMessageStore } from '@/data/adapters/deviceMessages';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { Session } from '@/data/ports/session';
import type { SampleConversations } from '@/data/sample/conversations';
import sampleAddress from '@/data/sample/conversations.json?url';
import { asha } from '@/data/sample/people';
import { device } from './device';
import { openDirectory } from './directoryStore';
import { meOf, ownerOf } from './me';
import { storage } from './storage';
import { fetchSample } from './store';

let opened: { session: Session; store: MessageStore } | undefined;

/** The conversations of whoever is signed in: one store, so that list and thread hear of each other's changes. */
export function openMessageStore(session: Session): MessageStore {
  if (opened?.session === session) return opened.store;
  const me = meOf(session);
  const store = createMessageStore({
    device,
    owner: ownerOf(session),
    me,
    now: Date.now,
    loadSample: async () => (me.id === asha.id ? fetchSample<SampleConversations>(sampleAddress) : []),
    directory: openDirectory(session),
    notes: storage(),
  });
  opened = { session, store };
  return store;
}
