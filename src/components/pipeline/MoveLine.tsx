import type { Move } from '@/data/schema/rules/whoseMove';
import * as styles from './MoveLine.css';
import { useWorkText } from './useWorkText';

export type MoveLineProps = {
  /** Whose move it is. */
  move: Move;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** Whose move it is, as a sentence. The user's own move stands out. */
export function MoveLine({ move, now }: MoveLineProps) {
  const { moveText } = useWorkText();
  return <p className={`${styles.move} ${styles.sides[move.side]}`}>{moveText(move, now)}</p>;
}
