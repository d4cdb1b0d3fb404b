import { useMessages } from '@messages';
import { textMaximum } from '@/data/schema/constants';
import type { Comment } from '@/data/schema/post';
import { writerHref } from '@/data/schema/ref';
import { Avatar } from '../feedback/Avatar';
import { Lines } from '../typography/Lines';
import { withLinks } from '../typography/linked';
import * as styles from './CommentItem.css';
import { OwnEditor } from './OwnEditor';
import { OwnMenu } from './OwnMenu';
import type { UnsavedState } from './Unsaved';
import { useEditFocus } from './useEditFocus';
import { WrittenAt } from './WrittenAt';

export type CommentItemProps = {
  /** Who said it, what, and when. */
  comment: Comment;
  /** The present, ms since the epoch. */
  now: number;
  /** Whether one can edit and delete it. */
  isOwn: boolean;
  /** The device doesn't have it. */
  unsaved?: UnsavedState;
  /** What it is to say, while it is edited. */
  edit?: string;
  /** Opens the editor in its place. */
  onEdit: () => void;
  /** What is typed into the editor, at every key. */
  onEditTextChange: (text: string) => void;
  /** Never called while the text is blank. */
  onSaveEdit: () => void;
  /** Closes the editor; the comment stays as it was. */
  onCancelEdit: () => void;
  /** Takes the comment away. */
  onDelete: () => void;
};

/** One comment: whose it is, what it says, and what can be done with one's own. */
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
              <WrittenAt time={comment.time} editedAt={comment.editedAt} now={now} unsaved={unsaved} />
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
          <div className={styles.editor}>
            <OwnEditor
              label={t.editCommentLabel}
              value={edit}
              maximum={textMaximum.comment}
              onChange={onEditTextChange}
              onSave={onSaveEdit}
              onCancel={onCancelEdit}
              ref={area}
            />
          </div>
        ) : (
          <p dir="auto">
            <Lines draw={withLinks}>{comment.text}</Lines>
          </p>
        )}
        {comment.likes > 0 && <p className={styles.likes}>{t.commentLikes({ count: comment.likes })}</p>}
      </div>
    </div>
  );
}
