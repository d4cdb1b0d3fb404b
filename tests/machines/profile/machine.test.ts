import * as blank from '@kit/fixtures/blankProfiles';
import { startOnFakes } from '@kit/machineHarness';
import { describe, expect, it } from 'vitest';
import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import { closedParts } from '@/data/schema/rules/access';
import * as privacy from '@/data/schema/rules/privacy';
import { profileTabs } from '@/data/schema/shapes/choices';
import { copiedShown, profileLoadDelay } from '@/data/schema/shapes/constants';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { ProfilePost } from '@/data/schema/shapes/profilePost';
import { type ProfileKind, profileKinds } from '@/data/schema/shapes/ref';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext, ProfileEvent, ProfileInput } from '@/machines/profile/types';
import * as view from '@/machines/profile/view';
import type { MarksReport } from '@/machines/shared/marks';
import * as contract from '../shared/promises';

const post = (id: string, more: Partial<ProfilePost> = {}): ProfilePost => ({
  ...{ id, content: `Content of ${id}`, hashtags: [], date: 10, likes: 3, comments: 0 },
  ...{ isLiked: false, isInFeed: false, ...more },
});
const startup = blank.startup('heliogrid', 'Heliogrid', {
  ...{ verified: true, stage: 'Seed', website: 'https://heliogrid.example', pitchDeck: '/heliogrid.pdf' },
  ...{ email: 'hello@heliogrid.example', posts: [post('plain'), post('liked', { isLiked: true })] },
  fundraising: { currentRound: 'Seed', raised: 0, investors: 0 },
});
const investor = blank.investor('mina-okafor', 'Mina Okafor', {
  verified: true,
  availableForMentoring: true,
});
const user = blank.user('jonas-felde', 'Jonas Felde', {
  role: 'Product designer',
  following: [{ ref: 'investor:mina-okafor', name: 'Mina Okafor', role: 'Managing Partner', image: '' }],
});
type Person = Extract<ProfilePage, { kind: 'user' }>['people'][number];
const people = (
  [
    ...['user:jonas-felde', 'investor:mina-okafor', 'startup:ledgerline', 'user:tomas-rivera'],
    ...['user:lena-brandt', 'investor:ravi-kulkarni', 'investor:claire-dubois', 'user:priya-menon'],
  ] as Person['ref'][]
).map((ref): Person => ({ ref, name: ref, role: '', image: '' }));

const pages = {
  startup: { kind: 'startup', isOwn: false, isListed: false, isActive: true, members: [], profile: startup },
  investor: { kind: 'investor', isOwn: false, privacy: 'public', profile: investor },
  user: { kind: 'user', profile: user, isOwn: false, privacy: 'public', people },
} satisfies Record<ProfileKind, ProfilePage>;
const ownUser: ProfilePage = { ...pages.user, isOwn: true };
const ownStartup: ProfilePage = { ...pages.startup, isOwn: true };
const ownInvestor: ProfilePage = { ...pages.investor, isOwn: true };
const ownListing = { ...ownStartup, isListed: true } as ProfilePage;
const othersListing: ProfilePage = { ...pages.startup, isListed: true, closed: ['contact'] };
const ref = 'startup:heliogrid';
const marked = (kind: keyof Marks, ids: Record<string, boolean>): Marks => ({ ...noMarks, [kind]: ids });
/** Returns the marks of a profile that is starred and followed. */
const turnedOn = (id: string) => ({ star: { [id]: true }, follow: { [id]: true } });
const mark = (kind: keyof Marks, id: string, isOn: boolean) => ({ kind, id, isOn });

const bare = (kind: ProfileKind, slug: string): ProfileContext => ({
  ...{ kind, slug, waited: 0, tab: 'overview', viewer: 'self', tried: {}, page: null, marks: noMarks },
  ...{ request: null, suggested: [], share: null, outbox: { pending: [], failed: [] } },
});
const inputOf = ({ kind, profile: { id } }: ProfilePage): ProfileInput => ({ kind, slug: `slug-of-${id}` });

/**
 * Starts the machine with fake actors. As in the real store, `marks` reports changed marks immediately.
 * @param stored the marks; `null` when they aren't loaded yet
 * @param brokenStarts the number of times that the actor `watchRequest` fails to start
 */
