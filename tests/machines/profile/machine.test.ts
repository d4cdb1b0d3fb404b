import * as blank from '@kit/fixtures/blankProfiles';
import { startOnFakes } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import { closedParts } from '@/data/schema/access';
import { profileTabs } from '@/data/schema/choices';
import { copiedShown, profileLoadDelay } from '@/data/schema/constants';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { limitedInvestor, limitedUser, standings, viewers, withoutParts } from '@/data/schema/privacy';
import type { ProfilePost } from '@/data/schema/profilePost';
import { type ProfileKind, profileKinds } from '@/data/schema/ref';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext, ProfileEvent, ProfileInput } from '@/machines/profile/types';
import {
  connectionsOf,
  figuresOf,
  isContactOpen,
  isFollowed,
  isInterested,
  keptFrom,
  profileOf,
  requestOf,
  suggestedOf,
  unsavedInterest,
} from '@/machines/profile/view';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';
import {
  describeBrokenStart,
  describeOutbox,
  describeResending,
  describeSync,
  type World,
} from '../shared/promises';

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
  startup: { kind: 'startup', isOwn: false, isListed: false, isActive: true, profile: startup },
  investor: { kind: 'investor', isOwn: false, privacy: 'public', profile: investor },
  user: { kind: 'user', profile: user, isOwn: false, privacy: 'public', people },
} satisfies Record<ProfileKind, ProfilePage>;
const ownUser: ProfilePage = { ...pages.user, isOwn: true };
const ownStartup: ProfilePage = { ...pages.startup, isOwn: true };
const ownInvestor: ProfilePage = { ...pages.investor, isOwn: true };
const ref = 'startup:heliogrid';
const marked = (kind: keyof Marks, ids: Record<string, boolean>): Marks => ({ ...noMarks, [kind]: ids });
const mark = (kind: keyof Marks, id: string, isOn: boolean) => ({ kind, id, isOn });

const bare = (kind: ProfileKind, id: string): ProfileContext => ({
  ...{ kind, id, waited: 0, tab: 'overview', viewer: 'self', tried: {}, page: null, marks: noMarks },
  ...{ request: null, suggested: [], share: null, outbox: { pending: [], failed: [] } },
});
const inputOf = ({ kind, profile: { id } }: ProfilePage): ProfileInput => ({ kind, id });

/** The machine on fakes: marks come back at once, as the store's do. `null`: nothing is known of them yet. */
function start(input: ProfileInput, stored: Marks | null = noMarks, { isUnwatched = false } = {}) {
  let marks = stored;
  const watched: string[] = [];
  const profile = startOnFakes(profileMachine, input, {
    marks: {
      onStart: (report: (told: MarksReport) => void) => {
        if (marks) report({ type: 'marks.changed', marks });
      },
      onCommand({ change }: MarksCommand, report: (told: MarksReport) => void) {
        if (!marks) return;
        marks = { ...marks, [change.kind]: { ...marks[change.kind], [change.id]: change.isOn } };
        report({ type: 'marks.changed', marks });
      },
    },
    watchRequest: { brokenStarts: isUnwatched ? 1 : 0, onStop: ({ id }: { id: string }) => watched.push(id) },
  });
  const { context } = profile;
  return {
    ...profile,
    /** Of which startups the request was watched, as that ends. */
    watched,
    changes: () => profile.commands('marks').map(({ change }) => change),
    settle: (type: 'write.done' | 'write.failed', change = profile.commands('marks').at(-1)?.change) =>
      profile.tell('marks', { type, change }),
    answerRequest: (request: SentRequest | null) =>
      profile.tell('watchRequest', { type: 'request.changed', request }),
    standing: () => requestOf(context()),
    unsaved: () => unsavedInterest(context()),
    /** What follows from the page and the marks; a startup's contact details are the only ones hidden at first. */
    shown: () =>
      Object.entries({
        following: isFollowed(context()),
        interested: isInterested(context()),
        contact: isContactOpen(context()),
      }).flatMap(([name, is]) => (is ? [name] : [])),
    region: (name: 'share' | 'sync') => {
      const { value } = profile.actor.getSnapshot();
      return typeof value === 'object' && 'loaded' in value ? value.loaded[name] : null;
    },
  };
}

/** A profile that is shown. */
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

