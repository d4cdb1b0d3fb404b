import 'fake-indexeddb/auto';
import { user } from '@kit/fixtures/blankProfiles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startupOf } from '@/data/adapters/records/listedStartup';
import { addToProfile } from '@/data/adapters/records/profiles';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Directory, DirectoryData, ProfilePage } from '@/data/ports/Directory';
import { asha, people } from '@/data/sample/people';
import { sampleWorld } from '@/data/sample/world';
import { dealFlowOf } from '@/data/schema/rules/dealFlow';
import { limitedInvestor, limitedUser } from '@/data/schema/rules/privacy';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { addressOf, type ProfileKind, refOf } from '@/data/schema/shapes/ref';
import type { InvestorPrivacy, Settings } from '@/data/schema/shapes/settings';
import {
  accountWith,
  ada,
  commentOf,
  listed,
  mark,
  minute,
  now,
  postOf,
  profile,
  record,
  settings,
} from '../../support/accountRecords';
import { writePages } from '../../support/claims';
import { nora, sample, storesOf } from '../../support/stores';
import { freshDevices, withoutRoom } from '../../support/tabs';
import { wholeDirectory } from '../../support/wholeDirectory';

const world = sampleWorld(sample, now);
/** The sample startups, with Asha's own startup at the end instead of first. */
const ownLast = [...world.startups.slice(1), ...world.startups.slice(0, 1)];

const { openTab } = freshDevices('directory');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});

type Options = Parameters<typeof storesOf>[1];
const openAs = (owner: string, options: Options = {}) =>
  storesOf(device, { owner, me: () => (owner === 'sample' ? asha : nora), ...options });
const directoryOf = (owner: string, options?: Options) => openAs(owner, options).directory;
const openWith = (change: Partial<Settings>, owner = 'sample') =>
  directoryOf(owner, { loadSettings: async () => ({ ...defaultSettings, ...change }) });

const windrow = listed('windrow', {
  startupName: ' Windrow ',
  tagline: 'Small turbines for big barns',
  category: 'Climate Tech',
  fundingRound: 'Pre-seed',
  registrationYear: '2025',
  revenue: '12000',
  growth: '14',
  raised: '150000',
  goal: '0',
  team: ['Ada Nunn, CTO', 'Bo'],
  investors: ['Northlight Ventures'],
});
const listing = startupOf('windrow', windrow, '');
const companies = ['WINDROW', 'Elsewhere'].map((name) => ({ name, stage: 'Seed', year: '' }));
const account = accountWith({
  ...{ fullName: 'Asha Verma', assets: '6-10', preference: ['AI'], experience: '7', portfolio: companies },
});

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
/** Returns a page. Throws an error if the page doesn't exist. */
async function pageOf<Kind extends ProfileKind>(directory: Directory, kind: Kind, slug: string) {
  const page = await directory.find(kind, { slug });
  if (page?.kind !== kind) throw new Error(`${slug} has no page`);
  return page as Extract<ProfilePage, { kind: Kind }>;
}
const userPage = (directory: Directory, slug: string) => pageOf(directory, 'user', slug);
const sampleIds = ['ledgerline', 'mirahealth', 'heliogrid'];

