import { Lock } from 'lucide';
import { Icon } from '../brand/Icon';
import * as styles from './Gate.css';

export type GateProps = {
  /** What opens it. */
  children: string;
};

/** In the place of what isn't shown yet. */
export function Gate({ children }: GateProps) {
  return (
    <p className={styles.gate}>
      <Icon of={Lock} size={16} className={styles.icon} />
      {children}
    </p>
  );
}
