import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './WaitingCount.css';

export type WaitingCountProps = {
  /** How many requests wait for the person's answer. */
  count: number;
};

/** On Profile in a bar: how many requests wait for an answer there. Of none, nothing is drawn. */
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
