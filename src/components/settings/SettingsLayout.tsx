import type { ReactNode } from 'react';
import * as styles from './SettingsLayout.css';

export type SettingsLayoutProps = {
  notifications: ReactNode;
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
