import { useMessages } from '@messages';
import { Bell, BellOff, Mail } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../overlays/Menu';

export type ThreadMenuContentProps = {
  /** Whether its messages are told of no more. */
  isMuted: boolean;
  /** Marks the conversation unread. */
  onMarkUnread: () => void;
  /** Turns its notifications off, or on again. */
  onMutedChange: (isMuted: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** The trigger was pressed, an action chosen, or Escape: it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The thread's menu itself, with the primitives that it needs: fetched when the person presses its button. */
export function ThreadMenuContent({ isMuted, onMarkUnread, onMutedChange, ...menu }: ThreadMenuContentProps) {
  const t = useMessages('inbox');
  return (
    <Menu {...menu} label={t.more}>
      <MenuItem icon={Mail} onSelect={onMarkUnread}>
        {t.markUnread}
      </MenuItem>
      <MenuItem icon={isMuted ? Bell : BellOff} onSelect={() => onMutedChange(!isMuted)}>
        {isMuted ? t.unmute : t.mute}
      </MenuItem>
    </Menu>
  );
}
