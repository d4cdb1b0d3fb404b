import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import { trendingOf } from '@/data/schema/rules/trending';
import type { MarkChange } from '@/data/schema/shapes/marks';
import type { Author, Comment, FeedDraft, Post } from '@/data/schema/shapes/post';
import { isOwnPost } from '@/data/schema/shapes/ref';
import { tidyText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { isLiked, turned } from '../shared/marks';
import { onTop, type Supersedes } from '../shared/outbox';
import type { FeedContext, FeedWrite } from './types';

/** The data that a change can alter. The machine's context and the stored feed both contain these fields. */
export type FeedFacts = Pick<FeedContext, 'posts' | 'sidebar' | 'draft' | 'storedDraft'>;

const isMarkChange = (change: FeedWrite): change is MarkChange => 'isOn' in change;

/**
 * Returns the data after a change. Applying the same change again has no effect. Likes, saves and follows
 * don't alter this data: the `marks` actor reports them.
 */
export function applyChange(facts: FeedFacts, change: FeedWrite): FeedFacts {
  if (isMarkChange(change)) return facts;
  switch (change.kind) {
    case 'post':
      return withTrending(facts, postsAfter(facts.posts, change));
    case 'comment':
      return {
        ...facts,
        posts: facts.posts.map((post) => {
          if (post.id !== change.postId) return post;
          const comments = commentsAfter(post.comments, change);
          return comments === post.comments ? post : { ...post, comments };
        }),
      };
    case 'draft':
      return { ...facts, draft: change.draft, storedDraft: change.draft };
  }
}

/** Returns the data with other posts. Counts the trending tags again. */
const withTrending = (facts: FeedFacts, posts: Post[]): FeedFacts =>
  posts === facts.posts
    ? facts
    : {
        ...facts,
        posts,
        sidebar: facts.sidebar && { ...facts.sidebar, trending: trendingOf(posts) },
      };

function postsAfter(posts: Post[], { post, became }: FeedChange & { kind: 'post' }): Post[] {
  const at = posts.findIndex(({ id }) => id === post.id);
  const known = posts[at];
  if (became === 'deleted') return known ? posts.toSpliced(at, 1) : posts;
  if (!known)
    return inPlace(posts, post, became === 'restored' ? (other) => other.postTime <= post.postTime : isAny);
  if (became === 'restored' || known.editedAt === post.editedAt) return posts;
  // Preserves the comments in `posts`, which may be newer than those in the change.
  return posts.with(at, { ...post, comments: known.comments });
}

function commentsAfter(comments: Comment[], change: FeedChange & { kind: 'comment' }): Comment[] {
  const { comment, became } = change;
  const at = comments.findIndex(({ id }) => id === comment.id);
  const known = comments[at];
  if (became === 'deleted') return known ? comments.toSpliced(at, 1) : comments;
  if (!known) return inPlace(comments, comment, ({ time }) => became === 'restored' && time > comment.time);
  return became === 'restored' || known.editedAt === comment.editedAt ? comments : comments.with(at, comment);
}

const isAny = () => true;

/** Inserts `item` before the first item for which `after` returns true, otherwise at the end. */
function inPlace<Item>(items: Item[], item: Item, after: (other: Item) => boolean): Item[] {
  const at = items.findIndex(after);
  return items.toSpliced(at < 0 ? items.length : at, 0, item);
}

/** Returns the id of the changed item, unique within its kind. */
function subjectOf(change: FeedWrite): string {
  if (isMarkChange(change)) return change.id;
  switch (change.kind) {
    case 'post':
      return change.post.id;
    case 'comment':
      return change.comment.id;
    case 'draft':
      return '';
  }
}

export const supersedes: Supersedes<FeedWrite> = (later, earlier) =>
  (earlier.kind === later.kind && subjectOf(earlier) === subjectOf(later)) ||
  // Changes of comments are unnecessary once their post is deleted.
  (later.kind === 'post' &&
    later.became === 'deleted' &&
    earlier.kind === 'comment' &&
    earlier.postId === later.post.id);

/** Returns the change that likes or unlikes a post. */
export function liking({ posts, marks }: FeedContext, postId: string): MarkChange[] {
  const post = posts.find(({ id }) => id === postId);
  return post && marks ? [{ kind: 'like', id: postId, isOn: !isLiked(marks, post) }] : [];
}

/** Returns the change that toggles a save or a follow. */
export const turning = ({ marks }: FeedContext, kind: 'save' | 'follow', id: string): MarkChange[] =>
  marks ? [turned(marks, kind, id)] : [];

/** Returns the draft with the comment under one post set, or removed if the text is empty. */
export function withComment(draft: FeedDraft, postId: string, text: string): FeedDraft {
  const { [postId]: _, ...comments } = draft.comments;
  return { ...draft, comments: text === '' ? comments : { ...comments, [postId]: text } };
}

/** Returns the `edits` property of a draft; an empty object if there are no edits. */
const editsOf = (edits: Texts): Pick<FeedDraft, 'edits'> => (Object.keys(edits).length > 0 ? { edits } : {});

/** Returns the draft with the new text of an edited post or comment; `null` ends the edit. */
export function withEdit({ edits = {}, ...draft }: FeedDraft, id: string, text: string | null): FeedDraft {
  const { [id]: _, ...others } = edits;
  return { ...draft, ...editsOf(text === null ? others : { ...others, [id]: text }) };
}

/** Returns the input without the blanks around it; empty if it is longer than the maximum. */
export const sendable = (typed: string, maximum: number): string =>
  typed.length > maximum ? '' : tidyText(typed);

/** Returns the composer's post (spec section 4); null if it is blank, too long or its author isn't loaded. */
export function postOf({ me, draft }: FeedContext, id: string, at: number): Post | null {
  const content = sendable(draft.text, textMaximum.post);
  if (me === null || content === '') return null;
  const startup = me.postsAs?.find((known) => known.id === draft.as);
  const author: Author = startup ?? {
    id: me.id,
    slug: me.slug,
    name: me.name,
    role: me.role,
    avatar: me.avatar,
    isVerified: me.isVerified,
  };
  return {
    id,
    author,
    ...(startup && { as: { kind: 'startup', id: startup.id } }),
    content,
    hashtags: draft.tag === null ? [] : [draft.tag],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: at,
    type: 'thought',
  };
}

/** Returns the new comment on a post; null if it is blank, too long or its author isn't loaded. */
function commentOf({ me, draft }: FeedContext, postId: string, id: string, at: number): Comment | null {
  const text = sendable(draft.comments[postId] ?? '', textMaximum.comment);
  if (me === null || text === '') return null;
  return {
    id,
    author: { id: me.id, slug: me.slug, name: me.name, avatar: me.avatar },
    text,
    time: at,
    likes: 0,
  };
}

/** Returns the changes that publish the post and clear the composer. */
export function postChanges(context: FeedContext, id: string, at: number): FeedChange[] {
  const post = postOf(context, id, at);
  if (post === null) return [];
  return [
    { kind: 'post', post },
    // Resets the author: the next post is by the user, not by a startup.
    { kind: 'draft', draft: { ...context.draft, text: '', tag: null, as: undefined } },
  ];
}

/** Returns the changes that publish the comment under a post and clear its draft. */
export function commentChanges(context: FeedContext, postId: string, id: string, at: number): FeedChange[] {
  const comment = commentOf(context, postId, id, at);
  if (comment === null) return [];
  return [
    { kind: 'comment', postId, comment },
    { kind: 'draft', draft: withComment(context.draft, postId, '') },
  ];
}

/** Texts by the id of their post or comment. */
type Texts = Readonly<Record<string, string>>;

const pick = <T>(was: T, here: T, there: T) => (here === was ? there : here);

function mergeTexts(base: Texts = {}, mine: Texts = {}, theirs: Texts = {}): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const id of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const text = pick(base[id], mine[id], theirs[id]);
    if (text !== undefined) texts[id] = text;
  }
  return texts;
}

