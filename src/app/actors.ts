import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { FeedData } from '@/data/ports/FeedStore';
import type { AuthOutcome, AuthRequest } from '@/data/ports/session';
import type { Post } from '@/data/schema/post';
import type { SessionChanged } from '@/machines/authMachine';
import type { FeedStoreCommand, FeedStoreReport } from '@/machines/feed/types';
import { feedStore, session } from './services';

/**
 * The one list of what is real: every actor that a machine names, on the device's own parts. What a part needs beyond
 * the first page is fetched when it is first called.
 */
export const authActors = {
  observeSession: fromCallback<EventObject, void>(({ sendBack }) =>
    session.observe((user) => sendBack({ type: 'session.changed', user } satisfies SessionChanged)),
  ),
  authenticate: fromPromise<AuthOutcome, AuthRequest>(({ input }) => session.authenticate(input)),
  resetPassword: fromPromise<void, { email: string }>(({ input }) => session.resetPassword(input.email)),
  signOut: fromPromise<void, void>(() => session.signOut()),
};

export const feedActors = {
  loadFeed: fromPromise<FeedData, void>(async () => (await feedStore()).load()),
  searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(async ({ input }) =>
    (await import('@/data/search/postSearch')).searchPosts(input.posts, input.query),
  ),
  feedStore: fromCallback<FeedStoreCommand, void>(({ sendBack, receive }) => {
    const report = (event: FeedStoreReport) => sendBack(event);
    const store = feedStore();
    let stop = () => {};
    let isOver = false;
    store.then(
      (opened) => {
        if (!isOver) stop = opened.subscribe(() => report({ type: 'store.changed' }));
      },
      // Each write says so by itself.
      () => {},
    );
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
    return () => {
      isOver = true;
      stop();
    };
  }),
};