const world: World = {
  machine: profileMachine,
  input: { ...inputOf(pages.user), waited: Number.POSITIVE_INFINITY },
  load: (profile) => profile.answer('loadProfile', pages.user),
  ready: 'loaded',
};
const renamed: ProfilePage = { ...pages.user, profile: { ...user, name: 'Jonas F.' } };
const writing = { actor: 'marks', event: follow, change: mark('follow', 'user:jonas-felde', true) };

describeOutbox('profile', world, writing);
describeResending('profile', world, {
  ...writing,
  other: { event: connect('user:lena-brandt'), change: mark('follow', 'user:lena-brandt', true) },
  retry: 'profile.retry',
});
describeSync('profile', world, {
  src: 'loadProfile',
  watcher: 'watchDirectory',
  region: 'loaded.sync',
  older: { ...pages.user, privacy: 'private' },
  newer: renamed,
  shows: { page: renamed },
});
describeBrokenStart('profile', world, { actors: ['marks', 'watchDirectory'], retry: 'profile.retry' });

describe('profile: loading', () => {
  it('waits for the profile when the delay is over', async () => {
    const profile = start({ kind: 'startup', id: 'HelioGrid' });
    expect([profile.tags(), profile.context()]).toEqual([['loading'], bare('startup', 'HelioGrid')]);
    expect(profile.asked('loadProfile')).toEqual([{ kind: 'startup', id: 'HelioGrid' }]);
    profile.clock.increment(3_600_000);
    expect(profile.tags()).toEqual(['loading']);
    await profile.answer('loadProfile', pages.startup);
    expect([profile.tags(), profile.context()]).toEqual([
      ['loaded'],
      { ...bare('startup', 'HelioGrid'), page: pages.startup },
    ]);
  });

  it.each([0, 200])('waits for the rest of the delay after %i ms', async (waited) => {
    const profile = start({ ...inputOf(pages.startup), waited });
    await profile.answer('loadProfile', pages.startup);
    profile.clock.increment(profileLoadDelay - waited - 1);
    expect(profile.tags()).toEqual(['loading']);
    profile.clock.increment(1);
    expect(profile.tags()).toEqual(['loaded']);
  });

  it.each([profileLoadDelay, Number.POSITIVE_INFINITY])('waits no more after %s ms', async (waited) => {
    expect((await open(pages.startup, noMarks, { waited })).tags()).toEqual(['loaded']);
  });

  it('is read once more where it changes while the delay lasts', async () => {
    const profile = start(inputOf(pages.user));
    await profile.answer('loadProfile', pages.user);
    profile.tell('watchDirectory', { type: 'store.changed' });
    profile.clock.increment(profileLoadDelay);
    expect(profile.tags()).toEqual(['loading']);
    await profile.answer('loadProfile', renamed);
    expect([profile.tags(), profile.context().page]).toEqual([['loaded'], renamed]);
  });

  it('takes a tab, and nothing that is done to a profile', () => {
    const profile = start(inputOf(pages.startup));
    profile.send(follow, star, interest, press('header'), { type: 'tab.change', tab: 'team' });
    expect([profile.context(), profile.changes()]).toEqual([
      { ...bare('startup', 'heliogrid'), tab: 'team' },
      [],
    ]);
  });

  it.each(profileKinds)('does not find a missing %s, after the whole delay', async (kind) => {
    const profile = start({ kind, id: 'nobody' });
    await profile.answer('loadProfile', null);
    expect(profile.tags()).toEqual(['loading']);
    profile.clock.increment(profileLoadDelay);
    expect([profile.value(), profile.tags()]).toEqual([{ notFound: 'current' }, ['notFound']]);
  });

  it('that fails looks not found, and can be tried again with the whole delay', async () => {
    const profile = start(inputOf(pages.user));
    await profile.fail('loadProfile');
    expect([profile.value(), profile.tags()]).toEqual(['failed', ['failed', 'notFound']]);
    profile.clock.increment(profileLoadDelay);
    profile.send({ type: 'profile.retry' });
    await profile.answer('loadProfile', pages.user);
    expect(profile.tags()).toEqual(['loading']);
    profile.clock.increment(profileLoadDelay);
    expect([profile.tags(), profile.context().page]).toEqual([['loaded'], pages.user]);
  });
});

