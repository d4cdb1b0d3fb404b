import { describe, expect, test } from 'vitest';
import { investorOf } from '@/data/adapters/records/registeredInvestor';
import { type KnownWorld, notificationsOf } from '@/data/adapters/stores/notifications';
import { type SamplePosts, sampleFeed } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investorsJson from '@/data/sample/investors.json';
import { sampleMarks } from '@/data/sample/marks';
import { asha, freshMe, people } from '@/data/sample/people';
import startupsJson from '@/data/sample/startups.json';
import usersJson from '@/data/sample/users.json';
import { type SampleWorld, sampleWorld } from '@/data/sample/world';
import type { Conversation } from '@/data/schema/conversation';
import { dealFlowOf } from '@/data/schema/dealFlow';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { InvestmentCriteria } from '@/data/schema/fit';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import type { Comment, Post } from '@/data/schema/post';
import type { Ref } from '@/data/schema/ref';
import { type RequestState, verdicts } from '@/data/schema/request';
import { investorNotifications, type NotificationKind, type Settings } from '@/data/schema/settings';
import type { Startup } from '@/data/schema/startup';

const now = Date.UTC(2025, 10, 20, 9, 41);
const minute = 60_000;
const day = 24 * 60 * minute;
const directory = {
  ...sampleWorld({ startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld, now),
  dealFlow: dealFlowOf(defaultSettings),
};
const { posts } = sampleFeed(feedJson as SamplePosts, now);
const nora = freshMe('nora-lund', 'Nora Lund');

const fresh: KnownWorld = {
  me: nora,
  own: { startups: [], interests: [] },
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

const { password: _, confirmPassword: __, ...typed } = emptyRegistration;
const account = accountOf({
  ...typed,
  fullName: 'Nora Lund',
  preference: ['Healthcare'],
  dob: '',
  investments: '',
});
/** Nora with an investor profile, which the directory shows too. */
const asInvestor: KnownWorld = {
  ...fresh,
  investor: { id: 'nora-lund-2', account },
  directory: {
    ...directory,
    investors: [...directory.investors, investorOf('nora-lund-2', account)],
    dealFlow: dealFlowOf(defaultSettings, account),
  },
};

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

const comment = (by: Partial<Comment['author']>, text: string): Comment => ({
  id: `by-${by.id}`,
  author: { name: 'Somebody', avatar: '', ...by },
  text,
  time: now - minute,
  likes: 0,
});

const post = (more: Partial<Post> = {}): Post => ({
  id: 'a post',
  author: people.jonas,
  content: 'Something happened.',
  hashtags: [],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now - minute,
  type: 'thought',
  ...more,
});

const raising: Startup = {
  ...(directory.startups.find(({ id }) => id === 'mirahealth') as Startup),
  id: 'windrow',
  name: 'Windrow',
  posts: [],
};

describe('the sample world', () => {
  test('tells Asha of all that concerns her, newest first, then of what has no time', () => {
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
      'opportunity opportunity:ledgerline',
      'opportunity opportunity:mirahealth',
    ]);
  });

  test('has nothing to tell whoever has just come', () => {
    expect(notificationsOf(fresh)).toEqual([]);
  });

  test.each(investorNotifications)('tells nothing of %s where they are switched off', (kind) => {
    const known: KnownWorld = {
      ...asInvestor,
      conversations: [conversation],
      follows: { 'startup:ledgerline': true },
      posts: [...posts, post({ content: 'Thanks, Nora Lund' })],
      directory: {
        ...asInvestor.directory,
        startups: directory.startups.map((startup) =>
          startup.id === 'mirahealth'
            ? { ...startup, investors: [{ name: 'Nora Lund', type: 'Angel', logo: '' }] }
            : startup,
        ),
        users: directory.users.map((user) => ({
          ...user,
          following: [{ ref: 'user:nora-lund' as const, name: 'Nora Lund', role: '', image: '' }],
        })),
      },
    };
    const told = notificationsOf(known);
    const others = told.filter((notification) => notification.kind !== kind);
    expect(others.length).toBeLessThan(told.length);
    expect(notificationsOf({ ...known, isOn: without(kind) })).toEqual(expect.arrayContaining(others));
    expect(ofKind({ ...known, isOn: without(kind) }, kind)).toEqual([]);
  });
});

