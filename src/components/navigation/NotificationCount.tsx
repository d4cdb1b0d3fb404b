import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import * as styles from './NotificationCount.css';

export type NotificationCountProps = {
  /** Id of the text for screen readers, which names the bell. */
  id: string;
  /** Number of new notifications. */
  count: number;
};

/** Shows the number of new notifications on the bell. */
export function NotificationCount({ id, count }: NotificationCountProps) {
  const t = useMessages('notifications');
  const formats = useFormats();
  return (
    <>
      <span id={id} hidden>
        {count === 0 ? t.title : t.count({ count })}
      </span>
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {formats.count(count)}
        </span>
      )}
    </>
  );
}
