import type { ReactNode } from 'react';
import * as styles from './Heading.css';

export const headingSizes = ['hero', 'page', 'section', 'card', 'small'] as const;

const sizeOf = { 1: 'page', 2: 'card', 3: 'small', 4: 'small' } as const;

export type HeadingProps = {
  /** Its place in the outline of the screen. */
  level: 1 | 2 | 3 | 4;
  /** Its look, when the level's own (page, card, small, small) isn't it. */
  size?: 'hero' | 'page' | 'section' | 'card' | 'small';
  /** For `aria-labelledby`, and addresses that lead here. */
  id?: string;
  /** Takes focus from code, so that a screen reader starts here on arrival. */
  isFocusable?: boolean;
  /** The words. */
  children: ReactNode;
};

/** A heading in the display face. */
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
