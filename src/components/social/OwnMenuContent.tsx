import { useMessages } from '@messages';
import { Pencil, Trash2 } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../overlays/Menu';

export type OwnMenuContentProps = {
  /** Accessible name of the menu. */
  label: string;
  /** Called to open the editor. */
  onEdit: () => void;
  /** Called to delete the post or comment. */
  onDelete: () => void;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu of `OwnMenu`, in a separate chunk that loads when the user presses the button. */
export function OwnMenuContent({ onEdit, onDelete, ...menu }: OwnMenuContentProps) {
  const t = useMessages('feed');
  return (
    <Menu {...menu}>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        {t.edit}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
        {t.delete}
      </MenuItem>
    </Menu>
  );
}
