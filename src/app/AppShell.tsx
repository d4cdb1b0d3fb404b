import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import type { PlaceName } from '@/components/navigation/places';
import { SkipLink } from '@/components/navigation/SkipLink';
import { TabBar } from '@/components/navigation/TabBar';
import { TopBar } from '@/components/navigation/TopBar';
import { appearance } from './appearance';
import { authActor, startAuth, startAuthWhenIdle } from './authActor';
import { useAppearance, useSession } from './hooks';
import { meOf } from './me';
import type { Route } from './routes';
import { toasts } from './toasts';

/** Which place of the bars a route belongs to. */
const placeOf: Partial<Record<Route['name'], PlaceName>> = {
  explore: 'home',
  starred: 'starred',
  messages: 'message',
  discover: 'discover',
  startup: 'discover',
  investor: 'discover',
  user: 'discover',
  account: 'profile',
  profile: 'profile',
  investorAccount: 'profile',
  listStartup: 'listStartup',
};

/** The app's own bars around a screen. */
export function AppShell({ routeName, children }: { routeName: Route['name']; children: ReactNode }) {
  const { theme, locale } = useAppearance();
  const { name, avatar } = meOf(useSession());
  const isSigningOut = useSelector(authActor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(authActor, ({ context: { error } }) =>
    error?.kind === 'provider' ? error.message : null,
  );
  const current = placeOf[routeName] ?? null;

  useEffect(() => startAuthWhenIdle(), []);
  useEffect(() => {
    if (failure) toasts.show({ text: failure, tone: 'danger' });
  }, [failure]);

  return (
    <>
      <SkipLink />
      <TopBar
        current={current}
        account={
          <AccountMenu
            name={name}
            avatar={avatar}
            theme={theme}
            locale={locale}
            onTheme={(next) => appearance.choose({ theme: next })}
            onLocale={(next) => appearance.choose({ locale: next })}
            onSignOut={() => {
              startAuth();
              authActor.send({ type: 'signOut' });
            }}
            signingOut={isSigningOut}
          />
        }
      />
      {children}
      <TabBar current={current} />
    </>
  );
}
