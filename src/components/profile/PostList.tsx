import type { ProfilePost } from '@/data/schema/shapes/profilePost';
import { Stack } from '../layout/Stack';
import * as sharedStyles from '../social/shared.css';
import { type ProfileAuthor, ProfilePostCard } from './ProfilePostCard';

export type PostListProps = {
  /** The posts in display order. */
  posts: readonly ProfilePost[];
  /** The author of the posts. */
  author: ProfileAuthor;
  /** The current time, in ms since the epoch. */
  now: number;
  /** The viewer's likes by post id. For a missing id, `post.isLiked` applies. */
  likes: Readonly<Record<string, boolean>>;
  /** Id of the post whose link was just copied. The values `header` and `contact` mean the profile's link. */
  copiedFrom: string | null;
  /** Id of the post in the URL, which is highlighted. */
  sharedId?: string;
  /** Called to like or unlike a post. */
  onLike: (postId: string) => void;
  /** Called to copy the link to a post. */
  onShare: (postId: string) => void;
};

/** The posts on a profile. Each list item has its post's id, so that a URL can link to the post. */
export function PostList({
  posts,
  author,
  now,
  likes,
  copiedFrom,
  sharedId,
  onLike,
  onShare,
}: PostListProps) {
  return (
    <Stack as="ul" gap={20}>
      {posts.map((post) => (
        <li
          key={post.id}
          id={post.id}
          className={sharedStyles.entry}
          aria-current={post.id === sharedId || undefined}
          tabIndex={post.id === sharedId ? -1 : undefined}
        >
          <ProfilePostCard
            post={post}
            author={author}
            now={now}
            isLiked={likes[post.id] ?? post.isLiked}
            isCopied={copiedFrom === post.id}
            onLike={onLike}
            onShare={onShare}
          />
        </li>
      ))}
    </Stack>
  );
}
