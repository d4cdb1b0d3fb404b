import { user } from '@kit/fixtures/blankProfiles';
import { describe, expect, test } from 'vitest';
import { investorOf } from '@/data/adapters/records/registeredInvestor';
import { type KnownWorld, notificationsOf } from '@/data/adapters/stores/deriveNotifications';
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
import type { Ref } from '@/data/schema/shapes/ref';
import { answerVerdicts, type RequestState } from '@/data/schema/shapes/request';
import type { NotificationKind, Settings } from '@/data/schema/shapes/settings';
import type { Startup } from '@/data/schema/shapes/startup';
import { accountWith, commentOf, minute, now, postOf } from '../../support/accountRecords';
import { nora, sample, samplePosts } from '../../support/stores';

const day = 24 * 60 * minute;
const directory = { ...sampleWorld(sample, now), dealFlow: dealFlowOf(defaultSettings) };
const { posts } = sampleFeed(samplePosts, now);

const fresh: KnownWorld = {
  me: nora,
  own: { startups: [] },
  now,
  directory,
  posts,
  conversations: [],
  requests: { sent: [], received: [] },
  listed: [],
  follows: {},
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
/** Nora with an investor profile, which is also in the directory. */
const asInvestor: KnownWorld = {
  ...fresh,
  investor: { id: 'nora-lund-2', account },
  directory: {
    ...directory,
    investors: [...directory.investors, investorOf('nora-lund-2', account)],
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

describe('notificationsOf the sample data', () => {
  test('returns the demo user’s notifications, newest first and undated last, and none to a new user', () => {
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

describe('notificationsOf a conversation', () => {
  test('returns one notification of unread messages, with the last message on one line', () => {
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
    ['has no message yet', { date: null }],
  ])('returns no notification when the conversation %s', (_why, more) => {
    expect(notificationsOf({ ...fresh, conversations: [{ ...conversation, ...more }] })).toEqual([]);
  });
});

describe('notificationsOf requests for metrics access', () => {
  const from = { id: 'mina-okafor', name: 'Mina Okafor', role: 'Partner', avatar: '', investorId: null };
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

  test('returns a received request that isn’t answered yet, with a link to My Startups', () => {
    expect(notified({ received: [received] })).toEqual([
      entryOf('messages', 'request', `request:uid-mina/windrow:${now - minute}`, {
        actor: minaAs(''),
        subject: 'Windrow',
        excerpt: 'Partner',
        href: '/profile/manage?tab=startups',
      }),
    ]);
  });

  test('when message notifications are off, returns only an investor’s request, as an investment opportunity', () => {
    const kindsFrom = (investorId: string | null) =>
      notificationsOf({
        ...fresh,
        isOn: without('messages'),
        requests: { sent: [], received: [{ ...received, from: { ...from, investorId } }] },
      }).map(({ kind, what }) => `${kind} ${what}`);
    expect([kindsFrom('mina-okafor'), kindsFrom(null)]).toEqual([['investment_opportunities request'], []]);
  });

  test.each(answerVerdicts)(
    'returns a request that was %s only to the requester, with the startup owner’s note',
    (state) => {
      expect(notified({ received: [{ ...received, state, answeredAt: now }] })).toEqual([]);
      expect(notified({ sent: [{ ...sent, state }] })).toEqual([
        entryOf('messages', state, `answer:ledgerline:${now - minute}`, {
          actor: { kind: 'startup', name: 'Ledgerline', image: '/logo.svg' },
          excerpt: 'Ask me about churn.',
          href: '/startups/ledgerline',
        }),
      ]);
    },
  );

  test.each(['requested', 'withdrawn'] as const)(
    'returns nothing to the requester if the request is %s',
    (state) => {
      expect(notified({ sent: [{ ...sent, state, answeredAt: null }] })).toEqual([]);
    },
  );
});

describe('notificationsOf comments and mentions', () => {
  const ravi = { kind: 'investor', name: 'Ravi Kulkarni', image: people.ravi.avatar };
  const jonas = { kind: 'user', name: 'Jonas Felde', image: people.jonas.avatar };
  const named = { kind: 'user', name: 'Nora Lund', image: '' };
  const onOwn = (...comments: Comment[]) => post({ author: nora, comments });
  const ofRavi = onOwn(comment(people.ravi, 'Well done, Nora Lund'), comment(nora, 'Thanks'));
  const ofNamesake = onOwn(comment({ id: 'nora-lund-2', name: 'Nora Lund' }, 'Hello'));
  const asInvestorId = { id: 'nora-lund-2', kind: 'investor' } as const;

  const rows: [string, Post, unknown[]][] = [
    ['another person’s comment on the user’s post', ofRavi, ['comment', ravi]],
    [
      'the user’s own comment, written under an earlier name',
      onOwn(comment({ id: nora.id, name: 'Nora Berg' }, 'Thanks')),
      [],
    ],
    ['a comment without an author id', onOwn(comment({}, 'Thanks')), []],
    ['a comment by another person with the user’s name', ofNamesake, ['comment', named]],
    ['a comment by the user as investor', post({ comments: [comment(asInvestorId, 'I am Nora Lund')] }), []],
    ['the user’s name in a post', post({ content: 'I met nora  lund today.' }), ['mention', jonas]],
    [
      'the user’s name in a comment',
      post({ comments: [comment(people.ravi, 'Ask Nora Lund!')] }),
      ['mention', ravi],
    ],
    ['the user’s id in a post', post({ content: 'With @Nora-Lund.' }), ['mention', jonas]],
    [
      'the user’s id in a comment',
      post({ comments: [comment(people.ravi, '@nora-lund?')] }),
      ['mention', ravi],
    ],
    ['a longer id, or the user’s id without @', post({ content: '@nora-lund-2 and nora-lund' }), []],
    ['longer names that contain the user’s name', post({ content: 'Eleonora Lund and Nora Lundgren' }), []],
    ['the user’s name in the user’s own post', post({ author: nora, content: 'I am Nora Lund' }), []],
    [
      'the user’s name in the user’s own comment',
      post({ comments: [comment(nora, 'It is me, Nora Lund')] }),
      [],
    ],
  ];
  test.each(rows.map((row) => [row[0], row[2][0] ?? 'nothing', row] as const))(
    'for %s, returns: %s',
    (_, _kind, [, shown, expected]) => {
      const found = ofKind({ ...asInvestor, posts: [shown] }, 'mentions');
      expect(found.flatMap(({ what, actor }) => [what, actor])).toEqual(expected);
      for (const { href } of found) expect(href).toBe('/explore#a%20post');
    },
  );

  test('returns no mention of a user whose name is a single word, which is too common', () => {
    const me = { id: 'will', name: 'Will' };
    expect(notificationsOf({ ...fresh, me, posts: [post({ content: 'Will it rain?' })] })).toEqual([]);
  });

  test('returns one notification for a post that matches several kinds: the first kind that is switched on', () => {
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

describe('notificationsOf followers', () => {
  const following = (...refs: Ref[]) => {
    const followed = refs.map((ref) => ({ ref, name: '', role: '', image: '' }));
    const users = [user('jonas-felde', 'Jonas Felde', { following: followed })];
    return { ...asInvestor, directory: { ...asInvestor.directory, users } };
  };

  test.each<[string, Ref[], boolean]>([
    ['of the user’s page', ['user:nora-lund'], true],
    ['of the user’s investor page', ['investor:nora-lund-2'], true],
    ['of both pages of the user', ['investor:nora-lund-2', 'user:nora-lund'], true],
    ['of other people’s pages with the same ids', ['user:nora-lund-2', 'investor:nora-lund'], false],
  ])('returns at most one notification for a follower %s', (_, refs, isFollower) => {
    const found = ofKind(following(...refs), 'follows').map(({ id }) => id);
    expect(found).toEqual(isFollower ? ['follow:user:jonas-felde'] : []);
  });

  test('returns a follow-back when a person that the user follows also follows the user', () => {
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

describe('notificationsOf startups', () => {
  test('returns the user’s own new listing, but neither the startup’s posts nor its funding round', () => {
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

  test('returns the posts of a followed startup, with links to the startup’s updates', () => {
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
  const news = ['founderPost', 'Mirahealth'];
  test.each<[string, Post, string, string[]]>([
    ['tagged as news', byLena({ hashtags: ['Hiring'] }), 'mirahealth', news],
    ['with the startup’s name', byLena({ content: 'At mirahealth we doubt.' }), 'mirahealth', news],
    [
      'with neither a news tag nor the startup’s name',
      byLena({ content: 'Mirahealthy food', hashtags: ['lunch'] }),
      'mirahealth',
      [],
    ],
    ['about a startup that isn’t followed', byLena({ hashtags: ['Hiring'] }), 'ledgerline', []],
    ['by an author outside the startup', post({ content: 'Mirahealth' }), 'mirahealth', []],
    [
      'by an investor with the founder’s id',
      post({ author: investor, content: 'Mirahealth' }),
      'mirahealth',
      [],
    ],
    ['by an employee who didn’t found the startup', post({ content: 'Ledgerline' }), 'ledgerline', []],
  ])(
    'returns a post only if it is a founder’s news about a followed startup: a post %s',
    (_, shown, followed, expected) => {
      const found = notificationsOf({ ...fresh, follows: { [`startup:${followed}`]: true }, posts: [shown] });
      const ofPost = found.filter(({ id }) => id === 'post:a post');
      expect(ofPost.flatMap(({ what, subject }) => [what, subject])).toEqual(expected);
    },
  );
});

describe('notificationsOf investment opportunities', () => {
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
    ['closed', round({ closingDate: now })],
    ['without an end date', round({ closingDate: undefined })],
    ['full', round({ raised: 500_000, goal: 500_000 })],
  ])('omits a funding round that is %s', (_why, known) => {
    expect(notificationsOf(known)).toEqual([]);
  });

  test('returns startups that fit the investor’s criteria, with the reasons', () => {
    const met = (criterion: string, given: unknown) => ({ criterion, verdict: 'met', given });
    const reasons = [met('sector', 'Healthcare'), met('amount', 90_000)];
    expect(ofKind(asInvestor, 'investment_opportunities')).toMatchObject([
      { id: 'opportunity:mirahealth', reasons },
    ]);
    const dealFlow = dealFlowOf({ ...defaultSettings, minInvestment: 100_000 }, account);
    const known = { ...asInvestor, directory: { ...asInvestor.directory, dealFlow } };
    expect(ofKind(known, 'investment_opportunities')).toEqual([]);
  });

  describe('for a startup of another account', () => {
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
      const known = { ...asInvestor, listed: [{ ...listed, ...found }], directory: shown };
      return ofKind(known, 'investment_opportunities');
    };

    test('returns the criteria that the startup meets or nearly meets as reasons, and omits those without data', () => {
      const reasons = [sector, { criterion: 'stage', verdict: 'met', given: 'Seed' }];
      expect(notified({})).toEqual([
        entryOf('investment_opportunities', 'newListing', 'opportunity:windrow', { ...asWindrow, reasons }),
      ]);
      const close = { criterion: 'stage', verdict: 'close', given: 'Seed' };
      expect(notified({ stages: ['Pre-seed'], mustHaves: ['sector'] })).toMatchObject([
        { reasons: [sector, close] },
      ]);
    });

    test.each<[string, Partial<InvestmentCriteria>, Partial<typeof listed>]>([
      ['doesn’t fit', { stages: ['Series A'] }, {}],
      ['isn’t known to fit', { sectors: [], stages: [] }, {}],
      [
        'nearly meets a criterion, but meets none',
        { sectors: [], stages: ['Pre-seed'], mustHaves: ['amount'] },
        {},
      ],
      ['isn’t active', {}, { isActive: false }],
      ['was listed more than 30 days ago', {}, { listedAt: now - 31 * day }],
    ])('returns nothing when the startup %s', (_why, wanted, found) => {
      expect(notified(wanted, found)).toEqual([]);
    });
  });
});

describe('notificationsOf for an investor', () => {
  test('returns the feed’s posts about funding rounds', () => {
    expect(ofKind(asInvestor, 'funding_rounds').map(({ id, subject }) => `${id} ${subject}`)).toEqual([
      'post:heliogrid-seed Heliogrid',
      'post:ledgerline-series-a Ledgerline',
    ]);
  });

  test('returns news of startups that the investor’s profile lists, or that list the investor as a backer', () => {
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

test('notificationsOf returns at most the newest fifty notifications, none older than thirty days', () => {
  const ago = (minutes: number) =>
    post({ id: String(minutes), content: 'Nora Lund', postTime: now - minutes * minute });
  const found = (minutes: number[]) =>
    notificationsOf({ ...fresh, posts: minutes.map(ago) }).map(({ id }) => id);
  const many = Array.from({ length: 60 }, (_, at) => at);
  expect(found([...many].reverse())).toEqual(many.slice(0, 50).map((at) => `post:${at}`));
  expect(found([30 * 24 * 60, 30 * 24 * 60 + 1])).toEqual([`post:${30 * 24 * 60}`]);
});
