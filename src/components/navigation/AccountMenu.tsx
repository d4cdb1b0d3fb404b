import { useMessages } from '@messages';
import type { ComponentProps } from 'react';
import { handledElsewhere } from '@/data/log/report';
import { Avatar } from '../feedback/Avatar';
import { lazyPart, useOpened } from '../layout/lazyPart';
import * as styles from './AccountMenu.css';
import type { AccountMenuContentProps } from './AccountMenuContent';

const AccountMenuContent = lazyPart(() => import('./AccountMenuContent'), 'AccountMenuContent');

export type AccountMenuProps = Omit<AccountMenuContentProps, 'trigger' | 'isOpen' | 'onOpenChange'> & {
  /** URL of the picture; without one, the initials are shown. */
  avatar?: string;
};

/**
 * The user's avatar, a button that opens the account menu. The menu loads when the user hovers or focuses the
 * button. A press during loading opens the menu afterwards. If loading fails, the user can press again.
 */
export function AccountMenu({ avatar, ...props }: AccountMenuProps) {
  const { isThere, isOpen, open, onOpenChange } = useOpened(AccountMenuContent);
  const face = { name: props.name, avatar };
  // Mounts the menu only after a press. Mounting it on focus would replace the focused button.
  if (isThere) {
    const trigger = <FaceButton {...face} />;
    return <AccountMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />;
  }
  const preload = () => void AccountMenuContent.fetch().catch(handledElsewhere);
  return (
    <FaceButton
      {...face}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isOpen || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          open();
        }
      }}
    />
  );
}

type FaceButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  name: string;
  avatar?: string;
};

/** The button of the menu. Accepts the props that Radix sets on a menu's trigger. */
function FaceButton({ name, avatar, ...rest }: FaceButtonProps) {
  const t = useMessages('app');
  return (
    <button type="button" {...rest} className={styles.button} aria-label={t.account({ name })}>
      <Avatar name={name} src={avatar} size="small" />
    </button>
  );
}
