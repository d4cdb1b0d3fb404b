import { useMessages } from '@messages';
import { Ellipsis } from 'lucide';
import { type ComponentType, useState } from 'react';
import { IconButton } from '../controls/IconButton';
import type { ThreadMenuContentProps } from './ThreadMenuContent';

export type ThreadMenuProps = {
  isMuted: boolean;
  onMarkUnread: () => void;
  onMutedChange: (isMuted: boolean) => void;
};

/**
 * What can be done with the conversation shown. The menu is fetched when the person presses its button, and opens as soon
 * as it is there; one that can't be fetched leaves the button for another try.
 */
export function ThreadMenu(props: ThreadMenuProps) {
  const t = useMessages('inbox');
  const [Content, setContent] = useState<ComponentType<ThreadMenuContentProps>>();
  const [isOpen, setOpen] = useState(false);
  if (Content) {
    const trigger = <IconButton label={t.more} icon={Ellipsis} />;
    return <Content {...props} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />;
  }
  const open = () => {
    setOpen(true);
    import('./ThreadMenuContent').then(
      (module) => setContent(() => module.ThreadMenuContent),
      () => setOpen(false),
    );
  };
  return <IconButton label={t.more} icon={Ellipsis} aria-haspopup="menu" onClick={open} />;
}
