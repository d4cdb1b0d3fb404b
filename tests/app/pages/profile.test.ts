import * as blank from '@kit/fixtures/blankProfiles';
import { describe, expect, it, vi } from 'vitest';
import { actionsOf } from '@/app/pages/Profile/actionsOf';
import { viewOfInvestor, viewOfStartup, viewOfUser } from '@/app/pages/Profile/viewOf';
import type { ProfilePage } from '@/data/ports/Directory';
import type { InvestmentCriteria } from '@/data/schema/fit';
import { noMarks } from '@/data/schema/noMarks';
import { limitedInvestor } from '@/data/schema/privacy';
import type { ProfilePost } from '@/data/schema/profilePost';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext } from '@/machines/profile/types';
import { emptyOutbox } from '@/machines/shared/outbox';

const post = (id: string, isInFeed: boolean): ProfilePost => ({
  id,
  content: '',
  hashtags: [],
  date: 0,
  likes: 0,
  comments: 0,
  isLiked: false,
  isInFeed,
});

const startup: ProfilePage & { kind: 'startup' } = {
  kind: 'startup',
  profile: blank.startup('heliogrid', 'Heliogrid'),
  isOwn: false,
  isListed: false,
  isActive: true,
};
const investor: ProfilePage & { kind: 'investor' } = {
  kind: 'investor',
  profile: blank.investor('mina-okafor', 'Mina Okafor', {
    about: 'Climate',
    posts: [post('in-feed', true), post('older', false)],
  }),
  isOwn: false,
  privacy: 'public',
};
const user: ProfilePage & { kind: 'user' } = {
  kind: 'user',
  profile: blank.user('jonas-felde', 'Jonas Felde', {
    following: [{ name: 'Mina Okafor', role: 'Managing Partner', image: '' }],
  }),
  isOwn: false,
  privacy: 'public',
  people: [
    { ref: 'investor:ravi-kulkarni', name: 'Ravi Kulkarni', role: 'Angel', image: '/ravi.webp' },
    { ref: 'user:lena-brandt', name: 'Lena Brandt', role: 'Founder', image: '' },
  ],
};

const contextOf = (page: ProfilePage, more: Partial<ProfileContext> = {}): ProfileContext => ({
  kind: page.kind,
  id: page.profile.id,
  waited: 0,
  tab: 'overview',
  viewer: 'self',
  tried: {},
  page,
  marks: noMarks,
  request: null,
  suggested: [],
  share: null,
  outbox: emptyOutbox,
  ...more,
});

type Value = Parameters<typeof profileMachine.resolveState>[0]['value'];

const at = (value: Value, context: ProfileContext) => profileMachine.resolveState({ value, context });
const loaded = (context: ProfileContext, share = 'idle') =>
  at({ loaded: { share, sync: 'current', request: 'unasked' } }, context);

