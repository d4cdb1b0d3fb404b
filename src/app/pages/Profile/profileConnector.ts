import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  GuardedActions,
  LoadedProfile,
  ProfileActions,
  StarActions,
  UnloadedProfile,
} from '@/components/profile/profileView';
import type { Known } from '@/data/ports/Directory';
import { href } from '@/data/schema/shapes/href';
import { conversationHref, type ProfileKind, profileHref, type Ref, readRef } from '@/data/schema/shapes/ref';
import type { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext } from '@/machines/profile/types';
import {
  connectionsOf,
  fitOfStartup,
  fitsOfInvestor,
  isContactOpen,
  isFollowed,
  isInterested,
  isOwnPage,
  isStarred,
  keptFrom,
  metricsAccessOf,
  needsAccount,
  postsTabOf,
  profileOf,
  requestOf,
  suggestedOf,
  tabOf,
  unsavedInterest,
  viewersOf,
} from '@/machines/profile/view';
import type { InvestorView } from '@/screens/Investor/investorView';
import type { LoadedStartup, StartupActions, StartupView } from '@/screens/Startup/startupView';
import type { UserActions, UserView } from '@/screens/User/userView';

// Converts the snapshots of the profile machine to the views of the profile screens.

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/**
 * Returns the fields that the views of all kinds of profile share. Returns `null` while the profile loads, or
 * if it doesn't exist.
 */
function loadedOf<Kind extends ProfileKind>(
  kind: Kind,
  snapshot: ProfileSnapshot,
): LoadedProfile<Kind> | null {
  const { context } = snapshot;
  const { page, tab, marks, share } = context;
  if (!snapshot.hasTag('loaded') || page?.kind !== kind) return null;
  return {
    status: 'loaded',
    profile: profileOf(context) as LoadedProfile<Kind>['profile'],
    isOwn: isOwnPage(context),
    tab: tabOf(kind, tab),
    isFollowing: isFollowed(context),
    share: {
      copiedFrom: (snapshot.matches({ loaded: { share: 'copied' } }) && share?.from) || null,
      refusedLink: (snapshot.matches({ loaded: { share: 'refused' } }) && share?.text) || null,
    },
    likes: marks.like,
  };
}

// After a failure the machine has both tags, so `failed` comes first. Both pages look alike (spec section 8).
const unloaded = ['failed', 'notFound'] as const;
const unloadedOf = (snapshot: ProfileSnapshot): UnloadedProfile => ({
  status: unloaded.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
});

const viewingOf = ({ page, kind, viewer }: ProfileContext) =>
  page?.isOwn ? { value: viewer, options: viewersOf(kind) } : null;

const guardOf = (context: ProfileContext) => ({
  viewing: viewingOf(context),
  limitedTo: keptFrom(context),
});

function activityOf(context: ProfileContext): LoadedStartup['activity'] {
  const { page } = context;
  if (page?.kind !== 'startup' || page.isActive) return 'active';
  return isOwnPage(context) ? 'ownInactive' : 'inactive';
}

const withHref = (known: Known) => ({ name: known.name, image: known.image, href: addressesOf(known).href });

export function viewOfStartup(snapshot: ProfileSnapshot): StartupView {
  const { context } = snapshot;
  const loaded = loadedOf('startup', snapshot);
  if (!loaded || context.page?.kind !== 'startup') return unloadedOf(snapshot);
  const { listedBy, members } = context.page;
  return {
    ...loaded,
    listedBy: listedBy ? { ...withHref(listedBy), uid: readRef(listedBy.ref)?.id } : null,
    members: members.map(withHref),
    isStarred: isStarred(context),
    viewing: viewingOf(context),
    metricsAccess: metricsAccessOf(context),
    fit: fitOfStartup(context),
    activity: activityOf(context),
    canPost: isOwnPage(context) && context.page.isListed && context.page.isActive,
    interest: {
      isExpressed: isInterested(context),
      isRevealed: isContactOpen(context),
      needsAccount: needsAccount(context),
      request: requestOf(context),
      unsaved: unsavedInterest(context),
    },
  };
}

export function viewOfInvestor(snapshot: ProfileSnapshot): InvestorView {
  const { context } = snapshot;
  const loaded = loadedOf('investor', snapshot);
  if (!loaded) return unloadedOf(snapshot);
  return {
    ...loaded,
    ...guardOf(context),
    isStarred: isStarred(context),
    fits: fitsOfInvestor(context),
  };
}

const addressesOf = ({ ref, slug }: { ref: Ref; slug?: string | undefined }) => {
  const { kind, id } = readRef(ref) ?? { kind: 'user', id: ref };
  const page = { id, slug };
  return { href: profileHref(kind, page), messageHref: conversationHref(page) };
};

export function viewOfUser(snapshot: ProfileSnapshot): UserView {
  const { context } = snapshot;
  const loaded = loadedOf('user', snapshot);
  if (!loaded) return unloadedOf(snapshot);
  return {
    ...loaded,
    ...guardOf(context),
    connections: connectionsOf(context).map((person) => ({ ...person, ...addressesOf(person) })),
    suggestions: suggestedOf(context).map((person) => ({ ...person, href: addressesOf(person).href })),
  };
}

type AllActions = ProfileActions &
  StarActions &
  GuardedActions &
  Pick<StartupActions, 'onToggleInterest'> &
  Pick<UserActions, 'onConnect'>;

type ProfileActor = Pick<ActorRefFrom<typeof profileMachine>, 'send' | 'getSnapshot'>;

/**
 * Returns the path that a share button copies. `from` is the id of a post, or `header` for the profile. A
 * post's path opens the feed if the post is in the feed, else the profile's posts.
 */
function pathFrom({ page, kind, slug }: ProfileContext, from: string): string {
  const post = page?.profile.posts.find((known) => known.id === from);
  if (post?.isInFeed) return href('explore', { hash: post.id });
  return profileHref(
    kind,
    page?.profile ?? { id: slug },
    post && { search: { tab: postsTabOf(kind) }, hash: post.id },
  );
}

/**
 * Returns the actions of all kinds of profile. Each action sends an event to the machine.
 * @param getOrigin returns the origin of shared links: `https://updraft.example`
 */
export const actionsOfProfile = (actor: ProfileActor, getOrigin: () => string): AllActions => ({
  onTabChange: (tab) => actor.send({ type: 'tab.change', tab }),
  onViewerChange: (viewer) => actor.send({ type: 'viewer.change', viewer }),
  onFollow: () => actor.send({ type: 'follow.toggle' }),
  onStar: () => actor.send({ type: 'star.toggle' }),
  onToggleInterest: () => actor.send({ type: 'interest.toggle' }),
  onConnect: (ref) => actor.send({ type: 'person.follow', ref }),
  onShare: (from) =>
    actor.send({
      type: 'share.press',
      from,
      text: getOrigin() + pathFrom(actor.getSnapshot().context, from),
    }),
  onDismissShare: () => actor.send({ type: 'share.dismiss' }),
  onLike: (postId) => actor.send({ type: 'post.like', postId }),
  onRetry: () => actor.send({ type: 'profile.retry' }),
});
