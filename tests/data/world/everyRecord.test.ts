import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { type Access, accessTo, type Privacy, type Standing, stranger } from '@/data/schema/access';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import { messageId } from '@/data/schema/messageId';
import { emptyOnboarding } from '@/data/schema/onboarding';
import { ownedOf } from '@/data/schema/ownedStartup';
import { groupOf } from '@/data/schema/recordGroups';
import { type KeptRecord, type ShapeName, shapeNameOf, shapeOf } from '@/data/schema/records';
import { refOf } from '@/data/schema/ref';
import { requestId, verdicts } from '@/data/schema/request';
import { founderPrivacies, investorPrivacies } from '@/data/schema/settings';
import { slugOf } from '@/data/schema/slug';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { servicesOf } from '../../support/services';
import { pageSearch } from '../search/pageSearch';

// Of any people on a device, with any settings: what somebody sees of somebody else's records is what accessTo says, by
// every route there is, before and after a change of who sees what, and nothing once its owner is gone.

/** Whom a record reaches beside its owner. A kind without a line here fails the type check, and the first test below. */
const reach: Record<ShapeName, 'published' | 'addressed' | 'private'> = {
  profile: 'published',
  post: 'published',
  comment: 'published',
  like: 'published',
  follow: 'published',
  listing: 'published',
  ownedStartup: 'published',
  investorAccount: 'published',
  // To the owner of a startup, and to whoever asked.
  request: 'addressed',
  answer: 'addressed',
  // To whom it is written.
  sent: 'addressed',
  // But for who sees what, which decides and is shown to nobody.
  settings: 'private',
  interest: 'private',
  star: 'private',
  save: 'private',
  conversation: 'private',
  message: 'private',
  messageDraft: 'private',
  draft: 'private',
  listingDraft: 'private',
  registrationDraft: 'private',
  onboardingDraft: 'private',
  answerDraft: 'private',
  notificationsSeen: 'private',
  sampleDate: 'private',
  sampleDeletion: 'private',
};

const now = Date.UTC(2025, 10, 20, 9, 41);
const samplePost = 'heliogrid-seed';

/** For each of the three: something. */
const forEach = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value);

const anyPerson = fc.record({
  privacy: fc.constantFrom(...founderPrivacies),
  investorPrivacy: fc.constantFrom(...investorPrivacies),
  /** What both become later. */
  later: fc.tuple(fc.constantFrom(...founderPrivacies), fc.constantFrom(...investorPrivacies)),
  isInvestor: fc.boolean(),
  isFounder: fc.boolean(),
  isEdited: fc.boolean(),
  isActive: fc.boolean(),
  /** Whom they follow, and whether as an investor; in whose startup they have expressed interest. */
  follows: forEach(fc.constantFrom(null, 'user', 'investor')),
  interests: forEach(fc.boolean()),
  /** Of whom they have asked for figures, and what they say to whom who asks. */
  requests: forEach(fc.constantFrom(null, 'standing', 'withdrawn')),
  /** Whom they have written to. */
  writes: forEach(fc.boolean()),
  answers: forEach(fc.constantFrom(null, ...verdicts)),
});
type Person = typeof anyPerson extends fc.Arbitrary<infer Value> ? Value : never;

/** Words that are like no other: a search that forgives a slip takes none for another. */
function wordOf(seed: string): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length: 14 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(97 + ((state >>> 16) % 26));
  }).join('');
}

const uidOf = (at: number) => `uid-${at}`;
const nameOf = (at: number) => `Zed ${wordOf(`name ${at}`)}`;
const idOf = (at: number) => slugOf(nameOf(at), new Set());
const startupIdOf = (at: number) => wordOf(`startup ${at}`);
const figureOf = (at: number, index: number) => 73_000_000 + at * 1000 + index * 17;

const sentOf = (at: number, other: number) => wordOf(`sent ${at} ${other}`);
const noteOf = (at: number, other: number) => wordOf(`note ${at} ${other}`);

const author = { id: 'as-it-was', name: 'As it was', role: '', avatar: '', isVerified: false };

