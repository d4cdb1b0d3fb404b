import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = {
  /** The words that are only heard. */
  children: ReactNode;
  /** The element drawn: a heading, legend or caption where one is wanted in the outline. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption';
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
};

/** Words for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
