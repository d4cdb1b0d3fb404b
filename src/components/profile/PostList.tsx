import type { ProfilePost } from '@/data/schema/profilePost';
import { Stack } from '../layout/Stack';
import * as sharedStyles from '../social/shared.css';
import { type ProfileAuthor, ProfilePostCard } from './ProfilePostCard';

export type PostListProps = {
  /** In the order they are shown. */
  posts: readonly ProfilePost[];
  /** Whose posts they are. */
  author: ProfileAuthor;
  /** The present, ms since the epoch. */
  now: number;
  /** My likes by post id; what is missing is as the post says. */
  likes: Readonly<Record<string, boolean>>;
  /** The id of the post whose link was copied just now, among other things that may have been. */
  copiedFrom: string | null;
  /** Id of the one that the address points to: marked. */
  sharedId?: string;
  /** Likes the post, or takes the like back. */
  onLike: (postId: string) => void;
  /** Copies the post's address. */
  onShare: (postId: string) => void;
};

/** What someone posted. Each entry has its post's id, so that an address can point to it. */
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
