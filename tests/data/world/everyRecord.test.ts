import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { draftRecord } from '@kit/fixtures/wizards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedNames } from '@/app/services/storedNames';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import {
  type Access,
  accessTo,
  closedParts,
  type Privacy,
  stranger,
  type ViewerRelation,
} from '@/data/schema/rules/access';
import { messageId } from '@/data/schema/rules/messageId';
import { emptyRegistration, registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { emptyListing, listingSteps } from '@/data/schema/shapes/listingWizard';
import { emptyOnboarding, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { groupOf } from '@/data/schema/shapes/recordGroups';
import { type ShapeName, type StoredRecordInput, shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { refOf } from '@/data/schema/shapes/ref';
import { answerVerdicts, requestId } from '@/data/schema/shapes/request';
import { founderPrivacies, investorPrivacies } from '@/data/schema/shapes/settings';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { slugOf } from '@/data/schema/text/slug';
import {
  comment,
  listing as listed,
  mark,
  now,
  owned,
  post,
  profile,
  record,
  registered,
  sent,
  settings,
} from '../../support/accountRecords';
import { servicesOf } from '../../support/services';
import { pageSearch } from '../search/pageSearch';

// For any three accounts with any settings, a viewer sees exactly the records of others that the access rules
// (`accessTo`) allow: in lists, on pages, in the feed, in search and in exports. This is also true after the
// settings change. No record of a deleted account is visible.

/** The kinds of records that other accounts can see, that are counted, or that control visibility. */
const publicKinds: readonly ShapeName[] = [
  'profile',
  'post',
  'comment',
  'like',
  'follow',
  'listing',
  'ownedStartup',
  'investorAccount',
  'request',
  'answer',
  'sent',
  'settings',
  'sampleDate',
];
/** All other kinds of records: no other account sees them. */
const privateKinds = (Object.keys(groupOf) as ShapeName[]).filter((kind) => !publicKinds.includes(kind));

const samplePost = 'heliogrid-seed';

/** Generates one value for each of the three people. */
const forEach = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value, value);
const anyPrivacies = fc.tuple(fc.constantFrom(...founderPrivacies), fc.constantFrom(...investorPrivacies));

const anyPerson = fc.record({
  privacies: anyPrivacies,
  later: anyPrivacies,
  isInvestor: fc.boolean(),
  isFounder: fc.boolean(),
  isEdited: fc.boolean(),
  isActive: fc.boolean(),
  /** How this person follows each of the three people: as a user, as an investor, or not. */
  follows: forEach(fc.constantFrom(null, 'user', 'investor')),
  interests: forEach(fc.boolean()),
  requests: forEach(fc.constantFrom(null, 'standing', 'withdrawn')),
  /** Whether this person has sent a message to each of the three people. */
  writes: forEach(fc.boolean()),
  answers: forEach(fc.constantFrom(null, ...answerVerdicts)),
});
type Person = typeof anyPerson extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns a word so unlike all others that a typo-tolerant search finds only this word. */
const wordOf = (seed: string) => {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 14);
  return Array.from(bytes, (byte) => String.fromCharCode(97 + (byte % 26))).join('');
};

const uidOf = (at: number) => `uid-${at}`;
const nameOf = (at: number) => `Zed ${wordOf(`name ${at}`)}`;
const slugAt = (at: number) => slugOf(nameOf(at));
const startupIdOf = (at: number) => wordOf(`startup ${at}`);
const figureOf = (at: number, index: number) => String(73_000_000 + at * 1000 + index * 17);
const sentOf = (at: number, other: number) => wordOf(`sent ${at} ${other}`);
const noteOf = (at: number, other: number) => wordOf(`note ${at} ${other}`);

/** A draft at the first step of its wizard. */
const draft = (kind: keyof typeof firstSteps, values: object) => draftRecord(kind, values, firstSteps[kind]);
const firstSteps = {
  listingDraft: listingSteps[0],
  registrationDraft: registrationSteps[0],
  onboardingDraft: onboardingSteps[0],
};

/** Returns all records of a person. Each text that the test searches for is a unique word. */
function recordsOf(at: number, person: Person): StoredRecordInput[] {
  const secret = (kind: string) => wordOf(`${kind} ${at}`);
  const toOthers = <Value>(
    values: readonly Value[],
    make: (value: NonNullable<Value>, other: number) => StoredRecordInput,
  ) => values.flatMap((value, other) => (value && other !== at ? [make(value, other)] : []));
  const listing: Partial<Listing> = {
    startupName: startupIdOf(at),
    tagline: secret('tagline'),
    category: 'Climate Tech',
    about: 'About',
    fundingRound: 'Seed',
    revenue: figureOf(at, 0),
    users: figureOf(at, 1),
    raised: figureOf(at, 2),
    goal: figureOf(at, 3),
    arr: figureOf(at, 4),
    cac: figureOf(at, 5),
    ltv: figureOf(at, 6),
    website: `https://${secret('website')}.example`,
    email: `${secret('email')}@startup.example`,
  };
  const startupId = startupIdOf(at);
  const said = { id: secret('message'), sender: nameOf(at), isSelf: true, avatar: '', time: now };
  const account = {
    fullName: nameOf(at),
    about: secret('philosophy'),
    phone: secret('phone'),
    location: secret('location'),
    portfolioValue: figureOf(at, 8),
    portfolio: [{ name: secret('portfolio'), stage: '', year: '' }],
  };
  const kept: Record<ShapeName, StoredRecordInput[]> = {
    profile: [profile({ name: nameOf(at), slug: slugAt(at), role: secret('role'), bio: secret('bio') })],
    settings: [
      settings({ privacy: person.privacies[0], investorPrivacy: person.privacies[1], emailDigest: 'never' }),
    ],
    post: [
      post(`post-${at}`, { content: secret('post') }),
      post(`update-${at}`, { content: secret('update'), as: { kind: 'startup', id: startupIdOf(at) } }),
    ],
    comment: [comment(`comment-${at}`, samplePost, { text: secret('comment') })],
    like: [mark('like', samplePost)],
    follow: toOthers(person.follows, (kind, other) => mark('follow', refOf(kind, uidOf(other)))),
    interest: toOthers(person.interests, (_, other) =>
      mark('interest', refOf('startup', startupIdOf(other))),
    ),
    request: toOthers(person.requests, (state, other) =>
      record('request', requestId(uidOf(other), startupIdOf(other)), {
        at: now,
        isWithdrawn: state === 'withdrawn',
      }),
    ),
    answer: toOthers(person.answers, (verdict, other) =>
      record('answer', requestId(uidOf(other), startupIdOf(at)), {
        verdict,
        note: noteOf(at, other),
        at: now,
        requestedAt: now,
      }),
    ),
    sent: toOthers(person.writes, (_, other) =>
      sent(
        { uid: uidOf(other), id: uidOf(other), slug: slugAt(other), name: nameOf(other) },
        messageId(now + at, String(at)),
        sentOf(at, other),
        now + at,
      ),
    ),
    listing: person.isFounder ? [listed(startupId, listing, now - at)] : [],
    ownedStartup:
      person.isFounder && person.isEdited
        ? [owned(startupId, listing, { tagline: secret('tagline'), isActive: person.isActive })]
        : [],
    investorAccount: person.isInvestor ? [registered(slugAt(at), account)] : [],
    star: [mark('star', `startup:${secret('star')}`)],
    save: [mark('save', secret('save'))],
    conversation: [record('conversation', secret('conversation'), { unread: true, muted: false })],
    message: [record('message:mina-okafor', said.id, { ...said, message: secret('message') })],
    messageDraft: [record('messageDraft', 'mina-okafor', secret('messageDraft'))],
    draft: [record('draft', 'feed', { text: secret('draft'), tag: null, comments: {} })],
    listingDraft: [draft('listingDraft', { ...emptyListing, about: secret('listingDraft') })],
    registrationDraft: [
      draft('registrationDraft', { ...emptyRegistration, about: secret('registrationDraft') }),
    ],
    onboardingDraft: [draft('onboardingDraft', { ...emptyOnboarding, bio: secret('onboardingDraft') })],
    answerDraft: [
      record('answerDraft', 'draft', { values: { [requestId('x', 'y')]: secret('answerDraft') } }),
    ],
    notificationsSeen: [record('notificationsSeen', 'me', { at: now, ids: [secret('notificationsSeen')] })],
    sampleDate: [record('sampleDate', 'me', now)],
    sampleDeletion: [record('sampleDeletion', secret('sampleDeletion'), true)],
  };
  return Object.values(kept).flat();
}

/** A founder and investor without relations to others. */
const newcomer: Person = {
  ...{ privacies: ['public', 'public'], later: ['public', 'public'] },
  ...{ isInvestor: true, isFounder: true, isEdited: false, isActive: true },
  ...{ follows: [null, null, null], requests: [null, null, null], answers: [null, null, null] },
  ...{ interests: [false, false, false], writes: [false, false, false] },
};

/** Whether one account requests metrics of another's startup, and hasn't withdrawn the request. */
const hasAsked = (people: readonly Person[], from: number, to: number): boolean =>
  people[to]?.isFounder === true && people[from]?.requests[to] === 'standing';

/** Returns the viewer's relation to the owner, derived from the records of viewer and owner. */
function requestStatusOf(people: readonly Person[], viewer: number, owner: number): ViewerRelation {
  const { isFounder, isInvestor, requests } = people[viewer] as Person;
  const { follows, answers } = people[owner] as Person;
  return {
    ...stranger,
    isConnection: follows[viewer] === 'user' || (follows[viewer] === 'investor' && isInvestor),
    isFounder,
    isInvestor,
    hasExpressedInterest: requests[owner] !== null,
    isApproved: hasAsked(people, viewer, owner) && answers[viewer] === 'approved',
  };
}

const isFull = ({ extent }: Access) => extent === 'full';
const isThere = ({ extent }: Access) => extent !== 'none';

/** The ways in which a text can reach a viewer. */
type Route = keyof Awaited<ReturnType<typeof shownTo>>['texts'] | 'search';

type Secret = {
  text: string;
  kind: ShapeName;
  isOpen: boolean;
  /** The routes that show the text if the viewer has access to it. */
  routes: readonly Route[];
  /** The routes that may show the text to a viewer without access: messages and requests can contain it. */
  said: readonly Route[];
};

/** Returns the restricted texts in one person's records, and the routes by which a viewer may see each. */
function secretsOf(
  people: readonly Person[],
  viewer: number,
  at: number,
  [privacy, investorPrivacy]: [Privacy, Privacy],
) {
  const { isInvestor, isFounder, isEdited, isActive, writes, answers } = people[at] as Person;
  const standing = requestStatusOf(people, viewer, at);
  const page = accessTo({ kind: 'page', privacy }, standing);
  const investorPage = accessTo({ kind: 'page', privacy: investorPrivacy }, standing);
  const words = isFull(accessTo({ kind: 'contribution', privacy }, standing));
  const part = (name: 'traction' | 'metrics' | 'contact') =>
    isFounder && isFull(accessTo({ kind: 'startup', part: name }, standing));
  const word = (kind: string) => wordOf(`${kind} ${at}`);
  // Requests and messages show their sender's name and role to the addressee, on these routes.
  const face: Route[] = [
    ...(hasAsked(people, at, viewer) ? (['requests', 'notifications'] as const) : []),
    ...(writes[viewer] ? (['inbox', 'threads', 'people', 'notifications'] as const) : []),
  ];
  // The viewer's own messages contain the addressee's name, even after that account is deleted.
  const remembered: Route[] = people[viewer]?.writes[at] ? ['inbox', 'threads'] : [];
  const secrets: Secret[] = [];
  const add = (
    kind: ShapeName,
    texts: string[],
    isOpen: boolean,
    routes: readonly Route[],
    said: Route[] = [],
  ) => {
    for (const text of texts) secrets.push({ text, kind, isOpen, routes, said });
  };
  add('profile', [word('bio')], isFull(page), ['page', 'list', 'search']);
  add('profile', [word('role')], isThere(page), ['page', 'list', 'search', 'people'], face);
  const isKnown = isThere(page) || (isInvestor && isThere(investorPage));
  // The viewer's own page contains each name that the viewer may see, because it suggests people to follow.
  add('profile', [word('name')], isKnown, ['list', 'people', 'search', 'page'], [...face, ...remembered]);
  add('post', [word('post')], words, ['feed', 'page', 'search']);
  add('post', [word('update')], isFounder || words, ['feed', 'page', 'search']);
  add('comment', [word('comment')], words, ['feed', 'search']);
  const isOpenInvestor = isInvestor && isFull(investorPage);
  const said = [word('philosophy'), word('location'), word('portfolio')];
  add('investorAccount', said, isOpenInvestor, ['page', 'list', 'search']);
  add('investorAccount', [word('phone'), figureOf(at, 8)], false, []);
  const isInSight = !isEdited || isActive;
  add('listing', [word('tagline')], isFounder, isInSight ? ['page', 'list', 'search'] : ['page']);
  const figures = (...indexes: number[]) => indexes.map((index) => figureOf(at, index));
  add('listing', figures(0, 1, 2, 3), part('traction'), ['page']);
  add('listing', figures(4, 5, 6), part('metrics'), ['page']);
  add('listing', [word('website'), word('email')], part('contact'), ['page']);
  for (const kind of privateKinds) add(kind, [word(kind)], false, []);
  for (const other of people.keys()) {
    const isViewer = other === viewer;
    add('sent', [sentOf(at, other)], isViewer && writes[viewer] === true, ['threads']);
    const isAnswered = hasAsked(people, viewer, at) && answers[viewer] !== null;
    add('answer', [noteOf(at, other)], isViewer && isAnswered, ['requests']);
  }
  return { secrets, remembered, hasMarks: isFull(accessTo({ kind: 'mark', privacy }, standing)) };
}

/** Returns all data that the app can show an account, as text by route. */
async function shownTo(services: ReturnType<typeof servicesOf>) {
  const [directory, feed, messages, notifications, account, requests] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
    services.notifications(),
    services.account(),
    services.requests(),
  ]);
  const [all, fed] = await Promise.all([directory.load(), feed.load()]);
  const others = [0, 1, 2];
  const shown = {
    page: await Promise.all(
      others.flatMap((at) => [
        directory.find('user', { slug: slugAt(at) }),
        directory.find('investor', { slug: slugAt(at) }),
        directory.find('startup', { slug: startupIdOf(at) }),
      ]),
    ),
    list: all,
    feed: fed,
    people: await messages.loadPeople(),
    inbox: await messages.loadInbox(),
    threads: await messages.readTexts(),
    notifications: await notifications.load(),
    requests: await requests.load(),
    account: await Promise.all([
      directory.loadAccount(),
      account.loadProfile(),
      account.loadInvestor(),
      account.loadStartups(),
    ]),
  };
  const { file } = await (await services.myData()).exportData();
  const texts = Object.fromEntries(
    Object.entries(shown).map(([route, value]) => [route, JSON.stringify(value)]),
  ) as Record<keyof typeof shown, string>;
  return { all, fed, texts, exported: await file.text() };
}

