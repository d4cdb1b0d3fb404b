import type { ReactNode } from 'react';
import * as styles from './SettingsLayout.css';

export type SettingsLayoutProps = {
  /** The first card of the first column. */
  notifications: ReactNode;
  /** The second column. On a phone, it is below the notifications. */
  preferences: ReactNode;
  /** More cards for the first column. */
  children?: ReactNode;
};

/** Arranges the cards of the settings in two columns, or in one column on a phone. */
export function SettingsLayout({ notifications, preferences, children }: SettingsLayoutProps) {
  return (
    <div className={styles.grid}>
      <div className={styles.notifications}>{notifications}</div>
      <div className={styles.preferences}>{preferences}</div>
      {children && <div className={styles.others}>{children}</div>}
    </div>
  );
}
