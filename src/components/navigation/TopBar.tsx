import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon';
import { Logo } from '../brand/Logo';
import * as windsockStyles from '../brand/windsock.css';
import { Button } from '../controls/Button';
import { type PlaceName, places } from './places';
import * as styles from './TopBar.css';

const listed = ['home', 'starred', 'message', 'discover', 'profile'] as const;

export type TopBarProps = {
  /** The current place, highlighted with the windsock; `null` on a screen that the bar doesn't list. */
  current: PlaceName | null;
  /** The badge on Profile: the number of waiting requests. */
  profileBadge: ReactNode;
  /** The account menu, at the far end. */
  account: ReactNode;
  /** The search of the whole app, beside the brand. */
  search?: ReactNode;
  /** The bell, before the account. */
  notifications?: ReactNode;
};

/** The app's sticky top bar. On a phone only brand, search, bell and account: `TabBar` has the rest. */
export function TopBar({ current, profileBadge, account, search, notifications }: TopBarProps) {
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