type Named = { userName: string; slug?: string };

/** Opens the app's services for one person. */
function servicesFor(device: DeviceStore, at: number, name: Named = { userName: nameOf(at) }) {
  const session = { isSignedIn: true as const, uid: uidOf(at), ...name };
  return servicesOf(session, { device, now: () => now });
}

type Viewing = {
  services: ReturnType<typeof servicesOf>;
  search: ReturnType<typeof pageSearch>;
  viewer: number;
};

const closed: [Privacy, Privacy] = ['private', 'private'];

/** Returns the texts that a viewer wrongly sees or misses. `privaciesOf`: null for a deleted account. */
async function faultsOf(
  { services, search, viewer }: Viewing,
  people: readonly Person[],
  privaciesOf: (at: number) => [Privacy, Privacy] | null,
  others: Iterable<number> = people.keys(),
) {
  const { all, fed, texts, exported } = await shownTo(services);
  const faults: string[] = [];
  let likes = fed.posts.find(({ id }) => id === samplePost)?.likes ?? 0;
  let followers = fed.me.followers;
  for (const at of others) {
    if (at === viewer) continue;
    const privacies = privaciesOf(at);
    const isGone = privacies === null;
    const { secrets, remembered, hasMarks } = secretsOf(people, viewer, at, privacies ?? closed);
    if (hasMarks && !isGone) likes -= 1;
    if (hasMarks && !isGone && people[at]?.follows[viewer] === 'user') followers -= 1;
    for (const { text, kind, routes, ...secret } of secrets) {
      const isName = text === wordOf(`name ${at}`);
      const isOpen = secret.isOpen && !isGone;
      const said = isGone ? (isName ? remembered : []) : secret.said;
      const fault = (what: string, route: string) => faults.push(`${what}: ${kind} of ${at} by ${route}`);
      for (const [route, body] of Object.entries(texts) as [Route, string][]) {
        const has = body.includes(text);
        if (has && !isOpen && !said.includes(route)) fault('shown', route);
        const isMeant = isOpen ? routes.includes(route) : route === 'requests' && said.includes(route);
        if (!has && isMeant) fault('missing', route);
      }
      // An export may contain the names of profiles that the viewer follows or is interested in.
      if (exported.includes(text) && !isName) fault('shown', 'export');
      if (!routes.includes('search')) continue;
      const hits = JSON.stringify(await search.everything(all, fed.posts, text));
      const isFound = [uidOf(at), startupIdOf(at), `post-${at}`, `update-${at}`, text, samplePost].some(
        (hit) => hits.includes(hit),
      );
      if (isFound !== isOpen) fault(isOpen ? 'missing' : 'shown', 'search');
    }
  }
  return { faults, likes, followers };
}

