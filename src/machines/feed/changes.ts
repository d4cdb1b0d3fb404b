import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import { tidyText } from '@/data/schema/blank';
import { textMaximum } from '@/data/schema/constants';
import type { MarkChange } from '@/data/schema/marks';
import type { Author, Comment, FeedDraft, Post } from '@/data/schema/post';
import { trendingOf } from '@/data/schema/trending';
import { isLiked, turned } from '../shared/marks';
import { onTop, type Supersedes } from '../shared/outbox';
import type { FeedContext, FeedWrite } from './types';

/** What a change can alter: the same shape in the machine's context and in what the device gave. */
export type FeedFacts = Pick<FeedContext, 'posts' | 'sidebar' | 'draft' | 'storedDraft'>;

export const isMarkChange = (change: FeedWrite): change is MarkChange => 'isOn' in change;

/**
 * The facts after a change. A change already there leaves them as they are, so one may be applied twice; what is marked
 * shows when the `marks` actor tells of it.
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

/** The facts with other posts; what is trending among them is counted anew, once it is known at all. */
const withTrending = (facts: FeedFacts, posts: Post[]): FeedFacts =>
  posts === facts.posts
    ? facts
    : {
        ...facts,
        posts,
        sidebar: facts.sidebar?.trending ? { ...facts.sidebar, trending: trendingOf(posts) } : facts.sidebar,
      };

function postsAfter(posts: Post[], { post, became }: FeedChange & { kind: 'post' }): Post[] {
  const at = posts.findIndex(({ id }) => id === post.id);
  const known = posts[at];
  if (became === 'deleted') return known ? posts.toSpliced(at, 1) : posts;
  if (!known)
    return inPlace(posts, post, became === 'restored' ? (other) => other.postTime <= post.postTime : isAny);
  if (became === 'restored' || known.editedAt === post.editedAt) return posts;
  // What was said under it since is read with it.
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

/** The items with another one before the first that comes `after` it. */
function inPlace<Item>(items: Item[], item: Item, after: (other: Item) => boolean): Item[] {
  const at = items.findIndex(after);
  return items.toSpliced(at < 0 ? items.length : at, 0, item);
}

/** What a change is about, among those of its kind. */
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
  // Nor what was written under a post that is deleted.
  (later.kind === 'post' &&
    later.became === 'deleted' &&
    earlier.kind === 'comment' &&
    earlier.postId === later.post.id);

/** Liking a post, or taking the like back. */
export function liking({ posts, marks }: FeedContext, postId: string): MarkChange[] {
  const post = posts.find(({ id }) => id === postId);
  return post && marks ? [{ kind: 'like', id: postId, isOn: !isLiked(marks, post) }] : [];
}

/** Turning a mark around that nothing comes with. */
export const turning = ({ marks }: FeedContext, kind: 'save' | 'follow', id: string): MarkChange[] =>
  marks ? [turned(marks, kind, id)] : [];

/** The draft with the comment under one post; none when the text is empty. */
export function withComment(draft: FeedDraft, postId: string, text: string): FeedDraft {
  const { [postId]: _, ...comments } = draft.comments;
  return { ...draft, comments: text === '' ? comments : { ...comments, [postId]: text } };
}

/** The part of a draft that says what is edited; none where nothing is. */
const editsOf = (edits: Texts): Pick<FeedDraft, 'edits'> => (Object.keys(edits).length > 0 ? { edits } : {});

/** The draft with what a post or a comment that is edited is to say; `null`: it isn't edited any more. */
export function withEdit({ edits = {}, ...draft }: FeedDraft, id: string, text: string | null): FeedDraft {
  const { [id]: _, ...others } = edits;
  return { ...draft, ...editsOf(text === null ? others : { ...others, [id]: text }) };
}

/** What was typed, without the blanks around it; empty where it is more than can be sent. */
export const sendable = (typed: string, maximum: number): string =>
  typed.length > maximum ? '' : tidyText(typed);

/** The post that the composer holds (spec section 4); null when it is blank, too long or nobody is known to write it. */
export function postOf({ me, draft }: FeedContext, id: string, at: number): Post | null {
  const content = sendable(draft.text, textMaximum.post);
  if (me === null || content === '') return null;
  const startup = me.postsAs?.find((known) => known.id === draft.as);
  const author: Author = startup ?? {
    id: me.id,
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

/** The comment typed under a post; null when it is blank, too long or nobody is known to write it. */
function commentOf({ me, draft }: FeedContext, postId: string, id: string, at: number): Comment | null {
  const text = sendable(draft.comments[postId] ?? '', textMaximum.comment);
  if (me === null || text === '') return null;
  return { id, author: { id: me.id, name: me.name, avatar: me.avatar }, text, time: at, likes: 0 };
}

/** Sending the post: the composer clears with it. */
export function postChanges(context: FeedContext, id: string, at: number): FeedChange[] {
  const post = postOf(context, id, at);
  if (post === null) return [];
  return [
    { kind: 'post', post },
    // The next post is the person's again.
    { kind: 'draft', draft: { ...context.draft, text: '', tag: null, as: undefined } },
  ];
}

/** Sending the comment under a post: its text clears with it. */
export function commentChanges(context: FeedContext, postId: string, id: string, at: number): FeedChange[] {
  const comment = commentOf(context, postId, id, at);
  if (comment === null) return [];
  return [
    { kind: 'comment', postId, comment },
    { kind: 'draft', draft: withComment(context.draft, postId, '') },
  ];
}

/** Texts by the id of what they are about. */
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

/** Theirs, with what was typed here since both were the same. */
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

/** Writing what is typed, unless the device has it. Before the feed is read it isn't known what the device has. */
export const draftChanges = ({ me, draft, storedDraft }: FeedContext): FeedChange[] =>
  me === null || isSame(draft, storedDraft) ? [] : [{ kind: 'draft', draft }];

/** The feed as the device gives it, with nothing lost of what is typed, open, or not written yet. */
export function takeFeed(context: FeedContext, data: FeedData): Partial<FeedContext> {
  const { posts: found, sidebar: lists, draft } = data;
  const read: FeedFacts = { posts: found, sidebar: lists, draft, storedDraft: draft };
  const { posts, sidebar, storedDraft } = onTop(context.outbox, read, applyChange);
  return {
    extent: data.isWhole ? 'whole' : 'newest',
    posts,
    me: data.me,
    sidebar,
    draft: mergeDraft(context.storedDraft, context.draft, storedDraft),
    storedDraft,
    expandedIds: context.expandedIds.filter((expanded) => posts.some(({ id }) => id === expanded)),
    searched: '',
  };
}
