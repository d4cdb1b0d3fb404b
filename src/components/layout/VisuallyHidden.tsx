import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = {
  /** The text for screen readers. */
  children: ReactNode;
  /** The rendered element, such as a heading, legend or caption that the document outline needs. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'legend' | 'caption';
  /** Id of the element, for `aria-labelledby` or `aria-describedby` of another. */
  id?: string;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  );
}
