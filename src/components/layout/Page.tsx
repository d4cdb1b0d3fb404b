import type { ReactNode } from 'react';
import * as styles from './Page.css';

export const pageWidths = ['content', 'reading', 'narrow'] as const;

export type PageProps = {
  /** The parts of the screen, one below the other. */
  children: ReactNode;
  /** content: the whole layout. reading: one column of text. narrow: one form. */
  width?: 'content' | 'reading' | 'narrow';
  /** The element drawn; a screen has one `main`. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /** What a link leads to, such as the skip link to `main`. */
  id?: string;
};

/** The centred column everything of a screen stands in. */
export function Page({ children, width = 'content', as: Element = 'div', id }: PageProps) {
  return (
    <Element id={id} className={`${styles.page} ${styles.widths[width]}`}>
      {children}
    </Element>
  );
}
