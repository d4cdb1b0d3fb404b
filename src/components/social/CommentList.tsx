import { useMessages } from '@messages';
import { useEffect, useRef } from 'react';
import { commentsShown } from '@/data/schema/shapes/constants';
import type { Me } from '@/data/schema/shapes/currentUser';
import type { Comment } from '@/data/schema/shapes/post';
import { isBy } from '@/data/schema/shapes/ref';
import { TextButton } from '../typography/TextButton';
import { CommentItem } from './CommentItem';
import * as styles from './CommentList.css';
import type { UnsavedItems } from './Unsaved';

export type CommentListProps = {
  /** The comments in display order. */
  comments: Comment[];
  /** The viewer, who can edit and delete their own comments. */
  me: Me;
  /** Whether all comments are shown, or only the first two (spec section 9). */
  isExpanded: boolean;
  /** The current time, in ms since the epoch. */
  now: number;
  /** The new texts of the comments being edited, by comment id. */
  edits: Readonly<Record<string, string>>;
  /** The comments that are being stored, or couldn't be stored, by id. */
  unsaved?: UnsavedItems;
  /** Called to show all comments. */
  onShowAll: () => void;
  /** Called to open the editor, which replaces the text of the comment. */
  onEdit: (commentId: string) => void;
  /** Called on each input with the text in an editor. */
  onEditTextChange: (commentId: string, text: string) => void;
  /** Called to save an edit. Never called while the text is blank. */
  onSaveEdit: (commentId: string) => void;
  /** Called to close the editor without a change. */
  onCancelEdit: (commentId: string) => void;
  /** Called to delete a comment. */
  onDelete: (commentId: string) => void;
};

/** The comments below a post. */
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

  // A press unmounts the button, so the first comment that the press revealed takes the focus.
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
