import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import { accessTo, closedParts, type Privacy, type Standing, type StartupPart } from '@/data/schema/access';
import { profileTabs } from '@/data/schema/choices';
import { type Fit, fitsFor, fitsOf } from '@/data/schema/fit';
import type { Investor } from '@/data/schema/investor';
import type { MarkChange, Marks } from '@/data/schema/marks';
import {
  isOpenTo,
  limitedInvestor,
  limitedUser,
  standings,
  type Viewer,
  viewers,
  withoutParts,
} from '@/data/schema/privacy';
import { type ProfileKind, type Ref, readRef, refOf } from '@/data/schema/ref';
import { slugOf } from '@/data/schema/slug';
import type { Startup } from '@/data/schema/startup';
import type { Connection } from '@/data/schema/user';
import { isLiked, isMarked, turned } from '../shared/marks';
import { unsavedIn } from '../shared/outbox';
import type { ProfileContext, ProfileTab } from './types';

/** Suggested connections shown on a page. */
const suggestionsShown = 3;

/** The kind's tab of that name, else its first. */
export function tabOf<Kind extends ProfileKind>(
  kind: Kind,
  asked: string | null | undefined,
): ProfileTab<Kind> {
  const tabs: readonly ProfileTab<Kind>[] = profileTabs[kind];
  return tabs.find((tab) => tab === asked) ?? 'overview';
}

/** The tab with what was posted. */
export const postsTabOf = (kind: ProfileKind): ProfileTab => (kind === 'startup' ? 'updates' : 'posts');

export const isTabOf = (kind: ProfileKind, tab: ProfileTab): boolean => tabOf(kind, tab) === tab;

/** Through whose eyes a page of the kind can be looked at; the first is its owner's. */
export const viewersOf = (kind: ProfileKind): readonly Viewer[] => viewers[kind];

/** The viewer of that name, else the owner. */
export const viewerOf = (kind: ProfileKind, asked: string | null | undefined): Viewer =>
  viewersOf(kind).find((viewer) => viewer === asked) ?? 'self';

/** The page's own name among all; the address may spell it in other letter cases. */
const refOfPage = ({ kind, profile: { id } }: ProfilePage): Ref => refOf(kind, id);

/**
 * The page of the person who looks, or of a startup of theirs; looked at as others do, it is like anybody's: what they can
 * do can be tried.
 */
export const isOwnPage = ({ page, viewer }: ProfileContext): boolean =>
  page?.isOwn === true && viewer === 'self';

/** A page of one's own through others' eyes: what is done to it there is tried, and nothing of it is kept. */
export const isTrying = ({ page, viewer }: ProfileContext): boolean =>
  page?.isOwn === true && viewer !== 'self';

/**
 * How whoever one looks as stands to one's own startup: as their role does, and by what was tried through their eyes.
 * Interest that was taken back was expressed once, and an approval went with it.
 */
function standingOf({ viewer, tried }: ProfileContext): Standing {
  const role = standings[viewer];
  return tried.interest === undefined ? role : { ...role, hasExpressedInterest: true, isApproved: false };
}

const noParts: readonly StartupPart[] = [];

/** The parts of a listing that are closed to whoever looks, or as whom one looks. */
function closedOf(context: ProfileContext): readonly StartupPart[] {
  const { page } = context;
  if (page?.kind !== 'startup' || !page.isListed) return noParts;
  return page.isOwn ? closedParts(standingOf(context)) : (page.closed ?? noParts);
}

/**
 * Whose a startup's figures are to see: everyone's, its owner's alone, not of whoever looks, of those traction and funding
 * only, or all of them, as the owner approved who looks.
 */
export function figuresOf(context: ProfileContext): 'public' | 'own' | 'closed' | 'traction' | 'approved' {
  const { page } = context;
  if (page?.kind !== 'startup' || !page.isListed) return 'public';
  if (isOwnPage(context)) return 'own';
  const closed = closedOf(context);
  if (closed.includes('traction')) return 'closed';
  return closed.includes('metrics') ? 'traction' : 'approved';
}

