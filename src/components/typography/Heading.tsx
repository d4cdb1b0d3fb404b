import type { ReactNode } from 'react';
import * as styles from './Heading.css';

export const headingSizes = ['hero', 'page', 'section', 'card', 'small'] as const;

const sizeOf = { 1: 'page', 2: 'card', 3: 'small', 4: 'small' } as const;

export type HeadingProps = {
  /** Level of the heading element, h1 to h4. */
  level: 1 | 2 | 3 | 4;
  /** Size. The defaults of the levels 1 to 4 are page, card, small and small. */
  size?: 'hero' | 'page' | 'section' | 'card' | 'small';
  /** Id for `aria-labelledby`, and for URLs that link to the heading. */
  id?: string;
  /** Whether scripts can focus the heading, so that a screen reader continues there. */
  isFocusable?: boolean;
  /** The text. */
  children: ReactNode;
};

/** A heading in the display font. */
export function Heading({ level, size = sizeOf[level], id, isFocusable = false, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      className={`${styles.heading} ${styles.sizes[size]}`}
      tabIndex={isFocusable ? -1 : undefined}
    >
      {children}
    </Element>
  );
}