function start(input: ProfileInput, stored: Marks | null = noMarks, brokenStarts = 0) {
  let marks = stored;
  const watched: string[] = [];
  const profile = startOnFakes(profileMachine, input, {
    marks: {
      onStart: (report: (told: MarksReport) => void) => {
        if (marks) report({ type: 'marks.changed', marks });
      },
      onCommand({ change }: { change: MarkChange }, report: (told: MarksReport) => void) {
        if (!marks) return;
        marks = { ...marks, [change.kind]: { ...marks[change.kind], [change.id]: change.isOn } };
        report({ type: 'marks.changed', marks });
      },
    },
    watchRequest: { brokenStarts, onStop: ({ id }: { id: string }) => watched.push(id) },
  });
  const { context } = profile;
  return {
    ...profile,
    /** The ids of the startups whose `watchRequest` actor has stopped, in order. */
    watched,
    changes: () => profile.commands('marks').map(({ change }) => change),
    answerRequest: (request: SentRequest | null) =>
      profile.tell('watchRequest', { type: 'request.changed', request }),
    requestStatus: () => view.requestOf(context()),
    /** Returns which of these are true: `following`, `interested` and `contact` (the contact is visible). */
    shown: () =>
      Object.entries({
        following: view.isFollowed(context()),
        interested: view.isInterested(context()),
        contact: view.isContactOpen(context()),
      }).flatMap(([name, is]) => (is ? [name] : [])),
    share: () => (profile.value() as { loaded: { share: string } }).loaded.share,
  };
}

/** Opens a profile and waits until it is shown. */
async function open(page: ProfilePage, marks: Marks | null = noMarks, more: Partial<ProfileInput> = {}) {
  const profile = start({ ...inputOf(page), waited: Number.POSITIVE_INFINITY, ...more }, marks);
  await profile.answer('loadProfile', page);
  return profile;
}

const follow: ProfileEvent = { type: 'follow.toggle' };
const star: ProfileEvent = { type: 'star.toggle' };
const interest: ProfileEvent = { type: 'interest.toggle' };
const press = (from: string): ProfileEvent => ({ type: 'share.press', from, text: `link of ${from}` });
const look = (viewer: ProfileContext['viewer']): ProfileEvent => ({ type: 'viewer.change', viewer });
const connect = (id: Person['ref']): ProfileEvent => ({ type: 'person.follow', ref: id });

const world: contract.World = {
  machine: profileMachine,
  input: { ...inputOf(pages.user), waited: Number.POSITIVE_INFINITY },
  load: (profile) => profile.answer('loadProfile', pages.user),
  ready: 'loaded',
  ...{ src: 'loadProfile', watcher: 'watchDirectory', retry: 'profile.retry' },
};
const renamed: ProfilePage = { ...pages.user, profile: { ...user, name: 'Jonas F.' } };
const writing = { actor: 'marks', event: follow, change: mark('follow', 'user:jonas-felde', true) };

contract.describeOutbox('profile', world, writing);
contract.describeResending('profile', world, {
  ...writing,
  other: { event: connect('user:lena-brandt'), change: mark('follow', 'user:lena-brandt', true) },
});
contract.describeSync('profile', world, {
  region: 'loaded.sync',
  older: { ...pages.user, privacy: 'private' },
  newer: renamed,
  shows: { page: renamed },
});
contract.describeFailures('profile', world, ['marks', 'watchDirectory']);

it('profile: the machine stays `loading` until the profile arrives, even after the minimum loading time', async () => {
  const profile = start({ kind: 'startup', slug: 'HelioGrid', tab: 'team' });
  const context: ProfileContext = { ...bare('startup', 'HelioGrid'), tab: 'team' };
  expect([profile.tags(), profile.context()]).toEqual([['loading'], context]);
  expect([view.profileOf(context), view.keptFrom(context)]).toEqual([null, null]);
  expect(profile.asked('loadProfile')).toEqual([{ kind: 'startup', slug: 'HelioGrid' }]);
  profile.clock.increment(profileLoadDelay);
  expect(profile.tags()).toEqual(['loading']);
  await profile.answer('loadProfile', pages.startup);
  expect([profile.tags(), profile.context()]).toEqual([['loaded'], { ...context, page: pages.startup }]);
});

