import { Ellipsis } from 'lucide';
import type { Ref } from 'react';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import type { OwnMenuContentProps } from './OwnMenuContent';

const OwnMenuContent = lazyPart(async () => (await import('./OwnMenuContent')).OwnMenuContent);

export type OwnMenuProps = Pick<OwnMenuContentProps, 'label' | 'onEdit' | 'onDelete'> & {
  /** Its button. */
  ref?: Ref<HTMLButtonElement>;
};

/**
 * What can be done with a post or comment of one's own. The menu is fetched when the person presses its button, and opens
 * as soon as it is there; one that can't be fetched leaves the button for another try.
 */
export function OwnMenu({ ref, ...props }: OwnMenuProps) {
  const { isThere, isOpen, open, onOpenChange } = useOpened(OwnMenuContent);
  if (isThere) {
    const trigger = <IconButton label={props.label} icon={Ellipsis} size="small" ref={ref} />;
    return <OwnMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />;
  }
  return (
    <IconButton
      label={props.label}
      icon={Ellipsis}
      size="small"
      aria-haspopup="menu"
      onClick={open}
      ref={ref}
    />
  );
}
