import 'fake-indexeddb/auto';
import { asking } from '@kit/deferred';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { openAgreed } from '@/data/adapters/remote/agreed';
import type { Child, RemoteDatabase } from '@/data/adapters/remote/database';
import { dropOldOwners } from '@/data/adapters/remote/oldOwners';
import { paths } from '@/data/adapters/remote/paths';
import { remoteReads } from '@/data/adapters/remote/remoteReads';
import { openReplica } from '@/data/adapters/remote/replica';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { RecordKind } from '@/data/schema/shapes/records';

type Write = { owner: string; kind: string; id: string; value: unknown };

let count = 0;
let agreed: ReturnType<typeof openAgreed>;
let written: Write[];
/** The paths that the replica has asked for. */
let asked: string[];
let values: Record<string, unknown>;
let lists: Record<string, Child[]>;
/** Adds a child to a list that is live, and changes the connection. */
let push: Record<string, (child: Child) => void>;
let connect: ((isConnected: boolean) => void)[];

/** The paths of lists that the rules refuse. */
let refused: Set<string>;

const timeOf = (value: unknown) => (value as { t: number }).t;

const database = {
  observeConnection(listener) {
    connect.push(listener);
    listener(true);
    return () => {};
  },
  async get(path: string) {
    asked.push(path);
    return values[path] ?? null;
  },
  async list(path, { last = 100, before: [end = Number.POSITIVE_INFINITY] = [] }) {
    asked.push(path);
    const children = lists[path] ?? [];
    return children.filter(({ value }) => timeOf(value) < Number(end)).slice(-last);
  },
  listen(path: string, onValue: (value: unknown) => void) {
    asked.push(path);
    queueMicrotask(() => onValue(values[path] ?? null));
    return () => {};
  },
  listenTo(path, { last = 100 }, onChild, { onWhole, onRefused } = {}) {
    asked.push(`live ${path}`);
    push[path] = onChild;
    queueMicrotask(() => {
      if (refused.has(path)) onRefused?.();
      else onWhole?.((lists[path] ?? []).slice(-last));
    });
    return () => {};
  },
} as Partial<RemoteDatabase> as RemoteDatabase;

const write = async (owner: string, records: readonly Omit<Write, 'owner'>[]) => {
  written.push(...records.map(({ kind, id, value }) => ({ owner, kind, id, value })));
};
const open = () =>
  openReplica({ viewer: 'ben', database, agreed, write, onCount: () => {}, onPeer: () => {} });
/** The values of a kind that were written, in turn. */
const of = (kind: string) => written.flatMap((each) => (each.kind === kind ? [each.value] : []));

beforeEach(() => {
  count += 1;
  agreed = openAgreed(`reads-${count}`);
  written = [];
  asked = [];
  push = {};
  refused = new Set();
  connect = [];
  lists = { feed: [{ key: 'p', value: { u: 'ada', t: 1 } }] };
  values = {
    'people/ada/face': '{"name":"Ada"}',
    'people/ada/page': '{"bio":"Physicist"}',
    'posts/ada/p': '{"content":"Hello"}',
  };
});

test('a page of posts asks for each path once, and for no page of an author', async () => {
  const replica = open();
  await replica.page('post', 20, undefined);
  await replica.units.need(replica.comments('p'), replica.comments('p'));
  expect(asked.toSorted()).toEqual([
    'feed',
    'live feed',
    'live remarks/p',
    'people/ada/card',
    'people/ada/face',
    'people/ada/privacy',
    'posts/ada/p',
  ]);
  expect(of('profile')).toEqual([{ name: 'Ada' }]);
});

test('a changed name of an author whose page this device has brings the whole page, in any session', async () => {
  const first = open();
  await first.units.need(first.person('ada'));
  const later = open();
  await later.page('post', 20, undefined);
  values['people/ada/face'] = '{"name":"Ada L."}';
  const last = open();
  await last.page('post', 20, undefined);
  await last.units.whole(last.face('ada'));
  expect(of('profile')).toEqual([
    { name: 'Ada', bio: 'Physicist' },
    { name: 'Ada L.', bio: 'Physicist' },
  ]);
});

test('a count that several readers need is listened to once, and is the number of the database', async () => {
  values['counts/likes/p'] = 7;
  const replica = open();
  expect(await Promise.all([replica.countLikes('p'), replica.countLikes('p')])).toEqual([7, 7]);
  expect(asked).toEqual(['counts/likes/p']);
});

