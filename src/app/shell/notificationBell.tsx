import { useLocale, useMessages } from '@messages';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import { WaitingCount } from '@/components/navigation/WaitingCount';
import { NotificationPanel, notificationStatuses } from '@/components/social/NotificationPanel';
import { href } from '@/data/schema/shapes/href';
import type { notificationsMachine } from '@/machines/notifications/machine';
import { newIdsOf } from '@/machines/notifications/view';
import { listenOnceOpen } from '@/machines/shared/listenOnceOpen';
import { useNow } from '../hooks/useNow';
import { LoadBoundary } from '../router/LoadBoundary';
import type { Services } from '../services/createServices';
import { useServices } from '../session/useServices';
import { notificationsOf } from './machines';

// The code of the top bar's notification bell that loads when the page is idle.

type Actor = ActorRefFrom<typeof notificationsMachine>;
type Snapshot = SnapshotFrom<typeof notificationsMachine>;

/** Starts the notifications of the current user. They run until the caller stops the actor. */
export function startNotifications(services: Services) {
  const actor = createActor(notificationsOf(services), { inspect: services.inspect }).start();
  return {
    actor,
    /** For `useSyncExternalStore`: the same function for the actor's lifetime. */
    subscribe: (listener: () => void) => actor.subscribe(listener).unsubscribe,
  };
}

/**
 * Calls back with a badge for the Profile items of the top bar and the tab bar: the number of unanswered
 * requests for startup metrics. Calls again on every change. Returns a function that unsubscribes and removes
 * the badge.
 */
export function watchWaiting(
  { requests }: Pick<Services, 'requests'>,
  onWaiting: (badge: ReactNode) => void,
) {
  let isStopped = false;
  const stop = listenOnceOpen(requests(), (store) => {
    async function read() {
      try {
        const { received } = await store.load();
        const count = received.filter(({ state }) => state === 'requested').length;
        if (!isStopped) onWaiting(<Waiting count={count} />);
      } catch {
        // Leaves the badge unchanged. The account page, which lists the requests, shows the error.
      }
    }
    void read();
    return store.observe(() => void read());
  });
  return () => {
    isStopped = true;
    stop();
    onWaiting(null);
  };
}

function Waiting({ count }: { count: number }) {
  return (
    <LoadBoundary resetKey={useLocale()} fallback={() => null}>
      <Suspense>
        <WaitingCount count={count} />
      </Suspense>
    </LoadBoundary>
  );
}

type NotificationListProps = {
  actor: Actor;
  snapshot: Snapshot;
  opener: RefObject<HTMLElement | null>;
};

/**
 * The count of new notifications, the list while it is open, and a screen reader announcement of arrivals.
 */
export function NotificationList({ countId, ...props }: NotificationListProps & { countId: string }) {
  const t = useMessages('notifications');
  const { snapshot } = props;
  const { notifications, seen, arrived } = snapshot.context;
  const isOpen = snapshot.hasTag('open');
  return (
    <>
      {/* Hides the count while the list is open, because the list highlights new notifications. */}
      <NotificationCount id={countId} count={isOpen ? 0 : newIdsOf(notifications, seen).size} />
      {isOpen && <OpenList {...props} />}
      {/* Mounted before its text: some screen readers ignore a region inserted together with its text. */}
      <div role="status">
        <VisuallyHidden>{arrived === null ? '' : t.arrived({ count: arrived })}</VisuallyHidden>
      </div>
    </>
  );
}

function OpenList({ actor, snapshot, opener }: NotificationListProps) {
  const { notifications, seen, isInvestor } = snapshot.context;
  const { now } = useServices();
  const close = () => actor.send({ type: 'list.close' });
  useLeavingPage(close);
  return (
    <NotificationPanel
      status={notificationStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading'}
      notifications={notifications}
      newIds={newIdsOf(notifications, seen)}
      now={useNow(now)}
      settingsHref={href(isInvestor ? 'investorAccount' : 'account', { search: { tab: 'settings' } })}
      onReadAll={() => actor.send({ type: 'notifications.readAll' })}
      onRetry={() => actor.send({ type: 'notifications.retry' })}
      onClose={close}
      opener={opener}
    />
  );
}

/** Calls back when the address changes, and on `pagehide`. */
function useLeavingPage(onLeave: () => void) {
  const address = useLocationProperty(() => window.location.href);
  const known = useRef(address);
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (known.current === address) return;
    known.current = address;
    latest.current();
  }, [address]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
