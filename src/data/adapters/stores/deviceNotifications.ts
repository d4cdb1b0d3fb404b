import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type { FeedStore } from '../../ports/FeedStore';
import type { MarkStore } from '../../ports/MarkStore';
import type { MessageStore } from '../../ports/MessageStore';
import type { NotificationStore } from '../../ports/NotificationStore';
import type { RequestStore } from '../../ports/RequestStore';
import type { World } from '../../ports/World';
import { asha } from '../../sample/people';
import type { Marks } from '../../schema/marks';
import type { Seen } from '../../schema/notification';
import type { Me } from '../../schema/person';
import { withSeen } from '../../schema/seen';
import type { Settings } from '../../schema/settings';
import { concerns } from '../device/changes';
import { readListings } from '../records/listings';
import { readSampleDate } from '../records/sampleDate';
import { notificationsOf } from './notifications';

const seenKind = 'notificationsSeen';
const seenId = 'me';

const loadSeenSchema = async () => (await import('../../schema/notification')).seenSchema;

/** Changed all the time, and no notification comes of it: what is typed, one's own stars and likes. */
const isSilent = (kind: string) =>
  /draft$/i.test(kind) || ['like', 'save', 'star', 'interest', 'sampleDate'].includes(kind);

/** What was seen changes nothing in the tab that shows it. */
const matters = (change: DeviceChange) =>
  concerns(
    change,
    (kind) =>
      !isSilent(kind) && (kind !== seenKind || (change.extent === 'some' && change.origin === 'elsewhere')),
  );

const day = 24 * 60 * 60_000;

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  /** The person, as they are called now. */
  me: () => Me;
  /** The clock, in ms since the epoch. */
  now: () => number;
  directory: Pick<Directory, 'load' | 'loadAccount'>;
  feed: Pick<FeedStore, 'load'>;
  messages: Pick<MessageStore, 'loadInbox'>;
  requests: Pick<RequestStore, 'load' | 'observe'>;
  /** Others on the device, as the person may see them: all of what the stores know, and when it came. */
  world: Pick<World, 'loadPeople' | 'observe' | 'observeReceived'>;
  loadMarks: () => Promise<Marks>;
  loadSettings: () => Promise<Settings>;
};

/** The marks as they are now. They aren't observed any longer: an observer keeps them from being read anew. */
export async function readMarks(store: MarkStore): Promise<Marks> {
  let stop = () => {};
  const first = await new Promise<Marks>((resolve) => {
    stop = store.observe(resolve);
  });
  stop();
  return first;
}

/** The notifications of one person, from what the stores of the same person know. */
export function createNotificationStore(options: Options): NotificationStore {
  const { device, owner, me, now, directory, feed, messages, requests, world } = options;
  const { loadMarks, loadSettings } = options;

  async function readSeen(): Promise<Seen> {
    const { records } = await device.read(owner, seenKind, loadSeenSchema);
    const kept = records.find(({ id }) => id === seenId);
    if (kept) return kept.value;
    // What was before one came is no news; who looks around as Asha finds what a day brings.
    const { date } = await readSampleDate(device, owner, now);
    return { at: me().id === asha.id ? date - day : date, ids: [] };
  }

  return {
    async load() {
      const [
        found,
        { user, investor },
        { posts },
        { conversations },
        asked,
        { startups: listed },
        { follow },
        settings,
        listings,
        seen,
      ] = await Promise.all([
        directory.load(),
        directory.loadAccount(),
        feed.load(),
        messages.loadInbox(),
        requests.load(),
        world.loadPeople(),
        loadMarks(),
        loadSettings(),
        readListings(device, owner),
        readSeen(),
      ]);
      const notifications = notificationsOf({
        me: me(),
        own: user,
        now: now(),
        directory: found,
        posts,
        conversations,
        requests: asked,
        listed,
        follows: follow,
        listings: listings.records.map(({ id, value }) => ({ id, listedAt: value.savedAt })),
        investor,
        isOn: settings.notifications,
      });
      return { notifications, seen, isInvestor: investor !== null };
    },

    async keepSeen(seen) {
      await device.update<Seen>(owner, seenKind, seenId, loadSeenSchema, (kept) =>
        kept ? withSeen(kept, seen) : seen,
      );
    },

    observe(listener) {
      const stops = [
        device.observe(owner, (change) => {
          if (matters(change)) listener(change.extent === 'all' ? 'all' : 'some');
        }),
        world.observe(() => listener('some')),
        world.observeReceived(() => listener('some')),
        requests.observe(() => listener('some')),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
