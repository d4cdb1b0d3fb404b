import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import * as windsockStyles from '../brand/windsock.css';
import { type PlaceName, places } from './places';
import * as styles from './TabBar.css';

const listed = ['home', 'discover', 'listStartup', 'message', 'profile'] as const;

export type TabBarProps = {
  /** The place shown, marked with the windsock; `null` on a screen that the bar doesn't list. */
  current: PlaceName | null;
  /** On Profile: what waits there. */
  profileBadge?: ReactNode;
};

/**
 * The phone's bottom bar; wider pages don't show it. Stands over the page's end and keeps that much room free below what
 * comes before it.
 */
export function TabBar({ current, profileBadge }: TabBarProps) {
  const t = useMessages('app');
  return (
    <>
      <div className={styles.room} />
      <nav className={styles.bar} aria-label={t.mainNavigation}>
        {listed.map((name) => {
          const { href, icon } = places[name];
          // What the bar doesn't list is reached from the account, and marked there.
          const isCurrent = name === current || (name === 'profile' && current === 'starred');
          return (
            <a
              key={name}
              className={styles.item}
              href={href}
              aria-current={name === current ? 'page' : isCurrent || undefined}
            >
              {isCurrent && <span className={`${windsockStyles.windsock} ${styles.mark}`} />}
              {name === 'listStartup' ? (
                <span className={styles.plus}>
                  <Icon of={icon} size={18} />
                </span>
              ) : (
                <Icon of={icon} size={23} />
              )}
              <span className={styles.words}>{t[name]}</span>
              {name === 'profile' && profileBadge}
            </a>
          );
        })}
      </nav>
    </>
  );
}
