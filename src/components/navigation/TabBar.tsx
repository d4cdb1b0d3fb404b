import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import * as windsockStyles from '../brand/windsock.css';
import { type PlaceName, places } from './places';
import * as styles from './TabBar.css';

const listed = ['home', 'discover', 'listStartup', 'message', 'profile'] as const;

export type TabBarProps = {
  /** The current place, highlighted with the windsock; `null` on a screen that the bar doesn't list. */
  current: PlaceName | null;
  /** The badge on Profile: the number of waiting requests. */
  profileBadge: ReactNode;
};

/**
 * The bottom bar on phones; hidden on wider pages. The bar is fixed to the bottom of the screen. A spacer
 * reserves its height at the end of the page.
 */
export function TabBar({ current, profileBadge }: TabBarProps) {
  const t = useMessages('app');
  return (
    <>
      <div className={styles.spacer} />
      <nav className={styles.bar} aria-label={t.mainNavigation}>
        {listed.map((name) => {
          const { href, icon } = places[name];
          // The bar doesn't list Starred, which the account links to. On that page, Profile is highlighted.
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
              <span className={styles.text}>{t[name]}</span>
              {name === 'profile' && profileBadge}
            </a>
          );
        })}
      </nav>
    </>
  );
}