describe('the directory', () => {
  test('dates the sample data relative to the first load of the directory or the feed', async () => {
    const later = { now: () => now + 1000 * minute };
    await openAs('sample').feed.load();
    expect((await wholeDirectory(directoryOf('sample', later))).startups).toEqual(ownLast);
    await wholeDirectory(directoryOf('uid-nora'));
    const { posts } = await openAs('uid-nora', later).feed.load();
    expect(posts[0]?.postTime).toBe(now - 124 * minute);
  });

  test('lists the demo account’s new startup and investor page last, and only to the demo account', async () => {
    await device.writeAll('sample', listingRecords(listing.id, windrow));
    await device.write('sample', 'investorAccount', 'me', account);
    const own = await wholeDirectory(openWith({}));
    expect(own.startups).toEqual([...ownLast, listing]);
    expect(own.investors).toMatchObject([...world.investors, { id: 'asha-verma' }]);
    const page = await directoryOf('sample').find('investor', { slug: 'asha-verma' });
    expect(ids(page?.profile.posts ?? [])).toEqual(['firmware-hiring']);
    // A portfolio company links to the startup of the same name, if there is only one.
    const portfolio = [
      { name: 'WINDROW', stage: 'Seed', id: 'windrow', sector: 'Climate Tech' },
      { name: 'Elsewhere', sector: '' },
    ];
    expect(page).toMatchObject({ profile: { portfolio } });
    const other = await wholeDirectory(directoryOf('uid-nora'));
    expect([ids(other.startups), other.investors.length]).toEqual([ids(world.startups), 3]);
  });

  test('lists the investor page of the demo account only while this page is public', async () => {
    const closed = directoryOf('sample');
    expect(ids((await wholeDirectory(closed)).investors)).not.toContain('asha-verma');
    expect(await closed.find('investor', { slug: 'asha-verma' })).toMatchObject({
      isOwn: true,
      privacy: 'private',
    });
    const open = directoryOf('sample', {
      me: () => ({ ...asha, name: 'Asha V.' }),
      loadSettings: async () => defaultSettings,
    });
    expect((await wholeDirectory(open)).investors.at(-1)).toMatchObject({
      id: 'asha-verma',
      name: 'Asha V.',
    });
    expect(await directoryOf('uid-nora').find('investor', { slug: 'asha-verma' })).toBe(null);
  });

  test.each([
    ['heliogrid', { name: asha.name, image: asha.avatar }, 'user:asha-verma'],
    ['mirahealth', { name: 'Lena Brandt' }, 'user:lena-brandt'],
    ['ledgerline', undefined, 'user:jonas-felde'],
  ])(
    'returns the founder (if known) of the sample startup “%s”, and members with a user page',
    async (id, by, ref) => {
      const { listedBy, members } = await pageOf(directoryOf('uid-nora'), 'startup', id);
      expect([listedBy, members]).toMatchObject([by, [{ ref }]]);
    },
  );

  test('returns references to the viewer’s own user page, investor page and startups', async () => {
    await device.writeAll('uid-nora', listingRecords(listing.id, windrow));
    await device.write('uid-nora', 'investorAccount', 'me', account);
    const ownOf = async (owner: string) => (await wholeDirectory(directoryOf(owner))).own;
    expect(await ownOf('uid-nora')).toEqual(['user:uid-nora', 'investor:uid-nora', 'startup:windrow']);
    // The references include Asha's investor page, although it is private.
    const ashas = ['user:asha-verma', 'investor:asha-verma', 'startup:heliogrid'];
    expect(await ownOf('sample')).toEqual(ashas);
  });

  test('counts invalid records on the first load only, and lists the valid startups', async () => {
    await device.write('sample', 'listing', 'bad', { savedAt: now });
    await device.writeAll('sample', listingRecords(listing.id, windrow));
    await device.write('sample', 'investorAccount', 'me', { id: 'nobody' });
    const data = await wholeDirectory(directoryOf('sample'));
    expect([data.quarantined, ids(data.startups)]).toEqual([2, [...sampleIds, 'windrow']]);
    expect(data.startups.at(-1)).toEqual(listing);
    expect((await wholeDirectory(directoryOf('sample'))).quarantined).toBe(0);
  });

  test('lists a startup whose parts are invalid or missing, with these parts empty', async () => {
    await device.writeAll('sample', listingRecords(listing.id, windrow));
    await device.write('sample', 'listingTraction', listing.id, { revenue: 'plenty' });
    await device.remove('sample', 'listingContact', listing.id);
    const { startups, quarantined } = await wholeDirectory(directoryOf('sample'));
    const { metrics, fundraising, ...whole } = startups.at(-1) ?? {};
    expect({ ...whole, quarantined, metrics, round: fundraising?.currentRound }).toMatchObject({
      ...{ slug: 'windrow', stage: 'Pre-seed', email: '', website: '', quarantined: 1, round: '' },
      metrics: { monthlyRevenue: undefined, monthlyGrowth: 0.14 },
    });
  });
});

