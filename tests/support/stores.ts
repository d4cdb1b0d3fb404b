import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { createDirectory } from '@/data/adapters/stores/deviceDirectory';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import { createNotificationStore } from '@/data/adapters/stores/deviceNotifications';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { SavedSearch } from '@/data/ports/PipelineStore';
import type { Search } from '@/data/ports/Search';
import type { SampleConversations } from '@/data/sample/conversations';
import conversations from '@/data/sample/conversations.json';
import type { SamplePosts } from '@/data/sample/feed';
import posts from '@/data/sample/feed.json';
import investors from '@/data/sample/investors.json';
import { sampleMarks } from '@/data/sample/marks';
import { asha, freshMe } from '@/data/sample/people';
import { sampleSettings } from '@/data/sample/settings';
import startups from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';
import type { SampleWorld } from '@/data/sample/world';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { pageSearch } from '../data/search/pageSearch';
import { now as present } from './accountRecords';
import { fakeRequests } from './fakeRequests';

export const sample = { startups, investors, users } as SampleWorld;
export const samplePosts = posts as SamplePosts;

/** The user of a new account. */
export const nora = freshMe('uid-nora', 'Nora Lund', 'nora-lund');

type Options = Partial<
  Omit<Parameters<typeof createFeedStore>[0], 'device' | 'world' | 'loadSample'> &
    Pick<Parameters<typeof createDirectory>[0], 'loadSettings' | 'loadSample'> & {
      /** The user's saved searches. */
      searches: readonly SavedSearch[];
      search: Pick<Search, 'profiles'>;
    }
>;

/** Creates the interdependent stores of one account. Default: the demo account (Asha). */
export function storesOf(device: DeviceStore, options: Options = {}) {
  const { owner = 'sample', me = () => asha, now = () => present, notes = null } = options;
  const isSample = owner === 'sample';
  const {
    loadSample = async () => sample,
    searches = [],
    search = pageSearch(),
    loadSettings = async () => (isSample ? sampleSettings : defaultSettings),
  } = options;
  const person = { device, owner, me };
  const parts = { ...person, now, notes, world: createWorld({ ...person, now }) };
  const feed = createFeedStore({ ...parts, loadSample: async () => samplePosts });
  const marks = async () => createMarkStore({ device, owner, defaults: isSample ? sampleMarks : noMarks });
  const directory = createDirectory({
    ...parts,
    loadSample,
    loadPostsBy: feed.loadBy,
    marks,
    loadSettings,
  });
  const messages = createMessageStore({
    ...parts,
    loadPart: directory.loadPart,
    loadPresence: async () => memoryPresence(),
    loadSample: async () => (isSample ? (conversations as SampleConversations) : []),
  });
  const requests = fakeRequests();
  const notifications = createNotificationStore({
    ...parts,
    directory,
    feed,
    messages,
    requests,
    marks,
    loadSettings,
    pipeline: async () => ({ loadSearches: async () => [...searches] }),
    search,
  });
  return { world: parts.world, feed, directory, messages, requests, notifications };
}

/** Creates the stores of the new account (Nora). */
export const storesOfNora = (device: DeviceStore, options: Options = {}) =>
  storesOf(device, { owner: 'uid-nora', me: () => nora, ...options });
