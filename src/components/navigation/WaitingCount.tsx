import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './WaitingCount.css';

export type WaitingCountProps = {
  /** Number of requests that wait for the user's answer. */
  count: number;
};

/** The number of unanswered requests, as a badge on the Profile link. Renders nothing if there are none. */
export function WaitingCount({ count }: WaitingCountProps) {
  const t = useMessages('notifications');
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden>
        {formats.count(count)}
      </span>
      <VisuallyHidden>{t.waiting({ count })}</VisuallyHidden>
    </>
  );
}
