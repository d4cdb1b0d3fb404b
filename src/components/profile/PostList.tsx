import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { PostMissing } from '../social/PostMissing';
import * as sharedStyles from '../social/shared.css';
import { ProfilePostCard } from './ProfilePostCard';
import { pictureOf } from './pictureOf';
import type { ProfilePartProps } from './profileView';

export type PostListProps = ProfilePartProps & {
  /** The heading of the list, for screen readers. */
  title: string;
  /** Shown between the heading and the posts. */
  composer?: ReactNode;
  /** Replaces the list if the profile has no posts. */
  empty: ReactNode;
};

/**
 * The posts on a profile, and a message if the URL contains the id of a post that doesn't exist. Each list
 * item has its post's id, so that a URL can link to the post.
 */
export function PostList({ view, actions, now, title, composer, empty }: PostListProps) {
  const { profile, sharedId, likes } = view;
  const hasPosts = profile.posts.length > 0;
  return (
    <>
      {(composer || hasPosts) && <VisuallyHidden as="h2">{title}</VisuallyHidden>}
      {composer}
      {view.isSharedMissing && <PostMissing />}
      {hasPosts ? (
        <Stack as="ul" gap={20}>
          {profile.posts.map((post) => (
            <li
              key={post.id}
              id={post.id}
              className={sharedStyles.entry}
              aria-current={post.id === sharedId || undefined}
              tabIndex={post.id === sharedId ? -1 : undefined}
            >
              <ProfilePostCard
                post={post}
                author={{ name: profile.name, isVerified: profile.verified, ...pictureOf(profile) }}
                now={now}
                isLiked={likes[post.id] ?? post.isLiked}
                isCopied={view.share.copiedFrom === post.id}
                onLike={actions.onLike}
                onShare={actions.onShare}
              />
            </li>
          ))}
        </Stack>
      ) : (
        empty
      )}
    </>
  );
}
