import type { World } from '@/data/ports/World';

/** Returns the newest posts of other accounts, with the comments and likes of these and of some other posts. */
export async function worldFeed(world: World, ids: readonly string[] = []) {
  const { posts } = await world.loadPosts({ count: 60 });
  const asked = [...posts.map(({ id }) => id), ...ids];
  const [comments, likes] = await Promise.all([world.loadComments(asked), world.countLikes(asked)]);
  return { posts, comments, likes };
}