describe('a profile page', () => {
  test.each([
    ['startup', 'Heliogrid', { isOwn: true, isListed: false, isActive: true, profile: world.startups[0] }],
    [
      'startup',
      'WindRow',
      { isOwn: true, isListed: true, isActive: true, profile: { id: 'id-of-it', slug: 'windrow' } },
    ],
    ['investor', 'MINA-OKAFOR', { profile: { name: 'Mina Okafor' } }],
    ['investor', 'Asha-Verma', { profile: { id: 'asha-verma', about: account.about } }],
    ['user', 'Lena-Brandt', { profile: { name: 'Lena Brandt' } }],
  ] as const)(
    'is found by the kind “%s” and the slug “%s”, in any letter case',
    async (kind, slug, found) => {
      await device.writeAll('sample', listingRecords('id-of-it', windrow));
      await device.write('sample', 'investorAccount', 'me', account);
      expect(await directoryOf('sample').find(kind, { slug })).toMatchObject({ kind, ...found });
    },
  );

  test('is found by its profile’s id, but not by another page’s slug', async () => {
    await device.writeAll('sample', listingRecords('id-of-it', windrow));
    const { find } = directoryOf('sample');
    expect(await find('startup', { id: 'id-of-it' })).toMatchObject({ profile: { slug: 'windrow' } });
    expect(await find('startup', { id: 'windrow' })).toBeNull();
    expect(await find('startup', { slug: 'id-of-it' })).toBeNull();
  });

  test('isn’t found by an unknown slug, an empty slug or the slug of a page of another kind', async () => {
    const { find } = directoryOf('sample');
    const unknown = [find('startup', { slug: 'no-such-startup' }), find('user', { slug: '' })];
    const otherKind = [find('investor', { slug: 'lena-brandt' }), find('user', { slug: 'mina-okafor' })];
    expect(await Promise.all([...unknown, ...otherKind])).toEqual([null, null, null, null]);
  });

  test('of the demo account shows sample data, and the account’s new post, new startup and current name', async () => {
    const before = (await userPage(directoryOf('sample'), 'asha-verma')).profile;
    expect(before.stats).toEqual({ connections: 3, followers: 1204, posts: 2, startups: 2 });
    expect([before.following.length, before.posts.length]).toEqual([3, 2]);
    await device.write('sample', 'post', 'mine', postOf('mine', { author: asha }));
    await device.writeAll('sample', listingRecords(listing.id, windrow));
    const directory = directoryOf('sample', { me: () => ({ ...asha, name: 'Asha V.' }) });
    const { isOwn, profile } = await userPage(directory, 'asha-verma');
    expect([isOwn, profile.name]).toEqual([true, 'Asha V.']);
    expect(profile.stats).toEqual({ ...before.stats, posts: 3, startups: 3 });
    expect(ids(profile.posts)).toEqual(['mine', 'firmware-hiring', 'asha-first-forty']);
    expect(profile.startups.map(({ name }) => name)).toEqual(['Heliogrid', 'Lantern Works', 'Windrow']);
  });

  test('of a new account shows only this account’s data', async () => {
    await device.write('uid-nora', 'post', 'mine', postOf('mine', { author: nora }));
    await device.writeAll('uid-nora', listingRecords(listing.id, windrow));
    const directory = directoryOf('uid-nora');
    const page = await userPage(directory, 'Nora-Lund');
    const { name, tagline, stage } = listing;
    const founded = {
      id: 'windrow',
      slug: 'windrow',
      name,
      role: 'Founder',
      logo: '',
      tagline,
      stage,
      founded: 2025,
    };
    const stats = { connections: 0, followers: 0, posts: 1, startups: 1 };
    const { posts } = page.profile;
    expect(page.profile).toEqual(
      user('uid-nora', 'Nora Lund', { slug: 'nora-lund', stats, startups: [founded], posts }),
    );
    expect(posts).toMatchObject([{ id: 'mine', content: 'Words of mine', likes: 0, isInFeed: true }]);
    expect([page.isOwn, (await userPage(directory, 'asha-verma')).isOwn]).toEqual([true, false]);
  });

  test('suggests all startups, investors and users except the page’s owner and the viewer', async () => {
    const others = async (owner: string, id: string) =>
      (await userPage(directoryOf(owner), id)).people.map(({ ref }) => ref);
    const pages = [
      ...['heliogrid', 'ledgerline', 'mirahealth'].map((id) => `startup:${id}`),
      ...['mina-okafor', 'ravi-kulkarni', 'claire-dubois'].map((id) => `investor:${id}`),
    ];
    expect(await others('sample', 'lena-brandt')).toEqual([...pages, 'user:jonas-felde']);
    await device.write('uid-nora', 'investorAccount', 'me', { ...account, slug: 'nora-lund' });
    const users = ['asha-verma', 'jonas-felde', 'lena-brandt'].map((id) => `user:${id}`);
    expect(await others('uid-nora', 'nora-lund')).toEqual([...pages, ...users]);
  });

  test('counts the viewer’s comment on a post, but not the viewer’s like (the store of likes adds it)', async () => {
    const { feed, directory } = openAs('sample');
    await device.write('sample', 'like', 'five-numbers', true);
    await feed.write({ kind: 'comment', postId: 'five-numbers', comment: commentOf('c') });
    const page = await directory.find('investor', { slug: 'ravi-kulkarni' });
    const counted = { id: 'five-numbers', likes: 311, isLiked: false, comments: 6 };
    expect(page?.profile.posts[0]).toMatchObject(counted);
  });
});

