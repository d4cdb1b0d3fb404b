import { fromCallback, fromPromise } from 'xstate';
import type { FeedAsked, FeedChange, FeedData, FeedStore } from '@/data/ports/FeedStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { Search } from '@/data/ports/Search';
import type { Post } from '@/data/schema/shapes/post';
import type { UnsavedChanges } from '../shared/draftStates';
import { marksActor } from '../shared/marksActor';
import { type OnPageHide, pageHideActor } from '../shared/pageHide';
import { copyTextActor } from '../shared/share';
import { writeChanges } from '../shared/writeChanges';
import type { FeedStoreCommand, FeedStoreReport } from './types';

type FeedPorts = {
  feed: LazyPort<FeedStore>;
  marks: LazyPort<MarkStore>;
  outbox?: OpenOutbox;
  search: Search;
  clipboard: Pick<Clipboard, 'writeText'>;
  onPageHide: OnPageHide;
};

/** Returns the actors that read, search and change the feed. */
export const feedActors = ({ feed, marks, outbox, search, clipboard, onPageHide }: FeedPorts) => ({
  loadFeed: fromPromise<FeedData, FeedAsked>(async ({ input }) => (await feed()).load(input)),
  searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(({ input, signal }) =>
    search.posts(input.posts, input.query, signal),
  ),
  copyText: copyTextActor(clipboard),
  feedStore: fromCallback<FeedStoreCommand, UnsavedChanges<FeedChange>>(({ input, sendBack, receive }) => {
    const report = (event: FeedStoreReport) => sendBack(event);
    return writeChanges(
      feed(),
      (opened, change: FeedChange) => opened.write(change),
      (opened) => opened.subscribe(() => report({ type: 'store.changed' })),
      { receive, sendBack: report },
      outbox,
      input.unsaved,
    );
  }),
  marks: marksActor(marks),
  pageHide: pageHideActor(onPageHide),
});