/** Everything that somebody keeps, a record of each kind at least, with words that are nobody else's. */
function recordsOf(at: number, person: Person): KeptRecord[] {
  const secret = (kind: string) => wordOf(`${kind} ${at}`);
  const figure = (index: number) => String(figureOf(at, index));
  const typed = {
    ...emptyListing,
    startupName: startupIdOf(at),
    tagline: secret('tagline'),
    category: 'Climate Tech' as const,
    about: 'About',
    fundingRound: 'Seed' as const,
    revenue: figure(0),
    users: figure(1),
    raised: figure(2),
    goal: figure(3),
    arr: figure(4),
    cac: figure(5),
    ltv: figure(6),
    website: `https://${secret('website')}.example`,
    email: `${secret('email')}@startup.example`,
  };
  const listing = listingOf(typed);
  const post = {
    id: `post-${at}`,
    author,
    content: secret('post'),
    hashtags: [],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: now,
    type: 'thought',
  };
  const comment = { id: `comment-${at}`, author, text: secret('comment'), time: now, likes: 0 };
  const message = {
    id: secret('messageId'),
    sender: nameOf(at),
    isSelf: true,
    message: secret('message'),
    avatar: '',
    time: now,
  };
  const draft = <Values extends object>(values: Values, step: string) => ({ values, step, furthest: step });
  const { password: _, confirmPassword: __, ...registration } = emptyRegistration;
  const kept: Record<Exclude<ShapeName, 'ownedStartup'>, KeptRecord[]> = {
    profile: [
      {
        kind: 'profile',
        id: 'me',
        value: { name: nameOf(at), role: secret('role'), bio: secret('bio') },
      },
    ],
    settings: [
      {
        kind: 'settings',
        id: 'me',
        value: { privacy: person.privacy, investorPrivacy: person.investorPrivacy, emailDigest: 'never' },
      },
    ],
    post: [{ kind: 'post', id: post.id, value: post }],
    comment: [{ kind: 'comment', id: comment.id, value: { postId: samplePost, comment } }],
    like: [{ kind: 'like', id: samplePost, value: true }],
    follow: person.follows.flatMap((kind, other): KeptRecord[] =>
      kind && other !== at ? [{ kind: 'follow', id: refOf(kind, idOf(other)), value: true }] : [],
    ),
    interest: person.interests.flatMap((isOn, other): KeptRecord[] =>
      isOn && other !== at
        ? [{ kind: 'interest', id: refOf('startup', startupIdOf(other)), value: true }]
        : [],
    ),
    request: person.requests.flatMap((state, other): KeptRecord[] =>
      state && other !== at
        ? [
            {
              kind: 'request',
              id: requestId(uidOf(other), startupIdOf(other)),
              value: { at: now, isWithdrawn: state === 'withdrawn' },
            },
          ]
        : [],
    ),
    answer: person.answers.flatMap((verdict, other): KeptRecord[] =>
      verdict && other !== at
        ? [
            {
              kind: 'answer',
              id: requestId(uidOf(other), startupIdOf(at)),
              value: { verdict, note: noteOf(at, other), at: now, requestedAt: now },
            },
          ]
        : [],
    ),
    sent: person.writes.flatMap((hasWritten, other): KeptRecord[] =>
      hasWritten && other !== at
        ? [
            {
              kind: `sent/${uidOf(other)}`,
              id: messageId(now + at, String(at)),
              value: {
                to: { id: idOf(other), name: nameOf(other) },
                message: sentOf(at, other),
                time: now + at,
              },
            },
          ]
        : [],
    ),
    listing: person.isFounder
      ? [{ kind: 'listing', id: startupIdOf(at), value: { listing, savedAt: now - at } }]
      : [],
    investorAccount: person.isInvestor
      ? [
          {
            kind: 'investorAccount',
            id: idOf(at),
            value: accountOf({
              ...registration,
              fullName: nameOf(at),
              about: secret('philosophy'),
              phone: secret('phone'),
              location: secret('location'),
              portfolioValue: figure(8),
              dob: '',
              investments: '',
            }),
          },
        ]
      : [],
    star: [{ kind: 'star', id: `startup:${secret('star')}`, value: true }],
    save: [{ kind: 'save', id: secret('save'), value: true }],
    conversation: [
      { kind: 'conversation', id: secret('conversation'), value: { unread: true, muted: false } },
    ],
    message: [{ kind: 'message/mina-okafor', id: message.id, value: message }],
    messageDraft: [{ kind: 'messageDraft', id: 'mina-okafor', value: secret('messageDraft') }],
    draft: [{ kind: 'draft', id: 'feed', value: { text: secret('draft'), tag: null, comments: {} } }],
    listingDraft: [
      {
        kind: 'listingDraft',
        id: 'draft',
        value: draft({ ...emptyListing, about: secret('listingDraft') }, 'basicInformation'),
      },
    ],
    registrationDraft: [
      {
        kind: 'registrationDraft',
        id: 'draft',
        value: draft({ ...emptyRegistration, about: secret('registrationDraft') }, 'accountInformation'),
      },
    ],
    onboardingDraft: [
      {
        kind: 'onboardingDraft',
        id: 'draft',
        value: draft({ ...emptyOnboarding, bio: secret('onboardingDraft') }, 'basicInfo'),
      },
    ],
    answerDraft: [
      {
        kind: 'answerDraft',
        id: 'draft',
        value: { values: { [requestId('x', 'y')]: secret('answerDraft') } },
      },
    ],
    notificationsSeen: [
      { kind: 'notificationsSeen', id: 'me', value: { at: now, ids: [secret('notificationsSeen')] } },
    ],
    sampleDate: [{ kind: 'sampleDate', id: 'me', value: now }],
    sampleDeletion: [{ kind: 'sampleDeletion', id: secret('sampleDeletion'), value: true }],
  };
  const owned = ownedOf({
    ...listing,
    name: typed.startupName,
    logo: '',
    stage: 'Seed',
    industry: 'Climate Tech',
    employees: '',
    description: 'Edited',
    founded: undefined,
  });
  const edited: KeptRecord[] =
    person.isFounder && person.isEdited
      ? [
          {
            kind: 'ownedStartup',
            id: startupIdOf(at),
            value: { ...owned, logoSavedAt: now, isActive: person.isActive },
          },
        ]
      : [];
  return [...Object.values(kept).flat(), ...edited];
}

