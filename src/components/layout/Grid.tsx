import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as styles from './Grid.css';
import * as layoutStyles from './layout.css';

export type GridProps = {
  /** The cells, in reading order. */
  children: ReactNode;
  /** Columns on a desktop; a tablet shows at most two, a phone one. */
  columns: 1 | 2 | 3;
  /** Space between cells in px, from the spacing scale. */
  gap?: Space;
  /** The rendered element. The children of a list are `li`. */
  as?: 'div' | 'ul' | 'ol' | 'dl';
};

/** Children in equal columns. */
export function Grid({ children, columns, gap = 16, as: Element = 'div' }: GridProps) {
  return (
    <Element className={`${styles.grid} ${styles.columnCounts[columns]} ${layoutStyles.gaps[gap]}`}>
      {children}
    </Element>
  );
}
