import { user } from '@kit/fixtures/blankProfiles';
import { describe, expect, test } from 'vitest';
import { notificationsOf } from '@/data/adapters/stores/notifications/deriveNotifications';
import type { KnownWorld } from '@/data/adapters/stores/notifications/entries';
import { sampleFeed } from '@/data/sample/feed';
import { sampleMarks } from '@/data/sample/marks';
import { asha, people } from '@/data/sample/people';
import { sampleWorld } from '@/data/sample/world';
import { dealFlowOf } from '@/data/schema/rules/dealFlow';
import type { InvestmentCriteria } from '@/data/schema/rules/fit';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { Notification } from '@/data/schema/shapes/notification';
import type { Comment, Post } from '@/data/schema/shapes/post';
import { type ProfileKind, profileHref, type Ref } from '@/data/schema/shapes/ref';
import { answerVerdicts, type RequestState } from '@/data/schema/shapes/request';
import type { NotificationKind, Settings } from '@/data/schema/shapes/settings';
import type { Startup } from '@/data/schema/shapes/startup';
import { accountWith, commentOf, minute, now, postOf } from '../../support/accountRecords';
import { nora, sample, samplePosts } from '../../support/stores';

const day = 24 * 60 * minute;
const directory = { ...sampleWorld(sample, now), dealFlow: dealFlowOf(defaultSettings), listed: [] };
const { posts } = sampleFeed(samplePosts, now);

const fresh: KnownWorld = {
  me: nora,
  own: { startups: [] },
  now,
  directory,
  posts,
  conversations: [],
  requests: { sent: [], received: [] },
  follows: {},
  matches: [],
  listings: [],
  investor: null,
  isOn: defaultSettings.notifications,
};
const asAsha: KnownWorld = {
  ...fresh,
  me: asha,
  follows: sampleMarks.follow,
  own: directory.users.find(({ id }) => id === asha.id) ?? fresh.own,
};

const account = accountWith({ fullName: 'Nora Lund', preference: ['Healthcare'] });
/** Nora with an investor profile. */
const asInvestor: KnownWorld = {
  ...fresh,
  investor: { id: 'nora-lund-2', account },
  directory: {
    ...directory,
    dealFlow: dealFlowOf(defaultSettings, account),
  },
};

const startupAs = (id: string, more: Partial<Startup>) =>
  directory.startups.map((startup) => (startup.id === id ? { ...startup, ...more } : startup));
const norasRound = { investors: [{ name: 'Nora Lund', type: 'Angel', logo: '' }] };

const without = (...kinds: NotificationKind[]): Settings['notifications'] => ({
  ...defaultSettings.notifications,
  ...Object.fromEntries(kinds.map((kind) => [kind, false])),
});

const brief = (known: KnownWorld) => notificationsOf(known).map(({ what, id }) => `${what} ${id}`);
const ofKind = (known: KnownWorld, kind: NotificationKind) =>
  notificationsOf(known).filter((notification) => notification.kind === kind);

const conversation: Conversation = {
  id: 'mina-okafor',
  name: 'Mina Okafor',
  role: 'Managing Partner',
  avatar: people.mina.avatar,
  href: '/investors/mina-okafor',
  lastMessage: 'Can we talk\nThursday?',
  isOwnLast: false,
  draft: '',
  date: now - minute,
  online: true,
  unread: true,
  muted: false,
};

const comment = (by: Partial<Comment['author']>, text: string): Comment =>
  commentOf(`by-${by.id}`, { author: { name: 'Somebody', avatar: '', ...by }, text, time: now - minute });
const post = (more: Partial<Post> = {}): Post =>
  postOf('a post', {
    author: people.jonas,
    hashtags: [],
    content: 'Something happened.',
    postTime: now - minute,
    ...more,
  });

const raising: Startup = {
  ...(directory.startups.find(({ id }) => id === 'mirahealth') as Startup),
  id: 'windrow',
  name: 'Windrow',
  posts: [],
};

const asWindrow = {
  actor: { kind: 'startup', name: 'Windrow', image: raising.logo },
  excerpt: raising.tagline,
  href: '/startups/windrow',
};

