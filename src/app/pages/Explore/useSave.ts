import { useMessages } from '@messages';
import { useMemo } from 'react';
import { useGo } from '@/app/router/address';
import { useShowToast } from '@/app/shell/useToasts';
import { href } from '@/data/schema/shapes/href';
import type { FeedContext, FeedEvent } from '@/machines/feed/types';

type SavingActor = {
  getSnapshot: () => { context: Pick<FeedContext, 'marks'> };
  send: (event: FeedEvent) => void;
};

/** Returns a function that saves or unsaves a post. After saving, a toast links to the saved posts. */
export function useSave(actor: SavingActor) {
  const showToast = useShowToast();
  const go = useGo();
  const t = useMessages('feed');
  return useMemo(
    () => (postId: string) => {
      const wasSaved = actor.getSnapshot().context.marks?.save[postId] === true;
      actor.send({ type: 'post.save', postId });
      if (wasSaved) return;
      showToast({
        text: t.postSaved,
        tone: 'success',
        action: {
          label: t.showSaved,
          onClick: () => void go(href('explore', { search: { type: 'saved' } })),
        },
      });
    },
    [actor, showToast, go, t],
  );
}
