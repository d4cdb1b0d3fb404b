import { startOnFakes } from '@kit/machineHarness';
import type { FeedData } from '@/data/ports/FeedStore';
import { feedLoadDelay } from '@/data/schema/shapes/constants';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { Comment, FeedDraft, Post } from '@/data/schema/shapes/post';
import { feedMachine } from '@/machines/feed/machine';
import type * as types from '@/machines/feed/types';
import { selectVisiblePosts } from '@/machines/feed/view';
import type { MarksReport } from '@/machines/shared/marks';

export const me = {
  ...{ id: 'asha-verma', name: 'Asha Verma', role: 'Founder, Heliogrid', avatar: '/faces/asha.svg' },
  ...{ isVerified: true, followers: 12, startups: 1 },
};
export const author = {
  ...{ id: 'mina-okafor', name: 'Mina Okafor', role: 'Managing Partner', avatar: '', isVerified: true },
};
export const note: Comment = {
  ...{ id: 'c1', author: { name: 'Jonas', avatar: '' }, text: 'Nice', time: 5, likes: 0 },
};
export const post = (id: string, more: Partial<Post> = {}): Post => ({
  ...{ id, author, content: `Content of ${id}`, hashtags: [], likes: 3, comments: [], shares: 1 },
  ...{ isLiked: false, postTime: 10, type: 'thought', ...more },
});
export const round = post('round', { type: 'funding', content: 'Heliogrid closes its seed round' });
export const idea = post('idea', { isLiked: true, comments: [note] });

export const sidebar: FeedData['sidebar'] = {
  trending: [],
  events: [],
  sponsored: { name: 'Ledgerline', text: 'Books that close themselves', image: '', href: '/' },
  whoToFollow: [],
};
export const data: FeedData = {
  ...{ me, posts: [round, idea], draft: emptyDraft, sidebar, next: null, quarantined: 0 },
};
export const marks: Marks = { ...noMarks, save: { idea: true }, follow: { 'mina-okafor': true } };

export const bare: types.FeedContext = {
  ...{
    next: null,
    count: undefined,
    soughtId: null,
    askedIds: [],

    posts: [],
    marks,
    me: null,
    sidebar: null,
    filter: 'all',
    query: '',
    matches: null,
  },
  ...{ draft: emptyDraft, storedDraft: emptyDraft, searched: '', composingId: null, expandedIds: [] },
  ...{ share: null, waited: 0, outbox: { pending: [], failed: [] } },
};
/** The context of a feed that `openFeed` has loaded. */
export const full: types.FeedContext = { ...bare, posts: data.posts, me, sidebar, waited: feedLoadDelay };
export const draft = (more: Partial<FeedDraft>): FeedDraft => ({ ...emptyDraft, ...more });

export const like = (postId: string) => ({ type: 'post.like', postId }) as const;
export const save = (postId: string) => ({ type: 'post.save', postId }) as const;
export const follow = (personId: string) => ({ type: 'person.follow', personId }) as const;
/** Shares the link `/explore#…` of a post. */
export const share = (from: string) => ({ type: 'share.press', from, text: `/explore#${from}` }) as const;
export const chip = (filter: types.FeedContext['filter']) => ({ type: 'filter.change', filter }) as const;
export const query = (text: string) => ({ type: 'query.change', query: text }) as const;
export const type = (text: string) => ({ type: 'draft.text', text }) as const;
export const tag = (name: FeedDraft['tag']) => ({ type: 'draft.tag', tag: name }) as const;
export const submit = (id = 'p') => ({ type: 'post.submit', id, at: 20 }) as const;
export const compose = (postId: string) => ({ type: 'comment.open', postId }) as const;
export const comment = (postId: string, text: string) => ({ type: 'comment.text', postId, text }) as const;
export const sendComment = (postId: string) =>
  ({ type: 'comment.submit', postId, id: 'c2', at: 20 }) as const;

/** The input of a feed that shows its posts as soon as they are loaded, without a delay. */
export const input = { filter: 'all', query: '', waited: feedLoadDelay } as const;

/**
 * Starts a feed whose posts aren't loaded yet. Its writes are recorded, and succeed immediately unless `hold`
 * was called. Changed marks (likes, saves, follows) are reported immediately, as by the real store.
 * @param known the marks; `null` when they aren't loaded yet
 */
export function startFeed(more: Partial<types.FeedInput> = {}, known: Marks | null = marks) {
  const writes: types.FeedWrite[] = [];
  let isHeld = false;
  let shown = known;
  function write({ change }: { change: types.FeedWrite }, report: (done: types.FeedStoreReport) => void) {
    writes.push(change);
    if (!isHeld) report({ type: 'write.done', change } as types.FeedStoreReport);
  }
  const feed = startOnFakes(
    feedMachine,
    { filter: 'all', query: '', ...more },
    {
      feedStore: { onCommand: write },
      marks: {
        onStart: (report: (told: MarksReport) => void) => {
          if (shown) report({ type: 'marks.changed', marks: shown });
        },
        onCommand(
          command: { change: MarkChange },
          report: (told: MarksReport | types.FeedStoreReport) => void,
        ) {
          const { kind, id, isOn } = command.change;
          shown = { ...noMarks, ...shown, [kind]: { ...shown?.[kind], [id]: isOn } };
          report({ type: 'marks.changed', marks: shown });
          write(command, report);
        },
      },
    },
  );
  return {
    ...feed,
    writes,
    /** Leaves later writes pending until `settle` is called. */
    hold: () => {
      isHeld = true;
    },
    settle(end: 'write.done' | 'write.failed', ...changes: types.FeedWrite[]) {
      for (const change of changes)
        feed.tell('isOn' in change ? 'marks' : 'feedStore', { type: end, change });
    },
    shown: () => selectVisiblePosts(feed.context()),
    ids: () => selectVisiblePosts(feed.context()).map(({ id }) => id),
    isComposing: () => feed.actor.getSnapshot().matches({ posts: { loaded: { commentComposer: 'open' } } }),
    change: () => feed.tell('feedStore', { type: 'store.changed' }),
    async readAgain(answer: Partial<FeedData>) {
      feed.tell('feedStore', { type: 'store.changed' });
      await feed.answer('loadFeed', { ...data, ...answer });
    },
  };
}

/** Starts a feed, loads its posts and sends these events. */
export async function openFeed(answer: Partial<FeedData> = {}, ...events: types.FeedEvent[]) {
  const feed = startFeed(input);
  await feed.answer('loadFeed', { ...data, ...answer });
  feed.send(...events);
  return feed;
}

/** Starts a feed, loads its posts and sends these events. The writes of these events stay pending. */
export async function heldFeed(answer: Partial<FeedData> = {}, ...events: types.FeedEvent[]) {
  const feed = await openFeed(answer);
  feed.hold();
  feed.send(...events);
  return feed;
}
