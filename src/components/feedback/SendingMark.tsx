import { useMessages } from '@messages';
import * as styles from './SendingMark.css';
import type { SendingState } from './sendingItems';

export type SendingMarkProps = {
  /** waiting: the item isn't on the server yet. refused: the server refused it. */
  state: SendingState;
  /** inline: after the time of a post or comment. below: below a message. */
  place?: 'inline' | 'below';
  /** Called to send the refused item again. */
  onSendAgain: () => void;
};

/** Shows that an item isn't on the server. If the server refused it, offers to send it again. */
export function SendingMark({ state, place = 'inline', onSendAgain }: SendingMarkProps) {
  const t = useMessages('sync');
  const text =
    state === 'waiting' ? (
      <span className={styles.whole}>{t.waiting}</span>
    ) : (
      <>
        <span className={`${styles.whole} ${styles.refused}`}>{t.refused}</span>
        {'\u00a0· '}
        <button type="button" className={styles.again} onClick={onSendAgain}>
          {t.sendAgain}
        </button>
      </>
    );
  if (place === 'below') return <p className={styles.below}>{text}</p>;
  return (
    <span>
      {'\u00a0· '}
      {text}
    </span>
  );
}