/** The profile as whoever looks may see it (spec section 6, privacy). */
export function profileOf(context: ProfileContext): ProfilePage['profile'] | null {
  const { page, viewer } = context;
  if (page === null) return null;
  if (page.kind === 'startup')
    return page.isOwn ? withoutParts(page.profile, closedOf(context)) : page.profile;
  const seen = page.isOwn && page.seenBy?.[viewer];
  if (seen) return seen;
  if (isOpenTo(page.privacy, page.isOwn ? viewer : 'everyone')) return page.profile;
  return page.kind === 'user' ? limitedUser(page.profile) : limitedInvestor(page.profile);
}

/** Who sees the whole page, where whoever looks doesn't. */
export function keptFrom({ page, viewer }: ProfileContext): Exclude<Privacy, 'public'> | null {
  if (!page || page.kind === 'startup' || page.privacy === 'public') return null;
  return isOpenTo(page.privacy, page.isOwn ? viewer : 'everyone') ? null : page.privacy;
}

/** How a startup fits what the person looks for, by what they may see of it; `null` for whoever is no investor. */
export function fitOfStartup(context: ProfileContext): Fit | null {
  const { page } = context;
  if (page?.kind !== 'startup' || !page.criteria) return null;
  return fitsOf(page.criteria)(profileOf(context) as Startup);
}

/** How each startup of the person's own fits what an investor says to look for, by what they may see of the page. */
export function fitsOfInvestor(
  context: ProfileContext,
): { startup: Pick<Startup, 'id' | 'name'>; fit: Fit }[] {
  if (context.page?.kind !== 'investor') return [];
  const { ownStartups = [] } = context.page;
  const investor = profileOf(context) as Investor;
  return ownStartups.map((startup) => ({ startup, fit: fitsFor(startup)(investor) }));
}

export function isFollowed({ page, marks, tried }: ProfileContext): boolean {
  if (page === null) return false;
  return page.isOwn ? tried.follow === true : isMarked(marks, 'follow', refOfPage(page));
}

export const isStarred = ({ page, marks }: ProfileContext): boolean =>
  page !== null && isMarked(marks, 'star', refOfPage(page));

/** Only an account can express interest in an account's listing: the owner is notified with its name. */
export const needsAccount = ({ page }: ProfileContext): boolean =>
  page?.kind === 'startup' && page.needsAccount === true;

export const canExpressInterest = (context: ProfileContext): boolean =>
  context.page?.kind === 'startup' && context.page.isActive && !isOwnPage(context) && !needsAccount(context);

/** Interest is expressed in startups only (spec section 4); through others' eyes, as they have, or as was tried. */
export function isInterested({ page, marks, viewer, tried }: ProfileContext): boolean {
  if (page?.kind !== 'startup' || page.needsAccount) return false;
  if (page.isOwn) return tried.interest ?? standings[viewer].hasExpressedInterest;
  return isMarked(marks, 'interest', refOfPage(page));
}

/** Interest was expressed, taken back or not. */
export const hasAsked = ({ page, marks }: ProfileContext): boolean =>
  page?.kind === 'startup' && marks.interest[refOfPage(page)] !== undefined;

/** Of the interest in a startup that is expressed or taken back: the device doesn't have it yet, or refused it. */
export const unsavedInterest = ({ page, outbox }: ProfileContext) =>
  page ? unsavedIn(outbox, ({ kind, id }) => kind === 'interest' && id === refOfPage(page)) : undefined;

/** Where the request for a startup's figures stands, which interest sends. */
export type RequestShown = Pick<SentRequest, 'state' | 'note' | 'isSample' | 'isFinal'> & {
  /** Ms since the epoch; `null` while that isn't known. */
  requestedAt: number | null;
};

/** The same through others' eyes, as they would meet it; nothing to whoever hasn't asked, and to oneself. */
function tryingRequestOf(context: ProfileContext): RequestShown | null {
  const { isApproved, hasExpressedInterest } = standingOf(context);
  if (!hasExpressedInterest) return null;
  const asked = isInterested(context) ? 'requested' : 'withdrawn';
  return { state: isApproved ? 'approved' : asked, requestedAt: null, note: '', isSample: false };
}

