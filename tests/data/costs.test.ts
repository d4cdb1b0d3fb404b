import 'fake-indexeddb/auto';
import { fakePort } from '@kit/ports';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import type { RecordDatabase } from '@/data/adapters/device/recordDatabase';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { createDirectory } from '@/data/adapters/stores/deviceDirectory';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import { createNotificationStore } from '@/data/adapters/stores/deviceNotifications';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { SamplePosts } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investors from '@/data/sample/investors.json';
import { freshMe, people } from '@/data/sample/people';
import startups from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';
import type { SampleWorld } from '@/data/sample/world';
import { messagesPage } from '@/data/schema/constants';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { emptyDraft } from '@/data/schema/draft';
import type { Marks } from '@/data/schema/marks';
import { messageId } from '@/data/schema/messageId';
import { noMarks } from '@/data/schema/noMarks';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/onboarding';
import type { Post } from '@/data/schema/post';
import type { KeptRecord } from '@/data/schema/records';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { createSearch } from '@/data/search/createSearch';
import type { RemoteEngine } from '@/data/search/remoteEngine';
import { fakeRequests } from '../support/requests';

// What one change costs where there is much: counted between the stores and the database, and printed.

const owner = 'uid-nora';
const nora = freshMe('nora-lund', 'Nora Lund');
const now = Date.UTC(2025, 10, 20, 9, 41);
const conversations = 100;
const perConversation = 5;
/** The seventh is somebody whom one can write to. */
const nameOf = (at: number) => (at === 7 ? people.jonas.id : `person-${String(at).padStart(3, '0')}`);

const messages = Array.from({ length: conversations * perConversation }, (_, at): KeptRecord => {
  const time = now - at * 60_000;
  const id = messageId(time, 'seed');
  const value = { id, sender: 'Nora Lund', isSelf: true, message: `Message ${at}`, avatar: '', time };
  return { kind: `message/${nameOf(at % conversations)}`, id, value };
});

const post: Post = {
  id: 'post',
  author: people.jonas,
  content: 'A turbine on every bridge',
  hashtags: [],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now,
  type: 'thought',
};

type Counts = { writes: number; records: number; pages: string[] };
let counts: Counts;
/** How often it was asked who else is on the device. */
let owners = 0;
/** The most records that were read in one go. */
let mostAtOnce = 0;

/** The same database, with every reading and writing counted. Names of kinds are read without a record. */
function counting(database: RecordDatabase): RecordDatabase {
  return {
    ...database,
    owners() {
      owners += 1;
      return database.owners();
    },
    async readLast(whose, kind, page) {
      const found = await database.readLast(whose, kind, page);
      counts.pages.push(kind);
      counts.records += found.found.length;
      mostAtOnce = Math.max(mostAtOnce, found.found.length);
      return found;
    },
    async readNewest(whose, kind, count) {
      const found = await database.readNewest(whose, kind, count);
      counts.pages.push(kind);
      counts.records += found.found.length;
      return found;
    },
    async readSome(whose, kind, ids) {
      counts.records += ids.length;
      return database.readSome(whose, kind, ids);
    },
    async readAll(whose) {
      const found = await database.readAll(whose);
      counts.records += found.length;
      return found;
    },
    writeAll(whose, changes) {
      counts.writes += 1;
      return database.writeAll(whose, changes);
    },
  };
}

let devices = 0;
let device: DeviceStore;
beforeEach(async () => {
  devices += 1;
  const name = `costs-${devices}`;
  counts = { writes: 0, records: 0, pages: [] };
  device = createDeviceStore(counting(indexedRecords(name)), tabChannel(name));
  await device.replaceAll(owner, messages);
});
afterEach(() => device.close());

const figures: string[] = [];
afterAll(() => console.info(['What it costs:', ...figures].join('\n')));

/** What the work costs, everything that follows from it included. */
async function costOf(name: string, work: () => Promise<unknown>) {
  await settled();
  counts = { writes: 0, records: 0, pages: [] };
  await work();
  await settled();
  const { writes, records, pages } = counts;
  figures.push(`  ${name}: ${writes} writes, ${records} records read, ${pages.length} pages read`);
  return counts;
}

/** Once nothing more is read: what is listened to has been loaded again. */
const settled = () => vi.waitFor(() => expect(running).toBe(0));
let running = 0;
async function load(work: () => Promise<unknown>) {
  running += 1;
  await work().finally(() => {
    running -= 1;
  });
}

