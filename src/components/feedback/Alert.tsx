import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './Alert.css';

export const alertTones = ['danger', 'info'] as const;

export type AlertProps = {
  /** danger interrupts a screen reader, info doesn't. */
  tone?: 'danger' | 'info';
  /** The problem or result, and what to do next, in a sentence or two. */
  children: ReactNode;
};

/** A message in the page about the last action or a problem. */
export function Alert({ tone = 'danger', children }: AlertProps) {
  const icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div className={`${styles.alert} ${styles.tones[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={icon} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
