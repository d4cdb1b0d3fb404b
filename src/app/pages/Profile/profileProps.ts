import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProfileOf } from '@/components/profile/profileScreen';
import { href } from '@/data/schema/href';
import type { Viewer } from '@/data/schema/privacy';
import { type ProfileKind, profileHref } from '@/data/schema/ref';
import type { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext, ProfileTab } from '@/machines/profile/types';
import {
  isFollowed,
  isOwnPage,
  isStarred,
  keptFrom,
  profileOf,
  tabOf,
  viewersOf,
} from '@/machines/profile/view';

type ProfileActor = ActorRefFrom<typeof profileMachine>;
type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

// A failure has both tags: it looks not found, and says what failed (spec section 8).
const statuses = ['failed', 'notFound', 'loaded', 'loading'] as const;

/** What is shared from a place on the page: a post that the feed shows, else the profile. */
function linkFrom({ page }: ProfileContext, from: string): string {
  if (!page) return '';
  const { id, posts } = page.profile;
  const isInFeed = posts.some((post) => post.id === from && post.isInFeed);
  const path = isInFeed ? href('explore', { hash: from }) : profileHref(page.kind, id);
  return window.location.origin + path;
}

/** What the screens of all kinds show of the machine and do to it. */
export function useProfileProps<Kind extends ProfileKind>(
  kind: Kind,
  actor: ProfileActor,
  snapshot: ProfileSnapshot,
) {
  const { context } = snapshot;
  const { page, tab, viewer, marks, share } = context;
  const { onViewerChange, ...events } = useMemo(
    () => ({
      onTabChange: (chosen: ProfileTab<Kind>) => actor.send({ type: 'tab.change', tab: chosen }),
      onViewerChange: (viewer: Viewer) => actor.send({ type: 'viewer.change', viewer }),
      onFollow: () => actor.send({ type: 'follow.toggle' }),
      onStar: () => actor.send({ type: 'star.toggle' }),
      onShare: (from: string) =>
        actor.send({ type: 'share.press', from, text: linkFrom(actor.getSnapshot().context, from) }),
      onDismissShare: () => actor.send({ type: 'share.dismiss' }),
      onLike: (postId: string) => actor.send({ type: 'post.like', postId }),
      onRetry: () => actor.send({ type: 'profile.retry' }),
    }),
    [actor],
  );
  return {
    ...events,
    status: statuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
    profile: (page?.kind === kind ? profileOf(context) : null) as ProfileOf<Kind> | null,
    isOwn: isOwnPage(context),
    viewing: isOwnPage(context)
      ? { value: viewer, options: viewersOf(kind), onChange: onViewerChange }
      : null,
    limitedTo: keptFrom(context),
    tab: tabOf(kind, tab),
    isStarred: isStarred(context),
    isFollowing: isFollowed(context),
    share: {
      copiedFrom: (snapshot.matches({ loaded: { share: 'copied' } }) && share?.from) || null,
      refusedLink: (snapshot.matches({ loaded: { share: 'refused' } }) && share?.text) || null,
    },
    likes: marks.like,
  };
}
