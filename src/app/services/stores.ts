import type { Notes } from '@/data/adapters/device/journaledRecords';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import { handledElsewhere } from '@/data/log/report';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { Presence } from '@/data/ports/Presence';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { Search } from '@/data/ports/Search';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import type { World } from '@/data/ports/World';
import { sampleMarks } from '@/data/sample/marks';
import { asha } from '@/data/sample/people';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { together } from './listeningMethods';
import { openOnce } from './openOnce';
import type { Person } from './person';
import type { sampleFiles } from './sampleFiles';
import { settingsDefaults } from './settingsDefaults';

/** What the stores of a user's services share. */
export type Base = {
  person: Person;
  /** The owner of new records. A guest's records later move to an account, but not to the demo account. */
  doer: string;
  openDevice: LazyPort<DeviceStore>;
  /** Wraps a port, so that all its listeners stop when the services close. */
  held: <Port extends object>(port: Port) => Port;
  presence: LazyPort<Presence>;
  /** Local storage, which stores drafts until the database has stored them. */
  notes: Notes;
  sample: typeof sampleFiles;
  search: Search;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
};

/** Returns the stores of a user. Each opens once, on first use. */
export function openStores({ person, doer, openDevice, held, presence, notes, sample, search, now }: Base) {
  const { owner, me } = person;
  const isSample = () => me().id === asha.id;
  const loadSettings = async () => {
    const { readSettings } = await import('@/data/adapters/records/readSettings');
    return readSettings(await openDevice(), owner, settingsDefaults(isSample()));
  };

  /**
   * Opens a store whose listeners are also notified of changes of the session. Stores read the user's name
   * from the session, and a rename changes the records before the session.
   */
  const openLive = <Store extends object>(open: () => Promise<Store>) =>
    openOnce(async () => together(await open(), person.subscribe));

  const world = openOnce<World>(async () => {
    const device = await openDevice();
    const others = createWorld({ device, owner, me, now });
    return import.meta.env.VITE_FIREBASE_DATABASE_URL
      ? (await import('./remoteDevice')).countedWorld(others, device, owner)
      : others;
  });

  const feed = openLive<FeedStore>(async () => {
    const [device, { createFeedStore }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceFeedStore'),
      world(),
    ]);
    return createFeedStore({ device, owner, me, now, loadSample: sample.posts, world: others, notes });
  });

  const directory = openLive<Directory>(async () => {
    const [device, { createDirectory }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceDirectory'),
      world(),
    ]);
    return createDirectory({
      device,
      owner,
      me,
      now,
      loadSample: sample.world,
      loadPostsBy: async (author) => (await feed()).loadBy(author),
      world: others,
      marks,
      loadSettings,
    });
  });

  const marks = openOnce<MarkStore>(async () => {
    return createMarkStore({
      device: await openDevice(),
      owner: doer,
      defaults: isSample() ? sampleMarks : noMarks,
    });
  });

  const requests = openOnce<RequestStore>(async () => {
    const [device, { createRequestStore }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceRequests'),
      world(),
    ]);
    // The store has a timer as long as it has a listener.
    return held(createRequestStore({ device, owner: doer, now, world: others }));
  });

  const messages = openLive<MessageStore>(async () => {
    const [device, { createMessageStore }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceMessages'),
      world(),
    ]);
    const loadSample = async () => (isSample() ? sample.conversations() : []);
    return createMessageStore({
      device,
      owner,
      me,
      now,
      loadSample,
      loadPart: async (asked) => (await directory()).loadPart(asked),
      world: others,
      loadPresence: presence,
      notes,
    });
  });

  const pipeline = openLive<PipelineStore>(async () => {
    const [device, { createPipelineStore }] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/devicePipeline'),
    ]);
    return createPipelineStore({
      device,
      owner: doer,
      now,
      loadSample: async (date) =>
        isSample() ? (await import('@/data/sample/pipeline')).samplePipeline(date) : [],
      ownId: () => me().id,
      messages,
      requests,
      marks,
      world,
    });
  });

  const settings = openOnce<SettingsStore>(async () => {
    const [device, { createSettingsStore }] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceSettings'),
    ]);
    return createSettingsStore({ device, owner, defaults: settingsDefaults(isSample()) });
  });

  const notifications = openLive<NotificationStore>(async () => {
    const [device, { createNotificationStore }, others, ...stores] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceNotifications'),
      world(),
      directory(),
      feed(),
      messages(),
      requests(),
    ]);
    const [found, posts, conversations, asked] = stores;
    return createNotificationStore({
      device,
      owner,
      me,
      now,
      directory: import.meta.env.VITE_FIREBASE_DATABASE_URL
        ? (await import('./remoteDevice')).firstStartups(found)
        : found,
      feed: import.meta.env.VITE_FIREBASE_DATABASE_URL
        ? (await import('./remoteDevice')).firstPosts(posts)
        : posts,
      messages: conversations,
      requests: asked,
      world: others,
      marks,
      pipeline,
      search,
      loadSettings,
    });
  });

  const account = openLive<AccountStore>(async () => {
    // This code is needed too. It loads at the same time, instead of after the store's.
    openDevice()
      .then(({ loadUpdates }) => loadUpdates())
      .catch(handledElsewhere);
    const [device, { createAccountStore }, found] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceAccount'),
      directory(),
    ]);
    return createAccountStore({
      device,
      owner,
      directory: found,
      now,
      onRename: person.rename,
    });
  });

  return { feed, directory, marks, requests, messages, pipeline, settings, notifications, account };
}
