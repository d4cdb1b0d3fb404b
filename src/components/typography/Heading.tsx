import type { ReactNode } from 'react';
import * as styles from './Heading.css';

export const headingSizes = ['hero', 'page', 'section', 'card', 'small'] as const;

const sizeOf = { 1: 'page', 2: 'card', 3: 'small', 4: 'small' } as const;

export type HeadingProps = {
  /** Level in the outline of the screen. */
  level: 1 | 2 | 3 | 4;
  /** Size, if not the default of the level (page, card, small, small). */
  size?: 'hero' | 'page' | 'section' | 'card' | 'small';
  /** Id for `aria-labelledby`, and for URLs that point to the heading. */
  id?: string;
  /** Whether code can focus the heading, so that a screen reader starts to read there. */
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
