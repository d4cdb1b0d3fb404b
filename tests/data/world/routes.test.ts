import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import type { KeptRecord } from '@/data/schema/records';
import { refOf } from '@/data/schema/ref';
import { founderPrivacies, investorPrivacies } from '@/data/schema/settings';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { servicesOf } from '../../support/services';
import { pageSearch } from '../search/pageSearch';

// Whichever way somebody comes to something of somebody else, the answer is the same: for every setting of the owner, and
// whoever it is that looks.

const now = Date.UTC(2025, 10, 20, 9, 41);
const record = (kind: KeptRecord['kind'], id: string, value: unknown): KeptRecord => ({ kind, id, value });
const author = { id: 'x', name: 'x', role: '', avatar: '', isVerified: false };
const comment = { id: 'word', author, text: 'Zephyr said', time: now, likes: 0 };
const post = {
  id: 'post',
  author,
  content: 'Zephyr wrote',
  hashtags: [],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now,
  type: 'thought',
};
const listed = (startupName: string, figures = {}) => ({
  listing: listingOf({ ...emptyListing, startupName, ...figures }),
  savedAt: now,
});
const figures = { revenue: '41001', arr: '41002', email: 'a@zephyr.example' };
const account = (fullName: string, about = '') =>
  accountOf({ ...emptyRegistration, fullName, about, dob: '', investments: '' });

const looks = [false, true].flatMap((isConnection) =>
  [false, true].flatMap((isFounder) =>
    [false, true].flatMap((isInvestor) =>
      [false, true].map((isInterested) => ({ isConnection, isFounder, isInvestor, isInterested })),
    ),
  ),
);
const cases = founderPrivacies.flatMap((privacy) =>
  investorPrivacies.flatMap((investorPrivacy) =>
    looks.map((viewer) => ({ privacy, investorPrivacy, viewer })),
  ),
);

/** What Ben is of Ada's page: by every route. */
async function routesOf({ privacy, investorPrivacy, viewer }: (typeof cases)[number]) {
  const device = memoryDevice({
    'uid-ada': [
      record('profile', 'me', { name: 'Ada Zephyr', bio: 'Zephyr lives' }),
      record('settings', 'me', { privacy, investorPrivacy }),
      record('post', 'post', post),
      record('comment', 'word', { postId: 'heliogrid-seed', comment }),
      record('like', 'heliogrid-seed', true),
      record('follow', 'user:ben-ruiz', viewer.isConnection),
      record('listing', 'zephyr', listed('Zephyr', figures)),
      record('investorAccount', 'ada-zephyr', account('Ada Zephyr', 'Zephyr invests')),
    ],
    // Somebody whom everybody sees, and who follows Ada.
    'uid-cara': [
      record('profile', 'me', { name: 'Cara Ng' }),
      record('follow', 'user:ada-zephyr', true),
      record('follow', 'investor:ada-zephyr', true),
    ],
    'uid-ben': [
      record('profile', 'me', { name: 'Ben Ruiz' }),
      ...(viewer.isFounder ? [record('listing', 'bens', listed('Of Ben'))] : []),
      ...(viewer.isInvestor ? [record('investorAccount', 'ben-ruiz', account('Ben Ruiz'))] : []),
      ...(viewer.isInterested ? [record('interest', 'startup:zephyr', true)] : []),
    ],
  });
  const services = servicesOf(
    { isSignedIn: true, uid: 'uid-ben', userName: 'Ben Ruiz' },
    { device, now: () => now },
  );
  const [directory, feed, messages] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
  ]);
  const [all, { posts }, people] = await Promise.all([directory.load(), feed.load(), messages.loadPeople()]);
  const search = pageSearch();
  const found = await search.everything(all, posts, 'Zephyr');
  const hits = (kind: string, id: string) =>
    found.some((group) => group.kind === kind && group.hits.some((hit) => hit.id === id));
  const cara = await directory.find('user', 'cara-ng');
  const mine = await directory.find('user', 'ben-ruiz');
  const follows = cara?.kind === 'user' ? cara.profile.following.map(({ ref }) => ref) : [];
  const suggested = mine?.kind === 'user' ? mine.people.map(({ ref }) => ref) : [];
  const commented = posts.find(({ id }) => id === 'heliogrid-seed')?.comments ?? [];

  const routes = async (kind: 'user' | 'investor', secret: string) => {
    const page = await directory.find(kind, 'ada-zephyr');
    const list = kind === 'user' ? all.users : all.investors;
    const entry = list.find(({ id }) => id === 'ada-zephyr');
    const extentOf = (profile: object | null | undefined) => {
      if (!profile) return 'nothing';
      return JSON.stringify(profile).includes(secret) ? 'whole' : 'limited';
    };
    const isKnown = [
      hits(kind, 'ada-zephyr'),
      follows.includes(refOf(kind, 'ada-zephyr')),
      suggested.includes(refOf(kind, 'ada-zephyr')),
    ];
    return { page, extents: [extentOf(page?.profile), extentOf(entry)], isKnown };
  };
  const user = await routes('user', 'Zephyr lives');
  const investor = await routes('investor', 'Zephyr invests');
  const startup = await directory.find('startup', 'zephyr');
  return {
    user,
    investor,
    startup,
    inList: all.startups.find(({ id }) => id === 'zephyr'),
    canWriteTo: people.some(({ id }) => id === 'ada-zephyr'),
    /** Each way to what she wrote. */
    words: [
      posts.some(({ id }) => id === 'post'),
      commented.some(({ id }) => id === 'word'),
      hits('post', 'post'),
      user.page?.profile.posts.some(({ id }) => id === 'post') ?? false,
    ],
    postsOnInvestorPage: investor.page?.profile.posts.some(({ id }) => id === 'post') ?? false,
    likes: posts.find(({ id }) => id === 'heliogrid-seed')?.likes,
    text: JSON.stringify([all, posts, people, user.page, investor.page, startup, cara, mine, found]),
  };
}

