import { useMessages } from '@messages';
import { Suspense } from 'react';
import type { Comment } from '@/data/schema/shapes/post';
import { writerHref } from '@/data/schema/shapes/ref';
import { textMaximum } from '@/data/schema/text/limits';
import { Avatar } from '../feedback/Avatar';
import { Sending } from '../feedback/sendingPart';
import { Lines } from '../typography/Lines';
import { withLinks } from '../typography/linked';
import * as styles from './CommentItem.css';
import { OwnMenu } from './OwnMenu';
import { OwnEditorPart } from './ownEditorPart';
import type { UnsavedState } from './Unsaved';
import { useEditFocus } from './useEditFocus';
import { WrittenAt } from './WrittenAt';

export type CommentItemProps = {
  /** The comment: author, text and time. */
  comment: Comment;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Whether the viewer wrote the comment, and can edit and delete it. */
  isOwn: boolean;
  /** Set while the comment is being stored, and after storing it failed. */
  unsaved?: UnsavedState;
  /** The text in the editor; undefined while the editor is closed. */
  edit?: string;
  /** Called to open the editor, which replaces the text. */
  onEdit: () => void;
  /** Called on each input with the text in the editor. */
  onEditTextChange: (text: string) => void;
  /** Called to save the edit. Never called while the text is blank. */
  onSaveEdit: () => void;
  /** Called to close the editor without a change. */
  onCancelEdit: () => void;
  /** Called to delete the comment. */
  onDelete: () => void;
};

/** One comment. If the viewer wrote it, a menu offers to edit or delete the comment. */
export function CommentItem({
  comment,
  now,
  isOwn,
  unsaved,
  edit,
  onEdit,
  onEditTextChange,
  onSaveEdit,
  onCancelEdit,
  onDelete,
}: CommentItemProps) {
  const t = useMessages('feed');
  const isEditing = isOwn && edit !== undefined;
  const { button, area, ask } = useEditFocus(isEditing);
  const href = writerHref(comment.author);
  const text = (
    <p dir="auto" lang={comment.lang}>
      <Lines render={withLinks}>{comment.text}</Lines>
    </p>
  );
  return (
    <div className={styles.item}>
      <Avatar name={comment.author.name} src={comment.author.avatar} size="small" />
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.who}>
            {href ? (
              <a className={styles.link} href={href}>
                <bdi>{comment.author.name}</bdi>
              </a>
            ) : (
              <bdi className={styles.name}>{comment.author.name}</bdi>
            )}{' '}
            <span className={styles.time}>
              {import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES ? (
                <>
                  <WrittenAt time={comment.time} editedAt={comment.editedAt} now={now} unsaved={unsaved} />
                  {!unsaved && <Sending kind="comment" id={comment.id} />}
                </>
              ) : (
                <WrittenAt time={comment.time} editedAt={comment.editedAt} now={now} unsaved={unsaved} />
              )}
            </span>
          </p>
          {isOwn && !isEditing && (
            <span className={styles.menu}>
              <OwnMenu
                label={t.more}
                onEdit={() => {
                  ask();
                  onEdit();
                }}
                onDelete={onDelete}
                ref={button}
              />
            </span>
          )}
        </div>
        {isEditing ? (
          <Suspense fallback={text}>
            <div className={styles.editor}>
              <OwnEditorPart
                label={t.editCommentLabel}
                value={edit}
                maximum={textMaximum.comment}
                onChange={onEditTextChange}
                onSave={onSaveEdit}
                onCancel={onCancelEdit}
                ref={area}
              />
            </div>
          </Suspense>
        ) : (
          text
        )}
        {comment.likes > 0 && <p className={styles.likes}>{t.commentLikes({ count: comment.likes })}</p>}
      </div>
    </div>
  );
}
