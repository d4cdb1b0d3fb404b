import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { openAgreed } from '@/data/adapters/remote/agreed';
import type { Child, RemoteDatabase } from '@/data/adapters/remote/database';
import { dropOldOwners } from '@/data/adapters/remote/oldOwners';
import { openReplica } from '@/data/adapters/remote/replica';

type Write = { owner: string; kind: string; id: string; value: unknown };

let count = 0;
let agreed: ReturnType<typeof openAgreed>;
let written: Write[];
/** The paths that the replica has asked for. */
let asked: string[];
let values: Record<string, unknown>;
let lists: Record<string, Child[]>;

const database = {
  observeConnection(listener: (isConnected: boolean) => void) {
    listener(true);
    return () => {};
  },
  async get(path: string) {
    asked.push(path);
    return values[path] ?? null;
  },
  async list(path: string) {
    asked.push(path);
    return lists[path] ?? [];
  },
  listen(path: string, onValue: (value: unknown) => void) {
    asked.push(path);
    queueMicrotask(() => onValue(values[path] ?? null));
    return () => {};
  },
  listenTo(path, _, __, { onWhole } = {}) {
    asked.push(path);
    queueMicrotask(() => onWhole?.(lists[path] ?? []));
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
    'people/ada/card',
    'people/ada/face',
    'people/ada/privacy',
    'posts/ada/p',
    'remarks/p',
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
