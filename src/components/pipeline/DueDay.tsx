import * as styles from './DueDay.css';
import { useWorkText } from './useWorkText';

export type DueDayProps = {
  /** The day of a next step, `YYYY-MM-DD`. */
  due: string;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** When a next step is due. A day that has passed stands out. */
export function DueDay({ due, now }: DueDayProps) {
  const { text, isOverdue } = useWorkText().dueText(due, now);
  return <span className={isOverdue ? `${styles.due} ${styles.overdue}` : styles.due}>{text}</span>;
}
