import type { ReactNode } from 'react';
import { TextLink } from '../typography/TextLink';
import * as styles from './EmptySection.css';

export type EmptySectionProps = {
  /** Describes the content that is missing. */
  children: ReactNode;
  /** A link to add the content, shown only on the user's own page. */
  action?: { label: string; href: string };
};

/** Replaces a section of a profile that has no content yet. */
export function EmptySection({ children, action }: EmptySectionProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.text}>{children}</p>
      {action && <TextLink href={action.href}>{action.label}</TextLink>}
    </div>
  );
}
