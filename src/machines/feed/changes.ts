import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import type { Author, Comment, FeedDraft, Post } from '@/data/schema/post';
import type { FeedContext } from './types';

/** What a change can alter: the same shape in the machine's context and in what the device gave. */
export type FeedFacts = Pick<FeedContext, 'posts' | 'savedIds' | 'follows' | 'draft'>;

const including = (ids: string[], id: string, on: boolean) =>
  ids.includes(id) === on ? ids : on ? [...ids, id] : ids.filter((other) => other !== id);

const replacing = (posts: Post[], id: string, next: (post: Post) => Post) =>
  posts.map((post) => (post.id === id ? next(post) : post));

/** The facts after a change. A change already there leaves them as they are, so one may be applied twice. */
export function applyChange(facts: FeedFacts, change: FeedChange): FeedFacts {
  switch (change.kind) {
    case 'like':
      return {
        ...facts,
        posts: replacing(facts.posts, change.postId, (post) =>
          post.isLiked === change.on
            ? post
            : { ...post, isLiked: change.on, likes: Math.max(0, post.likes + (change.on ? 1 : -1)) },
        ),
      };
    case 'save':
      return { ...facts, savedIds: including(facts.savedIds, change.postId, change.on) };
    case 'follow':
      return { ...facts, follows: including(facts.follows, change.personId, change.on) };
    case 'post':
      return facts.posts.some(({ id }) => id === change.post.id)
        ? facts
        : { ...facts, posts: [change.post, ...facts.posts] };
    case 'comment':
      return {
        ...facts,
        posts: replacing(facts.posts, change.postId, (post) =>
          post.comments.some(({ id }) => id === change.comment.id)
            ? post
            : { ...post, comments: [...post.comments, change.comment] },
        ),
      };
    case 'draft':
      return { ...facts, draft: change.draft };
  }
}

/** Whether the later change makes the earlier one pointless to write. */
function replaces(later: FeedChange, earlier: FeedChange): boolean {
  switch (later.kind) {
    case 'like':
    case 'save':
      return earlier.kind === later.kind && earlier.postId === later.postId;
    case 'follow':
      return earlier.kind === later.kind && earlier.personId === later.personId;
    case 'draft':
      return earlier.kind === 'draft';
    case 'post':
      return earlier.kind === 'post' && earlier.post.id === later.post.id;
    case 'comment':
      return earlier.kind === 'comment' && earlier.comment.id === later.comment.id;
  }
}

export const without = (changes: FeedChange[], later: FeedChange) =>
  changes.filter((earlier) => !replaces(later, earlier));

/** Whether the screen still shows what a change did: a like taken back since then need not be written again. */
export function isCurrent(context: FeedContext, change: FeedChange): boolean {
  switch (change.kind) {
    case 'like':
      return context.posts.some((post) => post.id === change.postId && post.isLiked === change.on);
    case 'save':
      return context.savedIds.includes(change.postId) === change.on;
    case 'follow':
      return context.follows.includes(change.personId) === change.on;
    case 'draft':
      return context.storedDraft === change.draft;
    case 'post':
    case 'comment':
      return true;
  }
}

export function likeOf({ posts }: FeedContext, postId: string): FeedChange {
  return { kind: 'like', postId, on: !posts.find(({ id }) => id === postId)?.isLiked };
}

export function saveOf({ savedIds }: FeedContext, postId: string): FeedChange {
  return { kind: 'save', postId, on: !savedIds.includes(postId) };
}

export function followOf({ follows }: FeedContext, personId: string): FeedChange {
  return { kind: 'follow', personId, on: !follows.includes(personId) };
}

/** The draft with the comment under one post; none when the text is empty. */
export function withComment(draft: FeedDraft, postId: string, text: string): FeedDraft {
  const { [postId]: _, ...comments } = draft.comments;
  return { ...draft, comments: text === '' ? comments : { ...comments, [postId]: text } };
}

/** The post that the composer holds (spec section 4); null when it is blank or nobody is known to write it. */
export function postOf({ me, draft }: FeedContext, id: string, at: number): Post | null {
  const content = draft.text.trim();
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
  const text = draft.comments[postId]?.trim() ?? '';
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

/** Writing what is typed, unless the device has it. */
export function draftChanges({ draft, storedDraft }: FeedContext): FeedChange[] {
  const ids = Object.keys(draft.comments);
  const isStored =
    draft.text === storedDraft.text &&
    draft.tag === storedDraft.tag &&
    ids.length === Object.keys(storedDraft.comments).length &&
    ids.every((id) => draft.comments[id] === storedDraft.comments[id]);
  return isStored ? [] : [{ kind: 'draft', draft }];
}

/** The feed as the device gives it, with nothing lost of what is typed, open, or not written yet. */
export function takeFeed(context: FeedContext, data: FeedData): Partial<FeedContext> {
  const read: FeedFacts = {
    posts: data.posts,
    savedIds: data.saved,
    follows: data.follows,
    draft: data.draft,
  };
  const facts = [...context.unsaved, ...context.meanwhile].reduce(applyChange, read);
  const isThere = (id: string) => facts.posts.some((post) => post.id === id);
  return {
    ...facts,
    me: data.me,
    sidebar: data.sidebar,
    draft: mergeDraft(context.storedDraft, context.draft, facts.draft),
    storedDraft: facts.draft,
    composingId: context.composingId !== null && isThere(context.composingId) ? context.composingId : null,
    expandedIds: context.expandedIds.filter(isThere),
    meanwhile: [],
    searched: '',
  };
}