/** How one stands to the other, by what both have on the device. */
const standingOf = (people: readonly Person[], viewer: number, owner: number): Standing => ({
  ...stranger,
  isConnection:
    people[owner]?.follows[viewer] === 'user' ||
    (people[owner]?.follows[viewer] === 'investor' && (people[viewer]?.isInvestor ?? false)),
  isFounder: people[viewer]?.isFounder ?? false,
  isInvestor: people[viewer]?.isInvestor ?? false,
  hasExpressedInterest: people[viewer]?.interests[owner] ?? false,
  isApproved: hasAsked(people, viewer, owner) && people[owner]?.answers[viewer] === 'approved',
});

/** Whether somebody's request to somebody is there. */
const hasAsked = (people: readonly Person[], from: number, to: number): boolean =>
  people[to]?.isFounder === true && people[from]?.requests[to] === 'standing';

const isWhole = ({ extent }: Access) => extent === 'whole';
const isThere = ({ extent }: Access) => extent !== 'nothing';

type Secret = {
  text: string;
  kind: ShapeName;
  isOpen: boolean;
  /** Where it is said however closed it is: it is part of what they addressed to whoever looks. */
  said?: readonly Route[];
  /** By which one is led to it where it is open. */
  routes: readonly Route[];
};

/** What of somebody's records somebody else is told, by kind, and by which routes they are led to what is open. */
function secretsOf(people: readonly Person[], viewer: number, at: number, privacies: [Privacy, Privacy]) {
  const person = people[at] as Person;
  const standing = standingOf(people, viewer, at);
  const page = accessTo({ kind: 'page', privacy: privacies[0] }, standing);
  const investorPage = accessTo({ kind: 'page', privacy: privacies[1] }, standing);
  const words = accessTo({ kind: 'words', privacy: privacies[0] }, standing);
  const part = (name: 'traction' | 'metrics' | 'contact') =>
    isWhole(accessTo({ kind: 'startup', part: name }, standing));
  const isListed = !person.isEdited || person.isActive;
  const word = (kind: string) => wordOf(`${kind} ${at}`);
  const figure = (index: number) => String(figureOf(at, index));
  const inSight = isListed ? (['page', 'list', 'search'] as const) : (['page'] as const);
  // By asking, by writing: one shows one's face, and somebody written to is remembered by name.
  const isWriting = person.writes[viewer] === true;
  const face: readonly Route[] = [
    ...(hasAsked(people, at, viewer) ? (['requests', 'notifications'] as const) : []),
    ...(isWriting ? (['inbox', 'threads', 'people', 'notifications'] as const) : []),
  ];
  const secrets: Secret[] = [
    { text: word('bio'), kind: 'profile', isOpen: isWhole(page), routes: ['page', 'list', 'search'] },
    {
      text: word('role'),
      kind: 'profile',
      isOpen: isThere(page),
      said: face,
      routes: ['page', 'list', 'search', 'people'],
    },
    { text: word('post'), kind: 'post', isOpen: isWhole(words), routes: ['feed', 'page', 'search'] },
    { text: word('comment'), kind: 'comment', isOpen: isWhole(words), routes: ['feed', 'search'] },
    {
      text: word('philosophy'),
      kind: 'investorAccount',
      isOpen: person.isInvestor && isWhole(investorPage),
      routes: ['page', 'list', 'search'],
    },
    {
      text: word('location'),
      kind: 'investorAccount',
      isOpen: person.isInvestor && isWhole(investorPage),
      routes: ['page', 'list', 'search'],
    },
    { text: word('phone'), kind: 'investorAccount', isOpen: false, routes: [] },
    { text: figure(8), kind: 'investorAccount', isOpen: false, routes: [] },
    { text: word('tagline'), kind: 'listing', isOpen: person.isFounder, routes: inSight },
    ...[0, 1, 2, 3].map((index) => ({
      text: figure(index),
      kind: 'listing' as const,
      isOpen: person.isFounder && part('traction'),
      routes: ['page'] as const,
    })),
    ...[4, 5, 6].map((index) => ({
      text: figure(index),
      kind: 'ownedStartup' as const,
      isOpen: person.isFounder && part('metrics'),
      routes: ['page'] as const,
    })),
    ...['website', 'email'].map((kind) => ({
      text: word(kind),
      kind: 'listing' as const,
      isOpen: person.isFounder && part('contact'),
      routes: ['page'] as const,
    })),
    ...[
      'star',
      'save',
      'conversation',
      'messageId',
      'message',
      'messageDraft',
      'draft',
      'listingDraft',
      'registrationDraft',
      'onboardingDraft',
      'answerDraft',
      'notificationsSeen',
      'sampleDeletion',
    ].map((kind) => ({
      text: word(kind),
      kind: (kind === 'messageId' ? 'message' : kind) as ShapeName,
      isOpen: false,
      routes: [],
    })),
    ...people.map((_, other) => ({
      text: sentOf(at, other),
      kind: 'sent' as const,
      isOpen: other === viewer && isWriting,
      routes: ['threads'] as const,
    })),
    ...people.map((_, other) => ({
      text: noteOf(at, other),
      kind: 'answer' as const,
      isOpen: other === viewer && hasAsked(people, viewer, at) && person.answers[viewer] !== null,
      routes: ['requests'] as const,
    })),
    // Not a record but everybody's address: whoever may know of one of the two pages knows it.
    {
      text: wordOf(`name ${at}`),
      kind: 'profile',
      isOpen: isThere(page) || (person.isInvestor && isThere(investorPage)),
      said: face,
      routes: ['list', 'people', 'search'],
    },
  ];
  const trace = isWhole(accessTo({ kind: 'trace', privacy: privacies[0] }, standing));
  return { secrets, trace };
}