/** Merges two drafts: fields that `mine` changed since `base` come from `mine`, the others from `theirs`. */
const mergeDraft = (base: FeedDraft, mine: FeedDraft, theirs: FeedDraft): FeedDraft => ({
  text: pick(base.text, mine.text, theirs.text),
  tag: pick(base.tag, mine.tag, theirs.tag),
  as: pick(base.as, mine.as, theirs.as),
  comments: mergeTexts(base.comments, mine.comments, theirs.comments),
  ...editsOf(mergeTexts(base.edits, mine.edits, theirs.edits)),
});

function isSameTexts(a: Texts = {}, b: Texts = {}): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

const isSame = (a: FeedDraft, b: FeedDraft): boolean =>
  a.text === b.text &&
  a.tag === b.tag &&
  a.as === b.as &&
  isSameTexts(a.comments, b.comments) &&
  isSameTexts(a.edits, b.edits);

/** Returns the change that stores the draft; `[]` if the draft is already stored or the feed isn't loaded. */
export const draftChanges = ({ me, draft, storedDraft }: FeedContext): FeedChange[] =>
  me === null || isSame(draft, storedDraft) ? [] : [{ kind: 'draft', draft }];

/** Returns the stored feed with all input, expanded comments and pending changes preserved. */
export function takeFeed(context: FeedContext, data: FeedData): Partial<FeedContext> {
  const { posts: found, sidebar: lists, draft } = data;
  const read: FeedFacts = { posts: found, sidebar: lists, draft, storedDraft: draft };
  const { posts, sidebar, storedDraft } = onTop(context.outbox, read, applyChange);
  return {
    posts,
    next: data.next,
    me: data.me,
    sidebar,
    draft: mergeDraft(context.storedDraft, context.draft, storedDraft),
    storedDraft,
    expandedIds: context.expandedIds.filter((expanded) => posts.some(({ id }) => id === expanded)),
    searched: '',
  };
}

/** Returns the context with the posts of the next page. */
export function takeMore(context: FeedContext, { me, posts: found, next }: FeedData): Partial<FeedContext> {
  const byId = new Map(context.posts.map((post) => [post.id, post]));
  // Another account's post can't replace a post of the user that has the same id.
  for (const post of found) if (!byId.has(post.id) || isOwnPost(me, post)) byId.set(post.id, post);
  const posts = [...byId.values()].sort((a, b) => b.postTime - a.postTime);
  const read: FeedFacts = { ...context, posts };
  return { posts: onTop(context.outbox, read, applyChange).posts, next, searched: '' };
}
