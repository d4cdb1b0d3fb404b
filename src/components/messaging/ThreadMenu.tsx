import { useMessages } from '@messages';
import { Ellipsis } from 'lucide';
import { use } from 'react';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import { AdditionsContext } from '../pipeline/additions';
import type { ThreadMenuContentProps } from './ThreadMenuContent';

const ThreadMenuContent = lazyPart(() => import('./ThreadMenuContent'), 'ThreadMenuContent');

export type ThreadMenuProps = Omit<ThreadMenuContentProps, 'trigger' | 'isOpen' | 'onOpenChange'>;

/**
 * The menu with the actions on a conversation. The first press of its button loads and opens the menu. If
 * loading fails, the user can press the button again.
 */
export function ThreadMenu(props: ThreadMenuProps) {
  const t = useMessages('inbox');
  const { load } = use(AdditionsContext);
  const { isThere, isOpen, open, onOpenChange } = useOpened({
    // The menu opens with the stage of the card.
    fetch: async () => void (await Promise.all([ThreadMenuContent.fetch(), load()])),
  });
  if (isThere) {
    const trigger = <IconButton label={t.more} icon={Ellipsis} />;
    return <ThreadMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />;
  }
  return <IconButton label={t.more} icon={Ellipsis} aria-haspopup="menu" onClick={open} />;
}
