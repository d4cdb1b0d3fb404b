import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../brand/Icon';
import { IconButton } from '../controls/IconButton';
import * as styles from './Toast.css';

export const toastTones = ['info', 'success', 'danger'] as const;

export type ToastItem = {
  id: string;
  text: string;
  /** Topic of the message. A new toast replaces an earlier toast with the same topic. */
  topic?: string;
  tone?: 'info' | 'success' | 'danger';
  /** A button for an action. Pressing the button also dismisses the toast. */
  action?: { label: string; onClick: () => void };
  /** Whether the toast stays until the user dismisses it. */
  isLasting?: boolean;
};

export type ToastRegionProps = {
  /** The toasts, oldest first. */
  toasts: readonly ToastItem[];
  /** Called when a toast times out or the user dismisses it. */
  onDismiss: (id: string) => void;
  /** Accessible name of the region. The F8 key focuses the region. */
  label: string;
  /** Label of the close buttons. */
  closeLabel: string;
};

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };
/** Duration by tone, ms. The time stops while the user hovers or focuses the toast. */
const durations = { info: 6_000, success: 6_000, danger: 10_000 };
/** Duration of a toast with an action, ms. */
const actionDuration = 10_000;

/** Shows messages briefly and announces each once. Import it lazily, because Radix Toast weighs 9 KB. */
export function ToastRegion({ toasts, onDismiss, label, closeLabel }: ToastRegionProps) {
  const [silentContainer, setSilentContainer] = useState<HTMLElement | null>(null);
  return (
    // The element with the `alert` role announces the text. Radix's announcer would repeat at
    // least the label, so a hidden element contains that announcer.
    <Radix.Provider label={label} announcerContainer={silentContainer ?? undefined}>
      <div hidden ref={setSilentContainer} />
      {toasts.map(({ id, text, tone = 'info', action, isLasting }) => {
        return (
          <Radix.Root
            key={id}
            className={styles.toast}
            duration={isLasting ? Number.POSITIVE_INFINITY : action ? actionDuration : durations[tone]}
            onOpenChange={(isOpen) => {
              if (!isOpen) onDismiss(id);
            }}
          >
            <Icon of={icons[tone]} className={`${styles.icon} ${styles.icons[tone]}`} size={20} />
            <div className={styles.content}>
              <p className={styles.text} role="alert">
                {text}
              </p>
              {action && (
                <Radix.Action className={styles.action} altText={action.label} onClick={action.onClick}>
                  {action.label}
                </Radix.Action>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={X} />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className={styles.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  );
}
