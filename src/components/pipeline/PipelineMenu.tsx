import type { ReactElement } from 'react';
import { Menu } from '../overlays/Menu';
import { PipelineItems, type PipelineItemsProps } from './PipelineItems';

export type PipelineMenuProps = PipelineItemsProps & {
  /** Accessible name of the menu. */
  label: string;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange: (isOpen: boolean) => void;
};

/** A menu with the place of a card in the pipeline, in a separate chunk that loads when a button is pressed. */
export function PipelineMenu({ card, ...menu }: PipelineMenuProps) {
  return (
    <Menu {...menu}>
      <PipelineItems card={card} />
    </Menu>
  );
}
