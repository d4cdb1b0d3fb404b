import { useMessages } from '@messages';
import { Bell, RotateCw, TriangleAlert } from 'lucide';
import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Notification } from '@/data/schema/shapes/notification';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Skeleton } from '../feedback/Skeleton';
import { Heading } from '../typography/Heading';
import { TextButton } from '../typography/TextButton';
import { TextLink } from '../typography/TextLink';
import { NotificationItem } from './NotificationItem';
import * as styles from './NotificationPanel.css';

export const notificationStatuses = ['loading', 'ready', 'empty', 'failed'] as const;

export type NotificationPanelProps = {
  /** loading: skeletons. empty: there are no notifications. failed: the notifications couldn't be read. */
  status: 'loading' | 'ready' | 'empty' | 'failed';
  /** The notifications, newest first. Notifications without a time come last. */
  notifications: readonly Notification[];
  /** Ids of the notifications that the user hasn't seen. */
  newIds: ReadonlySet<string>;
  /** The current time, in ms since the epoch. */
  now: number;
  /** URL of the notification settings. */
  settingsHref: string;
  /** Called to mark all notifications as seen. */
  onReadAll: () => void;
  /** Called to read the list again. */
  onRetry: () => void;
  /** Called on Escape, when the user follows a link in the panel, or on a press or focus outside. */
  onClose: () => void;
  /** The element that opened the panel. It takes the focus when the panel closes. */
  opener: RefObject<HTMLElement | null>;
};

/** The notifications, in a panel below the bell. Takes the focus on mount, and restores it on unmount. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { status, newIds, settingsHref, onReadAll, onClose, opener } = props;
  const t = useMessages('notifications');
  const panel = useRef<HTMLDivElement>(null);
  const title = useId();
  usePanelFocus(panel, opener);
  useDismiss(panel, onClose);

  const focusTitle = () => document.getElementById(title)?.focus();
  const onFollow = (event: MouseEvent) => {
    // With a modifier key, the link opens in another tab or window, so the panel stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on its links, which Enter fires too.
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby={title}
      aria-busy={status === 'loading'}
      onClick={onFollow}
    >
      <div className={styles.header}>
        <Heading level={2} size="small" id={title} isFocusable>
          {t.title}
        </Heading>
        {newIds.size > 0 && (
          <TextButton
            onClick={() => {
              // Moves the focus, because the button unmounts once no notification is new.
              focusTitle();
              onReadAll();
            }}
          >
            {t.readAll}
          </TextButton>
        )}
      </div>
      <div className={styles.body}>
        <Content {...props} />
      </div>
      <div className={styles.footer}>
        <TextLink href={settingsHref}>{t.settings}</TextLink>
      </div>
    </div>
  );
}

function Content({ status, notifications, newIds, now, onRetry }: NotificationPanelProps) {
  const t = useMessages('notifications');
  const words = useMessages('common');
  if (status === 'loading') return <Waiting />;
  if (status === 'failed') {
    return (
      <EmptyState
        headingLevel={3}
        icon={TriangleAlert}
        title={t.failedTitle}
        text={t.failedText}
        action={
          <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      />
    );
  }
  if (status === 'empty') {
    return <EmptyState headingLevel={3} icon={Bell} title={t.emptyTitle} text={t.emptyText} />;
  }
  const groups = [
    { title: t.new, items: notifications.filter(({ id }) => newIds.has(id)) },
    { title: t.earlier, items: notifications.filter(({ id }) => !newIds.has(id)) },
  ].filter(({ items }) => items.length > 0);
  return groups.map((group) => (
    <section key={group.title}>
      <h3 className={styles.group}>{group.title}</h3>
      <ul>
        {group.items.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} isNew={newIds.has(notification.id)} now={now} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const places = [0, 1, 2, 3];

function Waiting() {
  return places.map((place) => (
    <div key={place} className={styles.waiting}>
      <Skeleton shape="circle" />
      <div className={styles.waitingWords}>
        <Skeleton width={place % 2 ? '70%' : '85%'} />
        <Skeleton width={place % 2 ? '95%' : '55%'} />
      </div>
    </div>
  ));
}

/** Focuses the title. If the focus is inside the panel when it unmounts, focuses the opener. */
function usePanelFocus(panel: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = panel.current;
    const button = opener.current;
    element?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [panel, opener]);
}

/** Calls `onDismiss` on Escape, and on a press or focus outside the panel and its button. */
function useDismiss(panel: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const latest = useRef(onDismiss);
  latest.current = onDismiss;
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) latest.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [panel]);
}
