import type { FeedChange } from '@/data/ports/FeedStore';
import { isBy, isOwnPost } from '@/data/schema/shapes/ref';
import { tidyText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { sendable, withEdit } from './changes';
import type { Deletion, FeedContext, Written } from './types';

// Edits, deletes and restores the user's own posts and comments.

type Own = Exclude<FeedChange, { kind: 'draft' }>;

const idOf = ({ postId, commentId }: Written) => commentId ?? postId;

/** Returns the user's own post or comment; `null` if it isn't found, or isn't the user's. */
function ownOf({ me, posts }: FeedContext, { postId, commentId }: Written): Own | null {
  const post = posts.find(({ id }) => id === postId);
  if (me === null || !post) return null;
  if (commentId === undefined) return isOwnPost(me, post) ? { kind: 'post', post } : null;
  const comment = post.comments.find(({ id }) => id === commentId);
  return comment && isBy(me, comment.author) ? { kind: 'comment', postId, comment } : null;
}

const textOf = (own: Own) => (own.kind === 'post' ? own.post.content : own.comment.text);

/** Returns the current text of an edit; `undefined` if the item isn't being edited. */
export const editOf = ({ draft }: FeedContext, written: Written): string | undefined =>
  draft.edits?.[idOf(written)];

/** Returns the initial text of an edit; `null` if the item isn't the user's or is already being edited. */
export function editBegun(context: FeedContext, written: Written): string | null {
  const own = ownOf(context, written);
  return own && editOf(context, written) === undefined ? textOf(own) : null;
}

/** Returns the draft with the text of an edit; `null` ends the edit. */
export const edited = ({ draft }: FeedContext, written: Written, text: string | null) =>
  withEdit(draft, idOf(written), text);

/**
 * Returns the changes that save and end an edit; `[]` if its text is blank or too long. An edit with
 * unchanged text ends without a save.
 */
export function saveChanges(context: FeedContext, written: Written, editedAt: number): FeedChange[] {
  const own = ownOf(context, written);
  const typed = editOf(context, written) ?? '';
  if (own === null) return [];
  const done: FeedChange = { kind: 'draft', draft: edited(context, written, null) };
  // This check comes before the length check, because an unchanged text may be older than the limit.
  if (tidyText(typed) === textOf(own)) return [done];
  const text = sendable(typed, textMaximum[own.kind]);
  if (text === '') return [];
  return own.kind === 'post'
    ? [{ kind: 'post', post: { ...own.post, content: text, lang: undefined, editedAt } }, done]
    : [{ ...own, comment: { ...own.comment, text, lang: undefined, editedAt } }, done];
}

/** Returns the deletion of a post or comment; `null` if it isn't the user's. */
export function deletionOf(context: FeedContext, written: Written): Deletion | null {
  const own = ownOf(context, written);
  return own && { ...own, became: 'deleted' };
}

/** Returns the changes that delete a post or comment and its unsaved edits. */
export function deleteChanges(context: FeedContext, written: Written): FeedChange[] {
  const deletion = deletionOf(context, written);
  if (deletion === null) return [];
  const { draft } = context;
  const gone = deletion.kind === 'post' ? [deletion.post, ...deletion.post.comments] : [deletion.comment];
  const left = gone.reduce((known, { id }) => withEdit(known, id, null), draft);
  return draft.edits ? [deletion, { kind: 'draft', draft: left }] : [deletion];
}

/** Returns the change that restores a deleted post or comment. */
export const restored = (deletion: Deletion): FeedChange => ({ ...deletion, became: 'restored' });