it.each([0, profileLoadDelay - 1])(
  'profile: if the machine starts %i ms after the navigation, a loaded profile is shown when the minimum loading time since the navigation ends',
  async (waited) => {
    const profile = start({ ...inputOf(pages.startup), waited });
    await profile.answer('loadProfile', pages.startup);
    profile.clock.increment(profileLoadDelay - waited - 1);
    expect(profile.tags()).toEqual(['loading']);
    profile.clock.increment(1);
    expect(profile.tags()).toEqual(['loaded']);
  },
);

it('profile: the machine enters notFound if the profile doesn’t exist, but only after the minimum loading time', async () => {
  const profile = start({ kind: 'user', slug: 'nobody' });
  await profile.answer('loadProfile', null);
  expect(profile.tags()).toEqual(['loading']);
  profile.clock.increment(profileLoadDelay);
  expect([profile.value(), profile.tags()]).toEqual([{ notFound: 'current' }, ['notFound']]);
});

it('profile: the machine has the tags `failed` and `notFound` when the profile fails to load', async () => {
  const profile = start(inputOf(pages.user));
  await profile.fail('loadProfile');
  expect(profile.tags()).toEqual(['failed', 'notFound']);
});

it('profile: the machine enters notFound when the shown profile is deleted, and shows the profile again when a later read finds it', async () => {
  const profile = await open(pages.user, noMarks, { tab: 'posts' });
  const { suggested } = profile.context();
  const change = () => profile.tell('watchDirectory', { type: 'store.changed' });
  change();
  await profile.answer('loadProfile', null);
  expect([profile.value(), profile.tags()]).toEqual([{ notFound: 'current' }, ['notFound']]);
  change();
  await profile.fail('loadProfile');
  expect(profile.value()).toEqual({ notFound: 'current' });
  change();
  change();
  await profile.answerLate('loadProfile', pages.user);
  expect(profile.value()).toEqual({ notFound: 'reading' });
  await profile.answer('loadProfile', renamed);
  const context = { tab: 'posts', page: renamed, suggested };
  expect([profile.tags(), profile.context()]).toMatchObject([['loaded'], context]);
});

describe('profile: the visible part of a page', () => {
  /** Returns the shown profile, and the audience of the full profile if the viewer sees only a part. */
  const seen = (context: ProfileContext) => [view.profileOf(context), view.keptFrom(context)];
  const short = privacy.limitedUser(user);
  const limited = privacy.limitedInvestor(investor);
  const shared = { ...user, bio: 'For connections' };
  const partly = { everyone: short, connection: shared };
  const founders = { ...ownInvestor, privacy: 'founders', seenBy: { everyone: limited, founder: investor } };
  const connected = { ...ownUser, privacy: 'connections', seenBy: partly };
  const secret = { ...ownUser, privacy: 'private', seenBy: { everyone: short, connection: short } };
  const others = { ...pages.user, privacy: 'connections' };
  const othersInvestor = { ...pages.investor, privacy: 'founders' };
  const basics = 'only name, role and photo';

  it.each([
    ['the full profile', 'self', 'your connections-only page', connected, user, null],
    [basics, 'everyone', 'your connections-only page', connected, short, 'connections'],
    ['the profile that connections see', 'connection', 'your connections-only page', connected, shared, null],
    [basics, 'connection', 'your private page', secret, short, 'private'],
    [basics, 'everyone', 'your founders-only page', founders, limited, 'founders'],
    ['the full profile', 'founder', 'your founders-only page', founders, investor, null],
    [basics, 'connection', 'another user’s connections-only page', others, short, 'connections'],
    [basics, 'founder', 'another investor’s founders-only page', othersInvestor, limited, 'founders'],
    ['the full profile', 'everyone', 'the page of your startup', ownStartup, startup, null],
  ])('contains %s for the viewer “%s” on %s', async (_shown, viewer, _page, page, profile, keptFor) => {
    const { context } = await open(page as ProfilePage, noMarks, { viewer });
    expect(seen(context())).toEqual([profile, keptFor]);
    const switched = await open(page as ProfilePage);
    switched.send(look(viewer as ProfileContext['viewer']));
    expect(seen(switched.context())).toEqual([profile, keptFor]);
  });

  const asSeen = {
    self: ['own', 'contact'],
    everyone: ['closed'],
    investor: ['traction'],
    interested: ['closed', 'interested', 'contact'],
    approved: ['approved', 'interested', 'contact'],
  };
  it.each(privacy.viewers.startup)('contains only startup sections that are open to “%s”', async (viewer) => {
    const profile = await open(ownListing);
    profile.send(look(viewer));
    const closed = closedParts(privacy.viewerRelations[viewer]);
    expect(seen(profile.context())).toEqual([privacy.withoutParts(startup, closed), null]);
    expect([view.metricsAccessOf(profile.context()), ...profile.shown()]).toEqual(asSeen[viewer]);
  });
});

