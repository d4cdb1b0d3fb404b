import { people } from '@/data/sample/people';
import type { Post } from '@/data/schema/post';

/** A post by Jonas that says this, and otherwise nothing. */
export const postOf = (id: string, content: string, more: Partial<Post> = {}): Post => ({
  id,
  author: people.jonas,
  content,
  hashtags: [],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: 0,
  type: 'thought',
  ...more,
});
