import { Ellipsis } from 'lucide';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import type { SavedSearchMenuContentProps } from './SavedSearchMenuContent';

const SavedSearchMenuContent = lazyPart(() => import('./SavedSearchMenuContent'), 'SavedSearchMenuContent');

export type SavedSearchMenuProps = Omit<SavedSearchMenuContentProps, 'trigger' | 'isOpen' | 'onOpenChange'>;

/** The menu of a saved search. A press on its button loads the menu, then opens it. */
export function SavedSearchMenu(props: SavedSearchMenuProps) {
  const { isThere, isOpen, open, onOpenChange } = useOpened(SavedSearchMenuContent);
  if (isThere) {
    const trigger = <IconButton label={props.label} icon={Ellipsis} size="small" />;
    return (
      <SavedSearchMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />
    );
  }
  return <IconButton label={props.label} icon={Ellipsis} size="small" aria-haspopup="menu" onClick={open} />;
}