describe('profile: changed elsewhere', () => {
  it('keeps its tab and its marks', async () => {
    const profile = await open(pages.user, marked('follow', { 'user:jonas-felde': true }), { tab: 'posts' });
    profile.tell('watchDirectory', { type: 'store.changed' });
    await profile.answer('loadProfile', renamed);
    expect([profile.shown(), profile.context()]).toMatchObject([
      ['following', 'contact'],
      { tab: 'posts', page: renamed },
    ]);
  });

  it('is not found once it is gone, and is found again from the last change on, with its suggestions', async () => {
    const profile = await open(pages.user);
    const { suggested } = profile.context();
    const change = () => profile.tell('watchDirectory', { type: 'store.changed' });
    change();
    await profile.answer('loadProfile', null);
    expect([profile.value(), profile.tags()]).toEqual([{ notFound: 'current' }, ['notFound']]);
    change();
    await profile.fail('loadProfile');
    expect([profile.value(), profile.tags()]).toEqual([{ notFound: 'current' }, ['notFound']]);
    change();
    change();
    await profile.answerLate('loadProfile', pages.user);
    expect(profile.value()).toEqual({ notFound: 'reading' });
    await profile.answer('loadProfile', renamed);
    expect([profile.tags(), profile.context()]).toMatchObject([['loaded'], { page: renamed, suggested }]);
  });

  it('goes on reading, and following the request, while a link is shared', async () => {
    const profile = await open(pages.startup, marked('interest', { [ref]: true }));
    profile.tell('watchDirectory', { type: 'store.changed' });
    profile.send(press('bar'), press('header'));
    expect([profile.region('sync'), profile.region('share')]).toEqual(['reading', 'copying']);
    expect([profile.starts('watchRequest'), profile.asked('copyText')]).toEqual([
      1,
      [{ text: 'link of bar' }, { text: 'link of header' }],
    ]);
  });
});

describe('profile: the viewer', () => {
  /** What is shown, and who sees it whole where that isn't all. */
  const seen = ({ context }: ReturnType<typeof start>) => [profileOf(context()), keptFrom(context())];
  const short = limitedUser(user);
  const limited = limitedInvestor(investor);
  const forConnections = { ...user, bio: 'For connections' };
  const partly = { everyone: short, connection: forConnections };
  const hidden = { everyone: short, connection: short };
  const founders = { ...ownInvestor, privacy: 'founders', seenBy: { everyone: limited, founder: investor } };

  const connected = { ...ownUser, privacy: 'connections', seenBy: partly };
  const secret = { ...ownUser, privacy: 'private', seenBy: hidden };
  const others = { ...pages.user, privacy: 'connections' };

  it.each([
    ['an own page for connections', 'self', connected, user, null],
    ['the same', 'everyone', connected, short, 'connections'],
    ['the same', 'connection', connected, forConnections, null],
    ['an own private page', 'self', secret, user, null],
    ['the same', 'connection', secret, short, 'private'],
    ['an own public page', 'everyone', ownUser, user, null],
    ['an own page for founders', 'everyone', founders, limited, 'founders'],
    ['the same', 'founder', founders, investor, null],
    ['the page of another person', 'connection', others, short, 'connections'],
    ['the public page of another person', 'everyone', pages.user, user, null],
    ['a startup of the sample', 'everyone', ownStartup, startup, null],
  ])('sees of %s as %s what is open to that (%#)', async (_, viewer, page, profile, keptFor) => {
    expect(seen(await open(page as ProfilePage, noMarks, { viewer }))).toEqual([profile, keptFor]);
    const switched = await open(page as ProfilePage);
    switched.send(look(viewer as ProfileContext['viewer']));
    expect(seen(switched)).toEqual([profile, keptFor]);
  });

  it.each(viewers.startup)('sees as %s a listing without what is closed to that', async (viewer) => {
    const profile = await open({ ...ownStartup, isListed: true } as ProfilePage);
    profile.send(look(viewer));
    expect(seen(profile)).toEqual([withoutParts(startup, closedParts(standings[viewer])), null]);
    const context = profile.context();
    const seenBy = {
      self: ['own', true, false],
      everyone: ['closed', false, false],
      investor: ['traction', false, false],
      interested: ['closed', true, true],
      approved: ['approved', true, true],
    };
    expect([figuresOf(context), isContactOpen(context), isInterested(context)]).toEqual(seenBy[viewer]);
  });

  it.each([
    [ownUser, 'founder'],
    [ownInvestor, 'connection'],
  ] as const)('is refused where it is one of another kind (%#)', async (page, viewer) => {
    const profile = await open(page, noMarks, { viewer });
    expect(profile.context().viewer).toBe('self');
    profile.send(look(viewer));
    expect(profile.context().viewer).toBe('self');
  });

  it('is known before the page is there', () => {
    const profile = start({ ...inputOf(ownUser), viewer: 'everyone' });
    expect([profile.context().viewer, ...seen(profile)]).toEqual(['everyone', null, null]);
    profile.send(look('connection'));
    expect(profile.context().viewer).toBe('connection');
  });
});

