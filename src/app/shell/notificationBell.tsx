import { useLocale, useMessages } from '@messages';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import { PipelineCount } from '@/components/navigation/PipelineCount';
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
import { useAddressChange } from './useAddressChange';
import { watchRows } from './watchRows';

// The code of the top bar's notification bell that loads when the page is idle.

/** How many rows wait in Today, and the badge for the Pipeline items of the top bar and the tab bar. */
export type WaitingRows = { count: number; badge: ReactNode };

type Actor = ActorRefFrom<typeof notificationsMachine>;
type Snapshot = SnapshotFrom<typeof notificationsMachine>;

/** Starts the notifications of the current user. Returns the actor, its list, and the badges of both bars. */
export function startNotifications(services: Services) {
  const actor = createActor(notificationsOf(services), { inspect: services.inspect }).start();
  return {
    actor,
    NotificationList,
    watchWaiting: (onWaiting: (badge: ReactNode) => void) => watchWaiting(services, onWaiting),
    watchRows: (onRows: (rows: WaitingRows) => void) =>
      watchRows(services, (count) =>
        onRows({
          count,
          badge: (
            <Optional>
              <PipelineCount count={count} place="bar" />
            </Optional>
          ),
        }),
      ),
  };
}

/**
 * Calls back with a badge for the Profile items of the top bar and the tab bar: the number of unanswered
 * requests for startup metrics. Calls again on every change. Returns a function that unsubscribes and removes
 * the badge.
 */
function watchWaiting({ requests }: Pick<Services, 'requests'>, onWaiting: (badge: ReactNode) => void) {
  let isStopped = false;
  const stop = listenOnceOpen(requests(), (store) => {
    async function read() {
      try {
        const { received } = await store.load();
        const count = received.filter(({ state }) => state === 'requested').length;
        if (!isStopped)
          onWaiting(
            <Optional>
              <WaitingCount count={count} />
            </Optional>,
          );
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

/** Shows nothing if its content can't be loaded. */
function Optional({ children }: { children: ReactNode }) {
  return (
    <LoadBoundary resetKey={useLocale()} fallback={() => null}>
      {children}
    </LoadBoundary>
  );
}

type NotificationListProps = {
  actor: Actor;
  snapshot: Snapshot;
  opener: RefObject<HTMLElement | null>;
};
type ContentProps = NotificationListProps & { countId: string };

/**
 * The count of new notifications, the list while it is open, and a screen reader announcement of arrivals.
 */
function NotificationList(props: ContentProps) {
  return (
    <Optional>
      <Content {...props} />
    </Optional>
  );
}

function Content({ countId, ...props }: ContentProps) {
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
  useAddressChange(onLeave);
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
