import type { ReactNode } from 'react';
import * as styles from './ProfileLayout.css';

const heightName = styles.columnHeight.slice('var('.length, -1);

export type ProfileLayoutProps = {
  main: ReactNode;
  /** Cards beside it; below it where there is no room. */
  aside: ReactNode;
};

/** Tells the style how high a column is: it can't be asked for there. */
function measure(column: HTMLDivElement) {
  const observer = new ResizeObserver(() => column.style.setProperty(heightName, `${column.offsetHeight}px`));
  observer.observe(column);
  return () => observer.disconnect();
}

/** A profile's contents in two columns. */
export function ProfileLayout({ main, aside }: ProfileLayoutProps) {
  return (
    <div className={styles.layout}>
      <div ref={measure} className={styles.main}>
        {main}
      </div>
      <div ref={measure} className={styles.aside}>
        {aside}
      </div>
    </div>
  );
}
