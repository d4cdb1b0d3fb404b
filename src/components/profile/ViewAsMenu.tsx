import { useMessages } from '@messages';
import type { ReactElement } from 'react';
import type { Viewer } from '@/data/schema/privacy';
import { Menu, MenuRadioGroup } from '../overlays/Menu';

export type ViewAsMenuProps = {
  /** Through whose eyes the page is shown now. */
  value: Viewer;
  /** Whose eyes there are to look through, in their order. */
  options: readonly Viewer[];
  /** Another viewer was chosen. */
  onChange: (viewer: Viewer) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** The trigger was pressed, a viewer chosen, or Escape: it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu itself, with the primitives that it needs: fetched when the person presses its button. */
export function ViewAsMenu({ value, options, onChange, ...menu }: ViewAsMenuProps) {
  const t = useMessages('profile').shared.privacy;
  return (
    <Menu {...menu} label={t.viewAs}>
      <MenuRadioGroup
        label={t.viewAs}
        value={value}
        options={options.map((viewer) => ({ value: viewer, label: t.viewers[viewer] }))}
        onChange={onChange}
      />
    </Menu>
  );
}
