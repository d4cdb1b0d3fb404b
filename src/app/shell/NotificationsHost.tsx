import { type ReactNode, useEffect, useRef } from 'react';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { whenIdle } from '../hooks/whenIdle';
import { speculate } from '../router/loadChunk';
import { useLazyActor } from '../services/lazyActor';
import { useServices } from '../session/useServices';
import type { WaitingRows } from './notificationBell';

export type NotificationsHostProps = {
  delay: number;
  onWaiting: (badge: ReactNode) => void;
  onRows: (rows: WaitingRows) => void;
};

const countId = 'notification-count';

/**
 * The bell in the top bar. The button renders immediately. The list and its data load when the page is idle
 * or on a press. Must remount for another account.
 * @param delay the shortest time before the list loads without a press, in ms
 * @param onWaiting receives the count of unanswered requests, a badge for the Profile items of both bars
 * @param onRows receives the count of rows that wait in Today, and its badge for the Pipeline items
 */
export function NotificationsHost({ delay, onWaiting, onRows }: NotificationsHostProps) {
  const services = useServices();
  const { parts, snapshot, isStarting, prepare, send } = useLazyActor(async () =>
    (await import('./notificationBell')).startNotifications(services),
  );
  const button = useRef<HTMLButtonElement>(null);

  // If loading fails, a press of the bell tries again.
  useEffect(() => whenIdle(() => speculate(prepare), delay), [delay, prepare]);
  useEffect(() => parts?.watchWaiting(onWaiting), [parts, onWaiting]);
  useEffect(() => parts?.watchRows(onRows), [parts, onRows]);
  return (
    <NotificationButton
      ref={button}
      countId={countId}
      isOpen={snapshot?.hasTag('open') ?? false}
      isBusy={isStarting}
      onPress={() => isStarting || send({ type: 'list.toggle' })}
    >
      {parts && snapshot && (
        <parts.NotificationList countId={countId} actor={parts.actor} snapshot={snapshot} opener={button} />
      )}
    </NotificationButton>
  );
}
