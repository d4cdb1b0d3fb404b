import type { ReactNode } from 'react';
import * as styles from './ProfileLayout.css';

const heightName = styles.columnHeight.slice('var('.length, -1);

export type ProfileLayoutProps = {
  /** The wide column, which is first in the reading order. */
  main: ReactNode;
  /** Cards beside the main column; below it on narrow pages. */
  aside: ReactNode;
  /** The rest of the main column; below the cards on narrow pages. */
  more?: ReactNode;
};

/** Passes the height of a column to CSS as a variable. @returns a cleanup function */
function measure(column: HTMLDivElement) {
  const observer = new ResizeObserver(() => column.style.setProperty(heightName, `${column.offsetHeight}px`));
  observer.observe(column);
  return () => observer.disconnect();
}

/** The content of a profile in two columns. */
export function ProfileLayout({ main, aside, more }: ProfileLayoutProps) {
  return (
    <div className={more ? `${styles.layout} ${styles.split}` : styles.layout}>
      <div ref={measure} className={more ? styles.main : `${styles.main} ${styles.accompanying}`}>
        {main}
      </div>
      <div ref={measure} className={`${styles.aside} ${styles.accompanying}`}>
        {aside}
      </div>
      {more && <div className={styles.main}>{more}</div>}
    </div>
  );
}