it('profile: the viewer stays “self” when the user chooses a viewer that only another kind of page offers', async () => {
  const profile = await open(ownUser, noMarks, { viewer: 'founder' });
  expect(profile.context().viewer).toBe('self');
  profile.send(look('founder'));
  expect(profile.context().viewer).toBe('self');
});

it.each(profileKinds)(
  'profile: tab.change on a page of the kind “%s” opens each tab of this kind, and ignores tabs of other kinds',
  async (kind) => {
    const profile = await open(pages[kind]);
    for (const tab of profileKinds.flatMap((each): ProfileContext['tab'][] => [...profileTabs[each]])) {
      const before = profile.context().tab;
      profile.send({ type: 'tab.change', tab });
      expect(profile.context().tab).toBe(profileTabs[kind].some((own) => own === tab) ? tab : before);
    }
  },
);

it.each(['portfolio', 'METRICS', ''])('profile: the unknown tab "%s" opens the first tab', async (tab) => {
  expect((await open(pages.startup, noMarks, { tab })).context().tab).toBe('overview');
});

it.each([
  ['startup', 'followed and starred'],
  ['investor', 'followed and starred'],
  ['user', 'followed, but not starred'],
] as const)('profile: a page of the kind “%s” can be %s', async (kind, _) => {
  const profile = await open(pages[kind], null);
  const id = `${kind}:${pages[kind].profile.id}`;
  profile.send(star, follow);
  profile.tell('marks', { type: 'marks.changed', marks: { ...noMarks, ...turnedOn(id) } });
  expect(profile.shown()).toContain('following');
  profile.send(star, follow);
  const turned = [true, false].flatMap((isOn) => [mark('star', id, isOn), mark('follow', id, isOn)]);
  expect(profile.changes()).toEqual(turned.filter((each) => kind !== 'user' || each.kind === 'follow'));
});

it.each([ownUser, ownStartup, ownInvestor])(
  'profile: star.toggle and follow.toggle are ignored on the user’s own page of the kind $kind',
  async (own) => {
    const profile = await open(own);
    profile.send(follow, star);
    expect([profile.shown(), profile.changes()]).toEqual([['contact'], []]);
  },
);

const sent = (state: SentRequest['state'], note = ''): SentRequest => ({
  ...{ startupId: 'heliogrid', name: 'Heliogrid', logo: '', isSample: false, state, requestedAt: 10 },
  ...{ answeredAt: null, note },
});
const waiting = { state: 'requested', requestedAt: null, note: '', isSample: true };

it('profile: the actor watchRequest starts once, when the user first shows interest in a startup, and runs until the machine stops', async () => {
  const profile = await open(pages.startup);
  expect([profile.starts('watchRequest'), profile.requestStatus()]).toEqual([0, null]);
  profile.send(interest, interest, interest);
  expect([profile.starts('watchRequest'), profile.watched]).toEqual([1, []]);
  profile.actor.stop();
  expect(profile.watched).toEqual(['heliogrid']);
});

