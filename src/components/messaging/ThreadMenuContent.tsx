import { useMessages } from '@messages';
import { Bell, BellOff, Mail } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../overlays/Menu';

export type ThreadMenuContentProps = {
  isMuted: boolean;
  onMarkUnread: () => void;
  onMutedChange: (isMuted: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  isOpen: boolean;
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
