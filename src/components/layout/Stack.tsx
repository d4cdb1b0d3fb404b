import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import { alignments, gaps, stack } from './layout.css';

export type StackProps = {
  children: ReactNode;
  /** Space between children, px on the scale. */
  gap?: Space;
  /** Cross-axis alignment. */
  align?: keyof typeof alignments;
  /** The element drawn. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'main' | 'aside' | 'nav';
};

/** Children below one another. */
export function Stack({ children, gap = 16, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${stack} ${gaps[gap]} ${alignments[align]}`}>{children}</Element>;
}
