import type { World } from '@/data/ports/World';

/** Returns the newest posts of other accounts, with the comments and likes of these and of some other posts. */
export async function worldFeed(world: World, ids: readonly string[] = []) {
  const { posts } = await world.loadPosts({ count: 60 });
  return { posts, ...(await world.loadReactions([...posts.map(({ id }) => id), ...ids])) };
}
