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
  /** What it is about: the next one about the same takes its place. */
  topic?: string;
  tone?: 'info' | 'success' | 'danger';
  /** One thing to do about it; doing it dismisses the toast. */
  action?: { label: string; onClick: () => void };
  /** Stays until the person is done with it. */
  isLasting?: boolean;
};

export type ToastRegionProps = {
  /** Oldest first. */
  toasts: readonly ToastItem[];
  /** Its time is over, or the person is done with it. */
  onDismiss: (id: string) => void;
  /** Name of the region; F8 leads to it. */
  label: string;
  /** Name of the cross of each. */
  closeLabel: string;
};

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };
/** How long one stays, ms; not while it is hovered or focused. */
const durations = { info: 6_000, success: 6_000, danger: 10_000 };
/** The same of one that offers something to do. */
const actionDuration = 10_000;

/** What just happened, said once. Import it lazily: it weighs 9 KB. */
export function ToastRegion({ toasts, onDismiss, label, closeLabel }: ToastRegionProps) {
  const [silentContainer, setSilentContainer] = useState<HTMLElement | null>(null);
  return (
    // The alert below speaks. Radix's announcer would say at least the label once more, so it goes where nothing is
    // heard.
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