const routes = [
  'page',
  'list',
  'feed',
  'people',
  'search',
  'notifications',
  'account',
  'inbox',
  'threads',
  'requests',
] as const;
type Route = (typeof routes)[number];

type Services = ReturnType<typeof servicesOf>;

/** All that the app can show somebody, by where it comes from. */
async function shownTo(services: Services, search: ReturnType<typeof pageSearch>, words: readonly string[]) {
  const [directory, feed, messages, notifications, account, requests] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
    services.notifications(),
    services.account(),
    services.requests(),
  ]);
  const [all, fed, people, inbox, threads, told, own, asked] = await Promise.all([
    directory.load(),
    feed.load(),
    messages.loadPeople(),
    messages.loadInbox(),
    messages.readTexts(),
    notifications.load(),
    directory.loadAccount(),
    requests.load(),
  ]);
  const others = [0, 1, 2];
  const pages = await Promise.all([
    ...others.flatMap((at) => [directory.find('user', idOf(at)), directory.find('investor', idOf(at))]),
    ...others.map((at) => directory.find('startup', startupIdOf(at))),
  ]);
  const [profile, investor, startups] = await Promise.all([
    account.loadProfile(),
    account.loadInvestor(),
    account.loadStartups(),
  ]);
  /** By each word: whose pages and posts it leads to, with what is shown of them. */
  const found = new Map<string, string>();
  for (const word of words) {
    const groups = await search.everything(all, fed.posts, word);
    found.set(word, JSON.stringify(groups));
  }
  const { file } = await (await services.myData()).exportData();
  const shown: Record<Exclude<Route, 'search'>, unknown> = {
    page: pages,
    list: all,
    feed: fed,
    people,
    inbox,
    threads,
    notifications: told,
    requests: asked,
    account: [own, profile, investor, startups],
  };
  const texts = Object.fromEntries(
    Object.entries(shown).map(([route, value]) => [route, JSON.stringify(value)]),
  ) as Record<Exclude<Route, 'search'>, string>;
  return {
    texts,
    found,
    likes: fed.posts.find(({ id }) => id === samplePost)?.likes ?? 0,
    followers: fed.me.followers,
    exported: await file.text(),
  };
}