/** Everything that a page has open: the list, a conversation, the feed and the bell. Each loads again when it is told. */
function openStores() {
  const person = { device, owner, me: () => nora };
  const parts = { ...person, now: () => now, world: createWorld(person) };
  const feed = createFeedStore({ ...parts, loadSample: async () => feedJson as SamplePosts });
  const loadFeed = vi.fn(feed.load);
  const loadSettings = async () => defaultSettings;
  const loadSample = vi.fn(async () => ({ startups, investors, users }) as SampleWorld);
  const directory = createDirectory({ ...parts, loadSample, loadFeed, loadSettings });
  const store = createMessageStore({
    ...parts,
    directory,
    loadPresence: async () => memoryPresence(),
    loadSample: async () => [],
  });
  const bell = createNotificationStore({
    ...parts,
    directory,
    feed,
    messages: store,
    requests: fakeRequests(),
    loadMarks: async () => noMarks,
    loadSettings,
  });
  return { feed, loadFeed, loadSample, directory, store, bell };
}

async function openMessages() {
  const stores = openStores();
  const { store, bell } = stores;
  const inbox = () => load(() => store.loadInbox());
  const thread = () => load(() => store.open(nameOf(7)));
  const told = () => load(() => bell.load());
  store.subscribe(inbox);
  store.subscribe(thread);
  bell.observe(told);
  await Promise.all([inbox(), thread(), told()]);
  return stores;
}

test('opening the inbox reads each conversation’s last message once', async () => {
  const { store } = openStores();
  const cost = await costOf('opening the inbox', () => store.loadInbox());
  const pages = cost.pages.filter((kind) => kind.startsWith('message/'));
  expect(pages.sort()).toEqual(
    Array.from({ length: conversations }, (_, at) => `message/${nameOf(at)}`).sort(),
  );
  // With them, when the sample was first seen.
  expect([cost.writes, cost.records]).toEqual([1, conversations]);
  const again = await costOf('opening it again', () => store.loadInbox());
  expect(again).toEqual({ writes: 0, records: 0, pages: [] });
});

test('sending a message writes it, and reads nothing of other conversations', async () => {
  const { store } = await openMessages();
  const time = now + 1;
  const message = { id: messageId(time, 'new'), message: 'Hello', time };
  const cost = await costOf('sending a message', () => store.send(nameOf(7), message));
  expect(cost.writes).toBe(1);
  expect(cost.records).toBeLessThanOrEqual(5);
  expect(cost.pages.filter((kind) => kind !== `message/${nameOf(7)}`)).toEqual([]);
  // And yet it is everywhere.
  expect((await store.loadInbox()).conversations[0]).toMatchObject({ id: nameOf(7), lastMessage: 'Hello' });
  expect((await store.open(nameOf(7)))?.messages.at(-1)?.message).toBe('Hello');
});

test('a message of another tab is read by itself', async () => {
  const { store } = await openMessages();
  const elsewhere = createDeviceStore(indexedRecords(`costs-${devices}`), tabChannel(`costs-${devices}`));
  const [seed] = messages;
  const id = messageId(now + 2, 'elsewhere');
  const cost = await costOf('a message of another tab', async () => {
    await elsewhere.write(owner, `message/${nameOf(7)}`, id, {
      ...(seed?.value as object),
      id,
      message: 'Hi',
    });
    await vi.waitFor(async () => expect((await store.open(nameOf(7)))?.messages.at(-1)?.message).toBe('Hi'));
  });
  expect(cost).toEqual({ writes: 0, records: 1, pages: [] });
  await elsewhere.close();
});

test('a typing pause writes the draft and reads nothing', async () => {
  const { store, feed } = await openMessages();
  await feed.load();
  const wizard = createDraftStore({
    device,
    owner,
    kind: 'onboardingDraft',
    loadSchema: async () => onboardingDraftSchema,
    notes: null,
  });
  await wizard.load();
  const written = { writes: 1, records: 0, pages: [] };
  const text = (typed: string) =>
    store.write({ kind: 'draft' as const, conversationId: nameOf(7), text: typed });
  expect(await costOf('a typing pause in a message', () => text('Thurs'))).toEqual(written);
  expect(await costOf('the next one', () => text('Thursday'))).toEqual(written);
  const draft = { ...emptyDraft, text: 'Half a thou' };
  expect(await costOf('in a post', () => feed.write({ kind: 'draft', draft }))).toEqual(written);
  const kept = { values: emptyOnboarding, step: 'experience', furthest: 'experience' } as const;
  expect(await costOf('in a wizard', () => wizard.keep(kept))).toEqual(written);
});

test('submitting a listing doesn’t load the feed', async () => {
  const { directory, loadFeed } = openStores();
  const cost = await costOf('submitting a listing', async () => {
    const ids = await directory.loadIds();
    expect(ids.has('heliogrid')).toBe(true);
    const listing = listingOf({ ...emptyListing, startupName: 'Windrow' });
    await device.write(owner, 'listing', 'windrow', { listing, savedAt: now });
  });
  expect(loadFeed).not.toHaveBeenCalled();
  expect(cost).toEqual({
    writes: 1,
    records: 0,
    pages: expect.not.arrayContaining(['post', 'comment', 'like']),
  });
  expect((await directory.loadIds()).has('windrow')).toBe(true);
});

