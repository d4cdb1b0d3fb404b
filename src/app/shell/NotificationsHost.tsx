import { useLocale } from '@messages';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { whenIdle } from '../hooks/whenIdle';
import { LoadBoundary } from '../router/LoadBoundary';
import { speculate } from '../router/loadChunk';
import { useServices } from '../session/useServices';

/** Loads the code of the notifications. No page waits for it. */
const loadModule = () => import('./notificationBell');
type Module = Awaited<ReturnType<typeof loadModule>>;

type NotificationsHostProps = { delay: number; onWaiting: (badge: ReactNode) => void };

const never = () => () => {};
const countId = 'notification-count';

/**
 * The bell in the top bar. The button renders immediately. The list and its data load when the page is idle
 * or on a press. Must remount for another account.
 * @param delay the shortest time before the list loads without a press, in ms
 * @param onWaiting receives the count of unanswered requests, a badge for the Profile items of both bars
 */
export function NotificationsHost({ delay, onWaiting }: NotificationsHostProps) {
  const services = useServices();
  const [module, setModule] = useState<Module | null>(null);
  const [list, setList] = useState<ReturnType<Module['startNotifications']> | null>(null);
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const snapshot = useSyncExternalStore(
    list?.subscribe ?? never,
    () => list?.actor.getSnapshot() ?? null,
    () => null,
  );
  const locale = useLocale();

  useEffect(
    // If loading fails, a press of the bell tries again.
    () => whenIdle(() => void speculate(() => loadModule().then(setModule)), delay),
    [delay],
  );
  useEffect(() => {
    if (!module) return;
    const started = module.startNotifications(services);
    setList(started);
    const unwatch = module.watchWaiting(services, onWaiting);
    return () => {
      started.actor.stop();
      unwatch();
    };
  }, [module, services, onWaiting]);
  useEffect(() => {
    if (!list || !isAsked) return;
    setAsked(false);
    list.actor.send({ type: 'list.toggle' });
  }, [list, isAsked]);

  const press = () => {
    setAsked(true);
    loadModule().then(setModule, () => setAsked(false));
  };
  return (
    <NotificationButton
      ref={button}
      countId={countId}
      isOpen={snapshot?.hasTag('open') ?? false}
      isBusy={isAsked}
      onPress={press}
    >
      {module && list && snapshot && (
        <LoadBoundary resetKey={locale} fallback={() => null}>
          <Suspense>
            <module.NotificationList
              countId={countId}
              actor={list.actor}
              snapshot={snapshot}
              opener={button}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </NotificationButton>
  );
}
