import * as blank from '@kit/fixtures/blankProfiles';
import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import { closedParts } from '@/data/schema/access';
import { profileTabs } from '@/data/schema/choices';
import { copiedShown, profileLoadDelay } from '@/data/schema/constants';
import type { MarkChange, Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { limitedInvestor, limitedUser, standings, viewers, withoutParts } from '@/data/schema/privacy';
import type { ProfilePost } from '@/data/schema/profilePost';
import { type ProfileKind, profileKinds } from '@/data/schema/ref';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext, ProfileEvent, ProfileInput, RequestChanged } from '@/machines/profile/types';
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
import type { StoreChanged } from '@/machines/shared/sync';

const post = (id: string, more: Partial<ProfilePost> = {}): ProfilePost => ({
  id,
  content: `Content of ${id}`,
  hashtags: [],
  date: 10,
  likes: 3,
  comments: 0,
  isLiked: false,
  isInFeed: false,
  ...more,
});

const startup = blank.startup('heliogrid', 'Heliogrid', {
  verified: true,
  stage: 'Seed',
  website: 'https://heliogrid.example',
  email: 'hello@heliogrid.example',
  fundraising: { currentRound: 'Seed', raised: 0, investors: 0 },
  posts: [post('plain'), post('liked', { isLiked: true })],
  pitchDeck: '/decks/heliogrid.pdf',
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
const person = (ref: Person['ref']): Person => ({ ref, name: ref, role: '', image: '' });
const people = (
  [
    'user:jonas-felde',
    'investor:mina-okafor',
    'startup:ledgerline',
    'user:tomas-rivera',
    'user:lena-brandt',
    'investor:ravi-kulkarni',
    'investor:claire-dubois',
    'user:priya-menon',
  ] as const
).map(person);

const pages = {
  startup: { kind: 'startup', isOwn: false, isListed: false, isActive: true, profile: startup },
  investor: { kind: 'investor', isOwn: false, privacy: 'public', profile: investor },
  user: { kind: 'user', profile: user, isOwn: false, privacy: 'public', people },
} satisfies Record<ProfileKind, ProfilePage>;
const ownPage: ProfilePage = { ...pages.user, isOwn: true };
const ownStartup: ProfilePage = { ...pages.startup, isOwn: true };
const ownInvestor: ProfilePage = { ...pages.investor, isOwn: true };

const bare = (kind: ProfileKind, id: string): ProfileContext => ({
  kind,
  id,
  waited: 0,
  tab: 'overview',
  viewer: 'self',
  tried: {},
  page: null,
  marks: noMarks,
  request: null,
  suggested: [],
  share: null,
  outbox: { pending: [], failed: [] },
});

/**
 * What a loaded profile shows: the machine's value, and what follows from page and marks. A startup's contact details are
 * the only ones hidden at first.
 */
const loaded = (
  more: Partial<Record<'tab' | 'follow' | 'interest' | 'contact' | 'share' | 'sync', string>> = {},
) => ({
  loaded: {
    tab: 'overview',
    follow: 'notFollowing',
    interest: 'none',
    contact: 'hidden',
    share: 'idle',
    sync: 'current',
    ...more,
  },
});
const notFound = { notFound: 'current' };
const fetching = { loading: { fetch: 'fetching', pause: 'waiting' } };

const marked = (more: Partial<Marks>): Marks => ({ ...noMarks, ...more });

/**
 * The machine on fakes: each reading and each copy waits for the test's answer; marks come back at once, as the store's
 * do, and what was asked of them is recorded.
 */
function start(
  input: ProfileInput,
  stored: Marks | null = noMarks,
  { brokenStarts = 0, isUnwatched = false } = {},
) {
  const loads = answering<ProfilePage | null, { kind: ProfileKind; id: string }>();
  const copies = answering<void, { text: string }>();
  const directory = reporting<EventObject, StoreChanged>();
  const requests = reporting<EventObject, RequestChanged, { id: string }>({
    brokenStarts: isUnwatched ? 1 : 0,
    onStop: ({ id }) => watched.push(id),
  });
  const watched: string[] = [];
  let marks = stored;
  const marked = reporting<MarksCommand, MarksReport>({
    brokenStarts,
    onStart(report) {
      if (marks) report({ type: 'marks.changed', marks });
    },
    onCommand({ change }, report) {
      if (!marks) return;
      marks = { ...marks, [change.kind]: { ...marks[change.kind], [change.id]: change.isOn } };
      report({ type: 'marks.changed', marks });
    },
  });
  const { actor, clock, emitted, send, context, tags } = startMachine(
    profileMachine.provide({
      actors: {
        loadProfile: loads.logic,
        watchDirectory: directory.logic,
        copyText: copies.logic,
        marks: marked.logic,
        watchRequest: requests.logic,
      },
    }),
    input,
  );
  const profile = {
    clock,
    loads,
    copies,
    get changes() {
      return marked.commands.map(({ change }) => change);
    },
    emitted,
    observerCount: marked.starts,
    send(...events: ProfileEvent[]) {
      send(...events);
      return profile;
    },
    tell: marked.report,
    /** Of the last change, or another one. */
    refuse(change = marked.commands.at(-1)?.change) {
      if (!change) throw new Error('Nothing was changed');
      marked.report({ type: 'write.failed', change });
    },
    /** What comes of the interest; of which startups it was watched is told when that ends. */
    requests,
    watched,
    answer: (request: SentRequest | null) => requests.report({ type: 'request.changed', request }),
    standing: () => requestOf(actor.getSnapshot().context),
    unsaved: () => unsavedInterest(actor.getSnapshot().context),
    stop: () => actor.stop(),
    changeElsewhere: () => directory.report({ type: 'store.changed' }),
    value() {
      const { value, context } = actor.getSnapshot();
      if (typeof value === 'string' || !('loaded' in value)) return value;
      const { request: _, ...regions } = value.loaded;
      return {
        loaded: {
          ...regions,
          tab: context.tab,
          follow: isFollowed(context) ? 'following' : 'notFollowing',
          interest: isInterested(context) ? 'expressed' : 'none',
          contact: isContactOpen(context) ? 'revealed' : 'hidden',
        },
      };
    },
    context,
    tags,
    async find(page: ProfilePage | null) {
      await loads.answer(page);
      return profile;
    },
    async failToLoad() {
      await loads.refuse();
      return profile;
    },
    copy: () => copies.answer(),
    refuseToCopy: () => copies.refuse(),
  };
  return profile;
}

const inputOf = (page: ProfilePage): ProfileInput => ({ kind: page.kind, id: page.profile.id });

/** A profile that is shown. `null` marks: nothing is known of them yet. */
async function open(page: ProfilePage, marks: Marks | null = noMarks, more: Partial<ProfileInput> = {}) {
  const profile = await start({ ...inputOf(page), ...more }, marks).find(page);
  profile.clock.increment(profileLoadDelay);
  return profile;
}

describe('loading', () => {
  it('waits for the profile when the 500 ms are over', async () => {
    const profile = start({ kind: 'startup', id: 'HelioGrid' });
    expect([profile.value(), profile.tags(), profile.context()]).toEqual([
      fetching,
      ['loading'],
      bare('startup', 'HelioGrid'),
    ]);
    expect(profile.loads.inputs().map(({ id }) => id)).toEqual(['HelioGrid']);
    profile.clock.increment(profileLoadDelay);
    expect([profile.value(), profile.tags()]).toEqual([
      { loading: { fetch: 'fetching', pause: 'done' } },
      ['loading'],
    ]);
    await profile.find(pages.startup);
    expect([profile.value(), profile.tags(), profile.context()]).toEqual([
      loaded(),
      ['loaded'],
      { ...bare('startup', 'HelioGrid'), page: pages.startup },
    ]);
  });

  it('waits for the 500 ms when the profile is there', async () => {
    const profile = await start(inputOf(pages.startup)).find(pages.startup);
    profile.clock.increment(profileLoadDelay - 1);
    expect([profile.value(), profile.tags()]).toEqual([
      { loading: { fetch: 'done', pause: 'waiting' } },
      ['loading'],
    ]);
    profile.clock.increment(1);
    expect(profile.value()).toEqual(loaded());
  });

  it('counts from when one set out for it', async () => {
    const profile = await start({ ...inputOf(pages.startup), waited: 200 }).find(pages.startup);
    profile.clock.increment(profileLoadDelay - 201);
    expect(profile.tags()).toEqual(['loading']);
    profile.clock.increment(1);
    expect(profile.value()).toEqual(loaded());
  });

  it.each([profileLoadDelay, Number.POSITIVE_INFINITY])('waits no more after %s ms', async (waited) => {
    const profile = await start({ ...inputOf(pages.startup), waited }).find(pages.startup);
    expect(profile.value()).toEqual(loaded());
  });

  it('stays loading when it never ends', () => {
    const profile = start(inputOf(pages.user));
    profile.clock.increment(3_600_000);
    expect(profile.tags()).toEqual(['loading']);
  });

  it('refuses everything but a tab while loading', () => {
    const profile = start(inputOf(pages.startup)).send(
      { type: 'follow.toggle' },
      { type: 'star.toggle' },
      { type: 'interest.toggle' },
      { type: 'post.like', postId: 'plain' },
      { type: 'person.follow', ref: 'user:lena-brandt' },
      { type: 'share.press', from: 'header', text: 'x' },
      { type: 'share.dismiss' },
      { type: 'profile.retry' },
      { type: 'write.retry' },
    );
    expect([
      profile.value(),
      profile.context(),
      profile.changes,
      profile.copies.inputs(),
      profile.loads.calls.length,
    ]).toEqual([fetching, bare('startup', 'heliogrid'), [], [], 1]);
    profile.send({ type: 'tab.change', tab: 'team' });
    expect(profile.context().tab).toBe('team');
  });

  it.each(profileKinds)(
    'a %s nobody has is not found, after the whole delay; there is nothing to retry',
    async (kind) => {
      const profile = await start({ kind, id: 'nobody' }).find(null);
      expect(profile.tags()).toEqual(['loading']);
      profile.clock.increment(profileLoadDelay);
      expect([profile.value(), profile.tags()]).toEqual([notFound, ['notFound']]);
      profile.send(
        { type: 'profile.retry' },
        { type: 'follow.toggle' },
        { type: 'star.toggle' },
        { type: 'interest.toggle' },
        { type: 'share.press', from: 'header', text: 'x' },
      );
      expect([profile.value(), profile.loads.calls.length, profile.changes, profile.copies.inputs()]).toEqual(
        [notFound, 1, [], []],
      );
    },
  );

  it.each(profileKinds)(
    'a %s that can not be read looks not found, and can be tried again with the whole delay',
    async (kind) => {
      const profile = await start(inputOf(pages[kind])).failToLoad();
      expect([profile.value(), profile.tags()]).toEqual(['failed', ['failed', 'notFound']]);
      profile.send({ type: 'follow.toggle' }, { type: 'share.press', from: 'header', text: 'x' });
      profile.clock.increment(profileLoadDelay);
      expect([profile.value(), profile.changes, profile.copies.inputs()]).toEqual(['failed', [], []]);
      profile.send({ type: 'profile.retry' });
      expect(profile.value()).toEqual(fetching);
      await profile.find(pages[kind]);
      expect(profile.tags()).toEqual(['loading']);
      profile.clock.increment(profileLoadDelay);
      expect([profile.tags(), profile.context().page]).toEqual([['loaded'], pages[kind]]);
    },
  );

  it('fails without marks, and opens them again with the next try', async () => {
    const profile = start(inputOf(pages.startup), marked({ follow: { 'startup:heliogrid': true } }), {
      brokenStarts: 1,
    });
    expect([profile.tags(), profile.observerCount()]).toEqual([['failed', 'notFound'], 1]);
    profile.send({ type: 'profile.retry' });
    await profile.find(pages.startup);
    profile.clock.increment(profileLoadDelay);
    expect([profile.value(), profile.observerCount()]).toEqual([loaded({ follow: 'following' }), 2]);
  });
});

describe('changed elsewhere', () => {
  const renamed: ProfilePage = { ...pages.user, profile: { ...user, name: 'Jonas F.' } };

  it('it is read again, without a spinner, and keeps its tab and its marks', async () => {
    const profile = await open(pages.user, marked({ follow: { 'user:jonas-felde': true } }), {
      tab: 'posts',
    });
    profile.changeElsewhere();
    const view = { tab: 'posts', follow: 'following', contact: 'revealed' };
    expect([profile.value(), profile.loads.calls.length]).toEqual([loaded({ ...view, sync: 'reading' }), 2]);
    await profile.loads.answer(renamed);
    expect([profile.value(), profile.context().page]).toEqual([loaded(view), renamed]);
  });

  it('the last reading is the one that counts', async () => {
    const profile = await open(pages.user);
    profile.changeElsewhere();
    profile.changeElsewhere();
    profile.loads.calls[1]?.resolve({ ...pages.user, privacy: 'private' });
    await profile.loads.answer(renamed);
    expect([profile.context().page, profile.loads.calls.length]).toEqual([renamed, 3]);
  });

  it('it can’t be read: the page stays', async () => {
    const profile = await open(pages.user);
    profile.changeElsewhere();
    await profile.loads.refuse();
    expect([profile.value(), profile.context().page]).toEqual([loaded({ contact: 'revealed' }), pages.user]);
  });

  it('it is gone, and comes back with whom to connect with', async () => {
    const profile = await open(pages.user);
    const { suggested } = profile.context();
    profile.changeElsewhere();
    await profile.loads.answer(null);
    expect([profile.value(), profile.tags()]).toEqual([notFound, ['notFound']]);
    profile.changeElsewhere();
    expect(profile.tags()).toEqual(['notFound']);
    await profile.loads.answer(renamed);
    expect([profile.value(), profile.context().suggested]).toEqual([
      loaded({ contact: 'revealed' }),
      suggested,
    ]);
  });

  it('while it is loading, it is read once more; the 500 ms are over when they were', async () => {
    const profile = await start(inputOf(pages.user)).find(pages.user);
    profile.clock.increment(profileLoadDelay - 1);
    profile.changeElsewhere();
    profile.clock.increment(1);
    expect(profile.value()).toEqual({ loading: { fetch: 'fetching', pause: 'done' } });
    await profile.find(renamed);
    expect([profile.value(), profile.context().page]).toEqual([loaded({ contact: 'revealed' }), renamed]);
  });
});

describe('through whose eyes', () => {
  /** What is shown, and who sees it whole where that isn't all. */
  const seen = ({ context }: Awaited<ReturnType<typeof open>>) => [profileOf(context()), keptFrom(context())];
  const short = limitedUser(user);

  it('a person’s own page is seen whole, as everyone, as a connection', async () => {
    const seenBy = { everyone: short, connection: { ...user, bio: 'For connections' } };
    const profile = await open({ ...ownPage, privacy: 'connections', seenBy } as ProfilePage);
    expect(seen(profile)).toEqual([user, null]);
    profile.send({ type: 'viewer.change', viewer: 'everyone' });
    expect(seen(profile)).toEqual([seenBy.everyone, 'connections']);
    profile.send({ type: 'viewer.change', viewer: 'connection' });
    expect(seen(profile)).toEqual([seenBy.connection, null]);
  });

  it('a private one is seen by its owner only, a public one by everyone', async () => {
    const seenBy = { everyone: short, connection: short };
    const secret = await open({ ...ownPage, privacy: 'private', seenBy } as ProfilePage);
    expect(seen(secret)).toEqual([user, null]);
    secret.send({ type: 'viewer.change', viewer: 'connection' });
    expect(seen(secret)).toEqual([short, 'private']);
    const shared = await open(ownPage, noMarks, { viewer: 'everyone' });
    expect(seen(shared)).toEqual([user, null]);
  });

  it('an investor’s own page is seen by founders', async () => {
    const seenBy = { everyone: limitedInvestor(investor), founder: investor };
    const profile = await open({ ...ownInvestor, privacy: 'founders', seenBy } as ProfilePage, noMarks, {
      viewer: 'everyone',
    });
    expect(seen(profile)).toEqual([limitedInvestor(investor), 'founders']);
    profile.send({ type: 'viewer.change', viewer: 'founder' });
    expect(seen(profile)).toEqual([investor, null]);
  });

  it('somebody else’s page is seen as everyone sees it, whatever is asked', async () => {
    const profile = await open({ ...pages.user, privacy: 'connections' } as ProfilePage, noMarks, {
      viewer: 'connection',
    });
    expect(seen(profile)).toEqual([short, 'connections']);
    expect(seen(await open(pages.user, noMarks, { viewer: 'everyone' }))).toEqual([user, null]);
  });

  it('a startup of the sample is the same for all', async () => {
    const profile = await open(ownStartup, noMarks, { viewer: 'everyone' });
    expect([...seen(profile), profile.context().viewer]).toEqual([startup, null, 'everyone']);
  });

  it.each(viewers.startup)('a listing to %s is without what is closed to them', async (viewer) => {
    const profile = await open({ ...ownStartup, isListed: true } as ProfilePage);
    profile.send({ type: 'viewer.change', viewer });
    const closed = closedParts(standings[viewer]);
    expect(seen(profile)).toEqual([withoutParts(startup, closed), null]);
    const isApproved = viewer === 'self' || viewer === 'approved';
    expect(isContactOpen(profile.context())).toBe(isApproved || viewer === 'interested');
    expect(isInterested(profile.context())).toBe(viewer === 'interested' || viewer === 'approved');
    expect(figuresOf(profile.context())).toBe(
      { self: 'own', everyone: 'closed', investor: 'traction', interested: 'closed', approved: 'approved' }[
        viewer
      ],
    );
  });

  it.each([
    [ownPage, 'founder'],
    [ownInvestor, 'connection'],
  ] as const)('another kind’s viewer is refused', async (page, viewer) => {
    const profile = await open(page, noMarks, { viewer });
    expect(profile.context().viewer).toBe('self');
    profile.send({ type: 'viewer.change', viewer });
    expect(profile.context().viewer).toBe('self');
  });

  it('is known before the page is there, and changes nothing else', async () => {
    const profile = start({ ...inputOf(ownPage), viewer: 'everyone' });
    expect([profile.value(), seen(profile)]).toEqual([fetching, [null, null]]);
    profile.send({ type: 'viewer.change', viewer: 'connection' });
    expect([profile.value(), profile.context().viewer]).toEqual([fetching, 'connection']);
  });
});

describe('tabs', () => {
  describe.each(profileKinds)('of a %s', (kind) => {
    const others = profileKinds
      .flatMap((other): readonly ProfileEvent[] =>
        profileTabs[other].map((tab) => ({ type: 'tab.change', tab })),
      )
      .filter((event) => event.type === 'tab.change' && !profileTabs[kind].some((tab) => tab === event.tab));

    it('each has its state', async () => {
      const profile = await open(pages[kind]);
      const seen = [...profileTabs[kind], 'overview' as const].map((tab) => {
        profile.send({ type: 'tab.change', tab });
        const value = profile.value();
        return typeof value === 'object' && 'loaded' in value && value.loaded.tab;
      });
      expect(seen).toEqual([...profileTabs[kind], 'overview']);
    });

    it("another kind's is refused", async () => {
      const profile = await open(pages[kind]);
      const before = [profile.value(), profile.context()];
      profile.send(...others);
      expect([profile.value(), profile.context()]).toEqual(before);
    });
  });

  it.each([
    ['metrics', 'metrics'],
    ['portfolio', 'overview'],
    ['METRICS', 'overview'],
    ['', 'overview'],
  ])('a startup asked for with "%s" begins at %s', async (tab, shown) => {
    const profile = await open(pages.startup, noMarks, { tab });
    expect([profile.value(), profile.context().tab]).toEqual([loaded({ tab: shown }), shown]);
  });
});

describe('star', () => {
  it.each(['startup', 'investor'] as const)('a %s is starred and back', async (kind) => {
    const profile = await open(pages[kind]);
    const id = `${kind}:${pages[kind].profile.id}`;
    profile.send({ type: 'star.toggle' });
    expect(profile.context().marks.star).toEqual({ [id]: true });
    profile.send({ type: 'star.toggle' });
    expect(profile.changes).toEqual([
      { kind: 'star', id, isOn: true },
      { kind: 'star', id, isOn: false },
    ]);
  });

  it('is not for people', async () => {
    const profile = await open(pages.user);
    profile.send({ type: 'star.toggle' });
    expect([profile.context().marks, profile.changes]).toEqual([noMarks, []]);
  });
});

describe('follow', () => {
  it.each(profileKinds)('turns a %s to following and back', async (kind) => {
    const profile = await open(pages[kind]);
    const ref = `${kind}:${pages[kind].profile.id}`;
    const contact = kind === 'startup' ? 'hidden' : 'revealed';
    profile.send({ type: 'follow.toggle' });
    expect(profile.value()).toEqual(loaded({ follow: 'following', contact }));
    profile.send({ type: 'follow.toggle' });
    expect([profile.value(), profile.changes]).toEqual([
      loaded({ contact }),
      [
        { kind: 'follow', id: ref, isOn: true },
        { kind: 'follow', id: ref, isOn: false },
      ],
    ]);
  });

  it('shows from the start what is followed, by the name the profile has itself', async () => {
    const profile = await open(pages.startup, marked({ follow: { 'startup:heliogrid': true } }), {
      id: 'HELIOGRID',
    });
    expect(profile.value()).toEqual(loaded({ follow: 'following' }));
    profile.send({ type: 'follow.toggle' });
    expect(profile.changes).toEqual([{ kind: 'follow', id: 'startup:heliogrid', isOn: false }]);
  });

  it('follows what other screens and tabs do', async () => {
    const profile = await open(pages.startup);
    profile.tell({ type: 'marks.changed', marks: marked({ follow: { 'startup:heliogrid': true } }) });
    expect(profile.value()).toEqual(loaded({ follow: 'following' }));
    profile.tell({ type: 'marks.changed', marks: marked({ follow: { 'startup:heliogrid': false } }) });
    expect(profile.value()).toEqual(loaded());
  });

  it.each([ownPage, ownStartup, ownInvestor])("refuses one's own page", async (own) => {
    const profile = await open(own);
    profile.send({ type: 'follow.toggle' });
    expect([profile.value(), profile.changes]).toEqual([loaded({ contact: 'revealed' }), []]);
  });
});

describe('the request that interest sends', () => {
  const toggle: ProfileEvent = { type: 'interest.toggle' };
  const ref = 'startup:heliogrid';
  const interested = (isOn = true) => marked({ interest: { [ref]: isOn } });
  const sent = (state: SentRequest['state'], more: Partial<SentRequest> = {}): SentRequest => ({
    startupId: 'heliogrid',
    name: 'Heliogrid',
    logo: '',
    isSample: false,
    state,
    requestedAt: 10,
    answeredAt: null,
    note: '',
    ...more,
  });
  const waiting = { state: 'requested', requestedAt: null, note: '', isSample: true };
  const states = ['requested', 'approved', 'declined', 'revoked'] as const;

  it('isn’t looked for where no interest was ever expressed, nor of a person or an investor', async () => {
    for (const page of [pages.startup, pages.investor, pages.user]) {
      const profile = await open(page);
      expect([profile.requests.starts(), profile.standing()]).toEqual([0, null]);
    }
  });

  it('is watched from the first interest on, by the id of the page, until one leaves', async () => {
    const profile = await open({ ...pages.startup, profile: { ...startup, id: 'Heliogrid' } });
    profile.send(toggle, toggle, toggle);
    expect([profile.requests.starts(), profile.watched]).toEqual([1, []]);
    profile.stop();
    expect(profile.watched).toEqual(['Heliogrid']);
  });

  it.each([true, false])('is watched at once where interest is marked: %s', async (isOn) => {
    const profile = await open(pages.startup, interested(isOn));
    expect([profile.requests.starts(), profile.standing()]).toEqual([1, isOn ? waiting : null]);
  });

  it('stands as asked from the moment the interest is expressed, before anything is known of it', async () => {
    const profile = await open(pages.startup);
    profile.send(toggle);
    expect(profile.standing()).toEqual(waiting);
    profile.answer(null);
    expect(profile.standing()).toEqual(waiting);
    const asked = sent('requested');
    profile.answer(asked);
    expect(profile.standing()).toBe(asked);
    for (const state of ['approved', 'revoked', 'declined', 'requested'] as const) {
      const answered = sent(state, { note: `It is ${state}` });
      profile.answer(answered);
      expect(profile.standing()).toBe(answered);
    }
  });

  it.each(states)('%s, it is taken back with the interest, and asked anew with the next', async (state) => {
    const profile = await open(pages.startup, interested());
    profile.answer(sent(state));
    profile.send(toggle);
    expect(profile.standing()).toBeNull();
    const withdrawn = sent('withdrawn');
    profile.answer(withdrawn);
    expect(profile.standing()).toBe(withdrawn);
    profile.send(toggle);
    expect(profile.standing()).toEqual(waiting);
    expect(profile.changes.map(({ isOn }) => isOn)).toEqual([false, true]);
  });

  it('is none of one’s own, as others see it', async () => {
    const profile = await open(ownStartup, interested());
    profile.send({ type: 'viewer.change', viewer: 'everyone' });
    profile.answer(sent('approved'));
    expect(profile.standing()).toBeNull();
  });

  it('of who looks around as the sample person goes to nobody else', async () => {
    const profile = await open({ ...pages.startup, isListed: true, isUnheard: true });
    expect(profile.standing()).toBeNull();
    profile.send(toggle);
    expect(profile.standing()).toBe('unheard');
    profile.send(toggle);
    expect(profile.standing()).toBeNull();
  });

  it('is heard of on a loaded page only', async () => {
    const profile = start({ kind: 'startup', id: 'heliogrid' }, interested());
    profile.answer(sent('approved'));
    expect(profile.context().request).toBeNull();
    expect(profile.requests.starts()).toBe(0);
  });

  it('that can’t be watched leaves the page as it is', async () => {
    const unwatched = { isUnwatched: true };
    const profile = await start(inputOf(pages.startup), interested(), unwatched).find(pages.startup);
    profile.clock.increment(profileLoadDelay);
    expect(profile.standing()).toEqual(waiting);
    expect(profile.tags()).toEqual(['loaded']);
  });

  it('that isn’t kept stays shown, and is sent again with the interest', async () => {
    const profile = await open(pages.startup);
    expect(profile.unsaved()).toBeUndefined();
    // Of another mark it isn't said.
    profile.send({ type: 'star.toggle' });
    expect(profile.unsaved()).toBeUndefined();
    profile.send(toggle);
    expect(profile.unsaved()).toBe('pending');
    profile.refuse();
    expect(profile.unsaved()).toBe('failed');
    expect([profile.standing(), profile.emitted]).toEqual([waiting, [{ type: 'write.failed' }]]);
    profile.send({ type: 'write.retry' });
    expect(profile.unsaved()).toBe('pending');
    const interests = profile.changes.filter(({ kind }) => kind === 'interest');
    expect(interests).toEqual([true, true].map((isOn) => ({ kind: 'interest', id: ref, isOn })));
    for (const change of interests) profile.tell({ type: 'write.done', change });
    expect(profile.unsaved()).toBeUndefined();
  });
});

describe('interest', () => {
  const toggle: ProfileEvent = { type: 'interest.toggle' };

  it('reveals contact and deck the first time; taken back, they stay revealed', async () => {
    const profile = await open(pages.startup);
    expect(profile.value()).toEqual(loaded());
    profile.send(toggle);
    expect(profile.value()).toEqual(loaded({ interest: 'expressed', contact: 'revealed' }));
    profile.send(toggle);
    expect(profile.value()).toEqual(loaded({ contact: 'revealed' }));
    profile.send(toggle);
    expect([profile.value(), profile.changes]).toEqual([
      loaded({ interest: 'expressed', contact: 'revealed' }),
      [true, false, true].map((isOn) => ({ kind: 'interest', id: 'startup:heliogrid', isOn })),
    ]);
  });

  it.each([
    [true, 'expressed'],
    [false, 'none'],
  ])('kept as %s it is %s, with contact revealed', async (on, interest) => {
    const profile = await open(pages.startup, marked({ interest: { 'startup:heliogrid': on } }));
    expect(profile.value()).toEqual(loaded({ interest, contact: 'revealed' }));
  });

  it('in another startup reveals nothing here', async () => {
    const profile = await open(pages.startup, marked({ interest: { 'startup:ledgerline': true } }));
    expect(profile.value()).toEqual(loaded());
  });

  it('is refused for one’s own startup, which hides nothing from its owner', async () => {
    const profile = await open(ownStartup);
    profile.send(toggle);
    expect([profile.value(), profile.changes]).toEqual([loaded({ contact: 'revealed' }), []]);
  });

  it('can be tried on one’s own startup, seen as everyone does: nothing of it is kept', async () => {
    const profile = await open(ownStartup, noMarks, { viewer: 'everyone' });
    expect(profile.value()).toEqual(loaded());
    profile.send(toggle, { type: 'follow.toggle' });
    const tried = loaded({ interest: 'expressed', contact: 'revealed', follow: 'following' });
    expect(profile.value()).toEqual(tried);
    profile.send(toggle, { type: 'follow.toggle' });
    // Taken back, what it opened stays open.
    expect(profile.value()).toEqual(loaded({ contact: 'revealed' }));
    profile.send({ type: 'viewer.change', viewer: 'everyone' });
    expect([profile.value(), profile.changes]).toEqual([loaded(), []]);
  });

  it('taken back through the eyes of whom one approved, it takes the approval along', async () => {
    const profile = await open({ ...ownStartup, isListed: true } as ProfilePage, noMarks, {
      viewer: 'approved',
    });
    profile.send(toggle);
    expect([profile.value(), figuresOf(profile.context())]).toEqual([
      loaded({ contact: 'revealed' }),
      'traction',
    ]);
    profile.send(toggle);
    expect([profile.value(), figuresOf(profile.context())]).toEqual([
      loaded({ interest: 'expressed', contact: 'revealed' }),
      'traction',
    ]);
  });

  it('can’t be tried while the startup isn’t active', async () => {
    const profile = await open({ ...ownStartup, isActive: false }, noMarks, { viewer: 'everyone' });
    profile.send(toggle);
    expect([profile.value(), profile.changes]).toEqual([loaded(), []]);
  });

  it('is refused for a startup that isn’t active, which stays closed', async () => {
    const profile = await open({ ...pages.startup, isActive: false });
    profile.send(toggle);
    expect([profile.value(), profile.changes]).toEqual([loaded(), []]);
  });

  it.each(['investor', 'user'] as const)('is refused for a %s, who hides nothing', async (kind) => {
    const profile = await open(pages[kind]);
    profile.send(toggle);
    expect([profile.value(), profile.changes]).toEqual([loaded({ contact: 'revealed' }), []]);
  });
});

describe('posts and suggestions', () => {
  it('likes a post and takes it back, whatever it came with', async () => {
    const profile = await open(pages.startup);
    profile.send(
      { type: 'post.like', postId: 'plain' },
      { type: 'post.like', postId: 'plain' },
      { type: 'post.like', postId: 'liked' },
      { type: 'post.like', postId: 'liked' },
      { type: 'post.like', postId: 'elsewhere' },
    );
    expect(profile.changes).toEqual([
      { kind: 'like', id: 'plain', isOn: true },
      { kind: 'like', id: 'plain', isOn: false },
      { kind: 'like', id: 'liked', isOn: false },
      { kind: 'like', id: 'liked', isOn: true },
    ]);
  });

  it('suggests three people whom neither the profile nor the visitor knows, and follows only those', async () => {
    const profile = await open(pages.user, marked({ follow: { 'user:tomas-rivera': true } }));
    const suggested = ['user:lena-brandt', 'investor:ravi-kulkarni', 'investor:claire-dubois'];
    expect(profile.context().suggested).toEqual(suggested);
    profile.send(
      { type: 'person.follow', ref: 'user:lena-brandt' },
      { type: 'person.follow', ref: 'user:jonas-felde' },
      { type: 'person.follow', ref: 'user:priya-menon' },
    );
    // Who is followed now keeps the place.
    expect([profile.changes, profile.context().suggested]).toEqual([
      [{ kind: 'follow', id: 'user:lena-brandt', isOn: true }],
      suggested,
    ]);
    expect(suggestedOf(profile.context()).map(({ ref, isFollowing }) => [ref, isFollowing])).toEqual([
      ['user:lena-brandt', true],
      ['investor:ravi-kulkarni', false],
      ['investor:claire-dubois', false],
    ]);
    profile.send({ type: 'person.follow', ref: 'user:lena-brandt' });
    expect(profile.changes.at(-1)).toEqual({ kind: 'follow', id: 'user:lena-brandt', isOn: false });
  });

  it('a startup suggests nobody', async () => {
    const profile = await open(pages.startup);
    profile.send({ type: 'person.follow', ref: 'user:lena-brandt' });
    expect([profile.context().suggested, profile.changes]).toEqual([[], []]);
  });
});

describe('connections', () => {
  const refs = (context: ProfileContext) => connectionsOf(context).map(({ ref }) => ref);
  const connection = (name: string, role: string, ref?: Person['ref']) => ({ ref, name, role, image: '' });

  it('lead to the page they name, else by the role', async () => {
    const following = [
      connection('Lena Brandt', 'Managing Director', 'user:lena-brandt'),
      connection('Mina Okafor', 'Managing Partner'),
      connection('Heliogrid', 'Rooftop solar'),
    ];
    const profile = await open({ ...pages.user, profile: { ...user, following } });
    expect(refs(profile.context())).toEqual([
      'user:lena-brandt',
      'investor:mina-okafor',
      'startup:heliogrid',
    ]);
  });

  it("are on one's own page whom one follows", async () => {
    const marks = marked({ follow: { 'startup:ledgerline': true, 'user:lena-brandt': false } });
    const profile = await open(ownPage, marks);
    expect(refs(profile.context())).toEqual(['startup:ledgerline']);
    profile.send({ type: 'person.follow', ref: 'user:lena-brandt' });
    expect(refs(profile.context())).toEqual(['startup:ledgerline', 'user:lena-brandt']);
  });

  it('belong to people', async () => {
    const profile = await open(pages.startup);
    expect([connectionsOf(profile.context()), suggestedOf(profile.context())]).toEqual([[], []]);
  });
});

describe('share', () => {
  const press = (from: string): ProfileEvent => ({ type: 'share.press', from, text: `link of ${from}` });

  it('says so for 2,000 ms on the button that was pressed', async () => {
    const profile = await open(pages.startup);
    profile.send(press('header'));
    expect([profile.value(), profile.copies.inputs().map(({ text }) => text)]).toEqual([
      loaded({ share: 'copying' }),
      ['link of header'],
    ]);
    await profile.copy();
    profile.clock.increment(copiedShown - 1);
    expect([profile.value(), profile.context().share]).toEqual([
      loaded({ share: 'copied' }),
      { from: 'header', text: 'link of header' },
    ]);
    profile.clock.increment(1);
    expect(profile.value()).toEqual(loaded());
  });

  it('moves to another button, with the whole time', async () => {
    const profile = await open(pages.startup);
    await profile.send(press('header')).copy();
    profile.clock.increment(copiedShown - 1);
    await profile.send(press('contact')).copy();
    profile.clock.increment(copiedShown - 1);
    expect([profile.value(), profile.context().share?.from]).toEqual([
      loaded({ share: 'copied' }),
      'contact',
    ]);
    profile.clock.increment(1);
    expect(profile.value()).toEqual(loaded());
  });

  it('refused, keeps the link until it is dismissed', async () => {
    const profile = await open(pages.startup);
    await profile.send(press('header')).refuseToCopy();
    profile.clock.increment(10 * copiedShown);
    expect([profile.value(), profile.context().share]).toEqual([
      loaded({ share: 'refused' }),
      { from: 'header', text: 'link of header' },
    ]);
    profile.send({ type: 'share.dismiss' });
    expect(profile.value()).toEqual(loaded());
  });

  it('refused, then allowed, is copied', async () => {
    const profile = await open(pages.startup);
    await profile.send(press('header')).refuseToCopy();
    await profile.send(press('contact')).copy();
    expect(profile.value()).toEqual(loaded({ share: 'copied' }));
  });

  it('has nothing to dismiss while a link is being copied, or is', async () => {
    const profile = await open(pages.startup);
    profile.send(press('header'), { type: 'share.dismiss' });
    expect(profile.value()).toEqual(loaded({ share: 'copying' }));
    await profile.copy();
    profile.send({ type: 'share.dismiss' });
    expect(profile.value()).toEqual(loaded({ share: 'copied' }));
  });
});

describe('what the device refuses', () => {
  const follow: MarkChange = { kind: 'follow', id: 'startup:heliogrid', isOn: true };

  it('stays shown, is kept, and is sent again', async () => {
    const profile = await open(pages.startup);
    profile.send({ type: 'follow.toggle' });
    profile.refuse();
    profile.refuse();
    expect([profile.value(), profile.context().outbox, profile.emitted]).toEqual([
      loaded({ follow: 'following' }),
      { pending: [], failed: [follow] },
      [{ type: 'write.failed' }],
    ]);
    profile.send({ type: 'write.retry' });
    expect([profile.changes, profile.context().outbox]).toEqual([
      [follow, follow],
      { pending: [follow], failed: [] },
    ]);
  });

  it('is forgotten once turned around, before its refusal is told or after', async () => {
    const profile = await open(pages.startup);
    profile.send({ type: 'follow.toggle' });
    const [first] = profile.changes;
    profile.refuse(first);
    profile.send({ type: 'follow.toggle' });
    expect(profile.context().outbox.failed).toEqual([]);
    profile.refuse(first);
    expect([profile.context().outbox, profile.emitted.length]).toEqual([
      { pending: [{ ...follow, isOn: false }], failed: [] },
      1,
    ]);
  });

  it('is kept even where no marks could be read', async () => {
    const profile = await open(pages.startup, null);
    profile.send({ type: 'follow.toggle' });
    profile.refuse();
    expect([profile.value(), profile.context().outbox.failed]).toEqual([loaded(), [follow]]);
  });

  it('is written by the marks of another try', () => {
    const star: MarkChange = { kind: 'star', id: 'startup:heliogrid', isOn: true };
    const marked = reporting<MarksCommand, MarksReport>();
    const { send, context } = startMachine(
      profileMachine.provide({ actors: { marks: marked.logic } }),
      inputOf(pages.startup),
      {
        value: 'failed',
        context: { ...bare('startup', 'heliogrid'), outbox: { pending: [follow], failed: [star] } },
      },
    );
    expect(marked.commands).toEqual([]);
    send({ type: 'profile.retry' });
    expect([marked.commands.map(({ change }) => change), context().outbox]).toEqual([
      [star, follow],
      { pending: [star, follow], failed: [] },
    ]);
  });
});

it('fails where nobody would tell of changes, and is tried again', async () => {
  const loads = answering<ProfilePage | null, { kind: ProfileKind; id: string }>();
  const directory = reporting<EventObject, StoreChanged>({ brokenStarts: 1 });
  const { value, tags, send, clock } = startMachine(
    profileMachine.provide({ actors: { loadProfile: loads.logic, watchDirectory: directory.logic } }),
    inputOf(pages.user),
  );
  expect([value(), tags()]).toEqual(['failed', ['failed', 'notFound']]);
  send({ type: 'profile.retry' });
  await loads.answer(pages.user);
  clock.increment(profileLoadDelay);
  expect(tags()).toEqual(['loaded']);
});

describe('a profile that isn’t found', () => {
  const missing = async () => {
    const profile = await start(inputOf(pages.startup)).find(null);
    profile.clock.increment(profileLoadDelay);
    expect(profile.value()).toEqual(notFound);
    profile.changeElsewhere();
    return profile;
  };

  it('is looked for from the last change on', async () => {
    const profile = await missing();
    profile.changeElsewhere();
    expect([profile.value(), profile.loads.calls.length]).toEqual([{ notFound: 'reading' }, 3]);
    profile.loads.calls[1]?.resolve(pages.startup);
    await profile.find(null);
    expect(profile.value()).toEqual(notFound);
  });

  it('stays so where it can’t be read', async () => {
    const profile = await missing();
    await profile.failToLoad();
    expect([profile.value(), profile.tags()]).toEqual([notFound, ['notFound']]);
  });
});

it('goes on reading, and following the request, while a link is shared', async () => {
  const profile = await open(pages.startup, marked({ interest: { 'startup:heliogrid': true } }));
  expect(profile.requests.starts()).toBe(1);
  profile.changeElsewhere();
  const share = { type: 'share.press', from: 'bar', text: 'https://updraft.example' } as const;
  profile.send(share, { ...share, text: 'https://updraft.example/again' });
  expect(profile.value()).toMatchObject({ loaded: { sync: 'reading', share: 'copying' } });
  expect([profile.requests.starts(), profile.copies.inputs().map(({ text }) => text)]).toEqual([
    1,
    ['https://updraft.example', 'https://updraft.example/again'],
  ]);
  await profile.find({ ...pages.startup, profile: { ...startup, tagline: 'Sun for all' } });
  expect(profile.context().page?.profile).toMatchObject({ tagline: 'Sun for all' });
});