it('profile: after interest in a startup, the request status is “requested” immediately, and later the owner’s answer', async () => {
  const profile = await open(pages.startup);
  profile.send(interest);
  expect(profile.requestStatus()).toEqual(waiting);
  for (const state of ['requested', 'approved', 'revoked', 'declined'] as const) {
    const answered = sent(state, `It is ${state}`);
    profile.answerRequest(answered);
    expect(profile.requestStatus()).toBe(answered);
  }
});

it('profile: the request status is null after the user withdraws interest, and “requested” after the user shows interest again', async () => {
  const profile = await open(pages.startup, marked('interest', { [ref]: true }));
  profile.answerRequest(sent('approved'));
  profile.send(interest);
  expect(profile.requestStatus()).toBeNull();
  const withdrawn = sent('withdrawn');
  profile.answerRequest(withdrawn);
  expect(profile.requestStatus()).toBe(withdrawn);
  profile.send(interest);
  expect(profile.requestStatus()).toEqual(waiting);
});

it('profile: if the user showed interest earlier and the actor watchRequest can’t start, the page loads with the request status “requested”', async () => {
  const input = { ...inputOf(pages.startup), waited: profileLoadDelay };
  const profile = start(input, marked('interest', { [ref]: true }), 1);
  await profile.answer('loadProfile', pages.startup);
  expect([profile.requestStatus(), profile.tags()]).toEqual([waiting, ['loaded']]);
});

it('profile: unsavedInterest returns “pending” or “failed” until the interest is stored, and ignores an unsaved star', async () => {
  const profile = await open(pages.startup);
  const unsaved = () => view.unsavedInterest(profile.context());
  profile.send(star);
  expect(unsaved()).toBeUndefined();
  profile.send(interest);
  expect(unsaved()).toBe('pending');
  const settle = (type: string) => profile.tell('marks', { type, change: profile.changes().at(-1) });
  settle('write.failed');
  expect([unsaved(), profile.requestStatus()]).toEqual(['failed', waiting]);
  profile.send({ type: 'write.retry' });
  settle('write.done');
  expect(unsaved()).toBeUndefined();
});

it('profile: interest in a sample startup reveals the contact details, which stay visible after the interest is withdrawn', async () => {
  const profile = await open(pages.startup, marked('interest', { 'startup:ledgerline': true }));
  const shown = [profile.shown()];
  for (const event of [interest, interest, interest]) {
    profile.send(event);
    shown.push(profile.shown());
  }
  expect(shown).toEqual([[], ['interested', 'contact'], ['contact'], ['interested', 'contact']]);
  expect(profile.changes()).toEqual([true, false, true].map((isOn) => mark('interest', ref, isOn)));
});

it('profile: interest in a startup that another user listed reveals the contact details only when a later read of the page contains them', async () => {
  const profile = await open(othersListing, marked('interest', { [ref]: true }));
  expect(profile.shown()).toEqual(['interested']);
  profile.tell('watchDirectory', { type: 'store.changed' });
  await profile.answer('loadProfile', { ...othersListing, closed: [] });
  expect(profile.shown()).toEqual(['interested', 'contact']);
});

it.each([
  ['your startup', ownStartup, 'self', ['contact']],
  ['an inactive startup', { ...pages.startup, isActive: false }, 'self', []],
  ['a listed startup if the viewer has no account', { ...othersListing, needsAccount: true }, 'self', []],
  ['your inactive startup, viewed as “everyone”', { ...ownStartup, isActive: false }, 'everyone', []],
  ['an investor', pages.investor, 'self', ['contact']],
])('profile: interest.toggle is ignored on the page of %s', async (_, page, viewer, shown) => {
  const profile = await open(page as ProfilePage, noMarks, { viewer });
  profile.send(interest);
  expect([profile.shown(), profile.changes()]).toEqual([shown, []]);
});

it('profile: interest and follow can be toggled in the owner’s preview of a startup as “everyone”, but aren’t stored', async () => {
  const profile = await open(ownStartup, noMarks, { viewer: 'everyone' });
  profile.send(interest, follow);
  expect(profile.shown()).toEqual(['following', 'interested', 'contact']);
  profile.send(interest, follow);
  expect(profile.shown()).toEqual(['contact']);
  profile.send(look('everyone'));
  expect([profile.shown(), profile.changes()]).toEqual([[], []]);
});