describe('the user’s settings', () => {
  test('can remove the user’s page from lists (private) or shorten it there (connections), but the owner sees the whole page', async () => {
    const hidden = openWith({ privacy: 'private' });
    expect(ids((await wholeDirectory(hidden)).users)).toEqual(['jonas-felde', 'lena-brandt']);
    const { isOwn, privacy, profile } = await userPage(hidden, 'asha-verma');
    expect([isOwn, privacy, profile.bio]).toEqual([true, 'private', world.users[0]?.bio]);
    const { users } = await wholeDirectory(openWith({ privacy: 'connections' }));
    expect(users).toEqual([
      limitedUser(profile),
      ...(await wholeDirectory(directoryOf('sample'))).users.slice(1),
    ]);
    expect(await userPage(hidden, 'lena-brandt')).toMatchObject({ isOwn: false, privacy: 'public' });
  });

  test('control the privacy of the investor page separately from the user page', async () => {
    await device.write('uid-nora', 'investorAccount', 'me', { ...account, slug: 'nora-lund' });
    const open = (investorPrivacy: InvestorPrivacy) =>
      openWith({ investorPrivacy, privacy: 'private' }, 'uid-nora');
    const found = async (privacy: InvestorPrivacy) =>
      ids((await wholeDirectory(open(privacy))).investors).slice(3);
    expect([await found('public'), await found('private')]).toEqual([['uid-nora'], []]);
    const directory = open('founders');
    const page = await pageOf(directory, 'investor', 'nora-lund');
    expect([page.isOwn, page.privacy, page.profile.sectors]).toEqual([true, 'founders', ['AI']]);
    expect((await wholeDirectory(directory)).investors.at(-1)).toEqual(limitedInvestor(page.profile));
    expect(await directory.find('investor', { slug: 'mina-okafor' })).toMatchObject({ privacy: 'public' });
  });

  test('determine an investor’s deal flow, together with the criteria in the investor profile', async () => {
    expect((await wholeDirectory(directoryOf('uid-nora'))).dealFlow).toEqual(dealFlowOf(defaultSettings));
    const wanted = { ...account, investmentType: ['Seed'], geography: 'Norway' };
    await device.write('uid-nora', 'investorAccount', 'me', wanted);
    const change = { dealFlow: 'filtered', maxInvestment: 0 } as const;
    const { dealFlow } = await wholeDirectory(openWith(change, 'uid-nora'));
    expect(dealFlow).toEqual(dealFlowOf({ ...defaultSettings, ...change }, wanted));
  });
});