test('a count that the database doesn’t answer isn’t 0', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { listen } = database;
  database.listen = () => () => {};
  const counting = open().countLikes('p');
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  database.listen = listen;
  expect(await counting).toBeUndefined();
});

test('a device drops the accounts that it received longest ago, except those with a conversation', async () => {
  const owners = ['ada', 'cara', 'dan', 'eve'];
  for (const [at, owner] of owners.entries()) await agreed.setReceived(owner, at);
  await agreed.setSeen('ben', 'last message cara', '1 m');
  await agreed.setSeen('ben', 'whole person ada', '1');
  await agreed.setSeen('', 'person ada', 'digest');
  await agreed.setSeen('', 'person eve', 'digest');
  const readAll = async (owner: string) => [{ kind: 'post', id: owner, value: {} }];
  await dropOldOwners({ agreed, readAll, write }, 1);
  expect(written).toEqual(
    ['ada', 'dan'].map((owner) => ({ owner, kind: 'post', id: owner, value: undefined })),
  );
  expect(await agreed.seen('ben', 'whole person ada')).toBeUndefined();
  expect(await agreed.allSeen('', 'person ')).toEqual(['person eve']);
  expect(await agreed.receivedOwners()).toEqual(['cara', 'eve']);
});

test('an account that was signed in on a device isn’t dropped', async () => {
  for (const owner of ['ada', 'eve']) await agreed.setReceived(owner, 1);
  await agreed.setRestored('ada', { low: null, high: null, isWhole: true });
  await dropOldOwners({ agreed, readAll: async () => [{ kind: 'post', id: 'p', value: {} }], write }, 0);
  expect(written.map(({ owner }) => owner)).toEqual(['eve']);
});

test('receiving an account makes it one of the last, whether or not its records are known', async () => {
  await agreed.setReceived('ada', 1);
  await agreed.setReceived('cara', 2);
  const first = open();
  await first.units.need(first.person('ada'));
  await agreed.setReceived('ada', 1);
  const second = open();
  await second.units.whole(second.person('ada'));
  expect(await agreed.receivedOwners()).toEqual(['cara', 'ada']);
});

test('an author’s photo is the copy for lists, and the page’s photo is the image', async () => {
  const stored = (content: string) => `data:image/webp;base64,${btoa(content)}`;
  values['people/ada/face'] = '{"name":"Ada","photo":{"$image":"a"}}';
  values['people/cara/face'] = '{"name":"Cara","photo":{"$image":"c"}}';
  Object.assign(values, {
    'images/ada/a': stored('large'),
    'images/ada/a-small': stored('small'),
    'images/cara/c': stored('tiny'),
  });
  const replica = open();
  const photos = async () =>
    Promise.all(
      of('profile').map(async (value) => {
        const { photo } = value as { photo: Blob | null };
        return photo?.text() ?? null;
      }),
    );
  await replica.units.whole(replica.face('ada'));
  await replica.units.whole(replica.face('cara'));
  await replica.units.whole(replica.person('ada'));
  expect(await photos()).toEqual([null, 'small', null, 'tiny', null, 'large']);
});

test('pages of posts are read once, and new posts are added to them, until the connection is lost', async () => {
  lists.feed = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((t) => ({ key: `p${t}`, value: { u: 'ben', t } }));
  const replica = open();
  const page = async (...rest: [number, number | undefined]) =>
    (await replica.page('post', ...rest)).map(({ t }) => t);
  expect(await Promise.all([page(2, undefined), page(2, 8), page(2, undefined)])).toEqual([
    [9, 8],
    [7, 6],
    [9, 8],
  ]);
  lists.feed.push({ key: 'p10', value: { u: 'ben', t: 10 } });
  push.feed?.(lists.feed.at(-1) as Child);
  expect(await page(3, undefined)).toEqual([10, 9, 8]);
  expect(await page(2, 5.5)).toEqual([5, 4]);
  expect(await page(2, 5.5)).toEqual([5, 4]);
  expect(asked).toEqual(['live feed', 'feed', 'feed']);
  expect(await page(9, 4)).toEqual([3, 2, 1]);
  for (const each of connect) each(false);
  lists.feed = lists.feed.slice(7);
  expect(await page(9, undefined)).toEqual([10, 9, 8]);
});

