import type { FeedChange } from '@/data/ports/FeedStore';
import { tidyText } from '@/data/schema/blank';
import { textMaximum } from '@/data/schema/constants';
import { isBy, isOwnPost } from '@/data/schema/ref';
import { sendable, withEdit } from './changes';
import type { Deletion, FeedContext, Written } from './types';

// What a person does to what they wrote before: editing, deleting, bringing back.

type Own = Exclude<FeedChange, { kind: 'draft' }>;

const idOf = ({ postId, commentId }: Written) => commentId ?? postId;

/** A post or comment of one's own as it stands; `null` where it isn't there, or isn't the person's. */
function ownOf({ me, posts }: FeedContext, { postId, commentId }: Written): Own | null {
  const post = posts.find(({ id }) => id === postId);
  if (me === null || !post) return null;
  if (commentId === undefined) return isOwnPost(me, post) ? { kind: 'post', post } : null;
  const comment = post.comments.find(({ id }) => id === commentId);
  return comment && isBy(me, comment.author) ? { kind: 'comment', postId, comment } : null;
}

const textOf = (own: Own) => (own.kind === 'post' ? own.post.content : own.comment.text);

/** What it is to say, while it is edited. */
export const editOf = ({ draft }: FeedContext, written: Written): string | undefined =>
  draft.edits?.[idOf(written)];

/** What editing begins with: what it says. `null` where it isn't one's own to edit, or is edited already. */
export function editBegun(context: FeedContext, written: Written): string | null {
  const own = ownOf(context, written);
  return own && editOf(context, written) === undefined ? textOf(own) : null;
}

/** The draft while something says what is typed now; `null`: as it did before. */
export const edited = ({ draft }: FeedContext, written: Written, text: string | null) =>
  withEdit(draft, idOf(written), text);

/** Writing anew what was edited, which is edited no longer; none where it is blank or too long. The same text is no edit. */
export function saveChanges(context: FeedContext, written: Written, editedAt: number): FeedChange[] {
  const own = ownOf(context, written);
  const typed = editOf(context, written) ?? '';
  if (own === null) return [];
  const done: FeedChange = { kind: 'draft', draft: edited(context, written, null) };
  // Also what was kept before there was a limit.
  if (tidyText(typed) === textOf(own)) return [done];
  const text = sendable(typed, textMaximum[own.kind]);
  if (text === '') return [];
  return own.kind === 'post'
    ? [{ kind: 'post', post: { ...own.post, content: text, editedAt } }, done]
    : [{ ...own, comment: { ...own.comment, text, editedAt } }, done];
}

/** What deleting a post or comment takes away; `null` where it isn't one's own. */
export function deletionOf(context: FeedContext, written: Written): Deletion | null {
  const own = ownOf(context, written);
  return own && { ...own, became: 'deleted' };
}

/** Deleting, with what was being typed into it. */
export function deleteChanges(context: FeedContext, written: Written): FeedChange[] {
  const deletion = deletionOf(context, written);
  if (deletion === null) return [];
  const { draft } = context;
  const gone = deletion.kind === 'post' ? [deletion.post, ...deletion.post.comments] : [deletion.comment];
  const left = gone.reduce((known, { id }) => withEdit(known, id, null), draft);
  return draft.edits ? [deletion, { kind: 'draft', draft: left }] : [deletion];
}

/** Bringing back what was deleted. */
export const restored = (deletion: Deletion): FeedChange => ({ ...deletion, became: 'restored' });
