import type { FeedFilter } from '@/data/schema/lists';
import type { Post } from '@/data/schema/post';
import type { FeedContext } from './types';

/** What a loaded feed looks like. `empty`: nothing to show, whatever the filter and the query. */
export type FeedView = 'ready' | 'filtered' | 'empty';

type Shown = Pick<FeedContext, 'posts' | 'filter' | 'query' | 'matches' | 'savedIds'>;

const hasQuery = ({ query }: Pick<FeedContext, 'query'>) => query.trim() !== '';

/** The last answer for a list of posts: typing in a composer doesn't filter ten thousand of them again. */
const answers = new WeakMap<
  Post[],
  { filter: FeedFilter; matches: string[] | null; savedIds: string[]; visible: Post[] }
>();

/** The posts to show: of the filter's type or saved, newest first; with a query what the search found, best first. */
export function selectVisiblePosts({ posts, filter, query, matches, savedIds }: Shown): Post[] {
  const found = hasQuery({ query }) ? matches : null;
  if (filter === 'all' && found === null) return posts;
  const last = answers.get(posts);
  const isSame = last?.filter === filter && last.matches === found;
  if (isSame && (filter !== 'saved' || last.savedIds === savedIds)) return last.visible;
  let candidates = posts;
  if (found !== null) {
    const byId = new Map(posts.map((post) => [post.id, post]));
    candidates = found.flatMap((id) => byId.get(id) ?? []);
  }
  const visible =
    filter === 'all'
      ? candidates
      : candidates.filter(({ id, type }) => (filter === 'saved' ? savedIds.includes(id) : type === filter));
  answers.set(posts, { filter, matches: found, savedIds, visible });
  return visible;
}

export function viewOf(context: Shown): FeedView {
  if (selectVisiblePosts(context).length === 0) return 'empty';
  return context.filter !== 'all' || hasQuery(context) ? 'filtered' : 'ready';
}

/** Whether the shown matches are not those of the query. */
export function isSearchStale(context: FeedContext): boolean {
  return hasQuery(context) && context.query !== context.searched;
}

/** Another filter or query. What was found last stays until the search answers; without a query nothing is kept. */
export function look(
  context: FeedContext,
  next: { filter?: FeedFilter; query?: string },
): Partial<FeedContext> {
  const query = next.query ?? context.query;
  return {
    filter: next.filter ?? context.filter,
    query,
    ...(hasQuery({ query }) ? {} : { matches: null, searched: '' }),
  };
}

/** A search that always works: posts with the query in their text, tags, author or startup, in the order given. */
export function plainMatches(posts: Post[], query: string): string[] {
  const wanted = query.trim().toLowerCase();
  return posts
    .filter(({ author, content, hashtags, startup }) =>
      [content, author.name, author.role, startup?.name ?? '', ...hashtags].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .map(({ id }) => id);
}

/** A view in which a new post of one's own is seen: the present one if it fits, otherwise all posts. */
export function lookFor(post: Post | null, context: FeedContext): Partial<FeedContext> {
  if (post === null) return {};
  const isOfType = context.filter === 'all' || context.filter === post.type;
  const isFound = !hasQuery(context) || plainMatches([post], context.query).length > 0;
  if (!isOfType || !isFound) return look(context, { filter: 'all', query: '' });
  // A search under way doesn't know the post yet: it starts anew.
  return { matches: context.matches && [post.id, ...context.matches], searched: '' };
}
