import { rememberedByItem } from '@/data/schema/rules/memoized';
import { postsPage, postsReach } from '@/data/schema/shapes/constants';
import type { FeedFilter } from '@/data/schema/shapes/lists';
import type { Marks } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { Post } from '@/data/schema/shapes/post';
import { isLiked, markedIds } from '../shared/marks';
import type { FeedContext, FeedWrite } from './types';

/** The state of a loaded feed. `empty`: no posts to show and none to load, with or without a filter and a query. */
export type FeedView = 'ready' | 'filtered' | 'empty';

type Shown = Pick<FeedContext, 'posts' | 'next' | 'soughtId' | 'filter' | 'query' | 'matches' | 'marks'>;

const hasQuery = ({ query }: Pick<FeedContext, 'query'>) => query.trim() !== '';

/** Whether a filter or a query reduces the list. */
const isNarrowed = ({ filter, query }: Pick<FeedContext, 'filter' | 'query'>): boolean =>
  filter !== 'all' || query.trim() !== '';

/** Whether the list can have earlier posts. Saved posts load by their ids. */
export const canGrow = (context: Pick<FeedContext, 'posts' | 'next' | 'filter' | 'query'>): boolean =>
  context.next !== null &&
  (!isNarrowed(context) || (context.filter !== 'saved' && context.posts.length < postsReach));

/** Returns the next posts to load. A filter or a query needs many posts to find a few. */
export const nextPage = (context: FeedContext) => ({
  before: context.next ?? 0,
  count: isNarrowed(context) ? postsReach - context.posts.length : postsPage,
});

/** Returns the ids of the posts to load, however old they are: the saved ones and the one in the URL. */
export const wantedIds = ({ filter, marks, soughtId }: FeedContext): string[] => [
  ...(filter === 'saved' && marks ? markedIds(marks.save) : []),
  ...(soughtId === null ? [] : [soughtId]),
];

/** Whether a wanted post may exist, but isn't loaded. */
export const isMissing = (context: FeedContext): boolean =>
  context.next !== null &&
  wantedIds(context).some((id) => !context.askedIds.includes(id) && !byId(context.posts).has(id));

const byId = rememberedByItem((posts: Post[]) => new Map(posts.map((post) => [post.id, post])));

/** Returns a post with its like toggled. Cached, so that an unchanged card doesn't render again. */
const turnedPost = rememberedByItem((post: Post): Post => {
  const isOn = !post.isLiked;
  return { ...post, isLiked: isOn, likes: Math.max(0, post.likes + (isOn ? 1 : -1)) };
});

/** Returns the posts with the user's likes. Iterates over the likes, which are fewer than the posts. */
function withLikes(found: Post[], posts: Post[], marks: Marks): Post[] {
  const turned = new Map<Post, Post>();
  const all = byId(posts);
  for (const id of Object.keys(marks.like)) {
    const post = all.get(id);
    if (post && isLiked(marks, post) !== post.isLiked) turned.set(post, turnedPost(post));
  }
  return turned.size === 0 ? found : found.map((post) => turned.get(post) ?? post);
}

type Asked = {
  filter: FeedFilter;
  found: string[] | null;
  saves: Marks['save'] | null;
  /** Older posts aren't in the list, except the sought one, which comes first; `null` if they are. */
  since: number | null;
  soughtId: string | null;
};

/** Caches the last result for a list of posts, so that typing or a like doesn't filter all posts again. */
const answers = new WeakMap<Post[], Asked & { candidates: Post[]; likes: Marks['like']; visible: Post[] }>();

/** Returns the posts that pass the filter, newest first. With a query, returns matches, best first. */
export function selectVisiblePosts(shown: Shown): Post[] {
  const { posts, filter, matches } = shown;
  const marks = shown.marks ?? noMarks;
  const asked: Asked = {
    filter,
    found: hasQuery(shown) ? matches : null,
    saves: filter === 'saved' ? marks.save : null,
    since: isNarrowed(shown) ? null : shown.next,
    soughtId: shown.soughtId,
  };
  const last = answers.get(posts);
  const isFound = last && (Object.keys(asked) as (keyof Asked)[]).every((key) => last[key] === asked[key]);
  if (isFound && last.likes === marks.like) return last.visible;
  const candidates = isFound ? last.candidates : findPosts(posts, asked);
  const visible = withLikes(candidates, posts, marks);
  answers.set(posts, { ...asked, candidates, likes: marks.like, visible });
  return visible;
}

function findPosts(posts: Post[], { filter, found, saves, since, soughtId }: Asked): Post[] {
  let candidates = posts;
  if (found !== null) {
    const all = byId(posts);
    candidates = found.map((id) => all.get(id)).filter((post) => post !== undefined);
  }
  if (since !== null) {
    // The post in the URL comes first if posts between it and the others aren't loaded.
    const isSought = ({ id, postTime }: Post) => id === soughtId && postTime < since;
    return [...candidates.filter(isSought), ...candidates.filter(({ postTime }) => postTime >= since)];
  }
  if (filter === 'all') return candidates;
  return candidates.filter(({ id, type }) => (saves ? saves[id] === true : type === filter));
}

export function viewOf(context: Shown): FeedView {
  if (selectVisiblePosts(context).length === 0 && !canGrow(context)) return 'empty';
  return isNarrowed(context) ? 'filtered' : 'ready';
}

/** Whether the current query needs a new search, because `matches` may be outdated. */
export function isSearchStale(context: FeedContext): boolean {
  return hasQuery(context) && context.query !== context.searched;
}

type Unsaved = Readonly<Record<string, 'pending' | 'failed'>>;

const noneUnsaved: Unsaved = {};

/** Returns the write state of each post and comment that isn't stored yet, by id. */
export const selectUnsaved = rememberedByItem(({ pending, failed }: FeedContext['outbox']): Unsaved => {
  const stateOf = (changes: readonly FeedWrite[], state: 'pending' | 'failed') =>
    changes.flatMap((change) => {
      if (change.kind === 'post') return [[change.post.id, state] as const];
      return change.kind === 'comment' ? [[change.comment.id, state] as const] : [];
    });
  const unsaved = [...stateOf(failed, 'failed'), ...stateOf(pending, 'pending')];
  // Returns the same object each time if no post or comment is unsaved.
  return unsaved.length > 0 ? Object.fromEntries(unsaved) : noneUnsaved;
});

/**
 * Returns the context for another filter or query. The last matches stay until the search answers or the
 * query is empty.
 */
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

/** Fallback for the search engine: returns ids of posts with the query in their text, tags, author or startup. */
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

/** Returns a view that shows the user's new post: the current view if the post matches it, else all posts. */
export function lookFor(post: Post | null, context: FeedContext): Partial<FeedContext> {
  if (post === null) return {};
  const isOfType = context.filter === 'all' || context.filter === post.type;
  const isFound = !hasQuery(context) || plainMatches([post], context.query).length > 0;
  if (!isOfType || !isFound) return look(context, { filter: 'all', query: '' });
  // Clears `searched` to restart the search, which doesn't know the new post yet.
  return { matches: context.matches && [post.id, ...context.matches], searched: '' };
}
