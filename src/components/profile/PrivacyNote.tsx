import { Lock } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './PrivacyNote.css';

export type PrivacyNoteProps = {
  /** Explains who has access. */
  children: ReactNode;
};

/** A note beside content with limited access. */
export function PrivacyNote({ children }: PrivacyNoteProps) {
  return (
    <p className={styles.note}>
      <Icon of={Lock} size={16} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