describe('with many records', () => {
  const count = 1200;
  const content = listingOf({ ...emptyListing, startupName: 'Windrow' });
  const listings = Array.from(
    { length: count },
    (_, at): KeptRecord => ({
      kind: 'listing',
      id: `windrow-${at}`,
      value: { listing: { ...content, startupName: `Windrow ${at}` }, savedAt: now - at },
    }),
  );
  const posts = Array.from({ length: count }, (_, at): KeptRecord => {
    const id = `post-${at}`;
    return { kind: 'post', id, value: { ...post, id, content: `Number ${at}`, postTime: now - at * 60_000 } };
  });

  async function openAll() {
    await device.replaceAll(owner, [...listings, ...posts]);
    const stores = openStores();
    const marks = createMarkStore({ device, owner, defaults: noMarks });
    const { bell, store, directory, feed } = stores;
    const opening = async () => {
      await Promise.all([bell.load(), store.loadInbox(), directory.load(), feed.load()]);
      return [await directory.load(), (await feed.load()).posts] as const;
    };
    return { ...stores, marks, opening };
  }

  test('the bell, the inbox, Discover and the feed read each of them once, in turns', async () => {
    const { opening } = await openAll();
    mostAtOnce = 0;
    const cost = await costOf('opening everything, of 1,200 startups and 1,200 posts', opening);
    expect([cost.records, mostAtOnce]).toEqual([2 * count, 500]);
  });

  test('the feed begins with its newest posts, however many there are', async () => {
    const { feed } = await openAll();
    const cost = await costOf('the first posts of 1,200', async () => {
      expect((await feed.load({ newest: 60 })).posts.filter(({ id }) => id.startsWith('post-'))).toHaveLength(
        60,
      );
    });
    // What isn't counted are the listings: how many there are is said beside the feed.
    expect(cost.records - count).toBe(60);
  });

  test('a star, a like and a save are one write each, and nobody reads or makes anything anew', async () => {
    const { opening, marks } = await openAll();
    const before = await opening();
    const seen: Marks[] = [];
    const stop = marks.observe((known) => seen.push(known));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    for (const kind of ['star', 'like', 'save'] as const) {
      const cost = await costOf(`a ${kind}`, () => marks.set({ kind, id: 'startup:windrow-7', isOn: true }));
      expect(cost).toEqual({ writes: 1, records: 0, pages: [] });
    }
    // Once each, as soon as it was made.
    expect(seen).toHaveLength(4);
    stop();
    const after = await opening();
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, true]);
  });

  test('what was searched stays in the index, and one more startup adds itself alone', async () => {
    const { opening } = await openAll();
    const engine = fakePort<RemoteEngine>({ tell: () => {}, ask: async () => new Int32Array() as never });
    const search = createSearch(engine.open);
    const look = async () => {
      const [profiles, all] = await opening();
      await search.everything(profiles, all, 'windrow');
      const prepared = engine.calls.filter(([tell, method]) => tell === 'tell' && method === 'prepare');
      engine.calls.length = 0;
      return prepared.flatMap(([, , , docs]) => docs as { id: string }[]).map(({ id }) => id);
    };
    expect((await look()).filter((id) => /^(windrow|post)-/.test(id))).toHaveLength(2 * count);
    await device.write(owner, 'like', 'post-7', true);
    await device.write(owner, 'star', 'startup:windrow-7', true);
    expect(await look()).toEqual([]);
    await device.write(owner, 'listing', 'windrow-new', listings[0]?.value);
    expect(await look()).toEqual(['windrow-new']);
  });
});

