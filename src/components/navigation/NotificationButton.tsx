import { useMessages } from '@messages';
import { Bell } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../controls/IconButton';
import * as styles from './NotificationButton.css';

export type NotificationButtonProps = {
  /** Id of the `NotificationCount` among the children. Once mounted, its text names the button. */
  countId: string;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Whether the user pressed the button and the list hasn't loaded yet. */
  isBusy?: boolean;
  /** Called to open or close the list. */
  onPress: () => void;
  /** The number of new notifications and the list: `NotificationCount`, `NotificationPanel`. */
  children?: ReactNode;
  /** The native button, to focus it when the list closes. */
  ref?: Ref<HTMLButtonElement>;
};

/** The bell in the top bar. The count and the list load when the page is idle. */
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
