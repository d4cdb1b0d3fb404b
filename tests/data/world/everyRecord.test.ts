import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { draftRecord } from '@kit/fixtures/wizards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedNames } from '@/app/services/storedNames';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { listingRecords, withoutRecords } from '@/data/adapters/records/startupRecords';
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
import type { Marks } from '@/data/schema/shapes/marks';
import type { NotificationEvent } from '@/data/schema/shapes/notification';
import { emptyOnboarding, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { groupOf } from '@/data/schema/shapes/recordGroups';
import { type ShapeName, type StoredRecordInput, shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { type ProfileKind, profileKinds, refOf } from '@/data/schema/shapes/ref';
import { answerVerdicts, requestId } from '@/data/schema/shapes/request';
import { founderPrivacies, investorPrivacies } from '@/data/schema/shapes/settings';
import type { Listing } from '@/data/schema/shapes/startupListing';
import type { PartKind } from '@/data/schema/shapes/startupParts';
import { slugOf } from '@/data/schema/text/slug';
import {
  comment,
  listed,
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
import { wholeDirectory } from '../../support/wholeDirectory';
import { pageSearch } from '../search/pageSearch';

// For any three accounts with any settings, a viewer sees exactly the records of others that the access rules
// (`accessTo`) allow: in lists, on pages, in the feed, in search and in exports. This is also true after the
// settings change. No record of a deleted account is visible, and nothing that points to a deleted account or
// startup applies to a new one of the same name.

/** The kinds of records that other accounts can see, that are counted, or that control visibility. */
const publicKinds: readonly ShapeName[] = [
  'profile',
  'post',
  'comment',
  'like',
  'follow',
  'listing',
  'listingTraction',
  'listingMetrics',
  'listingContact',
  'ownedStartup',
  'ownedStartupTraction',
  'ownedStartupMetrics',
  'ownedStartupContact',
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
  /** Which page of each of the three people this person follows. */
  follows: forEach(fc.constantFrom(null, ...profileKinds)),
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
const startupIdOf = (at: number) => `startup-${at}`;
const startupNameOf = (at: number) => wordOf(`startup ${at}`);
/** Returns the id, the name and the slug of a person's page. */
const pageOf = (at: number, kind: ProfileKind) => {
  const name = kind === 'startup' ? startupNameOf(at) : nameOf(at);
  return { kind, id: kind === 'startup' ? startupIdOf(at) : uidOf(at), name, slug: slugOf(name) };
};
const slugAt = (at: number) => pageOf(at, 'user').slug;
const figureOf = (at: number, index: number, isEdited = false) =>
  String((isEdited ? 74_000_000 : 73_000_000) + at * 1000 + index * 17);
const contactOf = (at: number, isEdited: boolean) => [
  wordOf(`website ${at} ${isEdited}`),
  wordOf(`email ${at} ${isEdited}`),
];
const sentOf = (at: number, other: number) => wordOf(`sent ${at} ${other}`);
const noteOf = (at: number, other: number) => wordOf(`note ${at} ${other}`);

/** A draft at the first step of its wizard. */
const draft = (kind: keyof typeof firstSteps, values: object) => draftRecord(kind, values, firstSteps[kind]);
const firstSteps = {
  listingDraft: listingSteps[0],
  registrationDraft: registrationSteps[0],
  onboardingDraft: onboardingSteps[0],
};

/** Returns a person's startup as listed, or as edited later. The restricted values of both differ. */
function listingOf(at: number, isEdited: boolean): Partial<Listing> {
  const figure = (index: number) => figureOf(at, index, isEdited);
  const [website, email] = contactOf(at, isEdited);
  return {
    startupName: startupNameOf(at),
    tagline: wordOf(`tagline ${at}`),
    category: 'Climate Tech',
    about: 'About',
    fundingRound: 'Seed',
    revenue: figure(0),
    users: figure(1),
    raised: figure(2),
    goal: figure(3),
    arr: figure(4),
    cac: figure(5),
    ltv: figure(6),
    website: `https://${website}.example`,
    email: `${email}@startup.example`,
  };
}

/** Returns all records of a person. Each text that the test searches for is a unique word. */
function recordsOf(at: number, person: Person): StoredRecordInput[] {
  const secret = (kind: string) => wordOf(`${kind} ${at}`);
  const toOthers = <Value>(
    values: readonly Value[],
    make: (value: NonNullable<Value>, other: number) => StoredRecordInput,
  ) => values.flatMap((value, other) => (value && other !== at ? [make(value, other)] : []));
  const listing = listingOf(at, false);
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
  /** By kind, except kinds of parts of startups: these records are with the startup. */
  const kept: Record<Exclude<ShapeName, PartKind>, StoredRecordInput[]> = {
    profile: [profile({ slug: slugAt(at), name: nameOf(at), role: secret('role'), bio: secret('bio') })],
    settings: [
      settings({ privacy: person.privacies[0], investorPrivacy: person.privacies[1], emailDigest: 'never' }),
    ],
    post: [
      post(`post-${at}`, { content: secret('post') }),
      post(`update-${at}`, { content: secret('update'), as: { kind: 'startup', id: startupIdOf(at) } }),
    ],
    comment: [comment(`comment-${at}`, samplePost, { text: secret('comment') })],
    like: [mark('like', samplePost)],
    follow: toOthers(person.follows, (kind, other) => mark('follow', refOf(kind, pageOf(other, kind).id))),
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
    listing: person.isFounder
      ? listingRecords(startupId, listed(pageOf(at, 'startup').slug, listing, now - at))
      : [],
    ownedStartup:
      person.isFounder && person.isEdited
        ? owned(startupId, listingOf(at, true), { tagline: secret('tagline'), isActive: person.isActive })
        : [],
    investorAccount: person.isInvestor ? [registered(slugAt(at), account)] : [],
    star: [
      mark('star', `startup:${secret('star')}`),
      ...toOthers(person.follows, (kind, other) => mark('star', refOf(kind, pageOf(other, kind).id))),
    ],
    save: [mark('save', secret('save'))],
    conversation: [
      record('conversation', secret('conversation'), { unread: true, muted: false }),
      ...toOthers(person.writes, (_, other) =>
        record('conversation', uidOf(other), { unread: true, muted: true }),
      ),
    ],
    message: [record('message:mina-okafor', said.id, { ...said, message: secret('message') })],
    messageDraft: [
      record('messageDraft', 'mina-okafor', secret('messageDraft')),
      ...toOthers(person.writes, (_, other) => record('messageDraft', uidOf(other), secret('messageDraft'))),
    ],
    draft: [record('draft', 'feed', { text: secret('draft'), tag: null, comments: {} })],
    listingDraft: [draft('listingDraft', { ...emptyListing, about: secret('listingDraft') })],
    registrationDraft: [
      draft('registrationDraft', { ...emptyRegistration, about: secret('registrationDraft') }),
    ],
    onboardingDraft: [draft('onboardingDraft', { ...emptyOnboarding, bio: secret('onboardingDraft') })],
    answerDraft: [
      record('answerDraft', 'draft', { values: { [requestId('x', 'y')]: secret('answerDraft') } }),
    ],
    // Each word of the pipeline is a secret, also about the other two people.
    card: [
      record('card', `contact:${secret('card')}`, storedCard(secret('card face'))),
      ...toOthers(person.writes, (_, other) =>
        record('card', `user:${uidOf(other)}`, storedCard(secret('card'))),
      ),
    ],
    cardStep: toOthers(person.writes, (_, other) =>
      record('cardStep', `user:${uidOf(other)}`, { text: secret('cardStep') }),
    ),
    cardTags: toOthers(person.writes, (_, other) =>
      record('cardTags', `user:${uidOf(other)}`, [secret('cardTags')]),
    ),
    cardNote: toOthers(person.writes, (_, other) =>
      record('cardNote', `startup:${startupIdOf(other)}/1`, { text: secret('cardNote'), at: now }),
    ),
    cardPass: toOthers(person.writes, (_, other) =>
      record('cardPass', `startup:${startupIdOf(other)}`, { reason: 'timing', words: secret('cardPass') }),
    ),
    boardStages: [record('boardStages', 'deals', [{ id: 'a', name: secret('boardStages'), kind: 'open' }])],
    contact: [record('contact', 'one', { name: secret('contact'), email: secret('contact email') })],
    importBatch: [record('importBatch', 'one', { at: now, file: secret('importBatch'), count: 1 })],
    savedSearch: [
      record('savedSearch', 'one', {
        ...{ name: secret('savedSearch'), address: `?q=${secret('search')}`, seenAt: now },
        ...{ seenIds: [], tells: true },
      }),
    ],
    later: [record('later', secret('later'), { until: now })],
    notificationsSeen: [record('notificationsSeen', 'me', { at: now, ids: [secret('notificationsSeen')] })],
    sampleDate: [record('sampleDate', 'me', now)],
    sampleDeletion: [record('sampleDeletion', secret('sampleDeletion'), true)],
  };
  return Object.values(kept).flat();
}

const storedCard = (face: string) => ({
  ...{ name: 'Card', face, board: 'people', stage: 'contact', since: now, history: [] },
});

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
    ...(hasAsked(people, at, viewer) ? (['requests', 'notifications', 'pipeline'] as const) : []),
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
  for (const kind of ['listing', 'ownedStartup'] as const) {
    const edited = kind === 'ownedStartup';
    // The edited values replace those of the listing.
    const isOpen = (name: 'traction' | 'metrics' | 'contact') => part(name) && isEdited === edited;
    const figures = (...indexes: number[]) => indexes.map((index) => figureOf(at, index, edited));
    add(`${kind}Traction`, figures(0, 1, 2, 3), isOpen('traction'), ['page']);
    add(`${kind}Metrics`, figures(4, 5, 6), isOpen('metrics'), ['page']);
    add(`${kind}Contact`, contactOf(at, edited), isOpen('contact'), ['page']);
  }
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
  const [directory, feed, messages, notifications, account, requests, pipeline] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
    services.notifications(),
    services.account(),
    services.requests(),
    services.pipeline(),
  ]);
  const [all, fed] = await Promise.all([wholeDirectory(directory), feed.load()]);
  const others = [0, 1, 2];
  const shown = {
    page: await Promise.all(
      others.flatMap((at) =>
        profileKinds.map((kind) => directory.find(kind, { slug: pageOf(at, kind).slug })),
      ),
    ),
    list: all,
    feed: fed,
    people: await messages.loadPeople(''),
    inbox: await messages.loadInbox(),
    threads: await messages.readTexts(),
    notifications: await notifications.load(),
    requests: await requests.load(),
    pipeline: {
      loaded: await Promise.all([pipeline.load(), pipeline.loadContacts(), pipeline.loadSearches()]),
      events: Object.values(await pipeline.loadEvents()).map((each) => [...each]),
      later: [...(await pipeline.loadLater())],
      notes: await Promise.all(others.map((at) => pipeline.loadNotes(`startup:${startupIdOf(at)}`))),
    },
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

/** Opens the app's services for one person. */
function servicesFor(device: DeviceStore, at: number, userName = nameOf(at), slug = slugAt(at)) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new-${at}-${count}`;
  };
  return servicesOf({ isSignedIn: true, uid: uidOf(at), userName, slug }, { device, now: () => now, newId });
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
      const found = [slugAt(at), startupNameOf(at), `post-${at}`, `update-${at}`, text, samplePost];
      const isFound = found.some((hit) => hits.includes(hit));
      if (isFound !== isOpen) fault(isOpen ? 'missing' : 'shown', 'search');
    }
  }
  return { faults, likes, followers };
}

/** Creates a store with the records of these people, and claims the addresses of their pages. */
async function deviceOf(people: readonly Person[]) {
  const seed = people.map((person, at) => [uidOf(at), recordsOf(at, person)]);
  const device = memoryDevice(Object.fromEntries(seed));
  for (const at of people.keys())
    for (const kind of profileKinds)
      await device.claim(uidOf(at), { ...pageOf(at, kind), reserved: new Set() }, () => []);
  return device;
}

/**
 * Expects that a new page has another address than the deleted page with the same name, and that nothing that
 * any account has stored about the deleted page applies to the new one.
 */
async function expectUnknown(
  services: ReturnType<typeof servicesOf>,
  { isInvestor }: Person,
  { kind, slug }: ReturnType<typeof pageOf>,
) {
  const [directory, requests, marks] = await Promise.all([
    services.directory(),
    services.requests(),
    services.marks(),
  ]);
  expect(await directory.find(kind, { slug })).toBeNull();
  const page = await directory.find(kind, { slug: `${slug}-2` });
  const shown = {
    // Only an investor has access to a part of a startup.
    startup: { closed: closedParts({ ...stranger, isInvestor }), profile: { email: '', posts: [] } },
    investor: { profile: { posts: [] } },
    user: { profile: { stats: { followers: 0, connections: 0 }, posts: [] } },
  };
  expect(page).toMatchObject({ kind, ...shown[kind] });
  const id = page?.profile.id ?? '';
  const ref = refOf(kind, id);
  const marked = await new Promise<Marks>((resolve) => {
    marks.observe(resolve);
  });
  const { users } = await wholeDirectory(directory);
  const { sent, received } = await requests.load();
  expect([
    Object.values(marked).filter((each: Record<string, boolean>) => each[ref]),
    users.filter(({ following }) => following.some((each) => each.ref === ref)),
    sent.filter(({ startupId }) => startupId === id),
    received.filter(({ from }) => from.id === id),
  ]).toEqual([[], [], [], []]);
}

/** Whether any investor can be notified of an event, without a relation to the person or startup. */
const isForAll = (what: NotificationEvent) => ['round', 'opportunity', 'newListing'].includes(what);

const sameStartup = (at: number) => ({
  ...emptyListing,
  startupName: startupNameOf(at),
  email: 'hello@new.example',
});

/**
 * Creates an account with the name and the startup's name of the deleted account 0. Account 1 deletes its
 * startup and lists a new one with the same name.
 */
async function expectNothingInherited(device: DeviceStore, before: readonly Person[]) {
  const [viewer, userName] = [before.length, nameOf(0)];
  const people = [...before, newcomer];
  const { claimSlug, writeName } = storedNames(async () => device);
  const slug = (await claimSlug(uidOf(viewer), userName)) ?? '';
  await writeName(uidOf(viewer), userName);
  const services = servicesFor(device, viewer, userName, slug);
  await services.listStartup(sameStartup(0));
  await services.registerOwnInvestor({ ...emptyRegistration, fullName: userName });
  await device.writeAll(uidOf(1), [post('mention', { content: `Thanks @${slugAt(0)}` })]);
  const viewing = { viewer, services, search: pageSearch() };
  const { faults, ...counts } = await faultsOf(viewing, people, (at) => people[at]?.later ?? null, [1, 2]);
  expect(['the namesake', faults]).toEqual(['the namesake', []]);
  const [requests, messages, notifications] = await Promise.all([
    services.requests(),
    services.messages(),
    services.notifications(),
  ]);
  expect({
    requests: await requests.load(),
    inbox: (await messages.loadInbox()).conversations,
    events: (await notifications.load()).notifications.flatMap(({ what }) => (isForAll(what) ? [] : what)),
  }).toEqual({ requests: { sent: [], received: [] }, inbox: [], events: ['listing'] });

  for (const at of [1, 2]) {
    const others = servicesFor(device, at);
    for (const kind of profileKinds) await expectUnknown(others, before[at] as Person, pageOf(0, kind));
    const { open } = await others.messages();
    const [former, current] = await Promise.all([slugAt(0), `${slugAt(0)}-2`].map(open));
    const closed = { name: nameOf(0), closed: 'deleted' };
    if (before[at]?.writes[0]) expect(former?.conversation).toMatchObject(closed);
    else expect(former).toBeNull();
    const conversation = { id: uidOf(viewer), unread: false, muted: false };
    expect(current).toMatchObject({ messages: [], draft: '', conversation });
  }
  // No approval of the deleted account applies.
  await requests.ask(startupIdOf(1));
  const states = (await requests.load()).sent.map(({ state }) => state);
  expect(states).toEqual(people[1]?.isFounder ? ['requested'] : []);

  const [founder, other] = [servicesFor(device, 1), servicesFor(device, 2)];
  const gone = (['listing', 'ownedStartup'] as const).map((kind) => withoutRecords(kind, startupIdOf(1)));
  await device.writeAll(uidOf(1), gone.flat());
  await founder.listStartup(sameStartup(1));
  await expectUnknown(services, newcomer, pageOf(1, 'startup'));
  await expectUnknown(other, before[2] as Person, pageOf(1, 'startup'));
  expect((await (await founder.requests()).load()).received).toEqual([]);
  return counts;
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
      const device = await deviceOf(people);
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
      counted.push(await expectNothingInherited(device, people));
      // Both counts are without the likes and follows of existing accounts, so only the sample’s remain.
      expect(new Set(counted.map(({ likes }) => likes)).size).toBe(1);
      expect(new Set(counted.map(({ followers }) => followers))).toEqual(new Set([0]));
    }),
    { numRuns: 5 },
  );
}, 120_000);
