import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import { tidyText } from '@/data/schema/blank';
import type { MarkChange } from '@/data/schema/marks';
import type { Author, Comment, FeedDraft, Post } from '@/data/schema/post';
import { isLiked, turned } from '../shared/marks';
import { onTop, type Supersedes } from '../shared/outbox';
import type { FeedContext, FeedWrite } from './types';

/** What a change can alter: the same shape in the machine's context and in what the device gave. */
export type FeedFacts = Pick<FeedContext, 'posts' | 'draft' | 'storedDraft'>;

export const isMarkChange = (change: FeedWrite): change is MarkChange => 'isOn' in change;

/**
 * The facts after a change. A change already there leaves them as they are, so one may be applied twice; what is marked
 * shows when the `marks` actor tells of it.
 */
export function applyChange(facts: FeedFacts, change: FeedWrite): FeedFacts {
  if (isMarkChange(change)) return facts;
  switch (change.kind) {
    case 'post':
      return facts.posts.some(({ id }) => id === change.post.id)
        ? facts
        : { ...facts, posts: [change.post, ...facts.posts] };
    case 'comment':
      return {
        ...facts,
        posts: facts.posts.map((post) =>
          post.id !== change.postId || post.comments.some(({ id }) => id === change.comment.id)
            ? post
            : { ...post, comments: [...post.comments, change.comment] },
        ),
      };
    case 'draft':
      return { ...facts, draft: change.draft, storedDraft: change.draft };
  }
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
  earlier.kind === later.kind && subjectOf(earlier) === subjectOf(later);

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

/** The post that the composer holds (spec section 4); null when it is blank or nobody is known to write it. */
export function postOf({ me, draft }: FeedContext, id: string, at: number): Post | null {
  const content = tidyText(draft.text);
  if (me === null || content === '') return null;
  const author: Author = {
    id: me.id,
    name: me.name,
    role: me.role,
    avatar: me.avatar,
    isVerified: me.isVerified,
  };
  return {
    id,
    author,
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

/** The comment typed under a post; null when it is blank or nobody is known to write it. */
function commentOf({ me, draft }: FeedContext, postId: string, id: string, at: number): Comment | null {
  const text = tidyText(draft.comments[postId] ?? '');
  if (me === null || text === '') return null;
  return { id, author: { name: me.name, avatar: me.avatar }, text, time: at, likes: 0 };
}

/** Sending the post: the composer clears with it. */
export function postChanges(context: FeedContext, id: string, at: number): FeedChange[] {
  const post = postOf(context, id, at);
  if (post === null) return [];
  return [
    { kind: 'post', post },
    { kind: 'draft', draft: { ...context.draft, text: '', tag: null } },
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

/** Theirs, with what was typed here since both were the same. */
function mergeDraft(base: FeedDraft, mine: FeedDraft, theirs: FeedDraft): FeedDraft {
  const pick = <T>(was: T, here: T, there: T) => (here === was ? there : here);
  const ids = new Set([...Object.keys(mine.comments), ...Object.keys(theirs.comments)]);
  const comments: FeedDraft['comments'] = {};
  for (const id of ids) {
    const text = pick(base.comments[id], mine.comments[id], theirs.comments[id]);
    if (text !== undefined) comments[id] = text;
  }
  return {
    text: pick(base.text, mine.text, theirs.text),
    tag: pick(base.tag, mine.tag, theirs.tag),
    comments,
  };
}

function isSame(a: FeedDraft, b: FeedDraft): boolean {
  const ids = Object.keys(a.comments);
  return (
    a.text === b.text &&
    a.tag === b.tag &&
    ids.length === Object.keys(b.comments).length &&
    ids.every((id) => a.comments[id] === b.comments[id])
  );
}

/** Writing what is typed, unless the device has it. Before the feed is read it isn't known what the device has. */
export const draftChanges = ({ me, draft, storedDraft }: FeedContext): FeedChange[] =>
  me === null || isSame(draft, storedDraft) ? [] : [{ kind: 'draft', draft }];

/** The feed as the device gives it, with nothing lost of what is typed, open, or not written yet. */
export function takeFeed(context: FeedContext, data: FeedData): Partial<FeedContext> {
  const read: FeedFacts = { posts: data.posts, draft: data.draft, storedDraft: data.draft };
  const { posts, storedDraft } = onTop(context.outbox, read, applyChange);
  return {
    extent: data.isWhole ? 'whole' : 'newest',
    posts,
    me: data.me,
    sidebar: data.sidebar,
    draft: mergeDraft(context.storedDraft, context.draft, storedDraft),
    storedDraft,
    expandedIds: context.expandedIds.filter((expanded) => posts.some(({ id }) => id === expanded)),
    searched: '',
  };
}