/**
 * Creates an account with the same name and startup name as the deleted account. Expects that references to
 * the deleted account don't apply to the new one.
 */
async function expectNothingInherited(device: DeviceStore, before: readonly Person[]) {
  const [viewer, uid, userName] = [before.length, uidOf(before.length), nameOf(0)];
  const { claimSlug, writeName } = storedNames(async () => device);
  const slug = (await claimSlug(uid, userName)) ?? undefined;
  await writeName(uid, userName);
  const services = servicesFor(device, viewer, { userName, slug });
  await services.listStartup({ ...emptyListing, startupName: startupIdOf(0), email: 'hello@new.example' });
  await services.registerOwnInvestor({ ...emptyRegistration, fullName: userName });
  const people = [...before, newcomer];
  const viewing = { viewer, services, search: pageSearch() };
  const { faults } = await faultsOf(viewing, people, (at) => people[at]?.later ?? null, [1, 2]);
  expect(['the namesake', faults]).toEqual(['the namesake', []]);
  const [
    {
      startups: [own],
    },
    { me },
    { conversations },
  ] = await Promise.all([
    services.directory().then((directory) => directory.loadAccount()),
    services.feed().then((feed) => feed.load()),
    services.messages().then((messages) => messages.loadInbox()),
  ]);
  expect([me.followers, conversations]).toEqual([0, []]);
  for (const at of [1, 2]) {
    const page = await (await servicesFor(device, at).directory()).find('startup', { id: own?.id ?? '' });
    const { isInvestor } = before[at] as Person;
    expect(page).toMatchObject({ closed: closedParts({ ...stranger, isInvestor }), profile: { email: '' } });
  }
}

