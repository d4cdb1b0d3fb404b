import { Check, CircleQuestionMark, EqualApproximately, X } from 'lucide';
import type { FitVerdict } from '@/data/schema/shapes/choices';
import { Icon } from '../brand/Icon';
import * as styles from './FitMark.css';

export type FitMarkProps = {
  /** How well one criterion is met. */
  verdict: FitVerdict;
};

const icons = { met: Check, close: EqualApproximately, notMet: X, unknown: CircleQuestionMark };

/** The icon of one of the four verdicts. Decorative: the verdict is beside it as text. */
export function FitMark({ verdict }: FitMarkProps) {
  return (
    <span className={`${styles.mark} ${styles.tones[verdict]}`}>
      <Icon of={icons[verdict]} size={14} />
    </span>
  );
}
