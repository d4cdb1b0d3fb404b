import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Spinner.css';

export type SpinnerProps = {
  /** What is being waited for. */
  label: string;
};

/** Something is on its way, and its shape isn't known (else: Skeleton). */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.ring} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
