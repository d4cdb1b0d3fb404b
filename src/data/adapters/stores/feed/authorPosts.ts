import type { FeedStore } from '../../../ports/FeedStore';
import type { World } from '../../../ports/World';
import { postsPage } from '../../../schema/shapes/constants';
import type { Me } from '../../../schema/shapes/currentUser';
import type { Post } from '../../../schema/shapes/post';
import { isBy } from '../../../schema/shapes/ref';

// The posts of one author, for profiles and notifications. This module loads on demand.

/** Posts of the three sources, before their comments and likes are known. */
export type Found = Record<'own' | 'others' | 'sample', readonly Post[]>;

/** The functions of the feed store that read posts. */
type Reading<Parts> = {
  me: () => Me;
  world: Pick<World, 'loadPosts'>;
  readParts: () => Promise<Parts>;
  /** Reads all posts of the user. */
  readAllOwn: () => Promise<readonly Post[]>;
  readOwnPage: (before: number, newest: number) => Promise<{ records: { value: Post }[]; since: number }>;
  /** Reads the newest posts of all authors: `next` is the time from which no post is missing. */
  readPages: (asked: { count: number }) => Promise<Omit<Found, 'sample'> & { next: number }>;
  /** Adds comments and likes, and sorts the posts. */
  shown: (found: Found, parts: Parts) => Promise<Post[]>;
  /** Like `shown`, with the counts of likes that `countLikes` returns. */
  withReactions: (found: Found, parts: Parts, countLikes: World['countLikes']) => Promise<readonly Post[]>;
};

type Parts = { posts: readonly Post[]; startups: { count: number } };

export async function loadBy<Read extends Parts>(
  { me, world, readParts, readAllOwn, shown }: Reading<Read>,
  author: Parameters<FeedStore['loadBy']>[0],
): Promise<Post[]> {
  const isStartup = author.kind === 'startup';
  const isAsked = ({ author: { id, kind } }: Post) => id === author.id && (kind === 'startup') === isStartup;
  const [parts, { posts: others }] = await Promise.all([readParts(), world.loadPosts({ author })]);
  const isOwn = author.id === me().id || (isStartup && parts.startups.count > 0);
  const own = isOwn ? await readAllOwn() : [];
  return (await shown({ own, others, sample: parts.posts.filter(isAsked) }, parts)).filter(isAsked);
}

export async function loadRecent<Read extends Parts>(
  { me, readParts, readPages, readOwnPage, withReactions }: Reading<Read>,
  count: number,
): Promise<readonly Post[]> {
  const [parts, pages] = await Promise.all([readParts(), readPages({ count })]);
  const own: Post[] = [];
  let next = Infinity;
  for (let left = count; left > 0 && next > -Infinity; left -= postsPage) {
    const page = await readOwnPage(next, Math.min(count, postsPage));
    own.push(...page.records.map(({ value }) => value));
    next = page.since;
  }
  const sample = parts.posts.filter(({ author, postTime }) => postTime >= pages.next || isBy(me(), author));
  return withReactions({ own, others: pages.others, sample }, parts, async () => new Map());
}