describe('profile: tabs', () => {
  it.each(profileKinds)('of a %s are shown, those of other kinds refused', async (kind) => {
    const profile = await open(pages[kind]);
    for (const tab of profileKinds.flatMap((each): ProfileContext['tab'][] => [...profileTabs[each]])) {
      const before = profile.context().tab;
      profile.send({ type: 'tab.change', tab });
      expect(profile.context().tab).toBe(profileTabs[kind].some((own) => own === tab) ? tab : before);
    }
  });

  it.each([
    ['metrics', 'metrics'],
    ['portfolio', 'overview'],
    ['METRICS', 'overview'],
    ['', 'overview'],
  ])('asked for by the address as "%s" begin at %s', async (tab, shown) => {
    expect((await open(pages.startup, noMarks, { tab })).context().tab).toBe(shown);
  });
});

describe('profile: stars and follows', () => {
  it.each(profileKinds)('of a %s turn around and back, people have no star', async (kind) => {
    const profile = await open(pages[kind]);
    const id = `${kind}:${pages[kind].profile.id}`;
    profile.send(star, star);
    const starred = kind === 'user' ? [] : [mark('star', id, true), mark('star', id, false)];
    expect(profile.changes()).toEqual(starred);
    profile.send(follow);
    expect(profile.shown()).toContain('following');
    profile.send(follow);
    expect(profile.shown()).not.toContain('following');
    expect(profile.changes()).toEqual([...starred, mark('follow', id, true), mark('follow', id, false)]);
  });

  it('show from the start, by the id of the profile itself, and follow other screens', async () => {
    const profile = await open(pages.startup, marked('follow', { [ref]: true }), { id: 'HELIOGRID' });
    expect(profile.shown()).toEqual(['following']);
    profile.send(follow);
    expect(profile.changes()).toEqual([mark('follow', ref, false)]);
    profile.tell('marks', { type: 'marks.changed', marks: marked('follow', { [ref]: true }) });
    expect(profile.shown()).toEqual(['following']);
  });

  it.each([ownUser, ownStartup, ownInvestor])('of an own page are refused a follow (%#)', async (own) => {
    const profile = await open(own);
    profile.send(follow);
    expect([profile.shown(), profile.changes()]).toEqual([['contact'], []]);
  });

  it('are kept even where no marks could be read', async () => {
    const profile = await open(pages.startup, null);
    profile.send(follow);
    profile.settle('write.failed');
    expect([profile.shown(), profile.context().outbox.failed]).toEqual([[], [mark('follow', ref, true)]]);
  });
});