describe('notificationsOf with the sample data', () => {
  test('returns all notifications of the demo user, newest first and undated last, but none of a new user', () => {
    expect(brief({ ...asAsha, conversations: [conversation] })).toEqual([
      'message message:mina-okafor',
      'postAboutStartup post:heliogrid-seed',
      'postAboutStartup post:mirahealth-third-hospital',
      'comment comment:firmware-hiring-1',
      'postAboutStartup post:ledgerline-series-a',
      'startupPost post:mirahealth-second-reads',
      'startupPost post:ledgerline-four-days',
      'startupPost post:ledgerline-payroll',
      'startupFollow follow:heliogrid:user:jonas-felde',
      'follow follow:user:lena-brandt',
    ]);
    expect(notificationsOf(fresh)).toEqual([]);
  });
});

/** Returns a notification from one minute ago. The fields that aren’t given are empty. */
const entryOf = (kind: NotificationKind, what: Notification['what'], id: string, more: object) => {
  const blank = { subject: '', excerpt: '', reasons: [] };
  return { id, kind, what, at: now - minute, ...blank, ...more };
};
const minaAs = (image: string) => ({ kind: 'user', name: 'Mina Okafor', image });

describe('notificationsOf for a conversation', () => {
  test('returns one notification of all unread messages, with the last message’s text on one line', () => {
    expect(notificationsOf({ ...fresh, conversations: [conversation] })).toEqual([
      entryOf('messages', 'message', 'message:mina-okafor', {
        actor: minaAs(people.mina.avatar),
        excerpt: 'Can we talk Thursday?',
        href: '/messages/mina-okafor',
      }),
    ]);
  });

  test.each<[string, Partial<Conversation>]>([
    ['was read', { unread: false }],
    ['is muted', { muted: true }],
    ['ends with the user’s own message', { isOwnLast: true }],
    ['contains no message', { date: null }],
  ])('returns no notification when the conversation %s', (_why, more) => {
    expect(notificationsOf({ ...fresh, conversations: [{ ...conversation, ...more }] })).toEqual([]);
  });
});

describe('notificationsOf for requests to see metrics', () => {
  const from = { id: 'mina-okafor', name: 'Mina Okafor', role: 'Partner', avatar: '', isInvestor: false };
  const received = {
    id: 'uid-mina/windrow',
    startupId: 'windrow',
    startupName: 'Windrow',
    from,
    state: 'requested' as RequestState,
    requestedAt: now - minute,
    answeredAt: null,
    note: '',
  };
  const sent = {
    startupId: 'ledgerline',
    name: 'Ledgerline',
    logo: '/logo.svg',
    isSample: false,
    state: 'approved' as RequestState,
    requestedAt: now - 2 * minute,
    answeredAt: now - minute,
    note: 'Ask me about churn.',
  };
  const notified = (requests: Partial<KnownWorld['requests']>) =>
    notificationsOf({ ...fresh, requests: { sent: [], received: [], ...requests } });

  test('notifies the startup’s owner of an unanswered request, with a link to the page My Startups', () => {
    expect(notified({ received: [received] })).toEqual([
      entryOf('messages', 'request', `request:uid-mina/windrow:${now - minute}`, {
        actor: minaAs(''),
        subject: 'Windrow',
        excerpt: 'Partner',
        href: '/profile/manage?tab=startups',
      }),
    ]);
  });

  test('if message notifications are off, returns a request of an investor as an investment opportunity, and no other request', () => {
    const kindsFrom = (isInvestor: boolean) =>
      notificationsOf({
        ...fresh,
        isOn: without('messages'),
        requests: { sent: [], received: [{ ...received, from: { ...from, isInvestor } }] },
      }).map(({ kind, what }) => `${kind} ${what}`);
    expect([kindsFrom(true), kindsFrom(false)]).toEqual([['investment_opportunities request'], []]);
  });

  test.each(answerVerdicts)('notifies only the requester that a request was %s, with the note', (state) => {
    expect(notified({ received: [{ ...received, state, answeredAt: now }] })).toEqual([]);
    expect(notified({ sent: [{ ...sent, state }] })).toEqual([
      entryOf('messages', state, `answer:ledgerline:${now - minute}`, {
        actor: { kind: 'startup', name: 'Ledgerline', image: '/logo.svg' },
        excerpt: 'Ask me about churn.',
        href: '/startups/ledgerline',
      }),
    ]);
  });

  test.each(['requested', 'withdrawn'] as const)(
    'doesn’t notify the requester of a request in the state “%s”',
    (state) => {
      expect(notified({ sent: [{ ...sent, state, answeredAt: null }] })).toEqual([]);
    },
  );
});