test('a startup page that an investor views contains the investor’s criteria, unless the startup is the investor’s own', async () => {
  const criteriaAt = async (directory: Directory, id: string) =>
    (await pageOf(directory, 'startup', id)).criteria;
  expect(await criteriaAt(directoryOf('uid-nora'), 'ledgerline')).toBeUndefined();
  await device.write('uid-nora', 'investorAccount', 'me', account);
  const directory = directoryOf('uid-nora');
  expect(await criteriaAt(directory, 'ledgerline')).toBe((await wholeDirectory(directory)).dealFlow.criteria);
  // Asha is an investor, and the founder of Heliogrid.
  const ashas = directoryOf('sample');
  expect(await criteriaAt(ashas, 'heliogrid')).toBeUndefined();
  const sectors = ['Climate Tech', 'Hardware', 'SaaS'];
  expect(await criteriaAt(ashas, 'ledgerline')).toMatchObject({ sectors });
});

test('an investor page that a founder views contains the founder’s startups that seek investment, unless the page is the founder’s own', async () => {
  const startupsAt = async (directory: Directory, id: string) =>
    (await pageOf(directory, 'investor', id)).ownStartups?.map((startup) => startup.id);
  const ashas = directoryOf('sample');
  expect(ids((await wholeDirectory(ashas)).ownStartups)).toEqual(['heliogrid']);
  expect(await startupsAt(ashas, 'mina-okafor')).toEqual(['heliogrid']);
  expect(await startupsAt(ashas, 'asha-verma')).toBeUndefined();
  expect(await startupsAt(directoryOf('uid-nora'), 'mina-okafor')).toBeUndefined();
});

