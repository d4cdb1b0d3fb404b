import type { ReactNode } from 'react';
import * as styles from './ProfileLayout.css';

const heightName = styles.columnHeight.slice('var('.length, -1);

export type ProfileLayoutProps = {
  /** The wide column, read first. */
  main: ReactNode;
  /** Cards beside it; below it where there is no room. */
  aside: ReactNode;
  /** The rest of the main column; below the cards where there is no room beside. */
  more?: ReactNode;
};

/** Tells the style how high a column is: it can't be asked for there. */
function measure(column: HTMLDivElement) {
  const observer = new ResizeObserver(() => column.style.setProperty(heightName, `${column.offsetHeight}px`));
  observer.observe(column);
  return () => observer.disconnect();
}

/** A profile's contents in two columns. */
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
