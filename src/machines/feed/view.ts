import type { FeedFilter } from '@/data/schema/lists';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { Post } from '@/data/schema/post';
import { rememberedByItem } from '@/data/schema/remembered';
import { isLiked } from '../shared/marks';
import type { FeedContext } from './types';

/** What a loaded feed looks like. `empty`: nothing to show, whatever the filter and the query. */
export type FeedView = 'ready' | 'filtered' | 'empty';

type Shown = Pick<FeedContext, 'posts' | 'filter' | 'query' | 'matches' | 'marks'>;

const hasQuery = ({ query }: Pick<FeedContext, 'query'>) => query.trim() !== '';

/** A post as it came, and the same liked or no longer liked: a card whose facts didn't change isn't drawn again. */
const turnedPosts = new WeakMap<Post, Post>();

/** A post with what the person likes. */
function withLike(post: Post, marks: Marks): Post {
  const isOn = isLiked(marks, post);
  if (isOn === post.isLiked) return post;
  const turned = turnedPosts.get(post) ?? {
    ...post,
    isLiked: isOn,
    likes: Math.max(0, post.likes + (isOn ? 1 : -1)),
  };
  turnedPosts.set(post, turned);
  return turned;
}

type Asked = {
  filter: FeedFilter;
  found: string[] | null;
  likes: Marks['like'];
  saves: Marks['save'] | null;
};

/** The last answer for a list of posts: typing in a composer doesn't filter ten thousand of them again. */
const answers = new WeakMap<Post[], Asked & { visible: Post[] }>();

/** The posts to show: of the filter's type or saved, newest first; with a query what the search found, best first. */
export function selectVisiblePosts(shown: Shown): Post[] {
  const { posts, filter, matches, marks } = shown;
  const { like, save } = marks ?? noMarks;
  const asked: Asked = {
    filter,
    found: hasQuery(shown) ? matches : null,
    likes: like,
    saves: filter === 'saved' ? save : null,
  };
  const last = answers.get(posts);
  const isAnswered = last && (Object.keys(asked) as (keyof Asked)[]).every((key) => last[key] === asked[key]);
  if (isAnswered) return last.visible;
  const visible = findPosts(posts, asked).map((post) => withLike(post, marks ?? noMarks));
  answers.set(posts, { ...asked, visible });
  return visible;
}

const byId = rememberedByItem((posts: Post[]) => new Map(posts.map((post) => [post.id, post])));

function findPosts(posts: Post[], { filter, found, saves }: Asked): Post[] {
  let candidates = posts;
  if (found !== null) {
    const all = byId(posts);
    candidates = found.map((id) => all.get(id)).filter((post) => post !== undefined);
  }
  if (filter === 'all') return candidates;
  return candidates.filter(({ id, type }) => (saves ? saves[id] === true : type === filter));
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
