import type { FeedFilter } from '@/data/schema/lists';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { Post } from '@/data/schema/post';
import { rememberedByItem } from '@/data/schema/remembered';
import { isLiked } from '../shared/marks';
import type { FeedContext, FeedWrite } from './types';

/** The state of a loaded feed. `empty`: no post to show, with or without a filter and a query. */
export type FeedView = 'ready' | 'filtered' | 'empty';

type Shown = Pick<FeedContext, 'posts' | 'filter' | 'query' | 'matches' | 'marks'>;

const hasQuery = ({ query }: Pick<FeedContext, 'query'>) => query.trim() !== '';

const byId = rememberedByItem((posts: Post[]) => new Map(posts.map((post) => [post.id, post])));

/**
 * Returns a post with its like toggled. Caches the object, so that an unchanged card isn't rendered again.
 */
const turnedPost = rememberedByItem((post: Post): Post => {
  const isOn = !post.isLiked;
  return { ...post, isLiked: isOn, likes: Math.max(0, post.likes + (isOn ? 1 : -1)) };
});

/**
 * Returns the posts with the user's likes. Iterates over the likes, since there are fewer of them than posts.
 */
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
};

/** The latest result per list of posts: neither typing nor a like filters ten thousand posts again. */
const answers = new WeakMap<Post[], Asked & { candidates: Post[]; likes: Marks['like']; visible: Post[] }>();

/** Returns the posts of the filter, newest first; with a query, those that the search found, best first. */
export function selectVisiblePosts(shown: Shown): Post[] {
  const { posts, filter, matches } = shown;
  const marks = shown.marks ?? noMarks;
  const asked: Asked = {
    filter,
    found: hasQuery(shown) ? matches : null,
    saves: filter === 'saved' ? marks.save : null,
  };
  const last = answers.get(posts);
  const isFound = last && (Object.keys(asked) as (keyof Asked)[]).every((key) => last[key] === asked[key]);
  if (isFound && last.likes === marks.like) return last.visible;
  const candidates = isFound ? last.candidates : findPosts(posts, asked);
  const visible = withLikes(candidates, posts, marks);
  answers.set(posts, { ...asked, candidates, likes: marks.like, visible });
  return visible;
}

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

/** Whether `matches` answers another query. */
export function isSearchStale(context: FeedContext): boolean {
  return hasQuery(context) && context.query !== context.searched;
}

type Unsaved = Readonly<Record<string, 'pending' | 'failed'>>;

const noneUnsaved: Unsaved = {};

/** Returns the state of posts and comments that aren't stored yet, by id. */
export const selectUnsaved = rememberedByItem(({ pending, failed }: FeedContext['outbox']): Unsaved => {
  const stateOf = (changes: readonly FeedWrite[], state: 'pending' | 'failed') =>
    changes.flatMap((change) => {
      if (change.kind === 'post') return [[change.post.id, state] as const];
      return change.kind === 'comment' ? [[change.comment.id, state] as const] : [];
    });
  const unsaved = [...stateOf(failed, 'failed'), ...stateOf(pending, 'pending')];
  // Drafts and likes don't affect the result.
  return unsaved.length > 0 ? Object.fromEntries(unsaved) : noneUnsaved;
});

/**
 * Returns the updates for another view. The previous matches stay until the search answers, or until the
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

/**
 * The search without the search actor: ids of posts whose text, tags, author or startup contain the query, in
 * the given order.
 */
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

/**
 * Returns the updates for a view that shows the user's new post: the current view if it matches, else all
 * posts.
 */
export function lookFor(post: Post | null, context: FeedContext): Partial<FeedContext> {
  if (post === null) return {};
  const isOfType = context.filter === 'all' || context.filter === post.type;
  const isFound = !hasQuery(context) || plainMatches([post], context.query).length > 0;
  if (!isOfType || !isFound) return look(context, { filter: 'all', query: '' });
  // A running search doesn't include the post yet, so the search restarts.
  return { matches: context.matches && [post.id, ...context.matches], searched: '' };
}
