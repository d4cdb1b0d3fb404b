import * as blank from '@kit/fixtures/blankProfiles';
import { describe, expect, it, vi } from 'vitest';
import { initialTransition } from 'xstate';
import {
  actionsOfProfile,
  viewOfInvestor,
  viewOfStartup,
  viewOfUser,
} from '@/app/pages/Profile/profileConnector';
import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import type { InvestmentCriteria } from '@/data/schema/rules/fit';
import { limitedInvestor } from '@/data/schema/rules/privacy';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { ProfilePost } from '@/data/schema/shapes/profilePost';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext } from '@/machines/profile/types';
import { describeActions } from '../../support/actions';

const post = (id: string, isInFeed: boolean) => ({ id, isInFeed }) as ProfilePost;

const startup: ProfilePage & { kind: 'startup' } = {
  ...{ kind: 'startup', isOwn: false, isListed: false, isActive: true, members: [] },
  profile: blank.startup('heliogrid', 'Heliogrid'),
};
const posts = [post('in-feed', true), post('older', false)];
const investor: ProfilePage & { kind: 'investor' } = {
  ...{ kind: 'investor', isOwn: false, privacy: 'public' },
  profile: blank.investor('uid-mina', 'Mina Okafor', { slug: 'mina-okafor', about: 'Climate', posts }),
};
const following = [{ name: 'Mina Okafor', role: 'Managing Partner', image: '' }];
const user: ProfilePage & { kind: 'user' } = {
  ...{ kind: 'user', isOwn: false, privacy: 'public' },
  profile: blank.user('jonas-felde', 'Jonas Felde', { following }),
  people: [
    { ref: 'investor:ravi-kulkarni', name: 'Ravi Kulkarni', role: 'Angel', image: '/ravi.webp' },
    { ref: 'user:uid-lena', slug: 'lena-brandt', name: 'Lena Brandt', role: 'Founder', image: '' },
  ],
};

const contextOf = (page: ProfilePage, more: Partial<ProfileContext> = {}): ProfileContext => ({
  ...initialTransition(profileMachine, { kind: page.kind, slug: page.profile.id })[0].context,
  ...{ page, ...more },
});

type Value = Parameters<typeof profileMachine.resolveState>[0]['value'];

const at = (value: Value, context: ProfileContext) => profileMachine.resolveState({ value, context });
const loaded = (context: ProfileContext, share = 'idle') =>
  at({ loaded: { share, sync: 'current', request: 'unasked' } }, context);

/** The view of the startup's loaded page, with changes to the page, the context and the share state. */
const startupAt = (changed: Partial<typeof startup>, more: Partial<ProfileContext> = {}, share = 'idle') => {
  const view = viewOfStartup(loaded(contextOf({ ...startup, ...changed }, more), share));
  if (view.status !== 'loaded') throw new Error(view.status);
  return view;
};
const noShare = { copiedFrom: null, refusedLink: null };

it.each<[string, string, Value]>([
  ['loading', 'while the profile loads', { loading: { fetch: 'reading', pause: 'waiting' } }],
  ['notFound', 'if there is no such profile', 'notFound'],
  ['failed', 'when the profile fails to load', 'failed'],
])('viewOfStartup, viewOfInvestor and viewOfUser return only the status %j %s', (status, _, value) => {
  const snapshot = at(value, contextOf(startup, { page: null }));
  const views = [viewOfStartup, viewOfInvestor, viewOfUser].map((viewOf) => viewOf(snapshot));
  expect(views).toEqual([{ status }, { status }, { status }]);
});

