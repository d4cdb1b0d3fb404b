import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { startupOf } from '@/data/adapters/records/listedStartup';
import { myStartup } from '@/data/adapters/records/ownedStartups';
import { addToProfile } from '@/data/adapters/records/profiles';
import { investorOf } from '@/data/adapters/records/registeredInvestor';
import { createDirectory } from '@/data/adapters/stores/deviceDirectory';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Directory } from '@/data/ports/Directory';
import { type SamplePosts, sampleFeed } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investorsJson from '@/data/sample/investors.json';
import { asha, freshMe } from '@/data/sample/people';
import { sampleSettings } from '@/data/sample/settings';
import startupsJson from '@/data/sample/startups.json';
import usersJson from '@/data/sample/users.json';
import { type SampleWorld, sampleWorld } from '@/data/sample/world';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { investorSchema } from '@/data/schema/investor';
import { accountOf, emptyRegistration, type InvestorAccount } from '@/data/schema/investorRegistration';
import { emptyOnboarding } from '@/data/schema/onboarding';
import { ownedOf } from '@/data/schema/ownedStartup';
import type { Post } from '@/data/schema/post';
import { limitedInvestor, limitedUser } from '@/data/schema/privacy';
import type { InvestorPrivacy, Settings } from '@/data/schema/settings';
import { startupSchema } from '@/data/schema/startup';
import { emptyListing, type ListedStartup, listingOf } from '@/data/schema/startupListing';
import type { User } from '@/data/schema/user';