describe('profile: the request that interest sends', () => {
  const sent = (state: SentRequest['state'], note = ''): SentRequest => ({
    ...{ startupId: 'heliogrid', name: 'Heliogrid', logo: '', isSample: false, state, requestedAt: 10 },
    ...{ answeredAt: null, note },
  });
  const waiting = { state: 'requested', requestedAt: null, note: '', isSample: true };

  it.each(profileKinds)('is not read for a %s in which no interest was expressed', async (kind) => {
    const profile = await open(pages[kind]);
    expect([profile.starts('watchRequest'), profile.standing()]).toEqual([0, null]);
  });

  it('is watched once from the first interest on, by the id of the page, until the machine stops', async () => {
    const profile = await open({ ...pages.startup, profile: { ...startup, id: 'Heliogrid' } });
    profile.send(interest, interest, interest);
    expect([profile.starts('watchRequest'), profile.watched]).toEqual([1, []]);
    profile.actor.stop();
    expect(profile.watched).toEqual(['Heliogrid']);
  });

  it.each([true, false])('is watched at once where interest is marked: %s', async (isOn) => {
    const profile = await open(pages.startup, marked('interest', { [ref]: isOn }));
    expect([profile.starts('watchRequest'), profile.standing()]).toEqual([1, isOn ? waiting : null]);
  });

  it('stands as asked from the moment the interest is expressed, then as it is answered', async () => {
    const profile = await open(pages.startup);
    profile.send(interest);
    expect(profile.standing()).toEqual(waiting);
    profile.answerRequest(null);
    expect(profile.standing()).toEqual(waiting);
    for (const state of ['requested', 'approved', 'revoked', 'declined'] as const) {
      const answered = sent(state, `It is ${state}`);
      profile.answerRequest(answered);
      expect(profile.standing()).toBe(answered);
    }
  });

  it('is taken back with the interest, and asked again with the next', async () => {
    const profile = await open(pages.startup, marked('interest', { [ref]: true }));
    profile.answerRequest(sent('approved'));
    profile.send(interest);
    expect(profile.standing()).toBeNull();
    const withdrawn = sent('withdrawn');
    profile.answerRequest(withdrawn);
    expect(profile.standing()).toBe(withdrawn);
    profile.send(interest);
    expect(profile.standing()).toEqual(waiting);
    expect(profile.changes()).toEqual([mark('interest', ref, false), mark('interest', ref, true)]);
  });

  it('does not exist for an own startup, as others see it', async () => {
    const profile = await open(ownStartup, marked('interest', { [ref]: true }), { viewer: 'everyone' });
    profile.answerRequest(sent('approved'));
    expect(profile.standing()).toBeNull();
  });

  it('of the sample person goes to the sample only', async () => {
    const profile = await open({ ...pages.startup, isListed: true, isUnheard: true });
    const standing = [profile.standing()];
    for (const event of [interest, interest]) {
      profile.send(event);
      standing.push(profile.standing());
    }
    expect(standing).toEqual([null, 'unheard', null]);
  });

  it('that can’t be watched leaves the page as it is', async () => {
    const input = { ...inputOf(pages.startup), waited: profileLoadDelay };
    const profile = start(input, marked('interest', { [ref]: true }), { isUnwatched: true });
    await profile.answer('loadProfile', pages.startup);
    expect([profile.standing(), profile.tags()]).toEqual([waiting, ['loaded']]);
  });

  it('is unsaved while the interest is, whatever becomes of other marks', async () => {
    const profile = await open(pages.startup);
    profile.send(star);
    expect(profile.unsaved()).toBeUndefined();
    profile.send(interest);
    expect(profile.unsaved()).toBe('pending');
    profile.settle('write.failed');
    expect([profile.unsaved(), profile.standing()]).toEqual(['failed', waiting]);
    profile.send({ type: 'write.retry' });
    expect(profile.unsaved()).toBe('pending');
    profile.settle('write.done');
    expect(profile.unsaved()).toBeUndefined();
  });
});

describe('profile: interest', () => {
  it('reveals contact and deck the first time; taken back, they stay revealed', async () => {
    const profile = await open(pages.startup);
    const shown = [profile.shown()];
    for (const event of [interest, interest, interest]) {
      profile.send(event);
      shown.push(profile.shown());
    }
    expect(shown).toEqual([[], ['interested', 'contact'], ['contact'], ['interested', 'contact']]);
    expect(profile.changes()).toEqual([true, false, true].map((isOn) => mark('interest', ref, isOn)));
  });

  it.each([
    [{ [ref]: true }, ['interested', 'contact']],
    [{ [ref]: false }, ['contact']],
    [{ 'startup:ledgerline': true }, []],
  ])('marked as %o shows %j', async (marks, shown) => {
    expect((await open(pages.startup, marked('interest', marks))).shown()).toEqual(shown);
  });

  it.each([
    ['an own startup', ownStartup, 'self', ['contact']],
    ['an inactive startup', { ...pages.startup, isActive: false }, 'self', []],
    ['an own inactive startup as everyone sees it', { ...ownStartup, isActive: false }, 'everyone', []],
    ['an investor', pages.investor, 'self', ['contact']],
    ['a person', pages.user, 'self', ['contact']],
  ])('is refused in %s', async (_, page, viewer, shown) => {
    const profile = await open(page as ProfilePage, noMarks, { viewer });
    profile.send(interest);
    expect([profile.shown(), profile.changes()]).toEqual([shown, []]);
  });

  it('can be tried on an own startup, seen as everyone does: nothing of it is kept', async () => {
    const profile = await open(ownStartup, noMarks, { viewer: 'everyone' });
    profile.send(interest, follow);
    expect(profile.shown()).toEqual(['following', 'interested', 'contact']);
    profile.send(interest, follow);
    expect(profile.shown()).toEqual(['contact']);
    profile.send(look('everyone'));
    expect([profile.shown(), profile.changes()]).toEqual([[], []]);
  });

  it('taken back as an approved viewer takes the approval along', async () => {
    const profile = await open({ ...ownStartup, isListed: true } as ProfilePage, noMarks, {
      viewer: 'approved',
    });
    for (const shown of [['contact'], ['interested', 'contact']]) {
      profile.send(interest);
      expect([profile.shown(), figuresOf(profile.context())]).toEqual([shown, 'traction']);
    }
  });
});

