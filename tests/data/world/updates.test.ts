import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { Author } from '@/data/schema/shapes/post';
import {
  type Account,
  ada,
  ben,
  cara,
  comment,
  listing,
  mark,
  now,
  owned,
  post,
  postOf,
  profile,
  settings,
  without,
} from '../../support/accountRecords';
import { servicesOf } from '../../support/services';

// Tests where a founder's posts in a startup's name appear, for the founder and for other accounts.

const as = { kind: 'startup', id: 'windrow' } as const;
const name = 'Windrow';
const windrow: Author = {
  ...as,
  slug: 'windrow',
  name,
  role: 'Small turbines',
  avatar: '',
  isVerified: false,
};
const isPrivate = settings({ privacy: 'private' });
const listed = listing('windrow', { startupName: name, tagline: windrow.role });

async function world() {
  const device = memoryDevice({
    [ada.uid]: [profile({ name: ada.name }), isPrivate, ...listed, post('own', { postTime: now - 1 })],
    [ben.uid]: [profile({ name: ben.name }), mark('follow', 'startup:windrow'), comment('word', 'update')],
    [cara.uid]: [profile({ name: cara.name }), post('claim', { as })],
  });
  const of = ({ uid, name }: Account) =>
    servicesOf({ isSignedIn: true, uid, userName: name }, { device, now: () => now });
  const adas = await of(ada).feed();
  await adas.write({ kind: 'post', post: postOf('update', { author: windrow, as }) });
  return {
    device,
    adas,
    /** Returns the authors of posts, the startup's updates and the notifications that an account sees. */
    async seen(account: Account, slug = 'windrow') {
      const services = of(account);
      const { posts } = await (await services.feed()).load();
      const page = await (await services.directory()).find('startup', { slug });
      const { notifications } = await (await services.notifications()).load();
      const ofAccounts = posts.filter(({ id }) => ['own', 'update', 'claim'].includes(id));
      return {
        feed: Object.fromEntries(ofAccounts.map(({ id, author, as: known }) => [id, [author.name, known]])),
        updates: page?.profile.posts.map(({ id }) => id),
        notified: notifications.flatMap(({ id, what, actor }) =>
          /^(post|comment)/.test(id) ? [[id, what, actor]] : [],
        ),
      };
    },
  };
}

test('a post in a startup’s name shows the startup as author in the feed, the Updates tab and notifications', async () => {
  const { device, seen } = await world();
  const actor = { kind: 'startup', name: 'Windrow', image: '' };
  expect(await seen(ben)).toEqual({
    feed: { update: ['Windrow', undefined], claim: ['Cara Ng', undefined] },
    updates: ['update'],
    notified: [['post:update', 'startupPost', actor]],
  });
  expect((await seen(cara)).notified).toEqual([]);
  expect(await seen(ada)).toEqual({
    feed: { own: ['As it was', undefined], update: ['Windrow', as], claim: ['Cara Ng', undefined] },
    updates: ['update'],
    notified: [['comment:word', 'comment', { kind: 'user', name: 'Ben Ruiz', image: '' }]],
  });
  await device.write(ben.uid, 'settings', 'me', { notifications: { startup_updates: false } });
  expect((await seen(ben)).notified).toEqual([]);
});

test('a post in a startup’s name shows the startup’s current name, or the founder’s if the startup is deleted', async () => {
  const { device, adas, seen } = await world();
  const { records } = await device.readOthers<{ author: Author }>(ada.uid, 'post', async () => ({
    safeParse: (value) => ({ success: true, data: value as { author: Author } }),
  }));
  expect(JSON.stringify(records)).not.toContain('Windrow');
  const { me } = await adas.load();
  expect(me.postsAs).toEqual([windrow]);
  await device.writeAll(ada.uid, owned('windrow', {}, { name: 'Windward', isActive: false }));
  expect((await adas.load()).me.postsAs).toBeUndefined();
  for (const account of [ada, ben]) expect((await seen(account)).feed.update?.[0]).toBe('Windward');
  await device.writeAll(ada.uid, [...listed, ...owned('windrow', {}, {})].map(without));
  await device.write(ben.uid, 'follow', 'startup:windrow', undefined);
  expect((await seen(ada)).feed.update).toEqual(['Ada Holm', as]);
  expect((await seen(ben)).feed).toEqual({ claim: ['Cara Ng', undefined] });
  const { listStartup } = servicesOf({ isSignedIn: true, uid: cara.uid, userName: cara.name }, { device });
  const { emptyListing } = await import('@/data/schema/shapes/listingWizard');
  await listStartup({ ...emptyListing, startupName: 'Windrow' });
  // References to the deleted startup don't apply to the new one.
  expect((await seen(ben, 'windrow-2')).updates).toEqual([]);
});
