import { readSettings } from '@/data/adapters/records/readSettings';
import { createNotificationStore } from '@/data/adapters/stores/deviceNotifications';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import type { Marks } from '@/data/schema/marks';
import { device } from './device';
import { meOf, ownerOf } from './me';
import { directory, feedStore, marks, messageStore, session } from './services';
import { settingsDefaults } from './settingsDefaults';

/** The marks as they are now. They aren't observed any longer: an observer keeps them from being read anew. */
async function readMarks(store: MarkStore): Promise<Marks> {
  let stop = () => {};
  const first = await new Promise<Marks>((resolve) => {
    stop = store.observe(resolve);
  });
  stop();
  return first;
}

/** The notifications of whoever is signed in now. */
export async function notificationStore(): Promise<NotificationStore> {
  const now = session.get();
  const [found, feed, messages, marked] = await Promise.all([
    directory(),
    feedStore(),
    messageStore(),
    marks(),
  ]);
  return createNotificationStore({
    device,
    owner: ownerOf(now),
    me: () => meOf(now),
    now: Date.now,
    directory: found,
    feed,
    messages,
    loadMarks: () => readMarks(marked),
    loadSettings: () => readSettings(device, ownerOf(now), settingsDefaults(now)),
  });
}
