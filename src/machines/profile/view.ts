import type { ProfilePage } from '@/data/ports/Directory';
import type { SentRequest } from '@/data/ports/RequestStore';
import { accessTo, closedParts, type Privacy, type ViewerRelation } from '@/data/schema/rules/access';
import { type Fit, fitsFor, fitsOf } from '@/data/schema/rules/fit';
import {
  isOpenTo,
  limitedInvestor,
  limitedUser,
  type Viewer,
  viewerRelations,
  viewers,
  withoutParts,
} from '@/data/schema/rules/privacy';
import { profileTabs } from '@/data/schema/shapes/choices';
import type { Investor } from '@/data/schema/shapes/investor';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import { type ProfileKind, type Ref, readRef, refOf } from '@/data/schema/shapes/ref';
import type { Startup } from '@/data/schema/shapes/startup';
import type { StartupPart } from '@/data/schema/shapes/startupParts';
import type { Connection } from '@/data/schema/shapes/user';
import { slugOf } from '@/data/schema/text/slug';
import { isLiked, isMarked, turned } from '../shared/marks';
import { unsavedIn } from '../shared/outbox';
import type { ProfileContext, ProfileTab } from './types';

/** The maximum number of suggested connections on a page. */
const suggestionsShown = 3;

/** Returns the requested tab if this kind of profile has it, else `overview`. */
export function tabOf<Kind extends ProfileKind>(
  kind: Kind,
  asked: string | null | undefined,
): ProfileTab<Kind> {
  const tabs: readonly ProfileTab<Kind>[] = profileTabs[kind];
  return tabs.find((tab) => tab === asked) ?? 'overview';
}

/** Returns the tab that lists the profile's posts. */
export const postsTabOf = (kind: ProfileKind): ProfileTab => (kind === 'startup' ? 'updates' : 'posts');

export const isTabOf = (kind: ProfileKind, tab: ProfileTab): boolean => tabOf(kind, tab) === tab;

/** Returns the viewers that a page of this kind can be previewed as. The first is its owner. */
export const viewersOf = (kind: ProfileKind): readonly Viewer[] => viewers[kind];

/** Returns the requested viewer if this kind of page has it, else the owner. */
export const viewerOf = (kind: ProfileKind, asked: string | null | undefined): Viewer =>
  viewersOf(kind).find((viewer) => viewer === asked) ?? 'self';

/** Returns the ref (kind and id) of the page's profile. The URL may spell the id in another letter case. */
const refOfPage = ({ kind, profile: { id } }: ProfilePage): Ref => refOf(kind, id);

/**
 * Whether the page shows the user's own profile or startup, and the user views it as themselves. In a preview
 * as another viewer, the page offers that viewer's actions.
 */
export const isOwnPage = ({ page, viewer }: ProfileContext): boolean =>
  page?.isOwn === true && viewer === 'self';

/** Whether the user previews their own page as another viewer. Actions have no lasting effect there. */
export const isTrying = ({ page, viewer }: ProfileContext): boolean =>
  page?.isOwn === true && viewer !== 'self';

/**
 * Returns the previewed viewer's relation to the user's startup. The viewer's role determines the relation
 * until the user presses Express Interest. Then, the viewer is interested but not approved.
 */
function relationOf({ viewer, tried }: ProfileContext): ViewerRelation {
  const role = viewerRelations[viewer];
  return tried.interest === undefined ? role : { ...role, hasExpressedInterest: true, isApproved: false };
}

const noParts: readonly StartupPart[] = [];

/** Returns the parts of a listing that the viewer can't see: `traction`, `metrics`, `contact`. */
function closedOf(context: ProfileContext): readonly StartupPart[] {
  const { page } = context;
  if (page?.kind !== 'startup' || !page.isListed) return noParts;
  return page.isOwn ? closedParts(relationOf(context)) : (page.closed ?? noParts);
}

/**
 * Returns which metrics the viewer sees: all, like every viewer (`public`), as the owner (`own`) or after the
 * owner's approval (`approved`); only traction and funding (`traction`); or none (`closed`).
 */
export function metricsAccessOf(
  context: ProfileContext,
): 'public' | 'own' | 'closed' | 'traction' | 'approved' {
  const { page } = context;
  if (page?.kind !== 'startup' || !page.isListed) return 'public';
  if (isOwnPage(context)) return 'own';
  const closed = closedOf(context);
  if (closed.includes('traction')) return 'closed';
  return closed.includes('metrics') ? 'traction' : 'approved';
}

/** Returns the parts of the profile that the viewer may see (spec section 6, privacy). */
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

/** Returns the page's privacy setting if it hides parts from the viewer, else `null`. */
export function keptFrom({ page, viewer }: ProfileContext): Exclude<Privacy, 'public'> | null {
  if (!page || page.kind === 'startup' || page.privacy === 'public') return null;
  return isOpenTo(page.privacy, page.isOwn ? viewer : 'everyone') ? null : page.privacy;
}

/** Returns how well a startup's visible data fits the user's criteria; `null` if they are no investor. */
export function fitOfStartup(context: ProfileContext): Fit | null {
  const { page } = context;
  if (page?.kind !== 'startup' || !page.criteria) return null;
  return fitsOf(page.criteria)(profileOf(context) as Startup);
}

/** Returns how well each of the user's startups fits an investor's visible criteria; `[]` on other pages. */
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

/** Whether the user needs an account to express interest: the owner is notified with the account's name. */
export const needsAccount = ({ page }: ProfileContext): boolean =>
  page?.kind === 'startup' && page.needsAccount === true;

