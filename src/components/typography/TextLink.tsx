import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './TextLink.css';

export const linkTones = ['link', 'ink', 'muted'] as const;

export type TextLinkProps = {
  /** The URL: a page of the app (from `href()`), or any other address. */
  href: string;
  /** Whether the link opens a new tab, because it leaves the app or the current task. */
  isExternal?: boolean;
  /** ink and muted: for links that users recognize without the link colour, such as in a list of links. */
  tone?: 'link' | 'ink' | 'muted';
  /** The text, which must name the target on its own: never "here". */
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
