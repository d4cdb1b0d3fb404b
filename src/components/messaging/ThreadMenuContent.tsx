import { useMessages } from '@messages';
import { Bell, BellOff, Mail } from 'lucide';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../overlays/Menu';
import type { Addable } from '../pipeline/additions';
import { PipelineItems } from '../pipeline/PipelineItems';

export type ThreadMenuContentProps = {
  /** The card of the other participant, for the pipeline; `null` if there is none. */
  card: Addable | null;
  /** Whether notifications about new messages are off. */
  isMuted: boolean;
  /** Called to mark the conversation unread. */
  onMarkUnread: () => void;
  /** Called to turn the conversation's notifications off or on. */
  onMutedChange: (isMuted: boolean) => void;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the menu opens or closes: by its trigger, an action or Escape. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu of {@link ThreadMenu}, loaded when the user presses its button. */
export function ThreadMenuContent({
  card,
  isMuted,
  onMarkUnread,
  onMutedChange,
  ...menu
}: ThreadMenuContentProps) {
  const t = useMessages('inbox');
  return (
    <Menu {...menu} label={t.more}>
      <MenuItem icon={Mail} onSelect={onMarkUnread}>
        {t.markUnread}
      </MenuItem>
      <MenuItem icon={isMuted ? Bell : BellOff} onSelect={() => onMutedChange(!isMuted)}>
        {isMuted ? t.unmute : t.mute}
      </MenuItem>
      {card && (
        <>
          <MenuSeparator />
          <PipelineItems card={card} />
        </>
      )}
    </Menu>
  );
}
