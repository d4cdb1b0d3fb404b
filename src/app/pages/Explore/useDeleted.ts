import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import { commentEntry, focusEntry } from '@/components/social/focusEntry';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import { ownPreview } from '@/data/schema/text/messagePreview';
import { restored } from '@/machines/feed/own';
import type { Deletion, FeedEvent, ItemDeleted } from '@/machines/feed/types';
import { useIsUnmounted } from '../../hooks/useIsUnmounted';

type DeletingActor = {
  on: (type: 'item.deleted', listener: (event: ItemDeleted) => void) => { unsubscribe: () => void };
  send: (event: FeedEvent) => void;
};

const entryOf = (deletion: Deletion) =>
  deletion.kind === 'post' ? document.getElementById(deletion.post.id) : commentEntry(deletion.comment.id);

/**
 * Shows a toast about a deletion with an Undo button, which also works after the page is unmounted.
 * @param feed opens the store that restores the item after the page is unmounted
 */
export function useDeleted(
  actor: DeletingActor,
  feed: LazyPort<Pick<FeedStore, 'write'>>,
  show: (toast: Omit<ToastItem, 'id'>) => void,
) {
  const t = useMessages('feed');
  const isUnmounted = useIsUnmounted();
  useEffect(() => {
    async function undo(deletion: Deletion) {
      if (!isUnmounted()) {
        actor.send({ type: 'item.restore', deletion });
        // Waits until the toast, which has the focus, is removed.
        requestAnimationFrame(() => focusEntry(entryOf(deletion)));
        return;
      }
      try {
        await (await feed()).write(restored(deletion));
      } catch {
        show({ text: t.undoFailed, tone: 'danger' });
      }
    }
    const message = (deletion: Deletion) =>
      deletion.kind === 'post'
        ? t.postDeleted({ text: ownPreview(deletion.post.content) })
        : t.commentDeleted({ text: ownPreview(deletion.comment.text) });
    return actor.on('item.deleted', ({ deletion }) =>
      show({ text: message(deletion), action: { label: t.undo, onClick: () => void undo(deletion) } }),
    ).unsubscribe;
  }, [actor, feed, show, t, isUnmounted]);
}
