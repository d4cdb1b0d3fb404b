import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import * as windsockStyles from '../brand/windsock.css';
import { type PlaceName, places } from './places';
import * as styles from './TabBar.css';

const listed = ['home', 'discover', 'pipeline', 'listStartup', 'message', 'profile'] as const;

export type TabBarProps = {
  /** The item of the current page, highlighted; `null` on a page that the bar doesn't list. */
  current: PlaceName | null;
  /** The badge on Profile: the number of unanswered requests to see the user's startups' metrics. */
  profileBadge: ReactNode;
  /** The badge on Pipeline: the number of rows that wait in Today. */
  pipelineBadge?: ReactNode;
};

/**
 * The bottom bar on phones; hidden on wider pages. The bar is fixed to the bottom of the screen. A spacer
 * reserves its height at the end of the page.
 */
export function TabBar({ current, profileBadge, pipelineBadge }: TabBarProps) {
  const t = useMessages('app');
  return (
    <>
      <div className={styles.spacer} />
      <nav className={styles.bar} aria-label={t.mainNavigation}>
        {listed.map((name) => {
          const { href, icon } = places[name];
          // The bar has no item for the Starred page, to which the account links: highlights Profile instead.
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
              {name === 'pipeline' && pipelineBadge}
            </a>
          );
        })}
      </nav>
    </>
  );
}
