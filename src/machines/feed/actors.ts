import { fromCallback, fromPromise } from 'xstate';
import type { FeedData, FeedStore } from '@/data/ports/FeedStore';
import type { Opening } from '@/data/ports/Opening';
import type { Search } from '@/data/ports/Search';
import type { Post } from '@/data/schema/post';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import type { FeedStoreCommand, FeedStoreReport } from './types';

type FeedPorts = { feed: Opening<FeedStore>; search: Search };

/** What the feed reads, searches and writes. */
export const feedActors = ({ feed, search }: FeedPorts) => ({
  loadFeed: fromPromise<FeedData, void>(async () => (await feed()).load()),
  searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(({ input }) =>
    search.posts(input.posts, input.query),
  ),
  feedStore: fromCallback<FeedStoreCommand, void>(({ sendBack, receive }) => {
    const report = (event: FeedStoreReport) => sendBack(event);
    const store = feed();
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
    return listenOnceOpen(store, (opened) => opened.subscribe(() => report({ type: 'store.changed' })));
  }),
});
