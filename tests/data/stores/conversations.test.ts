import 'fake-indexeddb/auto';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import { servicesOf } from '../../support/services';
import { type Account, type ConversationsHost, describeConversations } from './conversations.contract';

const now = Date.UTC(2025, 10, 20, 9, 41);

function hostOf(openTab: () => DeviceStore): ConversationsHost {
  const tabs = [openTab(), openTab()] as const;
  const presence = memoryPresence();
  const stores = new Map<string, Promise<MessageStore>>();
  /** One a tab and account, as the app has it. */
  function open({ uid, id, name }: Account, tab: 0 | 1 = 0) {
    const key = `${uid} ${tab}`;
    const services = () =>
      servicesOf(
        { isSignedIn: true, uid, userName: name, pageId: id },
        { device: tabs[tab], now: () => now, loadPresence: async () => presence },
      );
    const store = stores.get(key) ?? services().messages();
    stores.set(key, store);
    return store;
  }
  return {
    open,
    write: (uid, records) => tabs[0].writeAll(uid, records),
    leave: (uid) => tabs[0].removeAll(uid),
    presence,
    async close() {
      for (const tab of tabs) await tab.close();
    },
  };
}

let devices = 0;
describeConversations('conversations between the accounts of one device', () => {
  devices += 1;
  const name = `conversations-${devices}`;
  return hostOf(() => createDeviceStore(indexedRecords(name), tabChannel(name)));
});

describeConversations('conversations between the accounts of one device in memory', () => {
  const memory = createMemory();
  return hostOf(() => memory.open());
});
