import 'fake-indexeddb/auto';
import { fakePort } from '@kit/ports';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { claimsIn } from '@/data/adapters/device/memoryDevice';
import { memoryRecords } from '@/data/adapters/device/memoryRecords';
import type { RecordDatabase, RecordPage } from '@/data/adapters/device/recordDatabase';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { readFollowers, readPublished } from '@/data/adapters/records/published';
import { reservedSlugs } from '@/data/adapters/records/reservedSlugs';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createPipelineStore } from '@/data/adapters/stores/devicePipeline';
import { createRequestStore } from '@/data/adapters/stores/deviceRequests';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { ListRequest } from '@/data/ports/Directory';
import { people } from '@/data/sample/people';
import { messageId } from '@/data/schema/rules/messageId';
import { movement } from '@/data/schema/rules/pipelineCards';
import { inboxPage, messagesPage, postsReach } from '@/data/schema/shapes/constants';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/shapes/onboardingWizard';
import type { PipelineCard, PipelineChange } from '@/data/schema/shapes/pipeline';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { type ProfileKind, profileKinds } from '@/data/schema/shapes/ref';
import { requestId } from '@/data/schema/shapes/request';
import { createSearch } from '@/data/search/createSearch';
import type { RemoteEngine } from '@/data/search/remoteEngine';
import {
  comment,
  listed,
  listing,
  mark,
  minute,
  now,
  post,
  profile,
  record,
  registered,
  sent,
} from '../support/accountRecords';
import { follow } from '../support/follow';
import { nora, storesOfNora } from '../support/stores';
import { wholeDirectory } from '../support/wholeDirectory';

// Counts the database calls of one change among many records, and prints them.

const owner = 'uid-nora';
const conversations = 100;
const perConversation = 3;
/** Returns the id of the person with this number. Number 7 is Jonas, a sample user who accepts messages. */
const nameOf = (at: number) => (at === 7 ? people.jonas.id : `person-${String(at).padStart(3, '0')}`);
const said = { sender: 'Nora Lund', isSelf: true, avatar: '' };
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));

const messages = times(conversations * perConversation, (at) => {
  const time = now - at * minute;
  const id = messageId(time, 'seed');
  return record(`message:${nameOf(at % conversations)}`, id, { ...said, id, message: `Message ${at}`, time });
});

type Counts = { writes: number; records: number; pages: string[] };
const nothing: Counts = { writes: 0, records: 0, pages: [] };
const oneWrite: Counts = { ...nothing, writes: 1 };
let counts: Counts;
/** How often the list of accounts was read. */
let owners = 0;