describe('notificationsOf for comments and mentions', () => {
  const ravi = { kind: 'investor', name: 'Ravi Kulkarni', image: people.ravi.avatar };
  const jonas = { kind: 'user', name: 'Jonas Felde', image: people.jonas.avatar };
  const named = { kind: 'user', name: 'Nora Lund', image: '' };
  const onOwn = (...comments: Comment[]) => post({ author: nora, comments });
  const ofRavi = onOwn(comment(people.ravi, 'Well done, Nora Lund'), comment(nora, 'Thanks'));
  const ofNamesake = onOwn(comment({ id: 'nora-lund-2', name: 'Nora Lund' }, 'Hello'));
  const renamed = { id: nora.id, name: 'Nora Berg' };
  const asInvestorId = { id: 'nora-lund-2', kind: 'investor' } as const;
  const said = (by: Partial<Comment['author']>, text: string) => post({ comments: [comment(by, text)] });

  test.each<[string, string, Post, object?]>([
    ['a comment', 'another person’s comment on the user’s post', ofRavi, ravi],
    ['no', 'the user’s own comment, written under an earlier name', onOwn(comment(renamed, 'Thanks'))],
    ['no', 'a comment without an author id on the user’s post', onOwn(comment({}, 'Thanks'))],
    ['a comment', 'a comment on the user’s post by a different user of the same name', ofNamesake, named],
    ['no', 'the user’s name in a comment by the user as an investor', said(asInvestorId, 'I am Nora Lund')],
    ['a mention', 'the user’s name in a post', post({ content: 'I met nora  lund today.' }), jonas],
    ['a mention', 'the user’s name in a comment', said(people.ravi, 'Ask Nora Lund!'), ravi],
    ['a mention', 'the user’s id after @ in a post', post({ content: 'With @Nora-Lund.' }), jonas],
    ['a mention', 'the user’s id after @ in a comment', said(people.ravi, '@nora-lund?'), ravi],
    ['no', 'the user’s id without @, or @ and a longer id', post({ content: '@nora-lund-2 and nora-lund' })],
    ['no', 'longer names that contain the user’s name', post({ content: 'Eleonora Lund and Nora Lundgren' })],
    ['no', 'the user’s name in the user’s own post', post({ author: nora, content: 'I am Nora Lund' })],
    ['no', 'the user’s name in the user’s own comment', said(nora, 'It is me, Nora Lund')],
  ])('returns %s notification for %s', (what, _, shown, actor) => {
    const found = ofKind({ ...asInvestor, posts: [shown] }, 'mentions');
    expect(found.map((each) => [`a ${each.what}`, each.actor])).toEqual(actor ? [[what, actor]] : []);
    for (const { href } of found) expect(href).toBe('/explore#a%20post');
  });

  test('returns no mention of a user whose name is a single word, because such words are too common', () => {
    const me = { id: 'will', name: 'Will' };
    expect(notificationsOf({ ...fresh, me, posts: [post({ content: 'Will it rain?' })] })).toEqual([]);
  });

  test('returns one notification for a post that several notification kinds apply to, of the first kind that is on', () => {
    const startup = { id: 'ledgerline', name: 'Ledgerline', tagline: '', logo: '', raised: 0, goal: 1 };
    const known = {
      ...asInvestor,
      follows: { 'startup:ledgerline': true },
      posts: [post({ type: 'funding', content: 'Nora Lund joins the round', startup })],
    };
    const precedence = ['mentions', 'startup_updates', 'funding_rounds'] as const;
    for (const at of [0, 1, 2, 3]) {
      const found = notificationsOf({ ...known, isOn: without(...precedence.slice(0, at)) });
      const kinds = found.filter(({ id }) => id === 'post:a post').map(({ kind }) => kind);
      expect(kinds).toEqual(precedence.slice(at, at + 1));
    }
  });
});