export const canExpressInterest = (context: ProfileContext): boolean =>
  context.page?.kind === 'startup' && context.page.isActive && !isOwnPage(context) && !needsAccount(context);

/** Whether the viewer is interested in the startup (spec section 4). Previews use the role or tried state. */
export function isInterested({ page, marks, viewer, tried }: ProfileContext): boolean {
  if (page?.kind !== 'startup' || page.needsAccount) return false;
  if (page.isOwn) return tried.interest ?? viewerRelations[viewer].hasExpressedInterest;
  return isMarked(marks, 'interest', refOfPage(page));
}

/** Whether the user ever expressed interest in the startup, even if they withdrew it since. */
export const hasAsked = ({ page, marks }: ProfileContext): boolean =>
  page?.kind === 'startup' && marks.interest[refOfPage(page)] !== undefined;

/** Returns the state of a change of interest: being written, or failed; `undefined` once it is stored. */
export const unsavedInterest = ({ page, outbox }: ProfileContext) =>
  page ? unsavedIn(outbox, ({ kind, id }) => kind === 'interest' && id === refOfPage(page)) : undefined;

/** The state of the request for a startup's metrics, which expressing interest sends. */
export type RequestShown = Pick<SentRequest, 'state' | 'note' | 'isSample' | 'isFinal'> & {
  /** Ms since the epoch; `null` if unknown. */
  requestedAt: number | null;
};

/** Returns the request that the previewed viewer sees; `null` for the owner and without interest. */
function tryingRequestOf(context: ProfileContext): RequestShown | null {
  const { isApproved, hasExpressedInterest } = relationOf(context);
  if (!hasExpressedInterest) return null;
  const asked = isInterested(context) ? 'requested' : 'withdrawn';
  return { state: isApproved ? 'approved' : asked, requestedAt: null, note: '', isSample: false };
}

/** Returns the viewer's request for a startup's metrics; `null` before they express interest. */
export function requestOf(context: ProfileContext): RequestShown | null {
  const { page, request } = context;
  if (page?.kind !== 'startup') return null;
  if (page.isOwn) return tryingRequestOf(context);
  if (!isInterested(context)) return request?.state === 'withdrawn' ? request : null;
  if (request && request.state !== 'withdrawn') return request;
  return { state: 'requested', requestedAt: null, note: '', isSample: !page.isListed };
}

/**
 * Whether the contact details and the pitch deck are visible. A startup hides them from all viewers but its
 * owner until the viewer first expresses interest (spec section 4). For a startup listed by another account,
 * the loaded page already omits hidden details.
 */
export const isContactOpen = (context: ProfileContext): boolean => {
  const { page } = context;
  if (page === null) return false;
  if (page.kind !== 'startup') return true;
  if (page.isOwn)
    return accessTo({ kind: 'startup', part: 'contact' }, relationOf(context)).extent === 'full';
  return page.isListed ? !closedOf(context).includes('contact') : hasAsked(context);
};

/** Returns the buttons pressed in the preview, with `kind` toggled. */
export const trying = (context: ProfileContext, kind: 'follow' | 'interest'): ProfileContext['tried'] => ({
  ...context.tried,
  [kind]: kind === 'follow' ? !isFollowed(context) : !isInterested(context),
});

/** Returns the change that toggles the page's follow, star or interest; `[]` if no page is loaded. */
export const turningPage = (
  { page, marks }: ProfileContext,
  kind: 'follow' | 'star' | 'interest',
): MarkChange[] => (page ? [turned(marks, kind, refOfPage(page))] : []);

/** Returns the change that likes a post of the page or removes the like; `[]` for an unknown post. */
export function liking({ page, marks }: ProfileContext, postId: string): MarkChange[] {
  const post = page?.profile.posts.find(({ id }) => id === postId);
  return post ? [{ kind: 'like', id: postId, isOn: !isLiked(marks, post) }] : [];
}

/** Returns the change that follows a suggested profile or unfollows it; `[]` for any other ref. */
export const connecting = ({ suggested, marks }: ProfileContext, ref: Ref): MarkChange[] =>
  suggested.includes(ref) ? [turned(marks, 'follow', ref)] : [];

/**
 * Returns the profile that a connection links to: its `ref` if it has one. Otherwise the role decides (spec
 * section 2, Following tab): "Managing" in a role means an investor, any other role a startup.
 */
export const refOfConnection = ({ ref, name, role }: Connection): Ref =>
  ref ?? refOf(role.includes('Managing') ? 'investor' : 'startup', slugOf(name));

/** Returns up to three people and investors that neither the page's owner nor the user follows. */
export function suggestionsOf(page: ProfilePage, marks: Marks): Ref[] {
  if (page.kind !== 'user') return [];
  const known = new Set([refOfPage(page), ...page.profile.following.map(refOfConnection)]);
  return page.people
    .map(({ ref }) => ref)
    .filter((ref) => readRef(ref)?.kind !== 'startup' && !known.has(ref) && !isMarked(marks, 'follow', ref))
    .slice(0, suggestionsShown);
}

type Known = Connection & { ref: Ref };

/** Returns the profiles that a person's page lists as followed; on the user's own page, from their records. */
export function connectionsOf({ page, marks }: ProfileContext): Known[] {
  if (page?.kind !== 'user') return [];
  return page.isOwn
    ? page.people.filter(({ ref }) => isMarked(marks, 'follow', ref))
    : page.profile.following.map((connection) => ({ ...connection, ref: refOfConnection(connection) }));
}

/** Returns the suggestions of a person's page, each with whether the user follows it now. */
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