describe('viewOfStartup', () => {
  it('returns the viewer’s star, interest and likes', () => {
    const [star, interest] = [{ 'startup:heliogrid': true }, { 'startup:heliogrid': false }];
    const marks = { ...noMarks, star, interest, like: { launch: true } };
    const listedBy = {
      ref: 'user:uid-ada',
      slug: 'ada',
      name: 'Ada',
      role: 'CEO',
      image: '/ada.webp',
    } as const;
    const ada = { name: 'Ada', image: '/ada.webp', href: '/user/ada' };
    expect(startupAt({ listedBy, members: [listedBy] }, { tab: 'metrics', marks })).toEqual({
      ...{ status: 'loaded', profile: startup.profile, isOwn: false, tab: 'metrics', isFollowing: false },
      ...{ share: noShare, likes: { launch: true }, isStarred: true, viewing: null, metricsAccess: 'public' },
      ...{ listedBy: { ...ada, uid: 'uid-ada' }, members: [ada], canPost: false },
      ...{ fit: null, activity: 'active' },
      interest: { isExpressed: false, isRevealed: true, request: null, needsAccount: false },
    });
  });

  it('returns the owner’s view, or the public view when the owner previews the page as everyone', () => {
    const viewAs = (viewer: 'self' | 'everyone', changed: object) => {
      const view = startupAt({ isOwn: true, ...changed }, { viewer });
      const { isOwn, viewing, metricsAccess, profile, activity, interest } = view;
      const { raised } = profile.fundraising;
      return { isOwn, asks: viewing?.value, metricsAccess, raised, activity, interest };
    };
    const { raised } = startup.profile.fundraising;
    const interest = { isExpressed: false, isRevealed: true, request: null, needsAccount: false };
    const own = { isOwn: true, asks: 'self', metricsAccess: 'public', raised, activity: 'active', interest };
    const hidden = { ...interest, isRevealed: false };
    const others = { ...own, isOwn: false, asks: 'everyone', interest: hidden };
    expect(viewAs('self', {})).toEqual(own);
    expect(viewAs('self', { isActive: false })).toEqual({ ...own, activity: 'ownInactive' });
    expect(viewAs('everyone', {})).toEqual(others);
    expect(viewAs('self', { isListed: true })).toEqual({ ...own, metricsAccess: 'own' });
    expect(viewAs('everyone', { isListed: true })).toEqual({ ...others, metricsAccess: 'closed', raised: 0 });
    expect(viewAs('everyone', { isActive: false })).toEqual({ ...others, activity: 'inactive' });
  });

  const request = { startupId: 'heliogrid', state: 'approved' } as SentRequest;
  const asked = { state: 'requested', requestedAt: null, note: '', isSample: false };
  const guest = { closed: ['traction', 'metrics', 'contact'], needsAccount: true } as const;
  it.each<[string, string, Partial<typeof startup>, unknown, Partial<ProfileContext>?]>([
    ['closed', 'and a pending request if all metrics are hidden', { closed: ['traction', 'metrics'] }, asked],
    ['traction', 'and a pending request if only traction is visible', { closed: ['metrics'] }, asked],
    ['approved', 'and the approved request if all metrics are visible', { closed: [] }, request, { request }],
    ['closed', 'and no request if the viewer has no account', guest, null],
  ])('after the viewer asks for access, returns metricsAccess %j %s', (access, _, changed, answer, more) => {
    const marks = { ...noMarks, interest: { 'startup:heliogrid': true } };
    const view = startupAt({ isListed: true, ...changed }, { marks, ...more });
    expect([view.metricsAccess, view.interest.request]).toEqual([access, answer]);
  });

  // A preview of a listed startup as everyone hides its metrics and most of its funding data.
  it.each([
    ['public', ['unknown', 'met', 'met', 'unknown']],
    ['hidden', ['unknown', 'met', 'unknown', 'unknown']],
  ] as const)('returns how well a startup with %s metrics fits a viewer’s criteria', (metrics, verdicts) => {
    const isListed = metrics === 'hidden';
    const raising = { currentRound: 'Seed', goal: 500_000, raised: 0, investors: 0 };
    const profile = blank.startup('tidewater', 'Tidewater', { stage: 'Seed', fundraising: raising });
    const anywhere = { sectors: [], maximum: null, places: '', mustHaves: [] };
    const criteria: InvestmentCriteria = { ...anywhere, stages: ['Seed'], minimum: 50_000 };
    const { fit } = startupAt({ profile, criteria, isListed, isOwn: isListed }, { viewer: 'everyone' });
    expect(fit?.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  it.each([
    ['neither a copied nor a refused link', 'idle', noShare],
    ['neither a copied nor a refused link', 'copying', noShare],
    ['the share button whose link was copied', 'copied', { ...noShare, copiedFrom: 'header' }],
    ['the link that wasn’t copied', 'refused', { ...noShare, refusedLink: 'https://updraft.example/x' }],
  ])('returns %s when the state of sharing a link is %j', (_, state, shown) => {
    const share = { from: 'header', text: 'https://updraft.example/x' };
    expect(startupAt({}, { share }, state).share).toEqual(shown);
  });
});

const untouched = { status: 'loaded', isOwn: false, tab: 'overview', share: noShare, likes: {} };

it.each([
  ['public', ['met', 'notMet']],
  ['private', ['unknown', 'unknown']],
] as const)('viewOfInvestor returns how well the viewer’s startups fit a %s profile', (privacy, verdicts) => {
  const profile = blank.investor('ravi-kulkarni', 'Ravi Kulkarni', { sectors: ['AI'] });
  const ownStartups = ['AI', 'Hardware'].map((category) =>
    blank.startup(category, category, { categories: [category] }),
  );
  const view = viewOfInvestor(loaded(contextOf({ ...investor, profile, privacy, ownStartups })));
  if (view.status !== 'loaded') throw new Error(view.status);
  expect(view.fits.map(({ startup, fit }) => [startup.name, fit[0]?.verdict])).toEqual([
    ['AI', verdicts[0]],
    ['Hardware', verdicts[1]],
  ]);
});

it('viewOfInvestor returns the limited profile and a visitor’s buttons when the owner previews the page as everyone', () => {
  const page: ProfilePage = { ...investor, isOwn: true, privacy: 'founders' };
  expect(viewOfInvestor(loaded(contextOf(page, { viewer: 'everyone' })))).toEqual({
    ...{ ...untouched, profile: limitedInvestor(investor.profile), limitedTo: 'founders', fits: [] },
    ...{ isFollowing: false, isStarred: false },
    viewing: { value: 'everyone', options: ['self', 'everyone', 'founder'] },
  });
});

it('viewOfUser returns the user’s connections and the suggested people', () => {
  const context = contextOf(user, {
    suggested: ['investor:ravi-kulkarni', 'user:uid-lena'],
    marks: { ...noMarks, follow: { 'user:jonas-felde': true, 'user:uid-lena': true } },
  });
  const mina = { ref: 'investor:mina-okafor', name: 'Mina Okafor', role: 'Managing Partner', image: '' };
  expect(viewOfUser(loaded(context))).toEqual({
    ...{ ...untouched, profile: user.profile, isFollowing: true, viewing: null, limitedTo: null },
    connections: [{ ...mina, href: '/investors/mina-okafor', messageHref: '/messages/mina-okafor' }],
    suggestions: [
      { ...user.people[0], href: '/investors/ravi-kulkarni', isFollowing: false },
      { ...user.people[1], href: '/user/lena-brandt', isFollowing: true },
    ],
  });
});

const actionsFor = (page: ProfilePage) => (actor: { send: (event: object) => void }) =>
  actionsOfProfile({ ...actor, getSnapshot: () => loaded(contextOf(page)) }, () => 'https://updraft.example');

describeActions('actionsOfProfile', actionsFor(user), [
  ['onTabChange', ['posts'], { type: 'tab.change', tab: 'posts' }],
  ['onViewerChange', ['everyone'], { type: 'viewer.change', viewer: 'everyone' }],
  ['onFollow', [], { type: 'follow.toggle' }],
  ['onStar', [], { type: 'star.toggle' }],
  ['onToggleInterest', [], { type: 'interest.toggle' }],
  ['onConnect', ['user:lena'], { type: 'person.follow', ref: 'user:lena' }],
  ['onShare', ['x'], { type: 'share.press', from: 'x', text: 'https://updraft.example/user/jonas-felde' }],
  ['onDismissShare', [], { type: 'share.dismiss' }],
  ['onLike', ['launch'], { type: 'post.like', postId: 'launch' }],
  ['onRetry', [], { type: 'profile.retry' }],
]);

const link = 'https://updraft.example/investors/mina-okafor';
it.each([
  ['the feed to share a post that is in the feed', 'in-feed', 'https://updraft.example/explore#in-feed'],
  ['the profile’s posts to share a post that isn’t in the feed', 'older', `${link}?tab=posts#older`],
  ['the profile to share the profile', 'header', link],
])('actionsOfProfile.onShare sends the URL of %s', (_, from, text) => {
  const send = vi.fn();
  actionsFor(investor)({ send }).onShare(from);
  expect(send.mock.calls).toEqual([[{ type: 'share.press', from, text }]]);
});
