import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { refOf } from '@/data/schema/shapes/ref';
import { ada, ben, mark, profile, registered, settings } from '../../support/accountRecords';
import { sent, withAccounts } from './accounts';
import type { Device } from './devices';

const accounts = withAccounts();
const follow = mark('follow', refOf('user', ben.uid));
const liked = (...ids: string[]) => ids.map((id) => mark('like', id));

/** The paths that a device reads and writes from now on. */
function traffic({ database }: Device) {
  const update = vi.spyOn(database, 'update');
  const reads = [vi.spyOn(database, 'get'), vi.spyOn(database, 'list')];
  return {
    written: () => update.mock.calls.flatMap(([values]) => Object.keys(values)).sort(),
    read: () => reads.flatMap(({ mock }) => mock.calls.map(([path]) => path)),
  };
}

const words = (kind = 'profile') =>
  Object.keys((accounts.server.read(`words/${kind}`) ?? {}) as object).map((key) => key.split('~')[0]);

/** What others see of Ada's marks: her likes, the followers of Ben, and both counts. */
const shown = () => [
  Object.keys((accounts.server.read(`likes/${ada.uid}`) ?? {}) as object),
  accounts.server.read(`followers/user:${ben.uid}`),
  accounts.server.read('counts/likes/p1'),
  accounts.server.read(`counts/follows/user:${ben.uid}`),
];
const open = [['p1', 'p2'], { [ada.uid]: true }, 1, 1];
const hidden = [[], null, 0, 0];

const join = (more = settings({ privacy: 'public' })) =>
  accounts.join(ada, [
    profile({ slug: ada.slug, name: ada.name, skills: ['Kites'] }),
    registered(ada.slug, { fullName: ada.name, location: 'Oslo' }),
    ...liked('p1', 'p2'),
    follow,
    more,
  ]);

test('a change of other settings reads and writes no marks and words', async () => {
  const hers = await join();
  const { read, written } = traffic(hers);
  await hers.put(settings({ privacy: 'public', emailDigest: 'daily' }));
  expect([read(), written()]).toEqual([[], [`own/${ada.uid}/settings~me`]]);
});

test('a new privacy setting changes only what it concerns', async () => {
  const hers = await join();
  const own = `own/${ada.uid}/settings~me`;
  const { written, read } = traffic(hers);
  await hers.put(settings({ privacy: 'connections' }));
  const kites = `words/profile/kites~me~${ada.uid}`;
  expect(written()).toEqual([own, `people/${ada.uid}/privacy`, kites]);
  expect(shown()).toEqual(open);
  await hers.put(settings({ privacy: 'connections', investorPrivacy: 'founders' }));
  const oslo = `words/investorAccount/oslo~me~${ada.uid}`;
  expect(written()).toEqual(
    [own, own, `people/${ada.uid}/investorPrivacy`, `people/${ada.uid}/privacy`, oslo, kites].sort(),
  );
  expect(read()).not.toContain(`likes/${ada.uid}`);
});

test('a page that becomes private and public again hides and shows its marks and words', async () => {
  const hers = await join();
  const before = [words(), words('investorAccount')];
  await hers.put(settings({ privacy: 'private', investorPrivacy: 'private' }));
  expect([shown(), words(), words('investorAccount')]).toEqual([hidden, [], []]);
  await hers.put(settings({ privacy: 'public', investorPrivacy: 'public' }));
  expect([shown(), words(), words('investorAccount')]).toEqual([open, ...before]);
});

test.each([
  ['is opened again', []],
  ['changes another setting', [settings({ privacy: 'private', emailDigest: 'daily' })]],
])('marks that the app had no time to hide are hidden once it %s', async (_, changes) => {
  const { server } = accounts;
  const hers = await join();
  let writes = 0;
  server.hooks.beforeWrite = () => {
    writes += 1;
    return writes === 1 ? undefined : new Promise(() => {});
  };
  await hers.store.writeAll(ada.uid, [settings({ privacy: 'private' })]);
  await vi.waitFor(() => expect(writes).toBe(2));
  hers.leave();
  await hers.store.writeAll(ada.uid, changes);
  await hers.close();
  expect(shown()).toEqual(open);
  delete server.hooks.beforeWrite;
  const again = accounts.open(ada.uid, hers.name);
  await sent(again);
  expect([server.read(`people/${ada.uid}/privacy`), shown(), words()]).toEqual(['private', hidden, []]);
});

test('words that are between two settings follow the last one', async () => {
  const { server } = accounts;
  const hers = await join();
  const before = words();
  let writes = 0;
  server.hooks.beforeWrite = () => {
    writes += 1;
    return writes === 2 ? new Promise(() => {}) : undefined;
  };
  await hers.store.writeAll(ada.uid, [settings({ privacy: 'private' })]);
  await vi.waitFor(() => expect(writes).toBe(2));
  hers.leave();
  await hers.store.writeAll(ada.uid, [settings({ privacy: 'connections' })]);
  await hers.close();
  // As if a part of the update had been stored.
  for (const key of Object.keys(server.read('words/profile') as object))
    if (!key.startsWith('kites')) server.write(`words/profile/${key}`, null);
  await sent(accounts.open(ada.uid, hers.name));
  expect([shown(), words()]).toEqual([open, before.filter((word) => word !== 'kites')]);
});

test('a device that lacks records shows all marks of the account', async () => {
  await join(settings({ privacy: 'private' }));
  expect([shown(), words()]).toEqual([hidden, []]);
  const second = accounts.open(ada.uid);
  const { list } = second.database;
  // It isn't restored.
  vi.spyOn(second.database, 'list').mockImplementation((path, query) =>
    query.by === 'at' ? new Promise(() => {}) : list(path, query),
  );
  const shownAgain = settings({ privacy: 'public' });
  await second.store.writeAll(ada.uid, [shownAgain]);
  await sent(second, [shownAgain]);
  expect([shown(), words()]).toEqual([open, expect.arrayContaining(['kites'])]);
});