describe('profile: posts and people', () => {
  const refs = (context: ProfileContext) => connectionsOf(context).map((connection) => connection.ref);

  it('a post is liked and back, whatever it came with', async () => {
    const profile = await open(pages.startup);
    for (const postId of ['plain', 'plain', 'liked', 'liked', 'elsewhere'])
      profile.send({ type: 'post.like', postId });
    expect(profile.changes()).toEqual([
      mark('like', 'plain', true),
      mark('like', 'plain', false),
      mark('like', 'liked', false),
      mark('like', 'liked', true),
    ]);
  });

  it('three people are suggested whom neither the profile nor the visitor knows, and can be followed', async () => {
    const profile = await open(pages.user, marked('follow', { 'user:tomas-rivera': true }));
    const suggested = ['user:lena-brandt', 'investor:ravi-kulkarni', 'investor:claire-dubois'];
    profile.send(connect('user:lena-brandt'), connect('user:jonas-felde'), connect('user:priya-menon'));
    // Who is followed now keeps the place.
    expect(suggestedOf(profile.context()).map((person) => [person.ref, person.isFollowing])).toEqual(
      suggested.map((id, at) => [id, at === 0]),
    );
    profile.send(connect('user:lena-brandt'));
    expect(profile.changes()).toEqual([true, false].map((isOn) => mark('follow', 'user:lena-brandt', isOn)));
  });

  it('a startup has no suggestions and no connections', async () => {
    const profile = await open(pages.startup);
    profile.send(connect('user:lena-brandt'));
    const { context } = profile;
    expect([...context().suggested, ...suggestedOf(context()), ...connectionsOf(context())]).toEqual([]);
    expect(profile.changes()).toEqual([]);
  });

  it('connections lead to the page they name, else by the role', async () => {
    const connection = (name: string, role: string) => ({ name, role, image: '' });
    const following = [
      { ...connection('Lena Brandt', 'Managing Director'), ref: 'user:lena-brandt' as const },
      connection('Mina Okafor', 'Managing Partner'),
      connection('Heliogrid', 'Rooftop solar'),
    ];
    const profile = await open({ ...pages.user, profile: { ...user, following } });
    expect(refs(profile.context())).toEqual(['user:lena-brandt', 'investor:mina-okafor', ref]);
  });

  it('connections of an own page are those who are followed', async () => {
    const marks = marked('follow', { 'startup:ledgerline': true, 'user:lena-brandt': false });
    const profile = await open(ownUser, marks);
    expect(refs(profile.context())).toEqual(['startup:ledgerline']);
    profile.send(connect('user:lena-brandt'));
    expect(refs(profile.context())).toEqual(['startup:ledgerline', 'user:lena-brandt']);
  });
});

describe('profile: sharing', () => {
  it('says "Copied" for 2,000 ms on the button that was pressed last', async () => {
    const profile = await open(pages.startup);
    for (const from of ['header', 'contact']) {
      profile.send(press(from));
      expect(profile.region('share')).toBe('copying');
      await profile.answer('copyText');
      profile.clock.increment(copiedShown - 1);
      expect([profile.region('share'), profile.context().share]).toEqual([
        'copied',
        { from, text: `link of ${from}` },
      ]);
    }
    profile.clock.increment(1);
    expect(profile.region('share')).toBe('idle');
    expect(profile.asked('copyText')).toEqual([{ text: 'link of header' }, { text: 'link of contact' }]);
  });

  it('refused, keeps the link until it is dismissed or another is copied', async () => {
    const profile = await open(pages.startup);
    profile.send(press('header'));
    await profile.fail('copyText');
    profile.clock.increment(10 * copiedShown);
    expect([profile.region('share'), profile.context().share?.from]).toEqual(['refused', 'header']);
    profile.send({ type: 'share.dismiss' });
    expect(profile.region('share')).toBe('idle');
    profile.send(press('header'));
    await profile.fail('copyText');
    profile.send(press('contact'));
    await profile.answer('copyText');
    expect(profile.region('share')).toBe('copied');
  });
});
