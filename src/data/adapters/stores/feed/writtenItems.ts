import type { FeedChange } from '../../../ports/FeedStore';
import type { SamplePosts } from '../../../sample/feed';
import type { Me } from '../../../schema/shapes/currentUser';
import type { Comment } from '../../../schema/shapes/post';
import type { StoredRecordInput } from '../../../schema/shapes/records';
import { isBy } from '../../../schema/shapes/ref';
import { withoutPhoto } from '../../records/photo';

/** A post or comment to store or delete. */
type Item = { kind: 'post' | 'comment'; id: string; value: unknown; isEdited: boolean };

/** Returns the changed post or comment, then the user's comments on the post. Each is a separate record. */
function itemsOf(change: Exclude<FeedChange, { kind: 'draft' }>, me: Me): [Item, ...Item[]] {
  const commentItem = (postId: string, comment: Comment): Item => ({
    kind: 'comment',
    id: comment.id,
    value: { postId, comment: withoutPhoto(comment) },
    isEdited: comment.editedAt !== undefined,
  });
  if (change.kind === 'comment') return [commentItem(change.postId, change.comment)];
  const { post } = change;
  const { id, name, role, avatar, isVerified } = me;
  // A post written as a startup stores only the startup's id. Its name and logo come from the listing.
  const author = post.as ? { id, name, role, avatar, isVerified } : post.author;
  const value = { ...post, author, comments: [] };
  return [
    { kind: 'post', id: post.id, value: withoutPhoto(value), isEdited: post.editedAt !== undefined },
    ...post.comments.filter(({ author }) => isBy(me, author)).map((comment) => commentItem(post.id, comment)),
  ];
}

/**
 * Returns the records that delete or restore posts and comments. A sample item has a record only if the user
 * edited it. Its deletion is stored as another record.
 */
const recordsOfFate = (
  items: readonly Item[],
  became: 'deleted' | 'restored',
  isSample: ReadonlySet<string>,
): StoredRecordInput[] => {
  const isDeleted = became === 'deleted';
  return items.flatMap(({ kind, id, value, isEdited }): StoredRecordInput[] => {
    const hasRecord = !isDeleted && (isEdited || !isSample.has(id));
    const record = { kind, id, value: hasRecord ? value : undefined };
    const deletion = { kind: 'sampleDeletion', id, value: isDeleted || undefined } as const;
    return isSample.has(id) ? [record, deletion] : [record];
  });
};

/** Returns the records of a change, which writes, deletes or restores a post or comment. */
export async function recordsOf(
  change: Exclude<FeedChange, { kind: 'draft' }>,
  me: Me,
  readSample: () => Promise<SamplePosts>,
): Promise<StoredRecordInput[]> {
  const [item, ...under] = itemsOf(change, me);
  const { kind, id, value } = item;
  if (!change.became) return [{ kind, id, value }];
  const sample = (await readSample()).flatMap((post) => [post, ...post.comments]);
  return recordsOfFate([item, ...under], change.became, new Set(sample.map((each) => each.id)));
}