/** What came of the interest in a startup, from the moment it is expressed; `null` where there is none, and to its owner. */
export function requestOf(context: ProfileContext): RequestShown | null {
  const { page, request } = context;
  if (page?.kind !== 'startup') return null;
  if (page.isOwn) return tryingRequestOf(context);
  if (!isInterested(context)) return request?.state === 'withdrawn' ? request : null;
  if (request && request.state !== 'withdrawn') return request;
  return { state: 'requested', requestedAt: null, note: '', isSample: !page.isListed };
}

/**
 * A startup's contact details and deck stay hidden until the first interest, taken back or not (spec section 4); not from
 * its owner. Those of a listing come with its page, once its owner was asked.
 */
export const isContactOpen = (context: ProfileContext): boolean => {
  const { page } = context;
  if (page === null) return false;
  if (page.kind !== 'startup') return true;
  if (page.isOwn)
    return accessTo({ kind: 'startup', part: 'contact' }, standingOf(context)).extent === 'whole';
  return page.isListed ? !closedOf(context).includes('contact') : hasAsked(context);
};

/** With something turned around that is only tried. */
export const trying = (context: ProfileContext, kind: 'follow' | 'interest'): ProfileContext['tried'] => ({
  ...context.tried,
  [kind]: kind === 'follow' ? !isFollowed(context) : !isInterested(context),
});

/** Turning a mark of the page around. */
export const turningPage = (
  { page, marks }: ProfileContext,
  kind: 'follow' | 'star' | 'interest',
): MarkChange[] => (page ? [turned(marks, kind, refOfPage(page))] : []);

/** Liking a post of the page, or taking the like back. */
export function liking({ page, marks }: ProfileContext, postId: string): MarkChange[] {
  const post = page?.profile.posts.find(({ id }) => id === postId);
  return post ? [{ kind: 'like', id: postId, isOn: !isLiked(marks, post) }] : [];
}

/** Following somebody the page suggests, or no longer. */
export const connecting = ({ suggested, marks }: ProfileContext, ref: Ref): MarkChange[] =>
  suggested.includes(ref) ? [turned(marks, 'follow', ref)] : [];

/**
 * Whose page a connection leads to: their own, where they have one, else by the role (spec section 2, Following tab):
 * whoever is Managing something is an investor, everybody else stands for a startup.
 */
export const refOfConnection = ({ ref, name, role }: Connection): Ref =>
  ref ?? refOf(role.includes('Managing') ? 'investor' : 'startup', slugOf(name));

/** The people a page suggests: none whom its owner is connected with, or who is followed already. */
export function suggestionsOf(page: ProfilePage, marks: Marks): Ref[] {
  if (page.kind !== 'user') return [];
  const known = new Set([refOfPage(page), ...page.profile.following.map(refOfConnection)]);
  return page.people
    .map(({ ref }) => ref)
    .filter((ref) => readRef(ref)?.kind !== 'startup' && !known.has(ref) && !isMarked(marks, 'follow', ref))
    .slice(0, suggestionsShown);
}

type Known = Connection & { ref: Ref };

/** Whom a person's page says they follow: on one's own, whoever is marked. */
export function connectionsOf({ page, marks }: ProfileContext): Known[] {
  if (page?.kind !== 'user') return [];
  return page.isOwn
    ? page.people.filter(({ ref }) => isMarked(marks, 'follow', ref))
    : page.profile.following.map((connection) => ({ ...connection, ref: refOfConnection(connection) }));
}

/** Whom a person's page suggests, with whether they are followed by now. */
export const suggestedOf = ({
  page,
  marks,
  suggested,
}: ProfileContext): (Known & { isFollowing: boolean })[] =>
  page?.kind === 'user'
    ? page.people
        .filter(({ ref }) => suggested.includes(ref))
        .map((person) => ({ ...person, isFollowing: isMarked(marks, 'follow', person.ref) }))
    : [];
