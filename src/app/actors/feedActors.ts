import { fromCallback, fromPromise } from 'xstate';
import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import type { Post } from '@/data/schema/post';
import type { FeedStoreCommand, FeedStoreReport } from '@/machines/feed/types';
import type { Unkept } from '@/machines/shared/draft';
import { feedStore } from '../services/services';
import { followStore } from './followStore';
import { marks } from './marks';
import { pageHide } from './pageHide';
import { writeChanges } from './writeChanges';

export const feedActors = {
  loadFeed: fromPromise<FeedData, void>(async () => (await feedStore()).load()),
  searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(async ({ input }) =>
    (await import('@/data/search/postSearch')).searchPosts(input.posts, input.query),
  ),
  feedStore: fromCallback<FeedStoreCommand, Unkept<FeedChange>>(({ input, sendBack, receive }) => {
    const report = (event: FeedStoreReport) => sendBack(event);
    const store = feedStore();
    const writeLast = writeChanges(store, (opened, change: FeedChange) => opened.write(change), {
      receive,
      sendBack: report,
    });
    const stop = followStore(
      store,
      (opened, changed) => opened.subscribe(changed),
      () => report({ type: 'store.changed' }),
    );
    return () => {
      stop();
      writeLast(input.unkept());
    };
  }),
  marks,
  pageHide,
};
