import { useMessages } from '@messages';
import { Bell, BellOff, Pencil, Trash2 } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../overlays/Menu';

export type SavedSearchMenuContentProps = {
  /** Accessible name of the menu. */
  label: string;
  /** Whether Today lists the new results of the search. */
  tells: boolean;
  /** Called to rename the search. */
  onRename: () => void;
  /** Called to set whether Today lists the new results of the search. */
  onTellsChange: (tells: boolean) => void;
  /** Called to delete the search. */
  onDelete: () => void;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu of `SavedSearchMenu`, in a separate chunk that loads when the user presses the button. */
export function SavedSearchMenuContent({
  tells,
  onRename,
  onTellsChange,
  onDelete,
  ...menu
}: SavedSearchMenuContentProps) {
  const t = useMessages('searches');
  return (
    <Menu {...menu}>
      <MenuItem icon={Pencil} onSelect={onRename}>
        {t.menu.rename}
      </MenuItem>
      <MenuItem icon={tells ? BellOff : Bell} onSelect={() => onTellsChange(!tells)}>
        {tells ? t.menu.quiet : t.menu.tell}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
        {t.menu.delete}
      </MenuItem>
    </Menu>
  );
}
