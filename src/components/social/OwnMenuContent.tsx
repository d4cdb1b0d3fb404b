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
  /** Called when the menu opens or closes: by its trigger, an action or Escape. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The content of the menu and the menu components it uses. Loaded when the user presses its button. */
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
