import { Check, CircleQuestionMark, EqualApproximately, X } from 'lucide';
import type { Verdict } from '@/data/schema/choices';
import { Icon } from '../brand/Icon';
import * as styles from './FitMark.css';

export type FitMarkProps = {
  /** How well one criterion is met. */
  verdict: Verdict;
};

const icons = { met: Check, close: EqualApproximately, notMet: X, unknown: CircleQuestionMark };

/** One of the four marks of a criterion. Decoration: the word stands beside it. */
export function FitMark({ verdict }: FitMarkProps) {
  return (
    <span className={`${styles.mark} ${styles.tones[verdict]}`}>
      <Icon of={icons[verdict]} size={14} />
    </span>
  );
}