const now = Date.UTC(2025, 10, 20, 9, 41);
const minute = 60_000;
const sample = { startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld;
const world = sampleWorld(sample, now);
/** Asha founded the first. */
const ownLast = [...world.startups.slice(1), ...world.startups.slice(0, 1)];
const nora = freshMe('nora-lund', 'Nora Lund');

let devices = 0;
let device: DeviceStore;
beforeEach(() => {
  devices += 1;
  device = openDeviceStore({ databaseName: `directory-${devices}` });
});
afterEach(() => device.close());

/** As it comes: Asha's investor page is hers alone. */
const settingsOf = (owner: string) => (owner === 'sample' ? sampleSettings : defaultSettings);

function openAs(owner: string, me = asha, at = now, settings = settingsOf(owner)) {
  const person = { device, owner, me: () => me };
  const parts = { ...person, now: () => at, world: createWorld(person) };
  const feed = createFeedStore({ ...parts, loadSample: async () => feedJson as SamplePosts });
  return {
    feed,
    directory: createDirectory({
      ...parts,
      loadSample: async () => sample,
      loadFeed: feed.load,
      loadSettings: async () => settings,
    }),
  };
}
const directoryOf = (owner: string, me = asha, at = now) => openAs(owner, me, at).directory;

const listed: ListedStartup = {
  listing: listingOf({
    ...emptyListing,
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
  }),
  savedAt: now,
};
const listing = startupOf('windrow', listed, '');
const account: InvestorAccount = accountOf({
  ...emptyRegistration,
  fullName: 'Asha Verma',
  assets: '6-10',
  preference: ['AI'],
  experience: '7',
  dob: '',
  investments: '',
});

const ownPost = (author: typeof asha, id: string): Post => ({
  id,
  author: { id: author.id, name: author.name, role: author.role, avatar: author.avatar, isVerified: false },
  content: `About ${id}`,
  hashtags: ['Product'],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now,
  type: 'thought',
});
const profilePost = (id: string) => ({
  id,
  content: `About ${id}`,
  hashtags: ['Product'],
  date: now,
  likes: 0,
  comments: 0,
  isLiked: false,
  isInFeed: true,
});
const userPage = async (directory: ReturnType<typeof directoryOf>, id: string) => {
  const page = await directory.find('user', id);
  if (page?.kind !== 'user') throw new Error(`${id} has no page`);
  return page;
};

describe('everybody', () => {
  test('is the sample world, and the feed isn’t read for it', async () => {
    const { directory, feed } = openAs('sample');
    await feed.write({ kind: 'post', post: { ...ownPost(asha, 'bad'), id: '' } });
    const data = await directory.load();
    expect([data.startups, data.investors]).toEqual([ownLast, world.investors]);
    expect(data.users.map(({ id }) => id)).toEqual(world.users.map(({ id }) => id));
    expect(data.quarantined).toBe(0);
  });

  test('has the posts of the feed on the pages of who wrote them', async () => {
    const directory = directoryOf('sample');
    const pages = [
      ...world.investors.map(({ id }) => directory.find('investor', id)),
      ...world.users.map(({ id }) => directory.find('user', id)),
    ];
    const { posts } = sampleFeed(feedJson as SamplePosts, now);
    for (const page of await Promise.all(pages)) {
      const { id, posts: shown = [] } = page?.profile ?? {};
      const written = posts.filter(({ author }) => author.id === id);
      expect(written.length).toBeGreaterThan(0);
      expect(shown.slice(0, written.length)).toEqual(
        written.map((post) => ({
          id: post.id,
          content: post.content,
          hashtags: post.hashtags,
          date: post.postTime,
          likes: post.likes,
          comments: post.comments.length,
          isLiked: post.isLiked,
          isInFeed: true,
        })),
      );
      expect(shown.slice(written.length).every((post) => !post.isInFeed)).toBe(true);
    }
  });

  test('is as old as the feed: dated from the first look, whoever looks first', async () => {
    const first = openAs('sample');
    await first.feed.load();
    const later = now + 1000 * minute;
    expect((await directoryOf('sample', asha, later).load()).startups).toEqual(ownLast);
    await directoryOf('uid-nora', nora).load();
    const { posts } = await openAs('uid-nora', nora, later).feed.load();
    expect(posts[0]?.postTime).toBe(now - 124 * minute);
  });

  test('has what the person listed, after the sample, and only theirs', async () => {
    await device.write('sample', 'listing', listing.id, listed);
    await device.write('sample', 'investorAccount', 'asha-verma-2', account);
    const own = await openAs('sample', asha, now, defaultSettings).directory.load();
    expect(own.startups).toEqual([...ownLast, listing]);
    expect(own.investors.map(({ id }) => id)).toEqual([
      ...world.investors.map(({ id }) => id),
      'asha-verma-2',
    ]);
    const page = await directoryOf('sample').find('investor', 'asha-verma-2');
    expect(page?.profile.posts.map(({ id }) => id)).toEqual(['firmware-hiring']);
    const other = await directoryOf('uid-nora', nora).load();
    expect(other.startups.map(({ id }) => id)).toEqual(world.startups.map(({ id }) => id));
    expect(other.investors).toHaveLength(3);
  });

  test('has what comes with the sample of its person as an investor, once they open it', async () => {
    const closed = directoryOf('sample');
    expect((await closed.load()).investors.map(({ id }) => id)).not.toContain('asha-verma');
    expect(await closed.find('investor', 'asha-verma')).toMatchObject({ isOwn: true, privacy: 'private' });
    const open = openAs('sample', { ...asha, name: 'Asha V.' }, now, defaultSettings).directory;
    expect((await open.load()).investors.at(-1)).toMatchObject({ id: 'asha-verma', name: 'Asha V.' });
    expect(await directoryOf('uid-nora', nora).find('investor', 'asha-verma')).toBe(null);
  });

  test('counts the records that lost their shape, and shows the rest', async () => {
    await device.write('sample', 'listing', 'bad', { ...listed, listing: emptyListing });
    await device.write('sample', 'listing', listing.id, listed);
    await device.write('sample', 'investorAccount', 'me', { id: 'nobody' });
    const data = await directoryOf('sample').load();
    expect(data.quarantined).toBe(2);
    expect(data.startups.map(({ id }) => id)).toEqual(['ledgerline', 'mirahealth', 'heliogrid', 'windrow']);
    expect((await directoryOf('sample').load()).quarantined).toBe(0);
  });
});

describe('what was read', () => {
  test('is the same again as long as nothing of it changed', async () => {
    await device.write('sample', 'listing', listing.id, listed);
    const { directory, feed } = openAs('sample');
    const first = await directory.load();
    await feed.write({ kind: 'post', post: ownPost(asha, 'mine') });
    await device.write('sample', 'star', 'startup:heliogrid', true);
    expect(await directory.load()).toBe(first);
    await device.write('sample', 'listing', 'other', listed);
    const second = await directory.load();
    expect(second.startups.map(({ id }) => id)).toEqual([
      'ledgerline',
      'mirahealth',
      'heliogrid',
      'other',
      'windrow',
    ]);
    expect(second.startups.at(-1)).toBe(first.startups.at(-1));
    const hidden = { ...ownedOf(myStartup(listing, true)), isActive: false, logoSavedAt: now };
    await device.write('sample', 'ownedStartup', 'other', hidden);
    expect((await directory.load()).startups.map(({ id }) => id)).not.toContain('other');
  });
});

describe('a profile', () => {
  test('is found by its id in any letter case, or not at all', async () => {
    await device.write('sample', 'listing', listing.id, listed);
    const directory = directoryOf('sample');
    expect(await directory.find('startup', 'Heliogrid')).toEqual({
      kind: 'startup',
      isOwn: true,
      isListed: false,
      isActive: true,
      profile: world.startups[0],
    });
    expect(await directory.find('startup', 'Windrow')).toEqual({
      kind: 'startup',
      isOwn: true,
      isListed: true,
      isActive: true,
      profile: listing,
    });
    expect((await directory.find('investor', 'MINA-OKAFOR'))?.profile.name).toBe('Mina Okafor');
    expect((await directory.find('user', 'Lena-Brandt'))?.profile.name).toBe('Lena Brandt');
    expect(await directory.find('startup', 'no-such-startup')).toBeNull();
    expect(await directory.find('investor', 'lena-brandt')).toBeNull();
    expect(await directory.find('user', 'mina-okafor')).toBeNull();
    expect(await directory.find('user', '')).toBeNull();
  });

  test('is found by an id of mixed letters in any other', async () => {
    await device.write('uid-nora', 'listing', 'WindRow', listed);
    await device.write('uid-nora', 'investorAccount', 'Nora-L', account);
    const directory = directoryOf('uid-nora', { ...nora, id: 'Nora-Lund' });
    const idOf = async (kind: 'startup' | 'investor' | 'user', id: string) =>
      (await directory.find(kind, id))?.profile.id;
    expect(await idOf('startup', 'wINDrOW')).toBe('WindRow');
    expect(await idOf('investor', 'nora-l')).toBe('Nora-L');
    expect(await idOf('user', 'NORA-LUND')).toBe('Nora-Lund');
  });

  test('of the sample person has what they wrote and listed, under the name they gave', async () => {
    const { feed, directory } = openAs('sample', { ...asha, name: 'Asha V.' });
    await feed.write({ kind: 'post', post: ownPost(asha, 'mine') });
    await device.write('sample', 'listing', listing.id, listed);
    const page = await userPage(directory, 'asha-verma');
    expect(page.isOwn).toBe(true);
    expect(page.profile.name).toBe('Asha V.');
    expect(page.profile.stats).toEqual({ connections: 312, followers: 1204, posts: 49, startups: 3 });
    expect(page.profile.posts.map(({ id }) => id)).toEqual(['mine', 'firmware-hiring', 'asha-first-forty']);
    expect(page.profile.startups.map(({ name }) => name)).toEqual(['Heliogrid', 'Lantern Works', 'Windrow']);
  });

  test('of the sample person is as the design has it', async () => {
    const { profile } = await userPage(directoryOf('sample'), 'asha-verma');
    expect(profile.stats).toEqual({ connections: 312, followers: 1204, posts: 48, startups: 2 });
    expect([profile.following.length, profile.posts.length]).toEqual([3, 2]);
  });

  test('of a new account is made from what is known', async () => {
    const { feed, directory } = openAs('uid-nora', nora);
    await feed.write({ kind: 'post', post: ownPost(nora, 'mine') });
    await device.write('uid-nora', 'listing', listing.id, listed);
    const page = await userPage(directory, 'Nora-Lund');
    const expected: User = {
      id: 'nora-lund',
      name: 'Nora Lund',
      role: '',
      verified: false,
      profileImage: '',
      coverImage: '',
      location: '',
      interests: [],
      lookingFor: [],
      bio: '',
      email: '',
      website: '',
      linkedin: '',
      twitter: '',
      github: '',
      joinDate: '',
      stats: { connections: 0, followers: 0, posts: 1, startups: 1 },
      education: [],
      skills: [],
      workExperience: [],
      startups: [
        {
          id: 'windrow',
          name: 'Windrow',
          role: 'Founder',
          logo: '',
          tagline: 'Small turbines for big barns',
          stage: 'Pre-seed',
          founded: 2025,
        },
      ],
      following: [],
      posts: [profilePost('mine')],
      achievements: [],
      availability: '',
      mentorshipFocus: [],
      certificates: [],
    };
    expect(page.profile).toEqual(expected);
    expect(page.isOwn).toBe(true);
    expect((await userPage(directory, 'asha-verma')).isOwn).toBe(false);
  });

  test('of a person comes with everybody but the one who looks and the one looked at', async () => {
    const refs = async (me: typeof asha, owner: string, id: string) =>
      (await userPage(directoryOf(owner, me), id)).people.map(({ ref }) => ref);
    const startups = ['startup:heliogrid', 'startup:ledgerline', 'startup:mirahealth'];
    const investors = ['investor:mina-okafor', 'investor:ravi-kulkarni', 'investor:claire-dubois'];
    expect(await refs(asha, 'sample', 'asha-verma')).toEqual([
      ...startups,
      ...investors,
      'user:jonas-felde',
      'user:lena-brandt',
    ]);
    expect(await refs(asha, 'sample', 'lena-brandt')).toEqual([
      ...startups,
      ...investors,
      'user:jonas-felde',
    ]);
    expect(await refs(nora, 'uid-nora', 'nora-lund')).toEqual([
      ...startups,
      ...investors,
      'user:asha-verma',
      'user:jonas-felde',
      'user:lena-brandt',
    ]);
    await device.write('uid-nora', 'investorAccount', 'nora-lund', account);
    expect(await refs(nora, 'uid-nora', 'nora-lund')).not.toContain('investor:nora-lund');
    const { people } = await userPage(directoryOf('sample'), 'asha-verma');
    expect(people[0]).toEqual({
      ref: 'startup:heliogrid',
      name: 'Heliogrid',
      role: 'Rooftop solar that trades with its neighbours',
      image: '/images/logos/heliogrid.svg',
    });
  });

  test('of a registered investor is their own, under the same id as themselves', async () => {
    const directory = directoryOf('uid-nora', nora);
    await device.write('uid-nora', 'investorAccount', 'nora-lund', { ...account, fullName: 'Nora Lund' });
    expect(await directory.find('investor', 'Nora-Lund')).toMatchObject({
      isOwn: true,
      profile: { id: 'nora-lund', name: 'Nora Lund' },
    });
    expect(await directory.find('investor', 'mina-okafor')).toMatchObject({ isOwn: false });
    expect((await userPage(directory, 'nora-lund')).isOwn).toBe(true);
  });

  test('of a registered investor says what they registered with where nothing else was said', async () => {
    const registered = {
      ...account,
      about: 'I like wind.',
      location: 'Oslo',
      website: 'lund.example',
      linkedinProfile: 'linkedin.example/nora',
    };
    await device.write('uid-nora', 'investorAccount', 'nora-lund', registered);
    const page = async () => (await userPage(directoryOf('uid-nora', nora), 'nora-lund')).profile;
    expect(await page()).toMatchObject({
      role: 'Investor',
      bio: 'I like wind.',
      location: 'Oslo',
      website: 'lund.example',
      linkedin: 'linkedin.example/nora',
    });
    await addToProfile(device, 'uid-nora', { role: 'Angel', location: 'Bergen', website: '', id: 'nora-l' });
    expect(await page()).toMatchObject({
      id: 'nora-lund',
      role: 'Angel',
      bio: 'I like wind.',
      location: 'Bergen',
      website: '',
    });
  });

  test('shows comments of the feed; what is liked is a mark, counted where it is shown', async () => {
    const { feed, directory } = openAs('sample');
    const comment = { id: 'c', author: { name: asha.name, avatar: '' }, text: 'Yes', time: now, likes: 0 };
    await device.write('sample', 'like', 'five-numbers', true);
    await feed.write({ kind: 'comment', postId: 'five-numbers', comment });
    const page = await directory.find('investor', 'ravi-kulkarni');
    expect(page?.profile.posts[0]).toMatchObject({
      id: 'five-numbers',
      likes: 311,
      isLiked: false,
      comments: 6,
    });
  });
});

describe('what the person settled', () => {
  const names = (profiles: { name: string }[]) => profiles.map(({ name }) => name);
  const openWith = (change: Partial<Settings>, owner = 'sample', me = asha) =>
    openAs(owner, me, now, { ...defaultSettings, ...change }).directory;

  test('a private page is found by nobody, and there for its owner', async () => {
    const directory = openWith({ privacy: 'private' });
    expect(names((await directory.load()).users)).toEqual(['Jonas Felde', 'Lena Brandt']);
    const page = await userPage(directory, 'asha-verma');
    expect([page.isOwn, page.privacy, page.profile.bio]).toEqual([true, 'private', world.users[0]?.bio]);
    const other = await userPage(directory, 'lena-brandt');
    expect([other.isOwn, other.privacy]).toEqual([false, 'public']);
  });

  test('a page for connections is found by name, role and face', async () => {
    const directory = openWith({ privacy: 'connections' });
    const { users } = await directory.load();
    const { profile } = await userPage(directory, 'asha-verma');
    expect(users[0]).toEqual(limitedUser(profile));
    expect(users.slice(1)).toEqual((await directoryOf('sample').load()).users.slice(1));
  });

  test('an investor page has its own privacy', async () => {
    await device.write('uid-nora', 'investorAccount', 'nora-lund', { ...account, fullName: 'Nora Lund' });
    const sampled = names(world.investors);
    const found = async (investorPrivacy: InvestorPrivacy) =>
      (await openWith({ investorPrivacy, privacy: 'private' }, 'uid-nora', nora).load()).investors;
    expect(names(await found('public'))).toEqual([...sampled, 'Nora Lund']);
    expect(names(await found('private'))).toEqual(sampled);
    const directory = openWith({ investorPrivacy: 'founders' }, 'uid-nora', nora);
    const page = await directory.find('investor', 'nora-lund');
    if (page?.kind !== 'investor') throw new Error('Not found');
    expect([page.isOwn, page.privacy, page.profile.sectors]).toEqual([true, 'founders', ['AI']]);
    expect((await directory.load()).investors.at(-1)).toEqual(limitedInvestor(page.profile));
    expect(await directory.find('investor', 'mina-okafor')).toMatchObject({ privacy: 'public' });
  });

  test('deal flow comes from the settings and the investor account', async () => {
    expect((await directoryOf('uid-nora', nora).load()).dealFlow).toEqual({
      mode: 'all',
      criteria: { sectors: [], stages: [], minimum: 50_000, maximum: 1_000_000, places: '', mustHaves: [] },
      isRegistered: false,
    });
    await device.write('uid-nora', 'investorAccount', 'nora-lund', {
      ...account,
      investmentType: ['Seed'],
      geography: 'Norway',
      mustHaves: ['stage'],
    });
    const directory = openWith({ dealFlow: 'filtered', maxInvestment: null }, 'uid-nora', nora);
    expect((await directory.load()).dealFlow).toEqual({
      mode: 'filtered',
      criteria: {
        sectors: ['AI'],
        stages: ['Seed'],
        minimum: 50_000,
        maximum: null,
        places: 'Norway',
        mustHaves: ['stage'],
      },
      isRegistered: true,
    });
  });

  test('a registered investor’s criteria come with startups of others, and with nobody else’s', async () => {
    const criteriaAt = async (directory: Directory, id: string) => {
      const page = await directory.find('startup', id);
      return page?.kind === 'startup' ? page.criteria : null;
    };
    expect(await criteriaAt(directoryOf('uid-nora', nora), 'ledgerline')).toBeUndefined();
    await device.write('uid-nora', 'investorAccount', 'nora-lund', account);
    const directory = directoryOf('uid-nora', nora);
    expect(await criteriaAt(directory, 'ledgerline')).toBe((await directory.load()).dealFlow.criteria);
    // Asha is an investor, and the founder of Heliogrid.
    expect(await criteriaAt(directoryOf('sample', asha), 'heliogrid')).toBeUndefined();
    expect(await criteriaAt(directoryOf('sample', asha), 'ledgerline')).toMatchObject({
      sectors: ['Climate Tech', 'Hardware', 'SaaS'],
    });
  });

  test('a founder’s startups that seek investment come with the pages of investors', async () => {
    const startupsAt = async (directory: Directory, id: string) => {
      const page = await directory.find('investor', id);
      return page?.kind === 'investor' ? page.ownStartups?.map((startup) => startup.id) : null;
    };
    const sample = directoryOf('sample', asha);
    expect((await sample.load()).ownStartups.map(({ id }) => id)).toEqual(['heliogrid']);
    expect(await startupsAt(sample, 'mina-okafor')).toEqual(['heliogrid']);
    expect(await startupsAt(sample, 'asha-verma')).toBeUndefined();
    expect(await startupsAt(directoryOf('uid-nora', nora), 'mina-okafor')).toBeUndefined();
  });
});

describe('others on the device', () => {
  beforeEach(async () => {
    await addToProfile(device, 'uid-ada', { name: 'Ada Holm', role: 'Engineer' });
    await device.write('uid-ada', 'listing', 'windrow', listed);
    await device.write('uid-ada', 'investorAccount', 'ada-holm', account);
    await device.write('uid-ada', 'follow', 'user:nora-lund', true);
    await device.write('uid-ada', 'follow', 'startup:heliogrid', true);
    await device.write('uid-ada', 'follow', 'user:nobody', true);
  });
  const open = () => directoryOf('uid-nora', nora);

  test('can be found, their startups before one’s own', async () => {
    await device.write('uid-nora', 'listing', 'mine', listed);
    const { startups, investors, users } = await open().load();
    expect(startups.map(({ id }) => id)).toEqual([
      'heliogrid',
      'ledgerline',
      'mirahealth',
      'windrow',
      'mine',
    ]);
    expect(investors.map(({ id }) => id).slice(3)).toEqual(['ada-holm']);
    expect(users.map(({ id }) => id).slice(3)).toEqual(['ada-holm']);
    expect((await directoryOf('sample').load()).users.map(({ id }) => id)).toContain('ada-holm');
  });

  test('have pages, without what is closed', async () => {
    const { find } = open();
    expect(await find('startup', 'WindRow')).toMatchObject({
      isOwn: false,
      isListed: true,
      isActive: true,
      closed: ['traction', 'metrics', 'contact'],
      profile: { name: 'Windrow', metrics: {}, email: '' },
    });
    expect(await find('investor', 'ada-holm')).toMatchObject({ isOwn: false, privacy: 'public' });
    const page = await find('user', 'ada-holm');
    expect(page).toMatchObject({ isOwn: false, privacy: 'public', profile: { role: 'Engineer' } });
    // Of whom they follow, those who can be found, whoever looks among them.
    expect(page?.kind === 'user' && page.profile.following).toEqual([
      expect.objectContaining({ ref: 'startup:heliogrid', name: 'Heliogrid' }),
      expect.objectContaining({ ref: 'user:nora-lund', name: 'Nora Lund' }),
    ]);
    expect(page?.kind === 'user' && page.profile.stats.connections).toBe(2);
  });

  test('are on their pages with what they wrote into the feed', async () => {
    const { id, ...post } = (await openAs('sample').feed.load()).posts[0] as Post;
    await device.write('uid-ada', 'post', 'hers', { ...post, id: 'hers' });
    await addToProfile(device, 'uid-ada', { name: 'Ada Holm', id: 'ada' });
    const postsOf = async (kind: 'user' | 'investor', at: string) =>
      (await open().find(kind, at))?.profile.posts.map((each) => each.id);
    expect(await postsOf('user', 'ada')).toEqual(['hers']);
    expect(await postsOf('investor', 'ada-holm')).toEqual(['hers']);
    expect(id).not.toBe('hers');
  });

  test('are followers, of oneself, of the sample and of each other', async () => {
    const followersOf = async (id: string) => {
      const page = await open().find('user', id);
      return page?.kind === 'user' ? page.profile.stats.followers : null;
    };
    const before = [
      await followersOf('nora-lund'),
      await followersOf('lena-brandt'),
      await followersOf('ada-holm'),
    ];
    await addToProfile(device, 'uid-cara', { name: 'Cara Ng' });
    for (const id of ['nora-lund', 'lena-brandt', 'ada-holm'])
      await device.write('uid-cara', 'follow', `user:${id}`, true);
    const after = [
      await followersOf('nora-lund'),
      await followersOf('lena-brandt'),
      await followersOf('ada-holm'),
    ];
    expect(after).toEqual(before.map((count) => (count ?? 0) + 1));
    expect(before[0]).toBe(1);
  });

  test('are limited, or not there, as they decide', async () => {
    await device.write('uid-ada', 'settings', 'me', { privacy: 'connections', investorPrivacy: 'founders' });
    await device.write('uid-ada', 'follow', 'user:nora-lund', false);
    const { find } = open();
    expect(await find('user', 'ada-holm')).toMatchObject({
      privacy: 'connections',
      profile: { startups: [] },
    });
    expect(await find('investor', 'ada-holm')).toMatchObject({ privacy: 'founders', profile: { about: '' } });
    await device.write('uid-ada', 'settings', 'me', { privacy: 'private', investorPrivacy: 'private' });
    expect([await find('user', 'ada-holm'), await find('investor', 'ada-holm')]).toEqual([null, null]);
  });

  test('seek no investment: nobody is led to them, and their page says so', async () => {
    const startup = (await directoryOf('uid-ada', freshMe('ada-holm', 'Ada Holm')).loadAccount()).startups[0];
    const owned = {
      ...ownedOf({ ...(startup as NonNullable<typeof startup>), logo: '' }),
      logoSavedAt: now,
      isActive: false,
    };
    await device.write('uid-ada', 'ownedStartup', 'windrow', owned);
    const { load, find } = open();
    expect((await load()).startups.map(({ id }) => id)).not.toContain('windrow');
    expect(await find('startup', 'windrow')).toMatchObject({ isOwn: false, isActive: false });
    const page = await find('user', 'lena-brandt');
    expect(page?.kind === 'user' && page.people.map(({ ref }) => ref)).not.toContain('startup:windrow');
  });

  test('have addresses that nobody else gets', async () => {
    expect([...(await open().loadIds())]).toEqual(
      expect.arrayContaining(['ada-holm', 'windrow', 'nora-lund']),
    );
  });

  test('are listened to, in this tab too', async () => {
    const listener = vi.fn();
    const stop = open().subscribe(listener);
    await device.write('uid-ada', 'listing', 'second', listed);
    expect(listener).toHaveBeenCalledTimes(1);
    await device.write('uid-ada', 'draft', 'feed', {});
    stop();
    await device.write('uid-ada', 'listing', 'third', listed);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('stay the same objects as long as nothing changed', async () => {
    const directory = open();
    expect(await directory.load()).toBe(await directory.load());
  });
});

test('a sample that can’t be fetched is said so', async () => {
  const person = { device, owner: 'sample', me: () => asha };
  const broken = createDirectory({
    ...person,
    world: createWorld(person),
    now: () => now,
    loadSample: () => Promise.reject(new Error('No network')),
    loadFeed: async () => ({ posts: [], quarantined: 0 }),
    loadSettings: async () => defaultSettings,
  });
  await expect(broken.load()).rejects.toThrow('No network');
  await expect(broken.find('startup', 'heliogrid')).rejects.toThrow('No network');
});

test('a device that can’t be used is said so', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(directoryOf('sample').load()).rejects.toThrow('No room');
  open.mockRestore();
});

test('listeners are called for what another tab changes of it', async () => {
  const elsewhere = openDeviceStore({ databaseName: `directory-${devices}` });
  const listener = vi.fn();
  const stop = directoryOf('sample').subscribe(listener);
  await elsewhere.write('sample', 'listing', listing.id, listed);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  // Not of its own, nor of what isn't shown there.
  await device.write('sample', 'listing', listing.id, listed);
  expect(listener).toHaveBeenCalledOnce();
  await elsewhere.write('sample', 'messageDraft', 'mina-okafor', 'Hi');
  await elsewhere.write('sample', 'profile', 'me', { bio: 'Roofs.' });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  stop();
  await elsewhere.close();
});

describe('what a person listed or said', () => {
  test('a listing becomes a startup: digits become numbers, names lose their roles', () => {
    expect(listing).toMatchObject({
      name: 'Windrow',
      categories: ['Climate Tech'],
      founded: 2025,
      metrics: { monthlyRevenue: 12_000, monthlyGrowth: 0.14, activeUsers: undefined },
      fundraising: { currentRound: 'Pre-seed', raised: 150_000, goal: undefined, investors: 1 },
      team: [
        { name: 'Ada Nunn', title: 'CTO' },
        { name: 'Bo', title: '' },
      ],
    });
    expect(startupSchema.safeParse(listing).success).toBe(true);
  });

  test('an investor account becomes an investor', () => {
    const investor = investorOf('asha-verma-2', account);
    expect(investor).toMatchObject({ investments: '6-10', sectors: ['AI'], metrics: { experience: 7 } });
    expect(investorSchema.safeParse(investor).success).toBe(true);
  });

  test('one’s own page says what onboarding recorded', async () => {
    const said = { ...emptyOnboarding, role: 'Founder', interests: ['AI'], skills: ['Wiring'] };
    await device.write('uid-nora', 'profile', 'me', { name: 'Nora Lund', ...said });
    const { profile } = await userPage(directoryOf('uid-nora', nora), 'nora-lund');
    expect(profile).toMatchObject({
      name: 'Nora Lund',
      role: 'Founder',
      interests: ['AI'],
      skills: ['Wiring'],
      education: [],
      workExperience: [],
    });
  });
});