describe('messages', () => {
  test('are told once for each conversation, with the last words on one line', () => {
    expect(ofKind({ ...fresh, conversations: [conversation] }, 'messages')).toEqual([
      {
        id: 'message:mina-okafor',
        kind: 'messages',
        what: 'message',
        at: now - minute,
        actor: { kind: 'user', name: 'Mina Okafor', image: people.mina.avatar },
        subject: '',
        excerpt: 'Can we talk Thursday?',
        reasons: [],
        href: '/messages/mina-okafor',
      },
    ]);
  });

  test.each<[string, Partial<Conversation>]>([
    ['was read', { unread: false }],
    ['is muted', { muted: true }],
    ['ends with one’s own message', { isOwnLast: true }],
    ['has no message yet', { date: null }],
  ])('of a conversation that %s are not told', (_why, more) => {
    expect(notificationsOf({ ...fresh, conversations: [{ ...conversation, ...more }] })).toEqual([]);
  });
});

describe('requests', () => {
  const from = {
    id: 'mina-okafor',
    name: 'Mina Okafor',
    role: 'Managing Partner',
    avatar: '',
    investorId: null,
  };
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
  const told = (requests: Partial<KnownWorld['requests']>, isOn = fresh.isOn) =>
    notificationsOf({ ...fresh, isOn, requests: { sent: [], received: [], ...requests } });

  test('one that isn’t answered yet leads to My Startups', () => {
    expect(told({ received: [received] })).toEqual([
      {
        id: `request:uid-mina/windrow:${now - minute}`,
        kind: 'messages',
        what: 'request',
        at: now - minute,
        actor: { kind: 'user', name: 'Mina Okafor', image: '' },
        subject: 'Windrow',
        excerpt: 'Managing Partner',
        reasons: [],
        href: '/profile/manage?tab=startups',
      },
    ]);
  });

  test.each(verdicts)('one that was answered is done: %s', (state) => {
    expect(told({ received: [{ ...received, state, answeredAt: now }] })).toEqual([]);
  });

  test.each(verdicts)('an answer leads to the startup, with what its owner says: %s', (state) => {
    expect(told({ sent: [{ ...sent, state }] })).toEqual([
      {
        id: `answer:ledgerline:${now - minute}`,
        kind: 'messages',
        what: state,
        at: now - minute,
        actor: { kind: 'startup', name: 'Ledgerline', image: '/logo.svg' },
        subject: '',
        excerpt: 'Ask me about churn.',
        reasons: [],
        href: '/startups/ledgerline',
      },
    ]);
  });

  test.each(['requested', 'withdrawn'] as const)('of one’s own that is %s nothing is told', (state) => {
    expect(told({ sent: [{ ...sent, state, answeredAt: null }] })).toEqual([]);
  });

  test('are addressed to the person, as messages are: they go by the same setting', () => {
    expect(told({ sent: [sent], received: [received] }, without('messages'))).toEqual([]);
  });

  test('asked for again after an answer, it is another one', () => {
    const ids = told({ received: [received, { ...received, requestedAt: now }] }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('comments and mentions', () => {
  const told = (...shown: Post[]) =>
    ofKind({ ...fresh, posts: shown }, 'mentions').map(({ what, actor, href }) => [what, actor, href]);
  const ravi = { kind: 'investor', name: 'Ravi Kulkarni', image: people.ravi.avatar };

  test('a comment of somebody else on one’s own post', () => {
    const own = post({
      author: nora,
      comments: [comment(people.ravi, 'Well done, Nora Lund'), comment(nora, 'Thanks')],
    });
    expect(told(own)).toEqual([['comment', ravi, '/explore#a%20post']]);
  });

  test('a comment under a name one had before is one’s own, as is one that doesn’t say whose it is', () => {
    const comments = [comment({ id: nora.id, name: 'Nora Berg' }, 'Thanks'), comment({}, 'Thanks')];
    expect(told(post({ author: nora, comments }))).toEqual([]);
  });

  test('one of somebody who has one’s own name is not', () => {
    const other = { id: 'nora-lund-2', name: 'Nora Lund' };
    expect(told(post({ author: nora, comments: [comment(other, 'Hello')] }))).toEqual([
      ['comment', { kind: 'user', name: 'Nora Lund', image: '' }, '/explore#a%20post'],
    ]);
  });

  test('what one says as an investor is one’s own', () => {
    const comments = [comment({ id: 'nora-lund-2', kind: 'investor' }, 'I am Nora Lund')];
    expect(ofKind({ ...asInvestor, posts: [post({ comments })] }, 'mentions')).toEqual([]);
  });

  test('a post or a comment with one’s full name', () => {
    const jonas = { kind: 'user', name: 'Jonas Felde', image: people.jonas.avatar };
    expect(
      told(
        post({ id: 'one', content: 'I met nora  lund today.' }),
        post({ id: 'two', comments: [comment(people.ravi, 'Ask Nora Lund!')] }),
      ),
    ).toEqual([
      ['mention', jonas, '/explore#one'],
      ['mention', ravi, '/explore#two'],
    ]);
  });

  test('not a part of another name, nor what one says oneself', () => {
    expect(
      told(
        post({ content: 'Eleonora Lund and Nora Lundgren' }),
        post({ author: nora, content: 'I am Nora Lund' }),
        post({ comments: [comment(nora, 'It is me, Nora Lund')] }),
      ),
    ).toEqual([]);
  });

  test('a name of one word is too common to mean anybody', () => {
    expect(
      notificationsOf({
        ...fresh,
        me: { id: 'will', name: 'Will' },
        posts: [post({ content: 'Will it rain?' })],
      }),
    ).toEqual([]);
  });

  test('what could be told twice is told once', () => {
    const startup = { id: 'ledgerline', name: 'Ledgerline', tagline: '', logo: '', raised: 0, goal: 1 };
    const known = {
      ...asInvestor,
      follows: { 'startup:ledgerline': true },
      posts: [post({ type: 'funding', content: 'Nora Lund joins the round', startup })],
    };
    const kindsWithout = (...kinds: NotificationKind[]) =>
      notificationsOf({ ...known, isOn: without(...kinds) })
        .filter(({ id }) => id === 'post:a post')
        .map(({ kind }) => kind);
    expect(kindsWithout()).toEqual(['mentions']);
    expect(kindsWithout('mentions')).toEqual(['startup_updates']);
    expect(kindsWithout('mentions', 'startup_updates')).toEqual(['funding_rounds']);
    expect(kindsWithout('mentions', 'startup_updates', 'funding_rounds')).toEqual([]);
  });
});

describe('follows', () => {
  test('say so when one follows back', () => {
    const follows = { ...asAsha.follows, 'user:lena-brandt': true };
    expect(ofKind({ ...asAsha, follows }, 'follows').at(-1)).toEqual({
      id: 'followBack:user:lena-brandt',
      kind: 'follows',
      what: 'followBack',
      at: null,
      actor: { kind: 'user', name: 'Lena Brandt', image: people.lena.avatar },
      subject: '',
      excerpt: 'Founder, Mirahealth',
      reasons: [],
      href: '/user/lena-brandt',
    });
  });
});

describe('who follows', () => {
  const following = (...refs: Ref[]) => ({
    ...asInvestor,
    directory: {
      ...asInvestor.directory,
      users: directory.users.map((user) =>
        user.id === 'jonas-felde'
          ? { ...user, following: refs.map((ref) => ({ ref, name: '', role: '', image: '' })) }
          : user,
      ),
    },
  });

  test('the person, as themselves or as an investor, is told once', () => {
    for (const refs of [
      ['user:nora-lund'],
      ['investor:nora-lund-2'],
      ['investor:nora-lund-2', 'user:nora-lund'],
    ])
      expect(ofKind(following(...(refs as Ref[])), 'follows').map(({ id }) => id)).toEqual([
        'follow:user:jonas-felde',
      ]);
  });

  test('somebody else is not', () => {
    expect(ofKind(following('user:nora-lund-2', 'investor:nora-lund'), 'follows')).toEqual([]);
  });
});

describe('startups', () => {
  const listed = {
    ...fresh,
    listings: [{ id: 'windrow', listedAt: now - minute }],
    directory: { ...directory, startups: [...directory.startups, raising] },
  };

  test('a listing of one’s own is told, its posts and its round are not', () => {
    const known: KnownWorld = {
      ...listed,
      follows: { 'startup:windrow': true },
      own: { startups: [], interests: ['Healthtech'] },
      directory: {
        ...directory,
        startups: [{ ...raising, posts: directory.startups.flatMap((startup) => startup.posts) }],
      },
    };
    expect(notificationsOf(known)).toEqual([
      {
        id: 'listing:windrow',
        kind: 'startup_updates',
        what: 'listing',
        at: now - minute,
        actor: { kind: 'startup', name: 'Windrow', image: raising.logo },
        subject: '',
        excerpt: raising.tagline,
        reasons: [],
        href: '/startups/windrow',
      },
    ]);
  });

  test('of many listings the newest are told', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      id: `windrow-${at}`,
      listedAt: now - (60 - at) * minute,
    }));
    const told = notificationsOf({
      ...fresh,
      listings: many,
      directory: { ...directory, startups: many.map(({ id }) => ({ ...raising, id })) },
    });
    const newest = many.toReversed().slice(0, 50);
    expect(told.map(({ id }) => id)).toEqual(newest.map(({ id }) => `listing:${id}`));
  });

  test('a listing that isn’t there any more isn’t told', () => {
    expect(notificationsOf({ ...listed, directory })).toEqual([]);
  });

  test('a post of a startup leads to its updates', () => {
    const [first] = ofKind(
      { ...fresh, follows: { 'startup:mirahealth': true }, posts: [] },
      'startup_updates',
    );
    expect(first).toEqual({
      id: 'post:mirahealth-second-reads',
      kind: 'startup_updates',
      what: 'startupPost',
      at: now - 7 * day,
      actor: { kind: 'startup', name: 'Mirahealth', image: '/images/logos/mirahealth.svg' },
      subject: '',
      excerpt:
        'Ten thousand second readings. In 212 of them the second reader saw what the first had missed, and a person called the ward.',
      reasons: [],
      href: '/startups/mirahealth?tab=updates',
    });
  });
});

describe('what the founder of a startup writes', () => {
  const founder = { ...people.lena, kind: undefined };
  const ids = (more: Partial<Post>, follows: KnownWorld['follows'] = { 'startup:mirahealth': true }) =>
    notificationsOf({ ...fresh, follows, posts: [post({ author: founder, ...more })] }).flatMap(
      ({ what, id, subject }) => (id === 'post:a post' ? [what, subject] : []),
    );

  test('is told to whoever follows it, where it is news or names the startup', () => {
    expect(ids({ hashtags: ['Hiring'] })).toEqual(['founderPost', 'Mirahealth']);
    expect(ids({ content: 'At mirahealth we doubt.' })).toEqual(['founderPost', 'Mirahealth']);
  });

  test('is not where it is neither, and nobody follows, or somebody else wrote it', () => {
    expect(ids({ content: 'Mirahealthy food', hashtags: ['lunch'] })).toEqual([]);
    expect(ids({ hashtags: ['Hiring'] }, {})).toEqual([]);
    expect(ids({ author: people.jonas, content: 'Mirahealth' })).toEqual([]);
    expect(ids({ author: { ...people.lena, kind: 'investor' }, content: 'Mirahealth' })).toEqual([]);
  });

  test('of somebody who works there without having founded it is not', () => {
    const author = people.jonas;
    expect(ids({ author, content: 'Ledgerline' }, { 'startup:ledgerline': true })).toEqual([]);
  });
});

describe('opportunities', () => {
  const startup = (more: Partial<Startup['fundraising']>): KnownWorld => ({
    ...fresh,
    own: { startups: [], interests: ['Healthtech'] },
    directory: {
      ...directory,
      startups: [{ ...raising, fundraising: { ...raising.fundraising, ...more } }],
    },
  });

  test('are open rounds of what one is interested in', () => {
    expect(brief(startup({}))).toEqual(['opportunity opportunity:windrow']);
    expect(brief({ ...startup({}), own: { startups: [], interests: ['Hardware'] } })).toEqual([]);
  });

  test.each<[string, Partial<Startup['fundraising']>]>([
    ['closed', { closingDate: now }],
    ['without an end', { closingDate: undefined }],
    ['full', { raised: 500_000, goal: 500_000 }],
  ])('are no rounds that are %s', (_why, more) => {
    expect(brief(startup(more))).toEqual([]);
  });

  test('say why', () => {
    expect(notificationsOf(startup({})).map(({ reasons }) => reasons)).toEqual([
      [{ criterion: 'interest', verdict: 'met', given: 'Healthcare' }],
    ]);
    expect(ofKind(asInvestor, 'investment_opportunities').map(({ reasons }) => reasons)).toEqual([
      [
        { criterion: 'sector', verdict: 'met', given: 'Healthcare' },
        { criterion: 'amount', verdict: 'met', given: 90_000 },
      ],
    ]);
  });

  describe('that somebody else lists', () => {
    const windrow = {
      ...raising,
      categories: ['Hardware', 'Climate Tech'],
      stage: 'Seed',
      fundraising: { currentRound: '', raised: 0, investors: 0 },
    };
    const listed = { startup: windrow, listedAt: now - minute, isActive: true, closed: [] };
    const criteria = {
      sectors: ['Climate Tech'],
      stages: ['Pre-seed', 'Seed'],
      minimum: 50_000,
      maximum: null,
    };
    const looking = (more: Partial<InvestmentCriteria>, found: Partial<typeof listed> = {}) => {
      const { dealFlow } = asInvestor.directory;
      const wanted = { ...criteria, places: '', mustHaves: [], ...more };
      return ofKind(
        {
          ...asInvestor,
          listed: [{ ...listed, ...found }],
          directory: { ...asInvestor.directory, startups: [], dealFlow: { ...dealFlow, criteria: wanted } },
        },
        'investment_opportunities',
      );
    };

    test('are told with what fits, whatever of it isn’t known', () => {
      expect(looking({})).toEqual([
        {
          id: 'opportunity:windrow',
          kind: 'investment_opportunities',
          what: 'newListing',
          at: now - minute,
          actor: { kind: 'startup', name: 'Windrow', image: raising.logo },
          subject: '',
          excerpt: raising.tagline,
          reasons: [
            { criterion: 'sector', verdict: 'met', given: 'Climate Tech' },
            { criterion: 'stage', verdict: 'met', given: 'Seed' },
          ],
          href: '/startups/windrow',
        },
      ]);
    });

    test('say what is close where the must-haves are met', () => {
      expect(looking({ stages: ['Pre-seed'], mustHaves: ['sector'] }).map(({ reasons }) => reasons)).toEqual([
        [
          { criterion: 'sector', verdict: 'met', given: 'Climate Tech' },
          { criterion: 'stage', verdict: 'close', given: 'Seed' },
        ],
      ]);
    });

    test.each<[string, Partial<InvestmentCriteria>, Partial<typeof listed>]>([
      ['doesn’t fit', { stages: ['Series A'] }, {}],
      ['nothing is known to fit', { sectors: [], stages: [] }, {}],
      ['is close at best', { sectors: [], stages: ['Pre-seed'], mustHaves: ['amount'] }, {}],
      ['isn’t active', {}, { isActive: false }],
      ['was listed long ago', {}, { listedAt: now - 31 * day }],
    ])('are not what %s', (_why, wanted, found) => {
      expect(looking(wanted, found)).toEqual([]);
    });

    test('are told by their interests to whoever doesn’t invest', () => {
      const known = { ...fresh, own: { startups: [], interests: ['Climate Tech'] }, listed: [listed] };
      expect(notificationsOf(known).map(({ what, reasons }) => [what, reasons])).toEqual([
        ['newListing', [{ criterion: 'interest', verdict: 'met', given: 'Climate Tech' }]],
        ['opportunity', [{ criterion: 'interest', verdict: 'met', given: 'Climate Tech' }]],
      ]);
    });
  });

  test('for an investor are what the investor looks for', () => {
    expect(ofKind(asInvestor, 'investment_opportunities').map(({ id }) => id)).toEqual([
      'opportunity:mirahealth',
    ]);
    const dealFlow = dealFlowOf({ ...defaultSettings, minInvestment: 100_000 }, account);
    expect(
      ofKind({ ...asInvestor, directory: { ...asInvestor.directory, dealFlow } }, 'investment_opportunities'),
    ).toEqual([]);
  });
});

describe('investors', () => {
  test('are told of rounds in the feed', () => {
    expect(ofKind(asInvestor, 'funding_rounds').map(({ id, subject }) => [id, subject])).toEqual([
      ['post:heliogrid-seed', 'Heliogrid'],
      ['post:ledgerline-series-a', 'Ledgerline'],
    ]);
  });

  test('are told of what they have invested in, by what they say or by their name', () => {
    const startups = directory.startups.map((startup) =>
      startup.id === 'mirahealth'
        ? { ...startup, investors: [{ name: 'Nora Lund', type: 'Angel', logo: '' }] }
        : startup,
    );
    const known = {
      ...asInvestor,
      investor: { id: 'nora-lund-2', account: { ...account, investments: 'Paywell, heliogrid' } },
      directory: { ...asInvestor.directory, startups },
    };
    expect(ofKind(known, 'portfolio_changes').map(({ what, id }) => [what, id])).toEqual([
      ['postAboutPortfolio', 'post:heliogrid-seed'],
      ['postAboutPortfolio', 'post:mirahealth-third-hospital'],
      ['portfolioPost', 'post:mirahealth-second-reads'],
      ['portfolioPost', 'post:heliogrid-monsoon-firmware'],
      ['portfolioPost', 'post:heliogrid-three-thousand'],
    ]);
    expect(brief({ ...known, investor: null })).toEqual([]);
  });
});

test('fifty are listed at most, none older than thirty days', () => {
  const told = (minutesAgo: number[]) =>
    notificationsOf({
      ...fresh,
      posts: minutesAgo.map((ago) =>
        post({ id: String(ago), content: 'Nora Lund', postTime: now - ago * minute }),
      ),
    }).map(({ id }) => id);
  const many = Array.from({ length: 60 }, (_, at) => at);
  expect(told([...many].reverse())).toEqual(many.slice(0, 50).map((ago) => `post:${ago}`));
  expect(told([30 * 24 * 60, 30 * 24 * 60 + 1])).toEqual([`post:${30 * 24 * 60}`]);
});
