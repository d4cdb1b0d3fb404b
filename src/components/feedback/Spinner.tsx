import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Spinner.css';

export type SpinnerProps = {
  /** Text for screen readers: the content that is loading. */
  label: string;
};

/** Shows that content of an unknown size is loading. For a known size, use Skeleton. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.ring} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
