import type { ReactNode } from 'react';
import * as styles from './SettingsLayout.css';

export type SettingsLayoutProps = {
  /** The first card of the wide column. */
  notifications: ReactNode;
  /** The second column's card; below the others on a phone. */
  preferences: ReactNode;
  /** Below the notifications. */
  children?: ReactNode;
};

/** The cards of the settings: two columns, the second for the preferences; one on a phone. */
export function SettingsLayout({ notifications, preferences, children }: SettingsLayoutProps) {
  return (
    <div className={styles.grid}>
      <div className={styles.notifications}>{notifications}</div>
      <div className={styles.preferences}>{preferences}</div>
      {children && <div className={styles.others}>{children}</div>}
    </div>
  );
}
