import type { ProfilePost } from '@/data/schema/profilePost';
import { Stack } from '../layout/Stack';
import { type ProfileAuthor, ProfilePostCard } from './ProfilePostCard';

export type PostListProps = {
  /** In the order they are shown. */
  posts: readonly ProfilePost[];
  author: ProfileAuthor;
  /** The present, ms since the epoch. */
  now: number;
  /** My likes by post id; what is missing is as the post says. */
  likes: Readonly<Record<string, boolean>>;
  /** The id of the post whose link was copied just now, among other things that may have been. */
  copiedFrom: string | null;
  onLike: (postId: string) => void;
  onShare: (postId: string) => void;
};

/** What someone posted. */
export function PostList({ posts, author, now, likes, copiedFrom, onLike, onShare }: PostListProps) {
  return (
    <Stack gap={20}>
      {posts.map((post) => (
        <ProfilePostCard
          key={post.id}
          post={post}
          author={author}
          now={now}
          isLiked={likes[post.id] ?? post.isLiked}
          isCopied={copiedFrom === post.id}
          onLike={onLike}
          onShare={onShare}
        />
      ))}
    </Stack>
  );
}
