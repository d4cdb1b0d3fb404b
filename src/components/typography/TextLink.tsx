import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './TextLink.css';

export const linkTones = ['link', 'ink', 'muted'] as const;

export type TextLinkProps = {
  /** Where it leads: one of our addresses (`href()`), or another. */
  href: string;
  /** Leads out of the app or of what one is doing: opens a new tab that knows nothing of this one, and says so to a screen reader. */
  isExternal?: boolean;
  /** ink and muted: where being a link is plain from the place, as in a list. */
  tone?: 'link' | 'ink' | 'muted';
  /** Where it leads, in words that stand by themselves: never "here". */
  children: ReactNode;
};

/** A link among words; underlined in running text (inside `p` or `label`). */
export function TextLink({ href, isExternal = false, tone = 'link', children }: TextLinkProps) {
  return (
    <a
      className={`${styles.link} ${styles.tones[tone]}`}
      href={href}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
    >
      {children}
      {isExternal && <NewTab />}
    </a>
  );
}

function NewTab() {
  const t = useMessages('common');
  return <VisuallyHidden> {t.newTab}</VisuallyHidden>;
}
