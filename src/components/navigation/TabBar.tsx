import { useMessages } from '@messages';
import { Icon } from '../brand/Icon';
import * as windsockStyles from '../brand/windsock.css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { type PlaceName, places } from './places';
import * as styles from './TabBar.css';

const listed = ['home', 'discover', 'listStartup', 'message', 'profile'] as const;

export type TabBarProps = {
  /** The place shown, marked with the windsock; `null` on a screen that the bar doesn't list. */
  current: PlaceName | null;
};

/**
 * The phone's bottom bar; wider pages don't show it. Stands over the page's end and keeps that much room free below what
 * comes before it.
 */
export function TabBar({ current }: TabBarProps) {
  const t = useMessages('app');
  return (
    <>
      <div className={styles.room} />
      <nav className={styles.bar} aria-label={t.mainNavigation}>
        {listed.map((name) => {
          const { href, icon } = places[name];
          const isCurrent = name === current;
          return (
            <a key={name} className={styles.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {isCurrent && <span className={`${windsockStyles.windsock} ${styles.mark}`} />}
              {name === 'listStartup' ? (
                <>
                  <span className={styles.plus}>
                    <Icon of={icon} size={22} />
                  </span>
                  <VisuallyHidden>{t.listStartup}</VisuallyHidden>
                </>
              ) : (
                <>
                  <Icon of={icon} size={23} />
                  {t[name]}
                </>
              )}
            </a>
          );
        })}
      </nav>
    </>
  );
}
