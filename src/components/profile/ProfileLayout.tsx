import type { ReactNode } from 'react';
import * as styles from './ProfileLayout.css';

export type ProfileLayoutProps = {
  main: ReactNode;
  /** Cards beside it; below it where there is no room. */
  aside: ReactNode;
};

/** A profile's contents in two columns. */
export function ProfileLayout({ main, aside }: ProfileLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