describe('notificationsOf for followers', () => {
  const following = (...refs: Ref[]) => {
    const followed = refs.map((ref) => ({ ref, name: '', role: '', image: '' }));
    const users = [user('jonas-felde', 'Jonas Felde', { following: followed })];
    return { ...asInvestor, directory: { ...asInvestor.directory, users } };
  };

  test.each<[string, string, Ref[]]>([
    ['one', 'the user’s page of the kind “user”', ['user:uid-nora']],
    ['one', 'the user’s investor page', ['investor:nora-lund-2']],
    [
      'one',
      'both of the user’s pages, of the kinds “user” and “investor”',
      ['investor:nora-lund-2', 'user:uid-nora'],
    ],
    [
      'no',
      'other people’s pages that have the same ids as the user’s pages',
      ['user:nora-lund-2', 'investor:uid-nora'],
    ],
  ])('returns %s notification for a follower of %s', (count, _, refs) => {
    const found = ofKind(following(...refs), 'follows').map(({ id }) => id);
    expect(found).toEqual(count === 'one' ? ['follow:user:jonas-felde'] : []);
  });

  test('returns a follow-back notification if a person that the user follows also follows the user', () => {
    const follows = { ...asAsha.follows, 'user:lena-brandt': true };
    expect(ofKind({ ...asAsha, follows }, 'follows').at(-1)).toEqual(
      entryOf('follows', 'followBack', 'followBack:user:lena-brandt', {
        at: null,
        actor: { kind: 'user', name: 'Lena Brandt', image: people.lena.avatar },
        excerpt: 'Founder, Mirahealth',
        href: '/user/lena-brandt',
      }),
    );
  });
});

describe('notificationsOf for startups', () => {
  test('notifies the user of a startup that the user has just listed, but not of this startup’s posts and funding round', () => {
    const posts = directory.startups.flatMap((startup) => startup.posts);
    const known: KnownWorld = {
      ...fresh,
      listings: ['windrow', 'gone'].map((id) => ({ id, listedAt: now - minute })),
      follows: { 'startup:windrow': true },
      directory: { ...directory, startups: [{ ...raising, posts }] },
    };
    expect(notificationsOf(known)).toEqual([
      entryOf('startup_updates', 'listing', 'listing:windrow', asWindrow),
    ]);
  });

  test('returns notifications of a followed startup’s posts, with links to the startup’s tab “Updates”', () => {
    const follows = { 'startup:mirahealth': true };
    const [first] = ofKind({ ...fresh, follows, posts: [] }, 'startup_updates');
    expect(first).toEqual(
      entryOf('startup_updates', 'startupPost', 'post:mirahealth-second-reads', {
        at: now - 7 * day,
        actor: { kind: 'startup', name: 'Mirahealth', image: '/images/logos/mirahealth.svg' },
        excerpt:
          'Ten thousand second readings. In 212 of them the second reader saw what the first had missed, and a person called the ward.',
        href: '/startups/mirahealth?tab=updates',
      }),
    );
  });

  const byLena = (more: Partial<Post>) => post({ author: { ...people.lena, kind: undefined }, ...more });
  const investor = { ...people.lena, kind: 'investor' } as const;
  const news = byLena({ hashtags: ['Hiring'] });
  test.each<[string, string, Post, string?]>([
    ['a', 'the founder of a followed startup posts with a news hashtag', news],
    ['a', 'the founder of a followed startup posts about it', byLena({ content: 'At mirahealth we doubt.' })],
    [
      'no',
      'the founder of a followed startup posts with neither a news hashtag nor the startup’s name',
      byLena({ content: 'Mirahealthy food', hashtags: ['lunch'] }),
    ],
    ['no', 'the founder of a startup that isn’t followed posts with a news hashtag', news, 'ledgerline'],
    ['no', 'a user outside the team of a followed startup posts about it', post({ content: 'Mirahealth' })],
    [
      'no',
      'an investor with the same id as the founder of a followed startup posts about the startup',
      post({ author: investor, content: 'Mirahealth' }),
    ],
    [
      'no',
      'an employee (not a founder) of a followed startup posts about the startup',
      post({ content: 'Ledgerline' }),
      'ledgerline',
    ],
  ])('returns %s notification if %s', (count, _, shown, followed = 'mirahealth') => {
    const found = notificationsOf({ ...fresh, follows: { [`startup:${followed}`]: true }, posts: [shown] });
    const ofPost = found.filter(({ id }) => id === 'post:a post');
    const expected = count === 'a' ? [['founderPost', 'Mirahealth']] : [];
    expect(ofPost.map(({ what, subject }) => [what, subject])).toEqual(expected);
  });
});

