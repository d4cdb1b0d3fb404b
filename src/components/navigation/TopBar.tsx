import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import { Logo } from '../brand/Logo';
import * as windsockStyles from '../brand/windsock.css';
import { Button } from '../controls/Button';
import { type PlaceName, places } from './places';
import * as styles from './TopBar.css';

const listed = ['home', 'starred', 'message', 'discover', 'pipeline', 'profile'] as const;

export type TopBarProps = {
  /** The current destination, which has a striped underline; `null` on a screen that the bar doesn't list. */
  current: PlaceName | null;
  /** The number of unanswered requests, as a badge on the Profile link. */
  profileBadge: ReactNode;
  /** The number of rows that wait in Today, as a badge on the Pipeline link. */
  pipelineBadge?: ReactNode;
  /** The account menu, at the end of the bar. */
  account: ReactNode;
  /** The search field, beside the logo. */
  search?: ReactNode;
  /** The notification bell, before the account menu. */
  notifications?: ReactNode;
};

/** The app's sticky top bar. On a phone, `TabBar` shows the navigation links instead. */
export function TopBar({
  current,
  profileBadge,
  pipelineBadge,
  account,
  search,
  notifications,
}: TopBarProps) {
  const t = useMessages('app');
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo href={places.home.href} wordmark={search ? 'onDesktop' : true} />
        {search && <div className={styles.searchSlot}>{search}</div>}
        <div className={styles.far}>
          <nav className={styles.nav} aria-label={t.mainNavigation}>
            {listed.map((name) => {
              const { href, icon } = places[name];
              return (
                <a
                  key={name}
                  className={styles.item}
                  href={href}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <Icon of={icon} size={20} />
                  {t[name]}
                  {name === 'profile' && profileBadge}
                  {name === 'pipeline' && pipelineBadge}
                  {name === current && <span className={`${windsockStyles.windsock} ${styles.mark}`} />}
                </a>
              );
            })}
            <span className={styles.action}>
              <Button
                href={places.listStartup.href}
                size="small"
                icon={places.listStartup.icon}
                aria-current={current === 'listStartup' ? 'page' : undefined}
              >
                {t.listStartup}
              </Button>
            </span>
          </nav>
          {notifications}
          {account}
        </div>
      </div>
    </header>
  );
}
