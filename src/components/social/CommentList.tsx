import { useMessages } from '@messages';
import { useEffect, useRef } from 'react';
import { commentsShown } from '@/data/schema/constants';
import type { Me } from '@/data/schema/person';
import type { Comment } from '@/data/schema/post';
import { isBy } from '@/data/schema/ref';
import { TextButton } from '../typography/TextButton';
import { CommentItem } from './CommentItem';
import * as styles from './CommentList.css';
import type { UnsavedItems } from './Unsaved';

export type CommentListProps = {
  /** In the order they are shown. */
  comments: Comment[];
  /** Who reads them: one's own can be edited and deleted. */
  me: Me;
  /** Whether all of them are shown, or only the first (spec section 9: at most 2). */
  isExpanded: boolean;
  /** The present, ms since the epoch. */
  now: number;
  /** What those that are edited are to say, by their id. */
  edits: Readonly<Record<string, string>>;
  /** Which of them the device doesn't have. */
  unsaved?: UnsavedItems;
  /** Shows those beyond the first. */
  onShowAll: () => void;
  /** Opens the editor in the comment's place. */
  onEdit: (commentId: string) => void;
  /** What is typed into an editor, at every key. */
  onEditTextChange: (commentId: string, text: string) => void;
  /** Never called while the text is blank. */
  onSaveEdit: (commentId: string) => void;
  /** Closes the editor; the comment stays as it was. */
  onCancelEdit: (commentId: string) => void;
  /** Takes the comment away. */
  onDelete: (commentId: string) => void;
};

/** What was said under a post. */
export function CommentList({
  comments,
  me,
  isExpanded,
  now,
  edits,
  unsaved,
  onShowAll,
  onEdit,
  onEditTextChange,
  onSaveEdit,
  onCancelEdit,
  onDelete,
}: CommentListProps) {
  const t = useMessages('feed');
  const firstHidden = useRef<HTMLLIElement>(null);
  const isFocusDue = useRef(false);

  // The button that opened the rest is gone: its focus goes to what it brought.
  useEffect(() => {
    if (isExpanded && isFocusDue.current) firstHidden.current?.focus({ preventScroll: true });
    isFocusDue.current = false;
  }, [isExpanded]);

  if (comments.length === 0) return null;
  const shown = isExpanded ? comments : comments.slice(0, commentsShown);
  return (
    <div>
      <ul className={styles.list} aria-label={t.comments}>
        {shown.map((comment, index) => {
          const { id } = comment;
          const isFirstHidden = index === commentsShown;
          return (
            <li
              key={id}
              data-comment={id}
              ref={isFirstHidden ? firstHidden : undefined}
              tabIndex={isFirstHidden ? -1 : undefined}
            >
              <CommentItem
                comment={comment}
                now={now}
                isOwn={isBy(me, comment.author)}
                edit={edits[id]}
                unsaved={unsaved?.[id]}
                onEdit={() => onEdit(id)}
                onEditTextChange={(text) => onEditTextChange(id, text)}
                onSaveEdit={() => onSaveEdit(id)}
                onCancelEdit={() => onCancelEdit(id)}
                onDelete={() => onDelete(id)}
              />
            </li>
          );
        })}
      </ul>
      {shown.length < comments.length && (
        <TextButton
          onClick={() => {
            isFocusDue.current = true;
            onShowAll();
          }}
        >
          {t.showAllComments({ count: comments.length })}
        </TextButton>
      )}
    </div>
  );
}
