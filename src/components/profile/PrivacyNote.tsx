import { Lock } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './PrivacyNote.css';

export type PrivacyNoteProps = {
  /** Who gets to see it. */
  children: ReactNode;
};

/** Beside what not everybody gets to see. */
export function PrivacyNote({ children }: PrivacyNoteProps) {
  return (
    <p className={styles.note}>
      <Icon of={Lock} size={16} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
