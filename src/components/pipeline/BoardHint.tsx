import { rich, useMessages } from '@messages';
import * as styles from './BoardHint.css';

export type BoardHintProps = {
  /** Id for `aria-describedby` of the board. */
  id: string;
  /** Whether the user carries a card. */
  isLifted: boolean;
};

/** What the keys do on the board. `Board` shows it while a card has the keyboard's focus. */
export function BoardHint({ id, isLifted }: BoardHintProps) {
  const { board } = useMessages('pipeline');
  return (
    <p className={styles.hint} id={id}>
      {rich(isLifted ? board.hintLifted : board.hint, {
        k: (key) => <kbd className={styles.key}>{key}</kbd>,
      })}
    </p>
  );
}
