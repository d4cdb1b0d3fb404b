import { rich, useMessages } from '@messages';
import type { Notification } from '@/data/schema/notification';
import { Avatar } from '../feedback/Avatar';
import * as styles from './NotificationItem.css';
import { TimeAgo } from './TimeAgo';

export type NotificationItemProps = {
  notification: Notification;
  isNew: boolean;
  /** The present, ms since the epoch. */
  now: number;
};

/** What happened, in a sentence: a link to where it did. */
export function NotificationItem({ notification, isNew, now }: NotificationItemProps) {
  const { what, at, actor, subject, excerpt, href } = notification;
  const t = useMessages('notifications');
  return (
    <a className={styles.item} href={href}>
      <Avatar name={actor.name} src={actor.image} shape={actor.kind === 'startup' ? 'square' : 'round'} />
      <span className={styles.words}>
        <span className={styles.sentence}>
          {rich(t.events[what], {
            name: () => <bdi className={styles.name}>{actor.name}</bdi>,
            subject: () => <bdi className={styles.name}>{subject}</bdi>,
          })}
        </span>
        {/* The time first: in a list it always stands in the same place. */}
        <span className={styles.excerpt}>
          {at !== null && <TimeAgo time={at} now={now} />}
          {at !== null && excerpt && ' · '}
          <bdi>{excerpt}</bdi>
        </span>
      </span>
      {isNew && <span className={styles.dot} />}
    </a>
  );
}