const extentFor = (privacy: string, isOneOfThem: boolean) => {
  if (privacy === 'public' || (privacy !== 'private' && isOneOfThem)) return 'whole';
  return privacy === 'private' ? 'nothing' : 'limited';
};

test.each(cases)('$privacy, $investorPrivacy, to $viewer', async ({ privacy, investorPrivacy, viewer }) => {
  const seen = await routesOf({ privacy, investorPrivacy, viewer });
  const ofUser = extentFor(privacy, viewer.isConnection);
  const ofInvestor = extentFor(investorPrivacy, viewer.isFounder);
  expect(seen.user.extents).toEqual([ofUser, ofUser]);
  expect(seen.investor.extents).toEqual([ofInvestor, ofInvestor]);
  const isKnown = (extent: string) => Array(3).fill(extent !== 'nothing');
  expect(seen.user.isKnown).toEqual(isKnown(ofUser));
  expect(seen.investor.isKnown).toEqual(isKnown(ofInvestor));
  expect(seen.canWriteTo).toBe(ofUser !== 'nothing' || ofInvestor !== 'nothing');
  expect(seen.words).toEqual(Array(4).fill(ofUser === 'whole'));
  expect(seen.postsOnInvestorPage).toBe(ofUser === 'whole' && ofInvestor === 'whole');
  // Nothing of what is closed comes along with something else.
  expect(seen.text.includes('Zephyr lives')).toBe(ofUser === 'whole');
  expect(seen.text.includes('Zephyr invests')).toBe(ofInvestor === 'whole');
  expect(seen.text.includes('Zephyr wrote')).toBe(ofUser === 'whole');
  expect(seen.text.includes('Zephyr said')).toBe(ofUser === 'whole');
  expect(seen.text.includes('Ada Zephyr')).toBe(ofUser !== 'nothing' || ofInvestor !== 'nothing');
  // The startup is everyone's to find; its parts go by themselves.
  expect(seen.inList).toEqual(seen.startup?.profile);
  expect(seen.text.includes('41001')).toBe(viewer.isInvestor);
  expect(seen.text.includes('41002')).toBe(false);
  expect(seen.text.includes('a@zephyr.example')).toBe(viewer.isInterested);
});
