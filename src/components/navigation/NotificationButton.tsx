import { useMessages } from '@messages';
import { Bell } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../controls/IconButton';
import * as styles from './NotificationButton.css';

export type NotificationButtonProps = {
  /** Id of the `NotificationCount` among its children, which names the button as soon as it is there. */
  countId: string;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** It was pressed, and the list is still being fetched. */
  isBusy?: boolean;
  /** Opens the list, or closes it. */
  onPress: () => void;
  /** How many are new, and the list: `NotificationCount`, `NotificationPanel`. */
  children?: ReactNode;
  /** Where the focus comes back to from the list. */
  ref?: Ref<HTMLButtonElement>;
};

/** The top bar's bell. It is in every page; how many there are and the list come when the page is idle. */
export function NotificationButton({
  countId,
  isOpen,
  isBusy,
  onPress,
  children,
  ref,
}: NotificationButtonProps) {
  const t = useMessages('common');
  return (
    <div className={styles.root}>
      <IconButton
        ref={ref}
        label={t.notifications}
        icon={Bell}
        onClick={onPress}
        aria-labelledby={countId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        data-state={isOpen ? 'open' : 'closed'}
      />
      {children}
    </div>
  );
}
