import { useMessages } from '@messages';
import { useEffect, useRef } from 'react';
import { commentsShown } from '@/data/schema/constants';
import type { Comment } from '@/data/schema/post';
import { Avatar } from '../feedback/Avatar';
import { Lines } from '../typography/Lines';
import * as styles from './CommentList.css';
import { TextButton } from './TextButton';
import { TimeAgo } from './TimeAgo';

export type CommentListProps = {
  /** In the order they are shown. */
  comments: Comment[];
  /** Whether all of them are shown, or only the first (spec section 9: at most 2). */
  isExpanded: boolean;
  /** The present, ms since the epoch. */
  now: number;
  onShowAll: () => void;
};

/** What was said under a post. */
export function CommentList({ comments, isExpanded, now, onShowAll }: CommentListProps) {
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
          const isFirstHidden = index === commentsShown;
          return (
            <li
              key={comment.id}
              className={styles.item}
              ref={isFirstHidden ? firstHidden : undefined}
              tabIndex={isFirstHidden ? -1 : undefined}
            >
              <Avatar name={comment.author.name} src={comment.author.avatar} size="small" />
              <div className={styles.body}>
                <p className={styles.head}>
                  <bdi className={styles.name}>{comment.author.name}</bdi>{' '}
                  <span className={styles.time}>
                    <TimeAgo time={comment.time} now={now} />
                  </span>
                </p>
                <p dir="auto">
                  <Lines>{comment.text}</Lines>
                </p>
                {comment.likes > 0 && (
                  <p className={styles.likes}>{t.commentLikes({ count: comment.likes })}</p>
                )}
              </div>
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
