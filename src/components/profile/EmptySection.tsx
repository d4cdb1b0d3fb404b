import type { ReactNode } from 'react';
import { TextLink } from '../typography/TextLink';
import * as styles from './EmptySection.css';

export type EmptySectionProps = {
  /** What will stand here. */
  children: ReactNode;
  /** Where the person fills it, on their own page. */
  action?: { label: string; href: string };
};

/** In place of a part of a profile that nobody has filled yet. */
export function EmptySection({ children, action }: EmptySectionProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.words}>{children}</p>
      {action && <TextLink href={action.href}>{action.label}</TextLink>}
    </div>
  );
}
