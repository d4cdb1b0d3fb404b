import type { ReactNode } from 'react';
import * as styles from './ProfileLayout.css';

export type ProfileLayoutProps = {
  main: ReactNode;
  /** Cards beside it; below it where there is no room. */
  aside: ReactNode;
  /** The rest of the main column; below the cards where there is no room beside. */
  more?: ReactNode;
};

/** A profile's contents in two columns. */
export function ProfileLayout({ main, aside, more }: ProfileLayoutProps) {
  return (
    <div className={more ? `${styles.layout} ${styles.split}` : styles.layout}>
      <div className={styles.main}>{main}</div>
      <div className={more ? `${styles.aside} ${styles.beside}` : styles.aside}>{aside}</div>
      {more && <div className={styles.main}>{more}</div>}
    </div>
  );
}
