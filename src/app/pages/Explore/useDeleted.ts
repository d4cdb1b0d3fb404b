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
 * Shows a toast with an Undo button after the user deletes a post or comment.
 * @param feed opens the store in which Undo restores the item if the page is already unmounted
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
        // Waits until React has removed the toast, which has the focus.
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
