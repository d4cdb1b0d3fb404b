import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './TextLink.css';

export const linkTones = ['link', 'ink', 'muted'] as const;

export type TextLinkProps = {
  /** The URL: a page of the app (from `href()`), or any other address. */
  href: string;
  /** Whether the link leaves the app or the current task. It then opens a new tab, and announces that. */
  isExternal?: boolean;
  /** ink and muted: for places where users expect a link, such as a list. */
  tone?: 'link' | 'ink' | 'muted';
  /** The name of the target, which is clear without context: never "here". */
  children: ReactNode;
};

/** A link in a text; underlined in running text (inside `p` or `label`). */
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
