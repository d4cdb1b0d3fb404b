import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as layoutStyles from './layout.css';

export type StackProps = {
  /** The items, in reading order. */
  children: ReactNode;
  /** Space between children in px, from the spacing scale. */
  gap?: Space;
  /** Cross-axis alignment. */
  align?: keyof typeof layoutStyles.alignments;
  /** The rendered element. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main' | 'aside' | 'nav';
};

/** Children below one another. */
export function Stack({ children, gap = 16, align = 'stretch', as: Element = 'div' }: StackProps) {
  return (
    <Element className={`${layoutStyles.stack} ${layoutStyles.gaps[gap]} ${layoutStyles.alignments[align]}`}>
      {children}
    </Element>
  );
}