describe('notificationsOf for investment opportunities', () => {
  const round = (more: Partial<Startup['fundraising']>): KnownWorld => ({
    ...asInvestor,
    posts: [],
    directory: {
      ...asInvestor.directory,
      startups: [{ ...raising, fundraising: { ...raising.fundraising, ...more } }],
    },
  });

  test('returns an open funding round only to users with an investor profile', () => {
    expect(brief(round({}))).toEqual(['opportunity opportunity:windrow']);
    expect(brief({ ...round({}), investor: null })).toEqual([]);
  });

  test.each<[string, KnownWorld]>([
    ['is closed', round({ closingDate: now })],
    ['has no closing date', round({ closingDate: undefined })],
    ['has reached its goal', round({ raised: 500_000, goal: 500_000 })],
  ])('omits a funding round that %s', (_why, known) => {
    expect(notificationsOf(known)).toEqual([]);
  });

  test('returns startups that fit the investor’s criteria, with the criteria that each startup meets', () => {
    const met = (criterion: string, given: unknown) => ({ criterion, verdict: 'met', given });
    const reasons = [met('sector', 'Healthcare'), met('amount', 90_000)];
    expect(ofKind(asInvestor, 'investment_opportunities')).toMatchObject([
      { id: 'opportunity:mirahealth', reasons },
    ]);
    const dealFlow = dealFlowOf({ ...defaultSettings, minInvestment: 100_000 }, account);
    const known = { ...asInvestor, directory: { ...asInvestor.directory, dealFlow } };
    expect(ofKind(known, 'investment_opportunities')).toEqual([]);
  });

  test('returns startups and people that are new for a saved search, once and without the user’s own', () => {
    const match = (kind: ProfileKind, id: string, at: number | null = null) => ({
      ...{ search: 'Climate', kind, id, at },
    });
    const known = {
      ...round({}),
      investor: null,
      matches: [
        match('startup', 'windrow', now - 5),
        match('startup', 'unknown'),
        match('user', people.jonas.id),
        match('investor', 'mina-okafor'),
        match('user', nora.id),
      ],
    };
    expect(ofKind(known, 'investment_opportunities')).toEqual([
      entryOf('investment_opportunities', 'searchMatch', 'opportunity:windrow', {
        ...{ ...asWindrow, subject: 'Climate', at: now - 5 },
      }),
    ]);
    expect(ofKind(known, 'follows').map(({ what, id, subject, href }) => [what, id, subject, href])).toEqual([
      ['searchMatch', `match:user:${people.jonas.id}`, 'Climate', profileHref('user', people.jonas)],
      ['searchMatch', 'match:investor:mina-okafor', 'Climate', '/investors/mina-okafor'],
    ]);
    expect(brief({ ...known, investor: asInvestor.investor }).filter((id) => id.includes('windrow'))).toEqual(
      ['opportunity opportunity:windrow'],
    );
    expect(brief({ ...known, isOn: without('investment_opportunities', 'follows') })).toEqual([]);
    const own = { ...known, own: { startups: [{ id: 'windrow' }] as (typeof known)['own']['startups'] } };
    expect(ofKind(own, 'investment_opportunities')).toEqual([]);
  });

  describe('another account’s startup', () => {
    const windrow = {
      ...raising,
      categories: ['Hardware', 'Climate Tech'],
      stage: 'Seed',
      fundraising: { currentRound: '', raised: 0, investors: 0 },
    };
    const listed = { startup: windrow, listedAt: now - minute, isActive: true, closed: [] };
    const criteria: Partial<InvestmentCriteria> = {
      sectors: ['Climate Tech'],
      stages: ['Pre-seed', 'Seed'],
      minimum: 50_000,
    };
    const sector = { criterion: 'sector', verdict: 'met', given: 'Climate Tech' };
    const notified = (more: Partial<InvestmentCriteria>, found: Partial<typeof listed> = {}) => {
      const { dealFlow: flow } = fresh.directory;
      const dealFlow = { ...flow, criteria: { ...flow.criteria, ...criteria, ...more } };
      const shown = { ...asInvestor.directory, startups: [], dealFlow };
      const known = { ...asInvestor, directory: { ...shown, listed: [{ ...listed, ...found }] } };
      return ofKind(known, 'investment_opportunities');
    };

    test('is returned with the criteria that the startup meets or nearly meets', () => {
      const reasons = [sector, { criterion: 'stage', verdict: 'met', given: 'Seed' }];
      expect(notified({})).toEqual([
        entryOf('investment_opportunities', 'newListing', 'opportunity:windrow', { ...asWindrow, reasons }),
      ]);
      const close = { criterion: 'stage', verdict: 'close', given: 'Seed' };
      expect(notified({ stages: ['Pre-seed'], mustHaves: ['sector'] })).toMatchObject([
        { reasons: [sector, close] },
      ]);
    });

    test.each<[string, Partial<InvestmentCriteria>, Partial<typeof listed>?]>([
      ['misses one of the investor’s criteria', { stages: ['Series A'] }],
      ['has no data for any of the investor’s criteria', { sectors: [], stages: [] }],
      [
        'nearly meets one criterion, but meets none',
        { sectors: [], stages: ['Pre-seed'], mustHaves: ['amount'] },
      ],
      ['is inactive', {}, { isActive: false }],
      ['was listed more than 30 days ago', {}, { listedAt: now - 31 * day }],
    ])('isn’t returned if the startup %s', (_why, wanted, found) => {
      expect(notified(wanted, found)).toEqual([]);
    });
  });
});