describe('another account in the directory', () => {
  beforeEach(() =>
    writePages(device, ada.uid, [
      profile({ name: ada.name, slug: ada.slug, role: 'Engineer' }),
      ...listingRecords('windrow', windrow),
      record('investorAccount', 'me', { ...account, slug: ada.slug }),
      mark('follow', 'user:uid-nora'),
      mark('follow', 'startup:heliogrid'),
      mark('follow', 'user:nobody'),
    ]),
  );
  const open = () => directoryOf('uid-nora');

  test('is in the lists of startups, investors and users, and its startup precedes the viewer’s startup', async () => {
    await device.writeAll('uid-nora', listingRecords('mine', windrow));
    const { startups, investors, users } = await wholeDirectory(open());
    const added = [startups, investors, users].map((list) => ids(list).slice(3));
    expect(added).toEqual([['windrow', 'mine'], [ada.id], [ada.id]]);
    expect(ids((await wholeDirectory(directoryOf('sample'))).users)).toContain(ada.id);
  });

  test('has a startup page without the restricted sections, and a user page that lists only followed pages that exist', async () => {
    const { find } = open();
    const closed = ['traction', 'metrics', 'contact'];
    const page = { isOwn: false, isListed: true, isActive: true, closed };
    expect(await find('startup', { slug: 'WindRow' })).toMatchObject({
      ...page,
      profile: { metrics: {}, email: '' },
    });
    expect(await find('investor', { slug: 'ada-holm' })).toMatchObject({ isOwn: false, privacy: 'public' });
    const { profile, ...rest } = await userPage(open(), 'ada-holm');
    expect([rest, profile]).toMatchObject([{ isOwn: false, privacy: 'public' }, { role: 'Engineer' }]);
    expect(profile.following.map(({ ref, name }) => `${ref} ${name}`)).toEqual([
      'startup:heliogrid Heliogrid',
      'user:uid-nora Nora Lund',
    ]);
    expect(profile.stats.connections).toBe(2);
  });

  const [adas, lenas] = ['Ada Holm user:uid-ada', 'lena brandt user:lena-brandt'];
  test.each([
    ['its owner, and to team members with a user page', {}, [], [adas, lenas]],
    ['its owner, even if another user has the same name', {}, ['uid-cara'], [adas, lenas]],
    ['no team member whose user page is private', { privacy: 'private' }, [], [lenas]],
    ['no team member whose name two users share', { privacy: 'private' }, ['uid-cara', 'uid-dora'], [lenas]],
  ])('has a startup page that links to %s', async (_, change, called, named) => {
    const team = ['Ada Holm, CEO', 'lena brandt, Advisor', 'Bo'];
    await device.writeAll(ada.uid, [
      ...listingRecords('windrow', listed('windrow', { startupName: 'Windrow', team })),
      settings(change),
    ]);
    for (const [at, uid] of called.entries())
      await writePages(device, uid, [profile({ name: ada.name, slug: `${ada.slug}-${at + 2}` })]);
    const page = await pageOf(open(), 'startup', 'windrow');
    expect(page.listedBy?.ref).toBe(named.includes(adas) ? 'user:uid-ada' : undefined);
    expect(page.members.map(({ name, ref }) => `${name} ${ref}`)).toEqual(named);
  });

  test('is on the follow lists of the viewer and of other accounts, whatever the number of accounts', async () => {
    for (let at = 0; at < 30; at += 1)
      await device.writeAll(`uid-${at}`, [profile({ name: `Person ${at}` })]);
    const followed = [refOf('startup', 'windrow'), refOf('investor', ada.uid), refOf('user', ada.uid)];
    const listOf = async () =>
      (await userPage(open(), 'nora-lund')).people.flatMap(({ ref }) => (followed.includes(ref) ? ref : []));
    expect(await listOf()).toEqual([]);
    await device.writeAll(
      'uid-nora',
      [...followed, 'user:gone' as const].map((ref) => mark('follow', ref)),
    );
    expect(await listOf()).toEqual(followed);
    await device.writeAll('uid-0', [mark('follow', refOf('user', ada.uid))]);
    const { following } = (await userPage(open(), 'uid-0')).profile;
    expect(following.map(({ ref }) => ref)).toEqual([refOf('user', ada.uid)]);
    await device.writeAll(ada.uid, [settings({ privacy: 'private' })]);
    expect(await listOf()).toEqual(followed.slice(0, 2));
  });

  test('has a startup page to which a portfolio company of the same name links, unless two startups have the name', async () => {
    await device.writeAll('uid-nora', [record('investorAccount', 'me', { ...account, slug: 'nora-lund' })]);
    const linked = async () =>
      (await pageOf(open(), 'investor', 'nora-lund')).profile.portfolio.map(({ id, slug }) => [id, slug]);
    expect(await linked()).toEqual([
      ['windrow', 'windrow'],
      [undefined, undefined],
    ]);
    await writePages(device, 'uid-cara', [
      profile({ name: 'Cara Ng' }),
      record('listing', 'second', { ...windrow, slug: 'windrow-2' }),
    ]);
    expect((await linked())[0]).toEqual([undefined, undefined]);
  });

  test('is counted as a follower on the user page of the viewer, a sample user or a third account', async () => {
    const followed = [nora, people.lena, ada];
    const counts = () =>
      Promise.all(
        followed.map(async (page) => (await userPage(open(), addressOf(page))).profile.stats.followers),
      );
    const before = await counts();
    await addToProfile(device, 'uid-cara', { name: 'Cara Ng' });
    for (const { id } of followed) await device.write('uid-cara', 'follow', `user:${id}`, true);
    expect([before[0], await counts()]).toEqual([1, before.map((count) => count + 1)]);
  });

  test('returns unchanged profiles as the same objects, and notifies observers of public changes until they unsubscribe', async () => {
    const directory = open();
    const profilesOf = ({ startups, investors, users }: DirectoryData) => [startups, investors, users].flat();
    const [first, second] = [await wholeDirectory(directory), await wholeDirectory(directory)].map(
      profilesOf,
    );
    expect(first?.every((profile, at) => profile === second?.[at])).toBe(true);
    const listener = vi.fn();
    const stop = directory.subscribe(listener);
    await device.writeAll(ada.uid, listingRecords('second', windrow));
    expect(listener).toHaveBeenCalledTimes(1);
    await device.write(ada.uid, 'draft', 'feed', {});
    stop();
    await device.writeAll(ada.uid, listingRecords('third', windrow));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('an observer of a page is notified of changes of this page only, also of a sample page', async () => {
  const [ada, ben] = ['uid-ada', 'uid-ben'];
  await addToProfile(device, ada, { name: 'Ada Holm' });
  const slug = await device.claim(
    ada,
    { kind: 'user', id: ada, name: 'Ada Holm', reserved: new Set() },
    () => [],
  );
  await addToProfile(device, ben, { name: 'Ben Ruiz' });
  const directory = directoryOf('uid-nora');
  await wholeDirectory(directory);
  const [ofAda, ofJonas, ofNobody] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [
    directory.subscribe(ofAda, { kind: 'user', slug: slug.toUpperCase() }),
    directory.subscribe(ofJonas, { kind: 'user', slug: people.jonas.id }),
    directory.subscribe(ofNobody, { kind: 'user', slug: 'no-such-page' }),
  ];
  const calls = () => [ofAda, ofJonas, ofNobody].map((listener) => listener.mock.calls.length);
  // Before the addresses are read, any change may matter.
  await device.write(ben, 'profile', 'me', { name: 'Ben' });
  const before = calls();
  await device.claims(slug);
  await device.write(ben, 'profile', 'me', { name: 'Ben R.' });
  await device.write(ada, 'profile', 'me', { name: 'Ada' });
  await device.write(ben, 'follow', `user:${people.jonas.id}`, true);
  const since = calls().map((count, at) => count - (before[at] ?? 0));
  expect(since).toEqual([1, 1, 3]);
  for (const stop of stops) stop();
  await device.write(ada, 'profile', 'me', { name: 'Ada H.' });
  expect(calls().map((count, at) => count - (before[at] ?? 0))).toEqual(since);
});

test('the directory rejects when the sample data can’t be loaded or storage can’t be used', async () => {
  const broken = directoryOf('sample', { loadSample: () => Promise.reject(new Error('No network')) });
  await expect(wholeDirectory(broken)).rejects.toThrow('No network');
  await expect(broken.find('startup', { slug: 'heliogrid' })).rejects.toThrow('No network');
  device = openTab();
  withoutRoom();
  await expect(wholeDirectory(directoryOf('sample'))).rejects.toThrow('No room');
});

test('the directory notifies observers when another tab changes data that the directory shows', async () => {
  const elsewhere = openTab();
  const listener = vi.fn();
  directoryOf('sample').subscribe(listener);
  await elsewhere.writeAll('sample', listingRecords(listing.id, windrow));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  await device.writeAll('sample', listingRecords(listing.id, windrow));
  await elsewhere.write('sample', 'messageDraft', 'mina-okafor', 'Hi');
  await elsewhere.write('sample', 'profile', 'me', { bio: 'Roofs.' });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  await elsewhere.write('sample', 'follow', 'user:jonas-felde', true);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(3));
});
