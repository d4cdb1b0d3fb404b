import type { ReactNode } from 'react';
import * as styles from './Page.css';

export const pageWidths = ['content', 'reading', 'narrow'] as const;

export type PageProps = {
  /** The sections of the screen, one below the other. */
  children: ReactNode;
  /** content: the whole layout. reading: one column of text. narrow: one form. */
  width?: 'content' | 'reading' | 'narrow';
  /** The rendered element. A screen has one `main`. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /** Target of a link, such as the skip link to `main`. */
  id?: string;
};

/** The centered column that contains the content of a screen. */
export function Page({ children, width = 'content', as: Element = 'div', id }: PageProps) {
  return (
    <Element id={id} className={`${styles.page} ${styles.widths[width]}`}>
      {children}
    </Element>
  );
}
