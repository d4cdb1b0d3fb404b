import { useMessages } from '@messages';
import type { ComponentProps } from 'react';
import { Avatar } from '../feedback/Avatar';
import { lazyPart, useOpened } from '../layout/lazyPart';
import * as styles from './AccountMenu.css';
import type { AccountMenuContentProps } from './AccountMenuContent';

const AccountMenuContent = lazyPart(async () => (await import('./AccountMenuContent')).AccountMenuContent);

export type AccountMenuProps = Omit<AccountMenuContentProps, 'trigger' | 'isOpen' | 'onOpenChange'> & {
  /** Address of the picture; without one the initials. */
  avatar?: string;
};

/**
 * The person's face, and behind it their menu. The menu is fetched when they reach for the button: a press that comes
 * before it is there opens it as soon as it is; one that can't fetch it leaves the button for another try.
 */
export function AccountMenu({ avatar, ...props }: AccountMenuProps) {
  const { isThere, isOpen, open, onOpenChange } = useOpened(AccountMenuContent);
  const face = { name: props.name, avatar };
  // Mounted only by a press: swapping the button under a focus that merely passes would lose that focus.
  if (isThere) {
    const trigger = <FaceButton {...face} />;
    return <AccountMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />;
  }
  const preload = () => void AccountMenuContent.fetch().catch(() => {});
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

/** Takes whatever the menu hands to its trigger. */
function FaceButton({ name, avatar, ...rest }: FaceButtonProps) {
  const t = useMessages('app');
  return (
    <button type="button" {...rest} className={styles.button} aria-label={t.account({ name })}>
      <Avatar name={name} src={avatar} size="small" />
    </button>
  );
}
