import common from '@messages/en/common';
import t from '@messages/en/feed';
import { page } from 'vitest/browser';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import { button, heading, no, type Shown, status, textbox } from './shown';

const posts = page.getByRole('article');
const count = status(t.resultCount({ count: 1 }));

export const feed: Shown = {
  Page: ExplorePage,
  app: { path: '/explore' },
  shows: {
    'posts.loading': [status(t.loading)],
    'posts.loading.fetch.reading': [],
    'posts.loading.fetch.searching': [],
    'posts.failed': [heading(t.failedTitle), button(common.tryAgain)],
    'posts.loaded.view.ready': [posts],
    'posts.loaded.view.filtered': [posts, count],
    'posts.loaded.view.empty': [heading(t.emptyTitle), button(t.noMatchAction)],
    'posts.loaded.search.idle': [],
    'posts.loaded.search.searching': [status(common.searching), no(count)],
    'posts.loaded.share.idle': [],
    'posts.loaded.list.current': [],
    'posts.loaded.list.growing': [posts],
    'posts.loaded.list.failed': [page.getByText(t.moreFailed), button(common.tryAgain)],
    'posts.loaded.commentComposer.closed': [],
    'posts.loaded.commentComposer.open': [textbox(t.commentLabel)],
    'draft.saved': [],
  },
};
