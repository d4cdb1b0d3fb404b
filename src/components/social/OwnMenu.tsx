import { Ellipsis } from 'lucide';
import type { Ref } from 'react';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import type { OwnMenuContentProps } from './OwnMenuContent';
import { OwnEditorPart } from './ownEditorPart';

const OwnMenuContent = lazyPart(() => import('./OwnMenuContent'), 'OwnMenuContent');

const fetch = async () => {
  await Promise.all([OwnMenuContent.fetch(), OwnEditorPart.fetch()]);
};

export type OwnMenuProps = Pick<OwnMenuContentProps, 'label' | 'onEdit' | 'onDelete'> & {
  /** The button of the menu. */
  ref?: Ref<HTMLButtonElement>;
};

/**
 * The menu of the user's own post or comment. A press on its button loads the menu and the editor, then opens the menu. If loading
 * fails, the user can press the button again.
 */
export function OwnMenu({ ref, ...props }: OwnMenuProps) {
  const { isThere, isOpen, open, onOpenChange } = useOpened({ fetch });
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
