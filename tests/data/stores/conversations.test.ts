import 'fake-indexeddb/auto';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import type { MessageStore } from '@/data/ports/MessageStore';
import { now } from '../../support/accountRecords';
import { onEachDevice } from '../../support/hosts';
import { servicesOf } from '../../support/services';
import { describeConversations } from './conversations.contract';

onEachDevice(describeConversations, (deviceOf) => {
  const presence = memoryPresence();
  /** One store per window and account, as in the app. */
  const stores = new Map<string, Promise<MessageStore>>();
  return {
    presence,
    open({ uid, slug, name }, tab = 0) {
      const open = () =>
        servicesOf(
          { isSignedIn: true, uid, userName: name, slug },
          { device: deviceOf(tab), now: () => now, loadPresence: async () => presence },
        ).messages();
      const key = `${uid} ${tab}`;
      const store = stores.get(key) ?? open();
      stores.set(key, store);
      return store;
    },
  };
});
