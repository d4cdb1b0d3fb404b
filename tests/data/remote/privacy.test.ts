import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { markSchema } from '@/data/schema/shapes/marks';
import { postSchema } from '@/data/schema/shapes/post';
import { refOf } from '@/data/schema/shapes/ref';
import { requestId } from '@/data/schema/shapes/request';
import {
  ada,
  ben,
  comment,
  listing,
  mark,
  now,
  post,
  record,
  registered,
  settings,
  without,
} from '../../support/accountRecords';
import { allPages } from '../../support/allPages';
import { type Joined, valuesOf, withAccounts } from './accounts';

const accounts = withAccounts();
afterEach(() => vi.restoreAllMocks());

/** Returns what Ben sees of Ada, wherever the app shows it. */
async function seenBy({ world }: Joined) {
  const [{ posts }, comments, likes, { users, investors, startups }, [contact]] = await Promise.all([
    world.loadPosts({ count: 20 }),
    world.loadComments(['bens-post']),
    world.countLikes(['bens-post']),
    allPages(world),
    world.loadContacts({ uids: [ada.uid] }),
  ]);
  return {
    posts: posts.map(({ id }) => id).sort(),
    comments: comments.map(({ comment: { id } }) => id),
    likes: likes.get('bens-post') ?? 0,
    bios: users.map(({ user: { bio } }) => bio),
    investors: investors.map(({ investor: { about } }) => about),
    arr: startups.map(({ startup: { metrics } }) => metrics.arr),
    contact: contact?.slug,
  };
}
const open = {
  posts: ['adas-post', 'adas-update'],
  comments: ['word'],
  likes: 1,
  bios: ['About Ada Holm'],
  investors: ['I back wind.'],
  arr: [undefined],
  contact: ada.slug,
};
const startupOnly = { ...open, posts: ['adas-update'], comments: [], bios: [''], investors: [''] };
const hidden = { ...startupOnly, likes: 0, bios: [], investors: [], contact: 'windrow' };
const nothing = { ...hidden, posts: [], arr: [], contact: undefined };

const adas = [
  registered(ada.slug, { fullName: ada.name, about: 'I back wind.' }),
  ...listing('windrow', { startupName: 'Windrow', arr: '60000' }),
  mark('like', 'bens-post'),
  comment('word', 'bens-post'),
  post('adas-post'),
  post('adas-update', { as: { kind: 'startup', id: 'windrow' } }),
];

/** Ada with a page, posts and a startup; and Ben, who has everything open. */
async function joined() {
  const his = await accounts.join(ben, [post('bens-post')]);
  const hers = await accounts.join(ada, adas);
  await sees(his, open);
  return { his, hers };
}
const sees = (his: Joined, expected: object) =>
  vi.waitFor(async () => expect(await seenBy(his)).toEqual(expected), { timeout: 5000, interval: 30 });
/** Checks what Ben’s device shows without a connection. */
async function seesOffline(his: Joined, expected: object) {
  his.goOffline();
  const { likes: _, ...rest } = expected as typeof open;
  expect(await seenBy(his)).toMatchObject(rest);
  his.goOnline();
}
const ofAda = async (his: Joined) => Object.keys(await valuesOf(his, ada.uid));

test('a page that becomes private disappears from an open device, which keeps only the startup, until the page is public again', async () => {
  const { his, hers } = await joined();
  await hers.put(settings({ privacy: 'private', investorPrivacy: 'private' }));
  await sees(his, hidden);
  await seesOffline(his, hidden);
  await vi.waitFor(async () =>
    expect(JSON.stringify(await valuesOf(his, ada.uid))).not.toMatch(
      /About Ada|I back wind|Words of adas-post|Said in/,
    ),
  );
  await hers.put(settings({ privacy: 'public' }));
  await sees(his, open);
});

test('a page for connections shows only a name, until its owner follows the viewer, and after the owner stops', async () => {
  const { his, hers } = await joined();
  await hers.put(settings({ privacy: 'connections', investorPrivacy: 'founders' }));
  await sees(his, startupOnly);
  const follow = mark('follow', refOf('user', ben.uid));
  await hers.put(follow);
  await sees(his, { ...open, investors: [''] });
  await his.put(...listing('kite', { startupName: 'Kite' }));
  await sees(his, open);
  await hers.put(without(follow));
  await sees(his, { ...startupOnly, investors: open.investors });
  await seesOffline(his, { ...startupOnly, investors: open.investors });
});