/** Wraps a database and counts its reads and writes, except calls of `kinds`. */
function counting(database: RecordDatabase): RecordDatabase {
  async function counted<Page extends Pick<RecordPage, 'found'>>(kind: string, reading: Promise<Page>) {
    const page = await reading;
    counts.pages.push(kind);
    counts.records += page.found.length;
    return page;
  }
  return {
    ...database,
    owners(count) {
      owners += 1;
      return database.owners(count);
    },
    async readAcross(kind, asked) {
      const page = await database.readAcross(kind, asked);
      counts.records += page.found.length;
      return page;
    },
    readLast: (whose, kind, page) => counted(kind, database.readLast(whose, kind, page)),
    readNewest: (whose, kind, count) => counted(kind, database.readNewest(whose, kind, count)),
    readThread: (whose, peer, page) => counted(`thread ${peer}`, database.readThread(whose, peer, page)),
    async readHeads(whose, asked) {
      const page = await database.readHeads(whose, asked);
      counts.records += page.heads.length;
      counts.pages.push(...page.heads.map(({ peer }) => `head ${peer}`));
      return page;
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
    claim(...asked) {
      counts.writes += 1;
      return database.claim(...asked);
    },
    writeAll(whose, changes) {
      counts.writes += 1;
      return database.writeAll(whose, changes);
    },
  };
}

let devices = 0;
let device: DeviceStore;
let elsewhere: DeviceStore;
beforeEach(() => {
  devices += 1;
  const name = `costs-${devices}`;
  counts = { writes: 0, records: 0, pages: [] };
  device = createDeviceStore(counting(indexedRecords(name)), tabChannel(name));
  elsewhere = createDeviceStore(indexedRecords(name), tabChannel(name));
});
afterEach(() => Promise.all([device.close(), elsewhere.close()]));

const figures: string[] = [];
afterAll(() => console.info(['What it costs:', ...figures].join('\n')));

/** The number of unfinished reads that notifications have started. */
let running = 0;
const settled = () => vi.waitFor(() => expect(running).toBe(0));
async function load<Read>(work: () => Promise<Read>) {
  running += 1;
  await work().finally(() => {
    running -= 1;
  });
}

/** Measures the cost of the work, including all reads that its notifications start. */
async function costOf(name: string, work: () => Promise<unknown>) {
  await settled();
  counts = { writes: 0, records: 0, pages: [] };
  await work();
  await settled();
  const { writes, records, pages } = counts;
  figures.push(`  ${name}: ${writes} writes, ${records} records read, ${pages.length} pages read`);
  return counts;
}

const openStores = () => storesOfNora(device);
const idsLike = (items: readonly { id: string }[], pattern: RegExp) =>
  items.filter(({ id }) => pattern.test(id)).map(({ id }) => id);

describe('database access with 300 stored messages', () => {
  beforeEach(() => device.replaceAll(owner, messages));

  /** Opens the inbox, a conversation and the notifications. Each loads again when it is notified. */
  async function openMessages() {
    const stores = openStores();
    const { messages: store, notifications } = stores;
    const inbox = (ids?: readonly string[]) =>
      load<unknown>(() => (ids ? store.loadConversations(ids) : store.loadInbox()));
    const thread = () => load(() => store.open(nameOf(7)));
    const bell = () => load(() => notifications.load());
    store.subscribe(inbox);
    store.subscribe(thread);
    notifications.observe(bell);
    await Promise.all([inbox(), thread(), bell()]);
    return stores;
  }

  test('loadInbox reads only the last message of each conversation on the page', async () => {
    const { messages: store } = openStores();
    const cost = await costOf('opening the inbox', () => store.loadInbox());
    const pages = cost.pages.filter((page) => /^(head|thread)/.test(page));
    expect(pages).toEqual(times(inboxPage, (at) => `head message:${nameOf(at)}`));
    // The only write stores the time when the account first loaded the sample data.
    expect([cost.writes, cost.records]).toEqual([1, inboxPage]);
    const again = await costOf('opening it again', () => store.loadInbox());
    expect([again.writes, again.records]).toEqual([0, inboxPage]);
  });

  test('sending a message writes to the database once, and reads no other conversation', async () => {
    const { messages: store } = await openMessages();
    const message = { id: messageId(now + 1, 'new'), message: 'Hello', time: now + 1 };
    const cost = await costOf('sending a message', () => store.send(nameOf(7), message));
    expect(cost.writes).toBe(1);
    // The end of the conversation for the list and the bell, and its messages for the thread.
    expect(cost.pages).toEqual([`head message:${nameOf(7)}`, `thread message:${nameOf(7)}`]);
    expect(cost.records).toBeLessThanOrEqual(5);
    const { conversations: rows } = await store.loadInbox();
    expect(rows[0]).toMatchObject({ id: nameOf(7), lastMessage: 'Hello' });
    expect((await store.open(nameOf(7)))?.messages.at(-1)?.message).toBe('Hello');
  });

  test('after another tab writes a message, this tab reads only its conversation', async () => {
    const { messages: store } = await openMessages();
    const id = messageId(now + 2, 'elsewhere');
    const cost = await costOf('a message of another tab', async () => {
      const value = { ...said, id, message: 'Hi', time: now + 2 };
      await elsewhere.write(owner, `message:${nameOf(7)}`, id, value);
      const last = async () => (await store.open(nameOf(7)))?.messages.at(-1)?.message;
      await vi.waitFor(async () => expect(await last()).toBe('Hi'));
    });
    expect(cost.writes).toBe(0);
    expect(cost.pages).toEqual([`head message:${nameOf(7)}`, `thread message:${nameOf(7)}`]);
  });

  test('each pause in typing writes the draft once, and reads nothing', async () => {
    const { messages: store, feed } = await openMessages();
    await feed.load();
    const loadSchema = async () => onboardingDraftSchema;
    const wizard = createDraftStore({ device, owner, kind: 'onboardingDraft', loadSchema, notes: null });
    await wizard.load();
    const type = (text: string) => store.write({ kind: 'draft', conversationId: nameOf(7), text });
    const draft = { ...emptyDraft, text: 'Half a thou' };
    const kept = { values: emptyOnboarding, step: 'experience', furthest: 'experience' } as const;
    const pauses: [string, () => Promise<unknown>][] = [
      ['a typing pause in a message', () => type('Thurs')],
      ['the next one', () => type('Thursday')],
      ['in a post', () => feed.write({ kind: 'draft', draft })],
      ['in a wizard', () => wizard.save(kept)],
    ];
    for (const [name, pause] of pauses) expect(await costOf(name, pause)).toEqual(oneWrite);
  });
});

test('moving a card of the pipeline writes once, and reads only this card', async () => {
  const cards = times(
    500,
    (at): PipelineChange => ({
      kind: 'card',
      id: `startup:${at}`,
      value: { name: `S${at}`, face: '', board: 'deals', stage: 'look', since: at, history: [] },
    }),
  );
  const closed = () => Promise.reject(new Error('Not needed'));
  const ports = { messages: closed, requests: closed, marks: closed, world: closed };
  const pipeline = createPipelineStore({
    ...{ device, owner, now: () => now, loadSample: async () => [], ownId: () => owner, ...ports },
  });
  await pipeline.write(cards);
  pipeline.observe(() => void load(() => pipeline.load()));
  const { cards: all } = await pipeline.load();
  const moved = movement(all[7] as PipelineCard, 'talking', now);
  const cost = await costOf('moving one of 500 cards', () => pipeline.write([moved]));
  expect([cost.writes, cost.pages]).toEqual([1, []]);
  expect(cost.records).toBeLessThanOrEqual(1);
  expect((await pipeline.load()).cards.find(({ stage }) => stage === 'talking')?.id).toBe(moved.id);
});

test('submitting a startup listing writes to the database once, and doesn’t load the feed', async () => {
  const { directory, feed } = openStores();
  const loadFeed = vi.spyOn(feed, 'load');
  const cost = await costOf('submitting a listing', async () => {
    const taken = { kind: 'startup', id: 'new', name: 'Windrow', reserved: reservedSlugs } as const;
    await device.claim(owner, taken, () => listing('windrow', { startupName: 'Windrow' }));
  });
  expect(loadFeed).not.toHaveBeenCalled();
  const pages = expect.not.arrayContaining(['post', 'comment', 'like']);
  expect(cost).toEqual({ ...oneWrite, pages });
  expect((await wholeDirectory(directory)).startups.map(({ slug }) => slug)).toContain('windrow');
});

describe('database access with hundreds of stored records', () => {
  async function openAll(count: number, postCount = count) {
    await device.replaceAll(owner, [
      ...times(count, (at) => listing(`windrow-${at}`, { startupName: `Windrow ${at}` }, now - at)).flat(),
      ...times(postCount, (at) =>
        post(`post-${at}`, { content: `Number ${at}`, postTime: now - at * minute }),
      ),
    ]);
    const { feed, directory, messages: store, notifications } = openStores();
    const opening = async () => {
      const load = async () => (await feed.load({ count: postsReach })).posts;
      await Promise.all([notifications.load(), store.loadInbox(), wholeDirectory(directory), load()]);
      return [await wholeDirectory(directory), await load()] as const;
    };
    return opening;
  }

  test('loading notifications, inbox, Discover and feed reads each record once', async () => {
    const count = 520;
    const opening = await openAll(count, 20);
    const cost = await costOf(`opening everything, of ${count} startups and 20 posts`, opening);
    // A startup has a record for each of its four parts.
    expect(cost.records).toBe(4 * count + 20);
  });

  test('starring, liking or saving an item writes once, reads nothing, and keeps the cached profiles and posts', async () => {
    const opening = await openAll(100);
    const before = await opening();
    const marks = createMarkStore({ device, owner, defaults: noMarks });
    const { values, first } = follow(marks);
    await first();
    for (const kind of ['star', 'like', 'save'] as const) {
      const change = { kind, id: 'startup:windrow-7', isOn: true };
      expect(await costOf(`a ${kind}`, () => marks.set(change))).toEqual(oneWrite);
    }
    expect(values).toHaveLength(4);
    const after = await opening();
    expect(after[0].startups.every((startup, at) => startup === before[0].startups[at])).toBe(true);
    expect(after[1]).toBe(before[1]);
  });

  test('the search index receives only the new startup when one is added, and nothing when a like or star is added', async () => {
    const count = 100;
    const opening = await openAll(count);
    const engine = fakePort<RemoteEngine>({ tell: () => {}, ask: async () => new Int32Array() as never });
    const search = createSearch(engine.open);
    const added = async () => {
      await search.everything(...(await opening()), 'windrow');
      const prepared = engine.calls.filter(([tell, method]) => tell === 'tell' && method === 'prepare');
      engine.calls.length = 0;
      return prepared.flatMap(([, , , docs]) => docs as { id: string }[]).map(({ id }) => id);
    };
    expect((await added()).filter((id) => /^(windrow|post)-/.test(id))).toHaveLength(2 * count);
    await device.writeAll(owner, [mark('like', 'post-7'), mark('star', 'startup:windrow-7')]);
    expect(await added()).toEqual([]);
    await device.writeAll(owner, listing('windrow-new', { startupName: 'Windrow' }));
    expect(await added()).toEqual(['windrow-new']);
  });
});

test('in a browser with one account, the feed and Discover read the list of accounts only once', async () => {
  const { feed, directory } = openStores();
  owners = 0;
  const opening = () => Promise.all([feed.load(), wholeDirectory(directory)]);
  const { pages } = await costOf('opening the feed and Discover alone', opening);
  // Each kind is read once, and only from the user's own account.
  expect([owners, [...pages].sort()]).toEqual([1, [...new Set(pages)].sort()]);
  await opening();
  expect(owners).toBe(1);
});

describe('database access in a browser with several accounts', () => {
  const others = 10;
  const each = 30;
  const uidOf = (at: number) => `uid-${at}`;
  const spaceOf = (at: number): StoredRecordInput[] => [
    profile({ name: `Person ${at}`, slug: `person-${at}` }),
    ...listing(`startup-${at}`, { startupName: 'S' }, at),
    ...times(each, (number) => post(`post-${at}-${number}`, { postTime: now - number })),
    // Private records: the test expects that no other account reads them.
    ...messages.slice(0, 20),
    record('draft', 'feed', emptyDraft),
  ];

  test('the feed and Discover read the newest posts of ten other accounts once, each page twice, and no private record', async () => {
    for (let at = 0; at < others; at += 1) await device.replaceAll(uidOf(at), spaceOf(at));
    const { feed, directory } = openStores();
    const opening = () => Promise.all([feed.load(), wholeDirectory(directory)]);
    const cost = await costOf(`opening the feed and Discover beside ${others} others`, async () => {
      const [{ posts }, { users, startups }] = await opening();
      expect(idsLike(posts, /^post-/)).toHaveLength(60);
      expect([users.length - 3, startups.length - 3]).toEqual([others, others]);
    });
    // A list finds profiles and startups through an index, and then reads the pages of their accounts.
    expect(cost.records).toBe(others * 2 * 2 + 60);
    expect(cost.pages.filter((kind) => kind.startsWith('message:') || kind === 'draft')).toEqual(['draft']);
    expect(await costOf('opening it again', opening)).toEqual(nothing);
    const known = new Set((await feed.load()).posts);
    const added = async () =>
      (await feed.load()).posts.filter((found) => !known.has(found)).map(({ id }) => id);
    const one = await costOf('a post of another account, of another tab', async () => {
      await elsewhere.writeAll(uidOf(7), [post('new')]);
      await vi.waitFor(async () => expect(await added()).toContain('new'));
    });
    // The page of the newest 60 posts, and those with the time of the 60th, is read again.
    expect([one, await added()]).toEqual([{ ...nothing, records: 61 }, ['new']]);
  });

  test('opening a long conversation reads one page of messages, and no other conversation', async () => {
    const half = (to: string) =>
      times(400, (at) =>
        sent({ uid: to, id: to, slug: to, name: to }, messageId(now + at, to), `Number ${at}`, now + at),
      );
    await device.replaceAll(uidOf(1), [...spaceOf(1), ...half(owner), ...half(uidOf(2))]);
    await device.replaceAll(owner, half(uidOf(1)));
    const page = { kind: 'user' as const, id: uidOf(1), name: 'Person 1', reserved: new Set<string>() };
    await device.claim(uidOf(1), page, () => []);
    const { messages: store, directory } = openStores();
    store.subscribe(() => {});
    await wholeDirectory(directory);
    const opened = await costOf('opening a conversation of 800 messages of two accounts', async () => {
      expect((await store.open('person-1'))?.messages).toHaveLength(messagesPage);
    });
    expect(opened.pages.filter((page) => /^(head|thread|sent)/.test(page)).sort()).toEqual([
      ...[`head ${uidOf(1)}`, `head ${uidOf(1)}`],
      `thread ${uidOf(1)}`,
    ]);
    expect(opened.records).toBeLessThanOrEqual(messagesPage + 5);
    const message = { id: messageId(now + 9000, 'new'), message: 'Hello', time: now + 9000 };
    expect(await costOf('sending a message into it', () => store.send(uidOf(1), message))).toEqual(oneWrite);
    const came = await costOf('one that comes', async () => {
      const toNora = { uid: owner, id: nora.id, slug: 'nora-lund', name: nora.name };
      await device.writeAll(uidOf(1), [sent(toNora, messageId(now + 9001, 'new'), 'Hi', now + 9001)]);
      expect((await store.open('person-1'))?.messages.at(-1)?.message).toBe('Hi');
    });
    expect(came.writes).toBe(1);
    expect(came.records).toBeLessThanOrEqual(15);
    expect(came.pages.filter((page) => !page.endsWith(uidOf(1)))).toEqual([]);
  });

  test('feed.load reads only one page of the user’s newest posts, and one of all other accounts', async () => {
    const posts = (name: string) =>
      times(100, (at) => post(`${name}-${at}`, { content: `Number ${at}`, postTime: now - at * minute }));
    await device.replaceAll(owner, posts('own'));
    await device.replaceAll(uidOf(1), [profile({ name: 'Person 1' }), ...posts('other')]);
    const { feed } = openStores();
    const cost = await costOf('the first posts of two accounts with 100 each', async () => {
      const { posts: shown, next } = await feed.load();
      expect([idsLike(shown, /^(own|other)-/).length, next]).toEqual([120, now - 59 * minute]);
    });
    // The page of all accounts has 30 posts of each, so a second one is read.
    expect(cost.records).toBe(181);
  });
});

describe('database access among thousands of accounts', () => {
  const startupsEach = 2;
  const uidAt = (at: number) => `uid-${String(at).padStart(4, '0')}`;
  const slugAt = (at: number) => `person-${at}`;
  /** An account with two startups, a namesake in its team, a follow, a request and an answer. */
  const spaceAt = (at: number): StoredRecordInput[] => [
    profile({ name: `Person ${at}`, slug: slugAt(at), location: at === 7 ? 'Zanzibar' : 'Pune' }),
    ...times(10, (number) => post(`post-${at}-${number}`, { postTime: now - 100 * at - number })),
    comment(`word-${at}`, `post-${at - 1}-0`),
    mark('like', `post-${at - 1}-1`),
    registered(`investor-${at}`, { portfolio: [{ name: `Startup 1 of ${at + 1}`, stage: '', year: '' }] }),
    ...times(startupsEach, (number) => {
      const typed = {
        startupName: `Startup ${number} of ${at}`,
        category: 'Fintech',
        team: [`Person ${at + 1}, CTO`],
      };
      const value = listed(`startup-${number}-of-${at}`, typed, now - at);
      return listingRecords(`id-${at}-${number}`, value);
    }).flat(),
    mark('follow', `user:${uidAt(at + 1)}`),
    ...(at < 5 ? [mark('follow', `user:${owner}`), record('request', requestId(owner, 'own'), request)] : []),
    record('answer', requestId(owner, `id-${at}-0`), {
      verdict: 'approved',
      note: '',
      at: now,
      requestedAt: now,
    }),
  ];
  const request = { at: now, isWithdrawn: false };

  /** Returns what each page reads, by page, in a browser with this many other accounts. */
  async function costsAmong(count: number) {
    const seed = Object.fromEntries([
      ...times(count, (at) => [uidAt(at), spaceAt(at)] as const),
      [owner, [...listing('own', {}), record('request', requestId(uidAt(3), 'id-3-0'), request)]] as const,
    ]);
    const { database } = memoryRecords(seed, Object.entries(seed).flatMap(claimsIn));
    const costs: Record<string, [number, number]> = {};
    /** Opens a page in a new tab, which has read nothing. */
    const open = async (
      page: string,
      load: (stores: ReturnType<typeof storesOfNora>, tab: DeviceStore) => Promise<unknown>,
    ) => {
      const tab = createDeviceStore(counting(database), tabChannel(`among-${count}`));
      const stores = storesOfNora(tab);
      const opening = async () => void expect(await load(stores, tab)).toBeTruthy();
      const { records, pages } = await costOf(`${page} among ${count} accounts`, opening);
      costs[page] = [records, pages.length];
      expect(await costOf('opening it again', opening)).toEqual(nothing);
      await tab.close();
    };
    const found = (kind: ProfileKind, slug: string) =>
      open(`the ${kind} page`, async ({ directory }) => directory.find(kind, { slug }));
    await found('user', slugAt(7));
    await found('startup', 'startup-0-of-7');
    await found('investor', 'investor-7');
    await open('the user’s own page', async ({ directory }) => directory.find('user', { slug: 'nora-lund' }));
    await open('the feed', async ({ feed }) => (await feed.load()).posts.length >= 60);
    await open('requests', async ({ world }, tab) => {
      const requests = createRequestStore({ device: tab, owner, now: () => now, world });
      const { sent, received } = await requests.load();
      return sent.length === 1 && received.length === 5;
    });
    const list = (
      name: string,
      asked: Omit<ListRequest, 'kind'>,
      kinds: readonly ProfileKind[] = profileKinds,
    ) =>
      open(name, async ({ directory }) => {
        const pages = await Promise.all(kinds.map((kind) => directory.list({ kind, ...asked })));
        return pages.every(
          ({ startups, investors, users }) => startups.length + investors.length + users.length > 9,
        );
      });
    await list('Discover', { count: 9 });
    await list('the next page of users', { count: 9, after: uidAt(7) }, ['user']);
    await list('filtered startups', { count: 9, filters: { industry: 'Fintech' } }, ['startup']);
    await list('a search', { query: 'zanzibar' }, ['user']);
    await list('Starred', { refs: ['startup:id-7-0', `investor:${uidAt(8)}`] }, ['startup', 'investor']);
    await open(
      'people to message',
      async ({ messages }) => (await messages.loadPeople('zanzibar')).length > 9,
    );
    await open('notifications', async ({ notifications }) => {
      const { notifications: shown } = await notifications.load();
      return shown.filter(({ what }) => what === 'follow').length === 5;
    });
    return costs;
  }

  test('the feed, profiles, lists, searches, requests and notifications read as many records among 1,000 accounts as among 30', async () => {
    expect(await costsAmong(1000)).toEqual(await costsAmong(30));
  });

  test('the records of the 300 most recently used other accounts stay in memory', async () => {
    const database = memoryRecords(Object.fromEntries(times(301, (at) => [uidAt(at), spaceAt(at)]))).database;
    const tab = createDeviceStore(counting(database), tabChannel('many'));
    const read = (at: number) => readPublished(tab, uidAt(at), 'profile');
    for (let at = 0; at <= 300; at += 1) await read(at);
    const again = async (at: number) => (await costOf(`reading account ${at} again`, () => read(at))).records;
    expect([await again(1), await again(300), await again(0), await again(2)]).toEqual([0, 0, 1, 1]);
  });

  test('the last 100 results of reads across accounts stay in memory', async () => {
    const { database } = memoryRecords(Object.fromEntries(times(101, (at) => [uidAt(at), spaceAt(at)])));
    const tab = createDeviceStore(counting(database), tabChannel('across'));
    const read = (at: number) => readFollowers(tab, [`user:${uidAt(at + 1)}`]);
    for (let at = 0; at <= 100; at += 1) await read(at);
    const again = async (at: number) => (await costOf(`reading answer ${at} again`, () => read(at))).records;
    expect([await again(1), await again(100), await again(0)]).toEqual([0, 0, 1]);
  });
});
