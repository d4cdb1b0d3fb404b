import { useMessages } from '@messages';
import { Ellipsis } from 'lucide';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import type { ThreadMenuContentProps } from './ThreadMenuContent';

const ThreadMenuContent = lazyPart(() => import('./ThreadMenuContent'), 'ThreadMenuContent');

export type ThreadMenuProps = Omit<ThreadMenuContentProps, 'trigger' | 'isOpen' | 'onOpenChange'>;

/**
 * The menu with the actions on a conversation. The first press of its button loads and opens the menu. If
 * loading fails, the user can press the button again.
 */
export function ThreadMenu(props: ThreadMenuProps) {
  const t = useMessages('inbox');
  const { isThere, isOpen, open, onOpenChange } = useOpened(ThreadMenuContent);
  if (isThere) {
    const trigger = <IconButton label={t.more} icon={Ellipsis} />;
    return <ThreadMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />;
  }
  return <IconButton label={t.more} icon={Ellipsis} aria-haspopup="menu" onClick={open} />;
}
