import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import * as styles from './NotificationCount.css';

export type NotificationCountProps = {
  /** Of what it says to a screen reader: the bell's name. */
  id: string;
  /** How many are new. */
  count: number;
};

/** On the bell: how many are new. */
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