test('a page that doesn’t follow the known ones is read alone, and leaves no gap', async () => {
  lists.feed = [1, 2, 3, 4, 5].map((t) => ({ key: `p${t}`, value: { u: 'ben', t } }));
  const replica = open();
  const page = async (...rest: [number, number | undefined]) =>
    (await replica.page('post', ...rest)).map(({ t }) => t);
  expect(await page(1, 2)).toEqual([1]);
  expect(await page(5, undefined)).toEqual([5, 4, 3, 2, 1]);
});

test('a page with a post that the viewer can’t read ends where the database’s page does, not at an older post', async () => {
  const post = (postTime: number) => ({ owner: 'ada', id: `p${postTime}`, value: { postTime } });
  const store = {
    readAcross: async () => ({ records: [post(10), post(8), post(1)], hasEarlier: false, since: 1 }),
  } as Partial<DeviceStore> as DeviceStore;
  lists.feed = [1, 5, 8, 9, 10].map((t) => ({ key: `p${t}`, value: { u: 'ada', t } }));
  const { readAcross } = remoteReads(store, async () => open());
  const page = await readAcross('post', async () => z.any(), { newest: 3 });
  expect(page).toEqual({ records: [post(10), post(8)], hasEarlier: true, since: 8 });
});

test('a profile is read with its page only for a reader that also asks for the investor account', async () => {
  const store = {
    readOthers: async () => ({ records: [], hasEarlier: false }),
  } as Partial<DeviceStore> as DeviceStore;
  const replica = open();
  const { readOthers } = remoteReads(store, async () => replica);
  const read = (owner: string, ...kinds: RecordKind[]) =>
    Promise.all(kinds.map((kind) => readOthers(owner, kind, async () => z.any())));
  await read('ada', 'profile', 'settings');
  expect(asked.toSorted()).toEqual(['people/ada/card', 'people/ada/face', 'people/ada/privacy']);
  asked.length = 0;
  await read('cara', 'profile', 'settings', 'investorAccount');
  expect(asked).toHaveLength(8);
});

test('an address that another tab claims while the database is read is skipped, like those that the database has', async () => {
  const store = memoryDevice();
  const startup = (id: string) =>
    ({ kind: 'startup', id, name: 'Kite', reserved: new Set<string>() }) as const;
  values[paths.names('kite')] = { startup: { u: 'ada', i: 'ada-kite' } };
  async function claims(slug: string) {
    const found = await store.claims(slug);
    if (slug === 'kite-2') await store.claim('cara', { ...startup('cara-kite'), name: slug }, () => []);
    return found;
  }
  const { claim } = remoteReads({ ...store, claims }, async () => open());
  expect(await claim('ben', startup('ben-kite'), () => [])).toBe('kite-3');
});

test('a follow of the viewer’s startup stays on a device when the account’s other follows become hidden', async () => {
  lists['followers/startup:kite'] = [{ key: 'ada', value: true }];
  lists['people/ada/follows'] = ['startup:kite', 'user:cara'].map((key) => ({ key, value: true }));
  const { units, mailbox, follows } = open();
  await units.whole(mailbox.followers('startup:kite'));
  await units.whole(follows('ada'));
  written = [];
  refused.add('people/ada/follows');
  const later = open();
  await later.units.whole(later.follows('ada'));
  expect(written).toEqual([{ owner: 'ada', kind: 'follow', id: 'user:cara', value: undefined }]);
});

test('a photo for lists that loads after the author’s page doesn’t replace the page', async () => {
  const { ask, calls } = asking<[], string>();
  values['people/ada/face'] = '{"name":"Ada","photo":{"$image":"a"}}';
  values['images/ada/a-small'] = ask();
  values['images/ada/a'] = 'data:image/webp;base64,QQ==';
  const { units, face, person } = open();
  const waiting = units.whole(face('ada'));
  await vi.waitFor(() => expect(of('profile')).toHaveLength(1));
  await units.whole(person('ada'));
  calls[0]?.resolve('data:image/webp;base64,QQ==');
  await waiting;
  expect(of('profile').at(-1)).toMatchObject({ bio: 'Physicist' });
});

test('followers that stopped while a device was closed are removed', async () => {
  lists['followers/user:ben'] = ['ada', 'cara'].map((key) => ({ key, value: true }));
  const { units, mailbox } = open();
  await units.whole(mailbox.followers('user:ben'));
  written = [];
  lists['followers/user:ben'].pop();
  const later = open();
  await later.units.whole(later.mailbox.followers('user:ben'));
  expect(written).toEqual([{ owner: 'cara', kind: 'follow', id: 'user:ben', value: undefined }]);
});
