import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as layoutStyles from './layout.css';

export type InlineProps = {
  /** The items, in reading order. */
  children: ReactNode;
  /** Space between children in px, from the spacing scale. */
  gap?: Space;
  /** Vertical alignment; centered by default. */
  align?: keyof typeof layoutStyles.alignments;
  /** Distribution of the remaining space. */
  justify?: keyof typeof layoutStyles.justifications;
  /** Whether children that don't fit wrap to the next line. */
  canWrap?: boolean;
  /** The rendered element. The children of a list are `li`. */
  as?: 'div' | 'ul' | 'nav' | 'span';
};

/** Children side by side. */
export function Inline({
  children,
  gap = 8,
  align = 'center',
  justify = 'start',
  canWrap = false,
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${layoutStyles.inline} ${layoutStyles.gaps[gap]} ${layoutStyles.alignments[align]} ${layoutStyles.justifications[justify]} ${canWrap ? layoutStyles.wrapping : ''}`}
    >
      {children}
    </Element>
  );
}
