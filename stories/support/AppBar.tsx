import { type ReactNode, useState } from 'react';
import { useAppearance } from '@/app/services/useAppearance';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { TopBar } from '@/components/navigation/TopBar';
import { people } from '@/data/sample/people';

type AppBarProps = {
  search?: ReactNode;
  /** Renders the notifications. They call `onWaiting` with the badge for the Profile link. */
  notifications?: (onWaiting: (badge: ReactNode) => void) => ReactNode;
};

/** The app's top bar above an empty page, with the search or the notifications of a story. */
export function AppBar({ search, notifications }: AppBarProps) {
  const [badge, setBadge] = useState<ReactNode>(null);
  const { theme, locale, choose } = useAppearance();
  return (
    <>
      <TopBar
        search={search}
        notifications={notifications?.(setBadge)}
        profileBadge={badge}
        current="home"
        account={
          <AccountMenu
            name={people.asha.name}
            theme={theme}
            locale={locale}
            onThemeChange={(next) => choose({ theme: next })}
            onLocaleChange={(next) => choose({ locale: next })}
            onSignOut={() => {}}
          />
        }
      />
      <main style={{ minHeight: 700 }} />
    </>
  );
}