test('the generated test data contain every kind of record, and every record is valid', () => {
  const records = recordsOf(0, {
    ...newcomer,
    isEdited: true,
    follows: [null, 'user', null],
    interests: [false, true, false],
    requests: [null, 'standing', null],
    writes: [false, true, false],
    answers: [null, 'approved', null],
  });
  expect(new Set(records.map(({ kind }) => shapeNameOf(kind)))).toEqual(new Set(Object.keys(groupOf)));
  const wrong = records.filter(({ kind, value }) => {
    const shape = shapeNameOf(kind);
    return !shape || !shapeOf(shape).safeParse(value).success;
  });
  expect(wrong).toEqual([]);
});

test('stores, search and export show a viewer exactly the records that the access rules allow, and none of a deleted account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(anyPerson, anyPerson, anyPerson), async (people) => {
      const device = memoryDevice(
        Object.fromEntries(people.map((person, at) => [uidOf(at), recordsOf(at, person)])),
      );
      const viewings = people.map(
        (_, viewer): Viewing => ({ viewer, services: servicesFor(device, viewer), search: pageSearch() }),
      );
      const counted: { likes: number; followers: number }[] = [];
      const look = async (viewing: Viewing, privaciesOf: (at: number) => [Privacy, Privacy] | null) => {
        const { faults, ...counts } = await faultsOf(viewing, people, privaciesOf);
        expect([viewing.viewer, faults]).toEqual([viewing.viewer, []]);
        counted.push(counts);
      };
      for (const viewing of viewings) await look(viewing, (at) => people[at]?.privacies ?? null);
      for (const [at, { later }] of people.entries())
        await device.write(uidOf(at), 'settings', 'me', { privacy: later[0], investorPrivacy: later[1] });
      for (const viewing of viewings) await look(viewing, (at) => people[at]?.later ?? null);
      await device.removeAll(uidOf(0));
      for (const viewing of viewings.slice(1))
        await look(viewing, (at) => (at === 0 ? null : (people[at]?.later ?? null)));
      await expectNothingInherited(device, people);
      // Both counts are without the likes and follows of existing accounts, so only the sample’s remain.
      expect(new Set(counted.map(({ likes }) => likes)).size).toBe(1);
      expect(new Set(counted.map(({ followers }) => followers))).toEqual(new Set([0]));
    }),
    { numRuns: 5 },
  );
}, 120_000);
