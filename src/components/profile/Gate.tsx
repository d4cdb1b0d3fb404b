import { Lock } from 'lucide';
import { Icon } from '../brand/Icon';
import * as styles from './Gate.css';

export type GateProps = {
  /** Explains how the viewer gets access. */
  children: string;
};

/** Replaces content that the viewer can't see yet. */
export function Gate({ children }: GateProps) {
  return (
    <p className={styles.gate}>
      <Icon of={Lock} size={16} className={styles.icon} />
      {children}
    </p>
  );
}
