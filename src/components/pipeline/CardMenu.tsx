import { useMessages } from '@messages';
import type { ComponentProps } from 'react';
import * as iconButtonStyles from '../controls/IconButton.css';
import { lazyPart } from '../layout/lazyPart';
import type { CardView } from './boardView';
import * as styles from './CardMenu.css';
import type { CardActions } from './cardActions';

/** The menu. `Board` loads it before it sets `isOpen`. */
export const CardMenuPart = lazyPart(() => import('./CardMenuContent'), 'CardMenuContent');

export type CardMenuProps = {
  /** The card of the menu. */
  card: CardView;
  /** What the items of the menu do. */
  actions: CardActions;
  /** Whether the menu is open. Before its first opening, the card has only the button. */
  isOpen?: boolean | undefined;
};

/** The button of a card's menu, and the menu. The Tab key skips the button: the key M opens the menu. */
export function CardMenu({ card, actions, isOpen }: CardMenuProps) {
  const t = useMessages('pipeline');
  const label = t.card.menu({ name: card.name });
  const closed = (
    <MenuButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => actions.onMenuChange(card.id, true)}
    />
  );
  if (isOpen === undefined) return closed;
  return (
    <CardMenuPart card={card} actions={actions} trigger={<MenuButton label={label} />} isOpen={isOpen} />
  );
}

/** `props` include those that Radix passes to the trigger of a menu. */
function MenuButton({ label, ...props }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      tabIndex={-1}
      className={`${iconButtonStyles.base} ${iconButtonStyles.sizes.small} ${iconButtonStyles.tones.plain} ${styles.dots}`}
    />
  );
}
