import { useMessages } from '@messages';
import { Bell, BellOff, Mail } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../overlays/Menu';

export type ThreadMenuContentProps = {
  muted: boolean;
  onMarkUnread: () => void;
  onMute: (muted: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The thread's menu itself, with the primitives that it needs: fetched when the person presses its button. */
export function ThreadMenuContent({ muted, onMarkUnread, onMute, ...menu }: ThreadMenuContentProps) {
  const t = useMessages('inbox');
  return (
    <Menu {...menu} label={t.more}>
      <MenuItem icon={Mail} onSelect={onMarkUnread}>
        {t.markUnread}
      </MenuItem>
      <MenuItem icon={muted ? Bell : BellOff} onSelect={() => onMute(!muted)}>
        {muted ? t.unmute : t.mute}
      </MenuItem>
    </Menu>
  );
}
