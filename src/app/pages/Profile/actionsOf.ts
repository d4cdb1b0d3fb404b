import type { ActorRefFrom } from 'xstate';
import type { GuardedActions, ProfileActions, StarActions } from '@/components/profile/profileView';
import { href } from '@/data/schema/href';
import { profileHref } from '@/data/schema/ref';
import type { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext } from '@/machines/profile/types';
import { postsTabOf } from '@/machines/profile/view';
import type { StartupActions } from '@/screens/Startup/startupView';
import type { UserActions } from '@/screens/User/userView';

type AllActions = ProfileActions &
  StarActions &
  GuardedActions &
  Pick<StartupActions, 'onToggleInterest'> &
  Pick<UserActions, 'onConnect'>;

type ProfileActor = Pick<ActorRefFrom<typeof profileMachine>, 'send' | 'getSnapshot'>;

/**
 * Returns the path to share from a place on the page. A post's path opens the feed if the post is there, else
 * the profile's posts. Any other place shares the profile.
 */
function pathFrom({ page, kind, id }: ProfileContext, from: string): string {
  const post = page?.profile.posts.find((known) => known.id === from);
  if (post?.isInFeed) return href('explore', { hash: post.id });
  return profileHref(
    kind,
    page?.profile.id ?? id,
    post && { search: { tab: postsTabOf(kind) }, hash: post.id },
  );
}

/**
 * Returns the actions of all kinds of profile, as events for the machine.
 * @param getOrigin returns the origin of shared links: `https://updraft.example`
 */
export const actionsOf = (actor: ProfileActor, getOrigin: () => string): AllActions => ({
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
