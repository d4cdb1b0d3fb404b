import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { founderPrivacies, investorPrivacies } from '@/data/schema/settings';
import {
  ada,
  ben,
  cara,
  comment,
  listing,
  mark,
  now,
  post,
  profile,
  registered,
  settings,
} from '../../support/records';
import { servicesOf } from '../../support/services';
import { pageSearch } from '../search/pageSearch';

// All routes to something of another account agree: for every setting of its owner, and every viewer.

const cases = founderPrivacies.flatMap((privacy) =>
  investorPrivacies.flatMap((investorPrivacy, row) =>
    [0, 1, 2, 3].map((bits) => ({
      privacy,
      investorPrivacy,
      isConnection: bits % 2 > 0,
      isFounder: bits > 1,
      // Neither opens a page: each with and without the other, over the table.
      isInvestor: (bits + row) % 2 > 0,
      isInterested: (bits + row) % 4 > 1,
    })),
  ),
);
type Case = (typeof cases)[number];

/** What Ben sees of Ada, by every route. */
async function routesOf({ privacy, investorPrivacy, ...viewer }: Case) {
  const device = memoryDevice({
    [ada.uid]: [
      profile({ name: 'Ada Zephyr', bio: 'Zephyr lives', id: 'ada-zephyr' }),
      settings({ privacy, investorPrivacy }),
      post('post', { content: 'Zephyr wrote' }),
      comment('word', 'heliogrid-seed', { text: 'Zephyr said' }),
      mark('follow', 'user:ben-ruiz', viewer.isConnection),
      listing('zephyr', { startupName: 'Zephyr', revenue: '41001', arr: '41002', email: 'a@zephyr.example' }),
      registered('ada-zephyr', { fullName: 'Ada Zephyr', about: 'Zephyr invests' }),
    ],
    // An account that everyone sees, and that follows Ada.
    [cara.uid]: [
      profile({ name: cara.name }),
      mark('follow', 'user:ada-zephyr'),
      mark('follow', 'investor:ada-zephyr'),
    ],
    [ben.uid]: [
      profile({ name: ben.name }),
      ...(viewer.isFounder ? [listing('bens', { startupName: 'Of Ben' })] : []),
      ...(viewer.isInvestor ? [registered(ben.id)] : []),
      ...(viewer.isInterested ? [mark('interest', 'startup:zephyr')] : []),
    ],
  });
  const services = servicesOf(
    { isSignedIn: true, uid: ben.uid, userName: ben.name },
    { device, now: () => now },
  );
  const [directory, feed, messages] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
  ]);
  const [all, { posts }, people, user, investor, startup, caras, own] = await Promise.all([
    directory.load(),
    feed.load(),
    messages.loadPeople(),
    directory.find('user', 'ada-zephyr'),
    directory.find('investor', 'ada-zephyr'),
    directory.find('startup', 'zephyr'),
    directory.find('user', cara.id),
    directory.find('user', ben.id),
  ]);
  const found = await pageSearch().everything(all, posts, 'Zephyr');
  const isHit = (kind: string, at: string) =>
    found.some((group) => group.kind === kind && group.hits.some(({ id }) => id === at));
  const isIn = (items: readonly { id: string }[] | undefined, at: string) =>
    items?.some(({ id }) => id === at) ?? false;
  const extentOf = (shown: object | null | undefined, secret: string) => {
    if (!shown) return 'nothing';
    return JSON.stringify(shown).includes(secret) ? 'whole' : 'limited';
  };
  const refs = [
    caras?.kind === 'user' ? caras.profile.following.map(({ ref }) => ref) : [],
    own?.kind === 'user' ? own.people.map(({ ref }) => ref) : [],
  ];
  const entryOf = (items: readonly { id: string }[]) => items.find(({ id }) => id === 'ada-zephyr');
  return {
    extents: {
      user: [user?.profile, entryOf(all.users)].map((shown) => extentOf(shown, 'Zephyr lives')),
      investor: [investor?.profile, entryOf(all.investors)].map((shown) => extentOf(shown, 'Zephyr invests')),
    },
    /** By search, among the follows of another account, and among suggestions. */
    isKnown: (['user', 'investor'] as const).map((kind) => [
      isHit(kind, 'ada-zephyr'),
      ...refs.map((each) => each.includes(`${kind}:ada-zephyr`)),
    ]),
    canWriteTo: isIn(people, 'ada-zephyr'),
    words: [
      isIn(posts, 'post'),
      isIn(posts.find(({ id }) => id === 'heliogrid-seed')?.comments, 'word'),
      isHit('post', 'post'),
      isIn(user?.profile.posts, 'post'),
    ],
    isPostOnInvestorPage: isIn(investor?.profile.posts, 'post'),
    isStartupListed: all.startups.find(({ id }) => id === 'zephyr') === startup?.profile,
    text: JSON.stringify([all, posts, people, user, investor, startup, caras, own, found]),
  };
}

const extentFor = (privacy: string, isOneOfThem: boolean) => {
  if (privacy === 'public' || (privacy !== 'private' && isOneOfThem)) return 'whole';
  return privacy === 'private' ? 'nothing' : 'limited';
};

test.each(cases)(
  'a page that is $privacy, as an investor $investorPrivacy, is the same by every route: $isConnection, $isFounder',
  async (looked) => {
    const { text, ...seen } = await routesOf(looked);
    const user = extentFor(looked.privacy, looked.isConnection);
    const investor = extentFor(looked.investorPrivacy, looked.isFounder);
    const isKnown = user !== 'nothing' || investor !== 'nothing';
    expect(seen).toEqual({
      extents: { user: [user, user], investor: [investor, investor] },
      isKnown: [user, investor].map((extent) => Array(3).fill(extent !== 'nothing')),
      canWriteTo: isKnown,
      words: Array(4).fill(user === 'whole'),
      isPostOnInvestorPage: user === 'whole' && investor === 'whole',
      isStartupListed: true,
    });
    // Nothing closed comes along with something else.
    const texts = {
      'Zephyr lives': user === 'whole',
      'Zephyr invests': investor === 'whole',
      'Zephyr wrote': user === 'whole',
      'Zephyr said': user === 'whole',
      'Ada Zephyr': isKnown,
      '41001': looked.isInvestor,
      '41002': false,
      'a@zephyr.example': looked.isInterested,
    };
    const found = Object.keys(texts).map((each) => [each, text.includes(each)]);
    expect(Object.fromEntries(found)).toEqual(texts);
  },
);