/** Which of somebody's secrets another one is told, and by which routes. */
async function check(
  services: Services,
  search: ReturnType<typeof pageSearch>,
  people: readonly Person[],
  viewer: number,
  privacyOf: (at: number) => [Privacy, Privacy] | null,
) {
  const others = people.flatMap((_, at) => (at === viewer ? [] : [at]));
  const known = others.flatMap((at) => {
    const privacies = privacyOf(at);
    // Somebody written to is remembered by name, gone or not.
    const isRemembered = people[viewer]?.writes[at] === true;
    const { secrets, trace } = secretsOf(people, viewer, at, privacies ?? ['private', 'private']);
    // Of somebody who is gone nothing is left, also of a startup.
    return [
      {
        at,
        trace: trace && privacies !== null,
        secrets: privacies ? secrets : secrets.map((secret) => ({ ...secret, isOpen: false, said: [] })),
        isRemembered,
      },
    ];
  });
  const all = known.flatMap(({ at, secrets, isRemembered }) =>
    secrets.map((secret) => ({
      ...secret,
      at,
      said: [
        ...(secret.said ?? []),
        ...(isRemembered && secret.text === wordOf(`name ${at}`) ? (['inbox', 'threads'] as const) : []),
      ] as readonly string[],
    })),
  );
  const searched = all.filter(({ routes: ways }) => ways.includes('search')).map(({ text }) => text);
  const shown = await shownTo(services, search, searched);
  const told: string[] = [];
  const missing: string[] = [];
  for (const { at, text, kind, isOpen, said, routes: ways } of all) {
    const ids = [idOf(at), startupIdOf(at), `post-${at}`];
    for (const [route, body] of Object.entries(shown.texts)) {
      const has = body.includes(text);
      if (has && !isOpen && !said.includes(route)) told.push(`${kind} of ${at} by ${route}`);
      const isMeant = isOpen ? ways.includes(route as Route) : route === 'requests' && said.includes(route);
      if (!has && isMeant) missing.push(`${kind} of ${at} by ${route}`);
    }
    const hits = shown.found.get(text) ?? '';
    const isFound = ids.some((id) => hits.includes(id)) || hits.includes(text) || hits.includes(samplePost);
    if (isFound && !isOpen) told.push(`${kind} of ${at} by search`);
    if (!isFound && isOpen && ways.includes('search')) missing.push(`${kind} of ${at} by search`);
    // One's own follows and interest name whom they are about.
    if (shown.exported.includes(text) && !text.startsWith(wordOf(`name ${at}`)))
      told.push(`${kind} of ${at} by export`);
  }
  const traces = known.filter(({ trace }) => trace).map(({ at }) => at);
  const followsViewer = (at: number) => {
    const kind = people[at]?.follows[viewer];
    return kind === 'user';
  };
  return {
    told,
    missing,
    likes: shown.likes - traces.length,
    followers: shown.followers - traces.filter(followsViewer).length,
  };
}

