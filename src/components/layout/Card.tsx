import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as styles from './Card.css';

export type CardProps = {
  /** Related content, with its heading first. */
  children: ReactNode;
  /** Padding in px, from the spacing scale. Phones reduce large values. */
  padding?: Space;
  /** The rendered element: `article` for self-contained content, `li` in a list. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Accessible name, if no heading names the card. */
  label?: string;
  /** Adds a shadow. Use only for a card that floats over a picture. */
  isRaised?: boolean;
};

/** Groups related content in a box. Don't nest cards. */
export function Card({ children, padding = 24, as: Element = 'div', label, isRaised = false }: CardProps) {
  return (
    <Element
      className={`${styles.card} ${styles.paddings[padding]} ${isRaised ? styles.raised : ''}`}
      role={label && Element === 'div' ? 'group' : undefined}
      aria-label={label}
    >
      {children}
    </Element>
  );
}