it('profile: in the owner’s preview of a listed startup as an “approved” investor, withdrawing interest ends the approval', async () => {
  const profile = await open(ownListing, noMarks, { viewer: 'approved' });
  const requestStatus = [profile.requestStatus()];
  for (const shown of [['contact'], ['interested', 'contact']]) {
    profile.send(interest);
    expect([profile.shown(), view.metricsAccessOf(profile.context())]).toEqual([shown, 'traction']);
    requestStatus.push(profile.requestStatus());
  }
  const asked = { ...{ requestedAt: null, note: '', isSample: false } };
  expect(requestStatus).toEqual(['approved', 'withdrawn', 'requested'].map((state) => ({ state, ...asked })));
});

const refs = (context: ProfileContext) => view.connectionsOf(context).map((connection) => connection.ref);

it('profile: post.like toggles the like of a post, and is ignored for a post that isn’t on the page', async () => {
  const profile = await open(pages.startup);
  for (const postId of ['plain', 'plain', 'liked', 'elsewhere']) profile.send({ type: 'post.like', postId });
  expect(profile.changes()).toEqual([
    mark('like', 'plain', true),
    mark('like', 'plain', false),
    mark('like', 'liked', false),
  ]);
});

it('profile: the three suggested people are followed by neither the profile’s user nor the viewer, and the viewer can follow them', async () => {
  const profile = await open(pages.user, marked('follow', { 'user:tomas-rivera': true }));
  const suggested = ['user:lena-brandt', 'investor:ravi-kulkarni', 'investor:claire-dubois'];
  profile.send(connect('user:lena-brandt'), connect('user:jonas-felde'), connect('user:priya-menon'));
  // The suggestions still contain Lena, who is now followed.
  expect(view.suggestedOf(profile.context()).map((person) => [person.ref, person.isFollowing])).toEqual(
    suggested.map((id, at) => [id, at === 0]),
  );
  expect(profile.changes()).toEqual([mark('follow', 'user:lena-brandt', true)]);
});

it('profile: connectionsOf derives the missing ref of a connection from name and role; for the user’s own page, it returns the followed profiles', async () => {
  const connection = (name: string, role: string) => ({ name, role, image: '' });
  const following = [
    { ...connection('Lena Brandt', 'Managing Director'), ref: 'user:lena-brandt' as const },
    connection('Mina Okafor', 'Managing Partner'),
    connection('Heliogrid', 'Rooftop solar'),
  ];
  const theirs = await open({ ...pages.user, profile: { ...user, following } });
  expect(refs(theirs.context())).toEqual(['user:lena-brandt', 'investor:mina-okafor', ref]);
  const marks = marked('follow', { 'startup:ledgerline': true, 'user:lena-brandt': false });
  expect(refs((await open(ownUser, marks)).context())).toEqual(['startup:ledgerline']);
});

it('profile: sharing shows "Copied" for 2,000 ms on the button that was pressed last', async () => {
  const profile = await open(pages.startup);
  for (const from of ['header', 'contact']) {
    profile.send(press('bar'), press(from));
    expect(profile.share()).toBe('copying');
    await profile.answer('copyText');
    profile.clock.increment(copiedShown - 1);
    const share = { from, text: `link of ${from}` };
    expect([profile.share(), profile.context().share]).toEqual(['copied', share]);
  }
  profile.clock.increment(1);
  expect(profile.share()).toBe('idle');
  const texts = ['bar', 'header', 'bar', 'contact'].map((from) => ({ text: `link of ${from}` }));
  expect(profile.asked('copyText')).toEqual(texts);
});

it('profile: when copying a link fails, the link is shown until the user dismisses it or copies another link', async () => {
  const profile = await open(pages.startup);
  for (const event of [{ type: 'share.dismiss' }, press('contact')] as const) {
    profile.send(press('header'));
    await profile.fail('copyText');
    profile.clock.increment(10 * copiedShown);
    expect([profile.share(), profile.context().share?.from]).toEqual(['refused', 'header']);
    profile.send(event);
    expect(profile.share()).toBe(event.type === 'share.dismiss' ? 'idle' : 'copying');
  }
});
