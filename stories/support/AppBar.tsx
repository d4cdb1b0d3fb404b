import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useAppearance } from '@/app/services/useAppearance';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { TopBar } from '@/components/navigation/TopBar';
import { people } from '@/data/sample/people';

type AppBarProps = {
  /** Renders the search. It sets `opener`, with which the account menu opens the commands. */
  search?: (opener: RefObject<(() => void) | null>) => ReactNode;
  /** Renders the notifications. They call `onWaiting` with the badge for the Profile link. */
  notifications?: (onWaiting: (badge: ReactNode) => void) => ReactNode;
};

/** The app's top bar above an empty page, with the search or the notifications of a story. */
export function AppBar({ search, notifications }: AppBarProps) {
  const [badge, setBadge] = useState<ReactNode>(null);
  const opener = useRef<() => void>(null);
  const { theme, locale, choose } = useAppearance();
  return (
    <>
      <TopBar
        search={search?.(opener)}
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
            onCommands={() => opener.current?.()}
            onSignOut={() => {}}
          />
        }
      />
      <main style={{ minHeight: 700 }} />
    </>
  );
}