describe('others on the device', () => {
  const others = 20;
  const each = 30;
  const nameOfOther = (at: number) => `uid-${at}`;
  const spaceOf = (at: number): KeptRecord[] => [
    { kind: 'profile', id: 'me', value: { name: `Person ${at}` } },
    {
      kind: 'listing',
      id: `startup-${at}`,
      value: { listing: listingOf({ ...emptyListing, startupName: 'S' }), savedAt: at },
    },
    ...Array.from({ length: each }, (_, number): KeptRecord => {
      const id = `post-${at}-${number}`;
      return { kind: 'post', id, value: { ...post, id, postTime: now - number } };
    }),
    // Nobody else's to read.
    ...messages.slice(0, 50),
    { kind: 'draft', id: 'feed', value: emptyDraft },
  ];

  test('where there are none, cost one question in a tab', async () => {
    const { feed, directory } = openStores();
    owners = 0;
    const cost = await costOf('opening the feed and Discover alone', () =>
      Promise.all([feed.load(), directory.load(), directory.loadIds()]),
    );
    // Each kind once, all of them of one's own: as if nobody could be there.
    expect([owners, [...cost.pages].sort()]).toEqual([1, [...new Set(cost.pages)].sort()]);
    await feed.load();
    await directory.load();
    expect(owners).toBe(1);
  });

  test('are read once, of what they published alone, and kept', async () => {
    for (let at = 0; at < others; at += 1) await device.replaceAll(nameOfOther(at), spaceOf(at));
    const { feed, directory } = openStores();
    const opening = () => Promise.all([feed.load(), directory.load()]);
    const cost = await costOf(`opening the feed and Discover beside ${others} others`, async () => {
      const [{ posts }, { users, startups: listed }] = await opening();
      expect(posts.filter(({ id }) => id.startsWith('post-'))).toHaveLength(others * each);
      expect([users.length - 3, listed.length - 3]).toEqual([others, others]);
    });
    expect(cost.records).toBe(others * (2 + each));
    expect(cost.pages.filter((kind) => kind.startsWith('message/') || kind === 'draft')).toEqual(['draft']);
    expect(await costOf('opening it again', opening)).toEqual({ writes: 0, records: 0, pages: [] });
    const before = await feed.load();
    const elsewhere = createDeviceStore(indexedRecords(`costs-${devices}`), tabChannel(`costs-${devices}`));
    const one = await costOf('a post of somebody else, of another tab', async () => {
      await elsewhere.write(nameOfOther(7), 'post', 'new', { ...post, id: 'new' });
      await vi.waitFor(async () =>
        expect((await feed.load()).posts.some(({ id }) => id === 'new')).toBe(true),
      );
    });
    expect(one).toEqual({ writes: 0, records: 1, pages: [] });
    const after = await feed.load();
    const known = new Set(before.posts);
    expect(after.posts.filter((found) => !known.has(found)).map(({ id }) => id)).toEqual(['new']);
    await elsewhere.close();
  });

  test('with whom one has written 10,000 messages: a page of each half, whoever else wrote to whom', async () => {
    const half = (to: string): KeptRecord[] =>
      Array.from({ length: 5000 }, (_, at) => ({
        kind: `sent/${to}` as const,
        id: messageId(now + at, to),
        value: { to: { id: to, name: to }, message: `Number ${at}`, time: now + at },
      }));
    await device.replaceAll(nameOfOther(1), [...spaceOf(1), ...half(owner), ...half(nameOfOther(2))]);
    await device.replaceAll(owner, half(nameOfOther(1)));
    const { store, directory } = openStores();
    await directory.load();
    const reading = ({ pages }: Counts) => pages.filter((kind) => kind.startsWith('sent/')).sort();
    const opened = await costOf('opening a conversation of 10,000 messages of two accounts', async () => {
      expect((await store.open('person-1'))?.messages).toHaveLength(messagesPage);
    });
    expect([...new Set(reading(opened))]).toEqual([`sent/${nameOfOther(1)}`, `sent/${owner}`]);
    expect(opened.records).toBeLessThanOrEqual(2 * messagesPage + 5);
    const message = { id: messageId(now + 9000, 'new'), message: 'Hello', time: now + 9000 };
    const sent = await costOf('sending a message into it', () => store.send('person-1', message));
    expect(sent).toEqual({ writes: 1, records: 0, pages: [] });
    const came = await costOf('one that comes', async () => {
      await device.write(nameOfOther(1), `sent/${owner}`, messageId(now + 9001, 'new'), {
        to: { id: 'nora-lund', name: 'Nora Lund' },
        message: 'Hi',
        time: now + 9001,
      });
      expect((await store.open('person-1'))?.messages.at(-1)?.message).toBe('Hi');
    });
    expect(came).toEqual({ writes: 1, records: 0, pages: [] });
  });

  test('who wrote much are read newest first', async () => {
    await device.replaceAll(nameOfOther(1), [
      { kind: 'profile', id: 'me', value: { name: 'Person 1' } },
      ...Array.from({ length: 1200 }, (_, number): KeptRecord => {
        const id = `post-${number}`;
        return { kind: 'post', id, value: { ...post, id, postTime: now - number * 60_000 } };
      }),
    ]);
    const { feed } = openStores();
    const cost = await costOf('the first posts beside 1,200 of somebody else', async () => {
      const { posts, isWhole } = await feed.load({ newest: 60 });
      expect([posts.filter(({ id }) => id.startsWith('post-')).length, isWhole]).toEqual([60, false]);
    });
    expect(cost.records).toBe(61);
  });
});

test('the directory keeps what it read', async () => {
  const { directory, loadSample } = openStores();
  const first = await directory.load();
  const again = await costOf('loading the directory again', async () =>
    expect(await directory.load()).toEqual(first),
  );
  expect(again).toEqual({ writes: 0, records: 0, pages: [] });
  expect(loadSample).toHaveBeenCalledOnce();
});