describe('every kind of record', () => {
  test('has a line that says whom it reaches', () => {
    expect(Object.keys(reach).sort()).toEqual(Object.keys(groupOf).sort());
  });

  test('is among what these people keep, in its shape', () => {
    const person: Person = {
      privacy: 'public',
      investorPrivacy: 'public',
      later: ['public', 'public'],
      isInvestor: true,
      isFounder: true,
      isEdited: true,
      isActive: true,
      follows: [null, 'user', null],
      interests: [false, true, false],
      requests: [null, 'standing', null],
      writes: [false, true, false],
      answers: [null, 'approved', null],
    };
    const records = recordsOf(0, person);
    expect(new Set(records.map(({ kind }) => shapeNameOf(kind)))).toEqual(new Set(Object.keys(reach)));
    const wrong = records.filter(({ kind, value }) => {
      const shape = shapeNameOf(kind);
      return !shape || !shapeOf(shape).safeParse(value).success;
    });
    expect(wrong).toEqual([]);
  });
});

test('what somebody is told of somebody else is what accessTo says, by every route, and nothing once they are gone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(anyPerson, anyPerson, anyPerson), async (people) => {
      const device = memoryDevice(
        Object.fromEntries(people.map((person, at) => [uidOf(at), recordsOf(at, person)])),
      );
      const viewers = people.map((_, at) => {
        const session = { isSignedIn: true as const, uid: uidOf(at), userName: nameOf(at) };
        return { at, services: servicesOf(session, { device, now: () => now }), search: pageSearch() };
      });
      const everyone = async (privacyOf: (at: number) => [Privacy, Privacy] | null, gone?: number) => {
        for (const { at, services, search } of viewers) {
          if (at === gone) continue;
          const base = { likes: expect.any(Number), followers: expect.any(Number) };
          const seen = await check(services, search, people, at, privacyOf);
          expect([at, seen]).toEqual([at, { told: [], missing: [], ...base }]);
          counted.push([seen.likes, seen.followers]);
        }
      };
      const counted: [number, number][] = [];
      await everyone((at) => [people[at]?.privacy ?? 'private', people[at]?.investorPrivacy ?? 'private']);
      for (const [at, { later }] of people.entries())
        await device.write(uidOf(at), 'settings', 'me', { privacy: later[0], investorPrivacy: later[1] });
      await everyone((at) => people[at]?.later ?? null);
      await device.removeAll(uidOf(0));
      await everyone((at) => (at === 0 ? null : (people[at]?.later ?? null)), 0);
      // What is left without the others' is the sample's, whoever looks and whenever.
      expect(new Set(counted.map(([likes]) => likes)).size).toBe(1);
      expect(new Set(counted.map(([, followers]) => followers))).toEqual(new Set([0]));
    }),
    { numRuns: 8 },
  );
}, 120_000);
