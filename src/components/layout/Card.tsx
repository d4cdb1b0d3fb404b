import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as styles from './Card.css';

export type CardProps = {
  /** Whatever belongs together; its heading first. */
  children: ReactNode;
  /** Space inside, px on the scale; a phone gives the larger ones less. */
  padding?: Space;
  /** The element drawn: `article` for what stands by itself, `li` in a list. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** What the card is, for a screen reader, when no heading says it. */
  label?: string;
  /** Casts a shadow: only for a card that floats over a picture. */
  isRaised?: boolean;
};

/** What belongs together, on its own ground. Never a card in a card. */
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
