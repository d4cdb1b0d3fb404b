import { useMessages } from '@messages';
import type { ReactElement } from 'react';
import type { Viewer } from '@/data/schema/rules/privacy';
import { Menu, MenuRadioGroup } from '../overlays/Menu';

export type ViewAsMenuProps = {
  /** The viewer whose view of the page is shown. */
  value: Viewer;
  /** The available viewers, in display order. */
  options: readonly Viewer[];
  /** Called when the user chooses another viewer. */
  onChange: (viewer: Viewer) => void;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu of `ViewAs`, in a separate chunk that loads when the user presses the button. */
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
