import type { ReactNode } from 'react';
import { usePathname } from '@/app/router/address';
import { routeAt } from '@/app/router/routeTable';
import { useAppearance } from '@/app/services/useAppearance';
import { useMe } from '@/app/session/useMe';
import { SiteSearchHost } from '@/app/shell/SiteSearchHost';
import { SyncHost } from '@/app/shell/sync/SyncHost';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import type { PlaceName } from '@/components/navigation/places';
import { TabBar } from '@/components/navigation/TabBar';
import { TopBar } from '@/components/navigation/TopBar';
import type { RouteName } from '@/data/schema/shapes/routes';

const placeOf: Partial<Record<RouteName | 'notFound', PlaceName>> = {
  explore: 'home',
  messages: 'message',
  conversation: 'message',
  discover: 'discover',
};

/** The bars of the app around a page, and the line of a build with a database, in the same order as in `AppShell`. */
export function SyncingShell({ children }: { children: ReactNode }) {
  const { theme, locale, choose } = useAppearance();
  const me = useMe();
  const route = routeAt(usePathname());
  const current = placeOf[route.name] ?? null;
  return (
    <>
      <TopBar
        current={current}
        profileBadge={null}
        search={<SiteSearchHost />}
        account={
          <AccountMenu
            name={me.name}
            avatar={me.avatar}
            theme={theme}
            locale={locale}
            onThemeChange={(next) => choose({ theme: next })}
            onLocaleChange={(next) => choose({ locale: next })}
            onCommands={() => {}}
            onSignOut={() => {}}
          />
        }
      />
      <SyncHost />
      {children}
      {route.name !== 'conversation' && <TabBar current={current} profileBadge={null} />}
    </>
  );
}