test('metrics open with the approval of a request, and close with its revocation', async () => {
  const { his, hers } = await joined();
  const answer = (verdict: string, at: number) =>
    record('answer', requestId(ben.uid, 'windrow'), { verdict, note: '', at, requestedAt: now });
  await his.put(record('request', requestId(ada.uid, 'windrow'), { at: now, isWithdrawn: false }));
  await hers.put(answer('approved', now + 1));
  await sees(his, { ...open, arr: [60_000] });
  await hers.put(answer('revoked', now + 2));
  await sees(his, open);
  await vi.waitFor(async () => expect(await ofAda(his)).not.toContain('listingMetrics/windrow'));
});

test('a like, a comment and their removal reach an open device', async () => {
  const { his, hers } = await joined();
  const heard = vi.fn();
  his.world.observe('feed', heard);
  await hers.put(
    ...[mark('like', 'bens-post'), comment('word', 'bens-post'), post('adas-post')].map(without),
  );
  await sees(his, { ...open, posts: ['adas-update'], comments: [], likes: 0 });
  expect(heard.mock.calls.map(([{ records }]) => records[0].kind)).toEqual(
    expect.arrayContaining(['like', 'comment', 'post']),
  );
  await hers.put(mark('like', 'bens-post'), comment('again', 'bens-post'));
  await sees(his, { ...open, posts: ['adas-update'], comments: ['again'] });
});

test('a deleted account disappears from an open device', async () => {
  const { his, hers } = await joined();
  await hers.store.leave(ada.uid);
  await sees(his, nothing);
  await vi.waitFor(async () => expect(await ofAda(his)).toEqual([]));
});

test.each<[string, (hers: Joined) => Promise<void>, object]>([
  ['becomes private', ({ put }) => put(settings({ privacy: 'private', investorPrivacy: 'private' })), hidden],
  ['is deleted', ({ store }) => store.leave(ada.uid), nothing],
])(
  'what an account shows before it %s is removed from a device that opens afterwards',
  async (_, change, expected) => {
    const { his, hers } = await joined();
    await his.world.loadPosts({ author: { kind: 'user', id: ada.uid } });
    await his.close();
    await change(hers);
    const again = await accounts.join(ben, [], his.name);
    await sees(again, expected);
    await again.world.loadPosts({ author: { kind: 'user', id: ada.uid } });
    await vi.waitFor(async () =>
      expect(JSON.stringify(await valuesOf(again, ada.uid))).not.toMatch(
        /About Ada|I back wind|Words of adas-post|Said in/,
      ),
    );
  },
);

test.each<[string, (hers: Joined) => Promise<void>]>([
  ['are closed', ({ put }) => put(settings({ privacy: 'private' }))],
  ['are deleted', ({ put }) => put(...[post('adas-post'), mark('follow', 'user:x')].map(without))],
])('lists that %s while a device is closed are removed once the device reads them', async (_, change) => {
  const { his, hers } = await joined();
  await hers.put(mark('follow', 'user:x'));
  const read = ({ store }: Joined) =>
    Promise.all([
      store.readOthers(ada.uid, 'post', async () => postSchema),
      store.readOthers(ada.uid, 'follow', async () => markSchema),
    ]);
  const lists = (keys: string[]) => keys.filter((key) => /^(post|follow)/.test(key));
  await read(his);
  await vi.waitFor(async () =>
    expect(lists(await ofAda(his))).toEqual(['follow/user:x', 'post/adas-post', 'post/adas-update']),
  );
  await his.close();
  await change(hers);
  const again = await accounts.join(ben, [], his.name);
  await read(again);
  await vi.waitFor(async () => expect(lists(await ofAda(again))).toEqual(['post/adas-update']));
});

test('the records of an account that was signed in on this device before stay whole, whatever the viewer may see', async () => {
  const hers = await accounts.join(ada, adas);
  await hers.put(settings({ privacy: 'private', investorPrivacy: 'private', language: 'de' }));
  const before = await valuesOf(hers);
  await hers.close();
  const his = await accounts.join(ben, [post('bens-post')], hers.name);
  await sees(his, hidden);
  expect(await valuesOf(his, ada.uid)).toEqual(before);
});