describe('what a profile’s screen shows', () => {
  it.each<[Value, string]>([
    [{ loading: { fetch: 'fetching', pause: 'waiting' } }, 'loading'],
    ['notFound', 'notFound'],
    ['failed', 'failed'],
  ])('of %j is that it is so, and nothing else', (value, status) => {
    const snapshot = at(value, contextOf(startup, { page: null }));
    expect([viewOfStartup(snapshot), viewOfInvestor(snapshot), viewOfUser(snapshot)]).toEqual([
      { status },
      { status },
      { status },
    ]);
  });

  it('is a startup, with what is marked', () => {
    const marks = {
      ...noMarks,
      star: { 'startup:heliogrid': true },
      interest: { 'startup:heliogrid': false },
      like: { launch: true },
    };
    expect(viewOfStartup(loaded(contextOf(startup, { tab: 'metrics', marks })))).toEqual({
      status: 'loaded',
      profile: startup.profile,
      isOwn: false,
      tab: 'metrics',
      isFollowing: false,
      share: { copiedFrom: null, refusedLink: null },
      likes: { launch: true },
      isStarred: true,
      viewing: null,
      figures: 'public',
      fit: null,
      activity: 'active',
      interest: { isExpressed: false, isRevealed: true, request: null },
    });
  });

  it.each([
    ['active', { isActive: true, isOwn: true }],
    ['inactive', { isActive: false, isOwn: false }],
    ['ownInactive', { isActive: false, isOwn: true }],
  ] as const)('says of a startup that it is %s', (activity, changed) => {
    expect(viewOfStartup(loaded(contextOf({ ...startup, ...changed })))).toMatchObject({ activity });
  });

  it('is one’s own startup, through one’s own eyes and those of others', () => {
    const viewAs = (viewer: 'self' | 'everyone', changed: object) => {
      const view = viewOfStartup(loaded(contextOf({ ...startup, isOwn: true, ...changed }, { viewer })));
      if (view.status !== 'loaded') throw new Error(view.status);
      const { isOwn, viewing, figures, profile, activity, interest } = view;
      return { isOwn, asks: viewing?.value, figures, raised: profile.fundraising.raised, activity, interest };
    };
    const { raised } = startup.profile.fundraising;
    const hidden = { isExpressed: false, isRevealed: false, request: null };
    const shown = { isExpressed: false, isRevealed: true, request: null };
    const own = { isOwn: true, asks: 'self', figures: 'public', raised, activity: 'active', interest: shown };
    const others = { ...own, isOwn: false, asks: 'everyone', interest: hidden };
    expect(viewAs('self', {})).toEqual(own);
    expect(viewAs('everyone', {})).toEqual(others);
    expect(viewAs('self', { isListed: true })).toEqual({ ...own, figures: 'own' });
    expect(viewAs('everyone', { isListed: true })).toEqual({ ...others, figures: 'closed', raised: 0 });
    expect(viewAs('everyone', { isActive: false })).toEqual({ ...others, activity: 'inactive' });
  });

  it('is what came of the interest, and which figures are open', () => {
    const marks = { ...noMarks, interest: { 'startup:heliogrid': true } };
    const shownOf = (page: Partial<typeof startup>, more: Partial<ProfileContext> = {}) => {
      const view = viewOfStartup(
        loaded(contextOf({ ...startup, isListed: true, ...page }, { marks, ...more })),
      );
      return view.status === 'loaded' ? [view.figures, view.interest.request] : null;
    };
    const request = {
      startupId: 'heliogrid',
      name: 'Heliogrid',
      logo: '',
      isSample: false,
      state: 'approved',
      requestedAt: 1,
      answeredAt: 2,
      note: 'Welcome',
    } as const;
    const asked = { state: 'requested', requestedAt: null, note: '', isSample: false };
    expect(shownOf({ closed: ['traction', 'metrics'] })).toEqual(['closed', asked]);
    expect(shownOf({ closed: ['metrics'] })).toEqual(['traction', asked]);
    expect(shownOf({ closed: [] }, { request })).toEqual(['approved', request]);
    expect(shownOf({ closed: ['traction', 'metrics'], isUnheard: true })).toEqual(['closed', 'unheard']);
  });

  it('is how a startup fits what whoever looks is looking for, by what they may see', () => {
    const raising = { currentRound: 'Seed', goal: 500_000, raised: 0, investors: 0 };
    const profile = blank.startup('tidewater', 'Tidewater', { stage: 'Seed', fundraising: raising });
    const criteria: InvestmentCriteria = {
      sectors: [],
      stages: ['Seed'],
      minimum: 50_000,
      maximum: null,
      places: '',
      mustHaves: [],
    };
    const fitAt = (isListed: boolean) => {
      const page = { ...startup, profile, criteria, isListed, isOwn: isListed };
      const view = viewOfStartup(loaded(contextOf(page, { viewer: 'everyone' })));
      return view.status === 'loaded' ? view.fit?.map(({ verdict }) => verdict) : view.status;
    };
    expect(fitAt(false)).toEqual(['unknown', 'met', 'met', 'unknown']);
    // Through others' eyes its figures are closed: what its round has open is nobody's to know.
    expect(fitAt(true)).toEqual(['unknown', 'met', 'unknown', 'unknown']);
  });

  it('is how each of one’s own startups fits what an investor says to look for, unless the page is closed', () => {
    const profile = blank.investor('ravi-kulkarni', 'Ravi Kulkarni', { sectors: ['AI'] });
    const own = [
      blank.startup('tidewater', 'Tidewater', { categories: ['AI'] }),
      blank.startup('kelp', 'Kelp', { categories: ['Hardware'] }),
    ];
    const fitsAt = (privacy: 'public' | 'private') => {
      const view = viewOfInvestor(loaded(contextOf({ ...investor, profile, privacy, ownStartups: own })));
      if (view.status !== 'loaded') throw new Error(view.status);
      return view.fits.map(({ startup: { name }, fit }) => [name, fit[0]?.verdict]);
    };
    expect(fitsAt('public')).toEqual([
      ['Tidewater', 'met'],
      ['Kelp', 'notMet'],
    ]);
    expect(fitsAt('private')).toEqual([
      ['Tidewater', 'unknown'],
      ['Kelp', 'unknown'],
    ]);
  });

  it('is which button copied its link, or the link that could not be copied', () => {
    const context = contextOf(startup, { share: { from: 'header', text: 'https://updraft.example/x' } });
    const shareIn = (state: string) => {
      const view = viewOfStartup(loaded(context, state));
      return view.status === 'loaded' ? view.share : view.status;
    };
    expect(['idle', 'copying', 'copied', 'refused'].map(shareIn)).toEqual([
      { copiedFrom: null, refusedLink: null },
      { copiedFrom: null, refusedLink: null },
      { copiedFrom: 'header', refusedLink: null },
      { copiedFrom: null, refusedLink: 'https://updraft.example/x' },
    ]);
  });

  it('is one’s own investor page through the eyes of others', () => {
    const page: ProfilePage = { ...investor, isOwn: true, privacy: 'founders' };
    expect(viewOfInvestor(loaded(contextOf(page, { viewer: 'everyone' })))).toEqual({
      status: 'loaded',
      profile: limitedInvestor(investor.profile),
      // With their buttons.
      isOwn: false,
      tab: 'overview',
      isFollowing: false,
      share: { copiedFrom: null, refusedLink: null },
      likes: {},
      viewing: { value: 'everyone', options: ['self', 'everyone', 'founder'] },
      limitedTo: 'founders',
      isStarred: false,
      fits: [],
    });
  });

  it('is a person with whom they follow, and whom one could follow', () => {
    const context = contextOf(user, {
      suggested: ['investor:ravi-kulkarni', 'user:lena-brandt'],
      marks: { ...noMarks, follow: { 'user:jonas-felde': true, 'user:lena-brandt': true } },
    });
    expect(viewOfUser(loaded(context))).toEqual({
      status: 'loaded',
      profile: user.profile,
      isOwn: false,
      tab: 'overview',
      isFollowing: true,
      share: { copiedFrom: null, refusedLink: null },
      likes: {},
      viewing: null,
      limitedTo: null,
      connections: [
        {
          ref: 'investor:mina-okafor',
          name: 'Mina Okafor',
          role: 'Managing Partner',
          image: '',
          href: '/investors/mina-okafor',
          messageHref: '/messages/mina-okafor',
        },
      ],
      suggestions: [
        { ...user.people[0], href: '/investors/ravi-kulkarni', isFollowing: false },
        { ...user.people[1], href: '/user/lena-brandt', isFollowing: true },
      ],
    });
  });
});