describe('notificationsOf for an investor', () => {
  test('returns notifications of the feed’s posts about funding rounds', () => {
    expect(ofKind(asInvestor, 'funding_rounds').map(({ id, subject }) => `${id} ${subject}`)).toEqual([
      'post:heliogrid-seed Heliogrid',
      'post:ledgerline-series-a Ledgerline',
    ]);
  });

  test('returns news of startups in the investor’s portfolio, and of startups that list the investor as a backer', () => {
    const known = {
      ...asInvestor,
      investor: {
        id: 'nora-lund-2',
        account: { ...account, investments: 'Paywell', portfolio: [{ name: 'heliogrid', stage: '' }] },
      },
      directory: { ...asInvestor.directory, startups: startupAs('mirahealth', norasRound) },
    };
    expect(ofKind(known, 'portfolio_changes').map(({ what, id }) => `${what} ${id}`)).toEqual([
      'postAboutPortfolio post:heliogrid-seed',
      'postAboutPortfolio post:mirahealth-third-hospital',
      'portfolioPost post:mirahealth-second-reads',
      'portfolioPost post:heliogrid-monsoon-firmware',
      'portfolioPost post:heliogrid-three-thousand',
    ]);
    expect(notificationsOf({ ...known, investor: null })).toEqual([]);
  });
});

test('notificationsOf returns at most fifty notifications, the newest ones, and none older than thirty days', () => {
  const ago = (minutes: number) =>
    post({ id: String(minutes), content: 'Nora Lund', postTime: now - minutes * minute });
  const found = (minutes: number[]) =>
    notificationsOf({ ...fresh, posts: minutes.map(ago) }).map(({ id }) => id);
  const many = Array.from({ length: 60 }, (_, at) => at);
  expect(found([...many].reverse())).toEqual(many.slice(0, 50).map((at) => `post:${at}`));
  expect(found([30 * 24 * 60, 30 * 24 * 60 + 1])).toEqual([`post:${30 * 24 * 60}`]);
});
