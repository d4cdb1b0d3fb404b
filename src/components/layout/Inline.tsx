import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as layoutStyles from './layout.css';

export type InlineProps = {
  /** Side by side in reading order. */
  children: ReactNode;
  /** Space between children, px on the scale. */
  gap?: Space;
  /** How they stand to each other's height; centred without it. */
  align?: keyof typeof layoutStyles.alignments;
  /** How the room that is left is shared out. */
  justify?: keyof typeof layoutStyles.justifications;
  /** Whether children that don't fit go to the next line. */
  canWrap?: boolean;
  /** The element drawn; a list's children are its `li`. */
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