describe('what a profile’s screen does', () => {
  const started = (page: ProfilePage) => {
    const send = vi.fn();
    const snapshot = loaded(contextOf(page));
    return {
      send,
      actions: actionsOf({ send, getSnapshot: () => snapshot }, () => 'https://updraft.example'),
    };
  };

  it('is to tell the machine', () => {
    const { send, actions } = started(user);
    actions.onTabChange('posts');
    actions.onViewerChange('everyone');
    actions.onFollow();
    actions.onStar();
    actions.onToggleInterest();
    actions.onConnect('user:lena-brandt');
    actions.onDismissShare();
    actions.onLike('launch');
    actions.onRetry();
    expect(send.mock.calls).toEqual([
      [{ type: 'tab.change', tab: 'posts' }],
      [{ type: 'viewer.change', viewer: 'everyone' }],
      [{ type: 'follow.toggle' }],
      [{ type: 'star.toggle' }],
      [{ type: 'interest.toggle' }],
      [{ type: 'person.follow', ref: 'user:lena-brandt' }],
      [{ type: 'share.dismiss' }],
      [{ type: 'post.like', postId: 'launch' }],
      [{ type: 'profile.retry' }],
    ]);
  });

  it('shares a post where it is shown, in the feed or on its tab, and anything else as the profile', () => {
    const { send, actions } = started(investor);
    for (const from of ['in-feed', 'older', 'header']) actions.onShare(from);
    const link = 'https://updraft.example/investors/mina-okafor';
    expect(send.mock.calls).toEqual([
      [{ type: 'share.press', from: 'in-feed', text: 'https://updraft.example/explore#in-feed' }],
      [{ type: 'share.press', from: 'older', text: `${link}?tab=posts#older` }],
      [{ type: 'share.press', from: 'header', text: link }],
    ]);
  });
});
