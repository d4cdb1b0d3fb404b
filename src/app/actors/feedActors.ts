import { fromCallback, fromPromise } from 'xstate';
import type { FeedData } from '@/data/ports/FeedStore';
import type { Post } from '@/data/schema/post';
import type { FeedStoreCommand, FeedStoreReport } from '@/machines/feed/types';
import { feedStore } from '../services/services';
import { followStore } from './followStore';

export const feedActors = {
  loadFeed: fromPromise<FeedData, void>(async () => (await feedStore()).load()),
  searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(async ({ input }) =>
    (await import('@/data/search/postSearch')).searchPosts(input.posts, input.query),
  ),
  feedStore: fromCallback<FeedStoreCommand, void>(({ sendBack, receive }) => {
    const report = (event: FeedStoreReport) => sendBack(event);
    const store = feedStore();
    receive(({ change }) => {
      store
        .then((opened) => opened.write(change))
        .catch((error: unknown) =>
          report({
            type: 'write.failed',
            change,
            message: error instanceof Error ? error.message : String(error),
          }),
        );
    });
    return followStore(
      store,
      (opened, changed) => opened.subscribe(changed),
      () => report({ type: 'store.changed' }),
    );
  }),
};
