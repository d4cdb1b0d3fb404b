import type { Post } from '../shapes/post';
import { tagsOf } from '../text/named';

/** A hashtag without its `#`, and how many posts have it. */
export type Topic = { topic: string; posts: number };

/** Number of topics beside the feed. */
const topicsShown = 3;
/** Number of the newest posts whose hashtags are counted. */
const postsCounted = 60;

/**
 * Returns the most used hashtags of the newest 60 of these posts (newest first), ignoring letter case. With equal
 * counts, the first wins.
 */
export function trendingOf(posts: readonly Pick<Post, 'hashtags' | 'content'>[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const post of posts.slice(0, postsCounted)) {
    for (const tag of tagsOf(post)) {
      const key = tag.toLowerCase();
      const topic = topics.get(key) ?? { topic: tag, posts: 0 };
      topic.posts += 1;
      topics.set(key, topic);
    }
  }
  return [...topics.values()].sort((a, b) => b.posts - a.posts).slice(0, topicsShown);
}
