import { useMessages } from '@messages';
import { ArrowRight, CalendarClock, MessageCircle, StickyNote, Tag, Trash2, X } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../overlays/Menu';
import { type CardView, linksOf } from './boardView';
import type { CardActions } from './cardActions';

export type CardMenuContentProps = {
  /** The card of the menu. */
  card: CardView;
  /** What the items do. */
  actions: CardActions;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
};

/** The menu of a card, in a separate chunk that loads when the user opens the first menu. */
export function CardMenuContent({ card, actions, trigger, isOpen }: CardMenuContentProps) {
  const t = useMessages('pipeline');
  const { id, name } = card;
  const { messageHref } = linksOf(card);
  return (
    <Menu
      trigger={trigger}
      label={t.card.menu({ name })}
      isOpen={isOpen}
      onOpenChange={(next) => actions.onMenuChange(id, next)}
    >
      <MenuItem icon={ArrowRight} onSelect={() => actions.onMoveTo(id)}>
        {t.menu.move}
      </MenuItem>
      <MenuItem icon={StickyNote} onSelect={() => actions.onOpen(id, 'note')}>
        {t.menu.note}
      </MenuItem>
      <MenuItem icon={CalendarClock} onSelect={() => actions.onOpen(id, 'due')}>
        {t.menu.due}
      </MenuItem>
      <MenuItem icon={Tag} onSelect={() => actions.onOpen(id, 'tags')}>
        {t.menu.tags}
      </MenuItem>
      {messageHref && (
        <MenuItem icon={MessageCircle} href={messageHref}>
          {t.menu.write}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={X} onSelect={() => actions.onPass(id)}>
        {t.menu.pass}
      </MenuItem>
      {messageHref && (
        <MenuItem icon={MessageCircle} onSelect={() => actions.onPass(id, true)}>
          {t.menu.passPolitely({ name })}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} tone="danger" onSelect={() => actions.onRemove(id)}>
        {t.menu.remove}
      </MenuItem>
    </Menu>
  );
}
