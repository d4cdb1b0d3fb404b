import { Check, CircleQuestionMark, EqualApproximately, X } from 'lucide';
import type { FitVerdict } from '@/data/schema/shapes/choices';
import { Icon } from '../brand/Icon';
import * as styles from './FitMark.css';

export type FitMarkProps = {
  /** How well a startup meets a criterion of an investor. */
  verdict: FitVerdict;
};

const icons = { met: Check, close: EqualApproximately, notMet: X, unknown: CircleQuestionMark };

/** The icon of a verdict. Decorative, because the text beside it states the verdict. */
export function FitMark({ verdict }: FitMarkProps) {
  return (
    <span className={`${styles.mark} ${styles.tones[verdict]}`}>
      <Icon of={icons[verdict]} size={14} />
    </span>
  );
}
