import { useMessages } from '@messages';
import { Pencil, Trash2 } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../overlays/Menu';

export type OwnMenuContentProps = {
  /** What the menu is about. */
  label: string;
  /** Opens the editor. */
  onEdit: () => void;
  /** Takes it away. */
  onDelete: () => void;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** The trigger was pressed, an action chosen, or Escape: it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu itself, with the primitives that it needs: fetched when the person presses its button. */
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
