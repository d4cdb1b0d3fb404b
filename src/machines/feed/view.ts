import type { FeedFilter } from '@/data/schema/lists';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { Post } from '@/data/schema/post';
import { rememberedByItem } from '@/data/schema/remembered';
import { isLiked } from '../shared/marks';
import type { FeedContext, FeedWrite } from './types';

/** What a loaded feed looks like. `empty`: nothing to show, whatever the filter and the query. */
export type FeedView = 'ready' | 'filtered' | 'empty';

type Shown = Pick<FeedContext, 'posts' | 'filter' | 'query' | 'matches' | 'marks'>;

const hasQuery = ({ query }: Pick<FeedContext, 'query'>) => query.trim() !== '';

const byId = rememberedByItem((posts: Post[]) => new Map(posts.map((post) => [post.id, post])));

/** A post as it came, and the same liked or no longer liked: a card whose facts didn't change isn't drawn again. */
const turnedPost = rememberedByItem((post: Post): Post => {
  const isOn = !post.isLiked;
  return { ...post, isLiked: isOn, likes: Math.max(0, post.likes + (isOn ? 1 : -1)) };
});

/** The posts with what the person likes: what is marked is looked up among them, as it is little and they may be many. */
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

/** The last answer for a list of posts: typing in a composer doesn't filter ten thousand of them again, nor does a like. */
const answers = new WeakMap<Post[], Asked & { candidates: Post[]; likes: Marks['like']; visible: Post[] }>();

/** The posts to show: of the filter's type or saved, newest first; with a query what the search found, best first. */
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

/** Whether the shown matches are not those of the query. */
export function isSearchStale(context: FeedContext): boolean {
  return hasQuery(context) && context.query !== context.searched;
}

type Unsaved = Readonly<Record<string, 'pending' | 'failed'>>;

const noneUnsaved: Unsaved = {};

/** Ids of the posts and comments that are shown and not on the device: on their way there, or refused. */
export const selectUnsaved = rememberedByItem(({ pending, failed }: FeedContext['outbox']): Unsaved => {
  const stateOf = (changes: readonly FeedWrite[], state: 'pending' | 'failed') =>
    changes.flatMap((change) => {
      if (change.kind === 'post') return [[change.post.id, state] as const];
      return change.kind === 'comment' ? [[change.comment.id, state] as const] : [];
    });
  const unsaved = [...stateOf(failed, 'failed'), ...stateOf(pending, 'pending')];
  // A draft or a like changes nothing of it.
  return unsaved.length > 0 ? Object.fromEntries(unsaved) : noneUnsaved;
});

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
