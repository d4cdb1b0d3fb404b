import { useMessages } from '@messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/controls/Button';
import { PageFailed as Failed } from '@/components/feedback/PageFailed';
import { Skeleton } from '@/components/feedback/Skeleton';
import { lazyPart } from '@/components/layout/lazyPart';
import { PlaceContext } from '@/components/layout/placeOnPage';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import type { PlaceName } from '@/components/navigation/places';
import { SampleBar } from '@/components/navigation/SampleBar';
import { SkipLink } from '@/components/navigation/SkipLink';
import { TabBar } from '@/components/navigation/TabBar';
import { TopBar } from '@/components/navigation/TopBar';
import { PipelineWaiting } from '@/components/pipeline/pipelineWaiting';
import { href } from '@/data/schema/shapes/href';
import { addressOf } from '@/data/schema/shapes/ref';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { useIsOffline } from '../hooks/useIsOffline';
import { whenIdle } from '../hooks/whenIdle';
import { LoadBoundary } from '../router/LoadBoundary';
import { leave } from '../router/leave';
import type { Route } from '../router/routeTable';
import { place } from '../router/scrollRestoration';
import { useParams } from '../router/useParams';
import { useAppearance } from '../services/useAppearance';
import { useAuth } from '../session/useAuth';
import { useMe } from '../session/useMe';
import { useServices } from '../session/useServices';
import { useSession } from '../session/useSession';
import { AdditionsHost } from './additions/AdditionsHost';
import { NotificationsHost } from './NotificationsHost';
import type { WaitingRows } from './notificationBell';
import { SiteSearchHost } from './SiteSearchHost';
import { useFocusAfterSignOut } from './useFocusAfterSignOut';
import { useSignOutFailure } from './useSignOutFailure';

/** Replaces a page whose code failed to load. The top bar and the tab bar stay. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return <Failed onRetry={onRetry} isOffline={useIsOffline()} />;
}

/**
 * Delay before the sign-in provider, the online status and the notifications load, in ms. The app renders
 * without them: the `auth` flag in local storage states that a user is signed in.
 */
const delay = 3000;

/** The item that is current in the top bar and the tab bar, by route. */
const placeOf: Partial<Record<Route['name'], PlaceName>> = {
  explore: 'home',
  starred: 'starred',
  messages: 'message',
  conversation: 'message',
  discover: 'discover',
  pipeline: 'pipeline',
  board: 'pipeline',
  startup: 'discover',
  investor: 'discover',
  user: 'discover',
  account: 'profile',
  profile: 'profile',
  investorAccount: 'profile',
  listStartup: 'listStartup',
};

/** The line about sending and restoring. Without a database, the bundler removes it. */
const SyncHost = import.meta.env.VITE_FIREBASE_DATABASE_URL
  ? lazyPart(() => import('./sync/SyncHost'), 'SyncHost')
  : () => null;

const AccountWork = lazyPart(() => import('./AccountWork'), 'AccountWork');

/** Renders a screen with the top bar above it and the phone's tab bar below it. */
export function AppShell({ routeName, children }: { routeName: Route['name']; children: ReactNode }) {
  const { theme, locale, choose } = useAppearance();
  const t = useMessages('common');
  const session = useSession();
  const { userKey, hasAccount } = useServices();
  const me = useMe();
  const { name: shownUser } = useParams();
  const auth = useAuth(delay);
  const { snapshot, send } = auth;
  const [waiting, setWaiting] = useState<ReactNode>(null);
  const openCommands = useRef<() => void>(null);
  const [rows, setRows] = useState<WaitingRows>({ count: 0, badge: null });
  const isHydrated = useIsHydrated();
  const [isIdle, setIdle] = useState(false);
  const isOwnPage = isHydrated && shownUser?.toLowerCase() === addressOf(me).toLowerCase();
  const current = isOwnPage ? 'profile' : (placeOf[routeName] ?? null);

  const signOut = () => leave(() => send({ type: 'signOut.submit' }));

  useEffect(() => whenIdle(() => setIdle(true)), []);
  useSignOutFailure(auth);
  useFocusAfterSignOut(session.isSignedIn);

  return (
    <>
      <SkipLink />
      <TopBar
        current={current}
        profileBadge={waiting}
        pipelineBadge={rows.badge}
        search={
          <SiteSearchHost key={userKey} opener={openCommands} onSignOut={session.isSignedIn && signOut} />
        }
        notifications={
          session.isSignedIn && (
            <NotificationsHost key={userKey} delay={delay} onWaiting={setWaiting} onRows={setRows} />
          )
        }
        account={
          !isHydrated ? (
            <Skeleton shape="circle" width={44} />
          ) : session.isSignedIn ? (
            <AccountMenu
              name={me.name}
              avatar={me.avatar}
              theme={theme}
              locale={locale}
              onThemeChange={(next) => choose({ theme: next })}
              onLocaleChange={(next) => choose({ locale: next })}
              onCommands={() => openCommands.current?.()}
              onSignOut={signOut}
              isSigningOut={snapshot?.hasTag('busy')}
            />
          ) : (
            <Button href={href('login')} variant="secondary" size="small">
              {t.login}
            </Button>
          )
        }
      />
      {import.meta.env.VITE_SAMPLE_WORLD !== 'off' && (!isHydrated || !session.isSignedIn) && (
        <SampleBar isKnown={isHydrated} />
      )}
      <PipelineWaiting value={rows.count}>
        <PlaceContext value={place}>
          {import.meta.env.VITE_FIREBASE_DATABASE_URL ? (
            <>
              {isIdle && hasAccount && (
                <LoadBoundary resetKey={userKey} fallback={() => null}>
                  <SyncHost key={userKey} />
                </LoadBoundary>
              )}
              <AdditionsHost>{children}</AdditionsHost>
            </>
          ) : (
            <AdditionsHost>{children}</AdditionsHost>
          )}
        </PlaceContext>
      </PipelineWaiting>
      {isIdle && hasAccount && (
        <LoadBoundary resetKey={userKey} fallback={() => null}>
          <AccountWork delay={delay} />
        </LoadBoundary>
      )}
      {/* An open conversation hides the tab bar: on a phone, it fills the screen and has a Back button. */}
      {routeName !== 'conversation' && (
        <TabBar current={current} profileBadge={waiting} pipelineBadge={rows.badge} />
      )}
    </>
  );
}
