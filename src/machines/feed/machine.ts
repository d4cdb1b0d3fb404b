import {
  assertEvent,
  assign,
  cancel,
  type DoneActorEvent,
  enqueueActions,
  fromCallback,
  fromPromise,
  type GuardPredicate,
  type StateValue,
  setup,
  stateIn,
} from 'xstate';
import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import { draftDelay, feedLoadDelay } from '@/data/schema/constants';
import { emptyDraft } from '@/data/schema/draft';
import type { FeedDraft, Post } from '@/data/schema/post';
import { searchingWith, searchStates, viewStates } from '../shared/listStates';
import {
  applyChange,
  commentChanges,
  draftChanges,
  followOf,
  isCurrent,
  likeOf,
  postChanges,
  postOf,
  saveOf,
  takeFeed,
  withComment,
  without,
} from './changes';
import type { FeedContext, FeedEvent, FeedInput, FeedStoreCommand } from './types';
import { isSearchStale, look, lookFor, plainMatches, viewOf } from './view';

/** A promise that nobody provided: `app/actors.ts` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

/** A guard on the state for the actions of `setup`, which know no named guards yet. */
const whileIn = (state: StateValue) =>
  stateIn(state) as GuardPredicate<FeedContext, FeedEvent, undefined, never>;
const isLoaded = whileIn('loaded');
const isReading = whileIn({ loaded: { sync: 'reading' } });

/** A feed that nothing is known of yet. */
const unread: Omit<FeedContext, keyof FeedInput> = {
  posts: [],
  savedIds: [],
  follows: [],
  me: null,
  sidebar: null,
  quarantined: 0,
  draft: emptyDraft,
  storedDraft: emptyDraft,
  matches: null,
  searched: '',
  composingId: null,
  expandedIds: [],
  unsaved: [],
  meanwhile: [],
};

const searching = {
  tags: ['searching'],
  ...searchingWith({
    src: 'searchPosts',
    input: ({ context: { posts, query } }: { context: FeedContext }) => ({ posts, query }),
    found: ({ event }: { event: DoneActorEvent<string[]> }) => ({ matches: event.output }),
  }),
} as const;

/**
 * The feed (spec sections 2, 4, 5, 9): reading it, the chips and the search, and all that a person does to it, which
 * shows at once and is then written to the device.
 *
 * Tags: `loading`, `failed`, one of `ready`, `filtered`, `empty` when loaded, and `searching` beside it.
 */
export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    input: {} as FeedInput,
    tags: {} as 'loading' | 'failed' | 'ready' | 'filtered' | 'empty' | 'searching',
  },
  actors: {
    loadFeed: fromPromise<FeedData, void>(missing),
    searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(missing),
    feedStore: fromCallback<FeedStoreCommand, void>(() => {}),
  },
  delays: { feedLoadDelay, draftDelay },
  guards: {
    isReady: ({ context }) => viewOf(context) === 'ready',
    isFiltered: ({ context }) => viewOf(context) === 'filtered',
    isEmpty: ({ context }) => viewOf(context) === 'empty',
    isSearchStale: ({ context }) => isSearchStale(context),
    hasNoQuery: ({ context }) => context.query.trim() === '',
    hasPost: ({ context, event }) => 'postId' in event && context.posts.some(({ id }) => id === event.postId),
    isComposing: ({ context, event }) => 'postId' in event && context.composingId === event.postId,
    canPost: ({ context }) => postOf(context, 'new', 0) !== null,
    canComment: ({ context, event }) =>
      event.type === 'comment.submit' &&
      context.composingId === event.postId &&
      commentChanges(context, event.postId, event.id, event.at).length > 0,
  },
  actions: {
    /** Shows changes at once and writes them; before the store is there they wait in `unsaved`. */
    change: enqueueActions(({ context, enqueue, check }, { changes }: { changes: FeedChange[] }) => {
      let { unsaved, meanwhile, storedDraft } = context;
      const canWrite = check(isLoaded);
      const isBeingRead = check(isReading);
      for (const change of changes) {
        unsaved = without(unsaved, change);
        if (!canWrite) unsaved = [...unsaved, change];
        if (isBeingRead) meanwhile = [...without(meanwhile, change), change];
        if (change.kind === 'draft') storedDraft = change.draft;
      }
      const { posts, savedIds, follows, draft } = changes.reduce(applyChange, context);
      enqueue.assign({ posts, savedIds, follows, draft, unsaved, meanwhile, storedDraft });
      if (canWrite) for (const change of changes) enqueue.sendTo('feedStore', { type: 'write', change });
    }),
    expand: assign({
      expandedIds: ({ context: { expandedIds }, event }) =>
        'postId' in event && !expandedIds.includes(event.postId)
          ? [...expandedIds, event.postId]
          : expandedIds,
    }),
    writeUnsaved: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ unsaved: [] });
      for (const change of context.unsaved) enqueue.sendTo('feedStore', { type: 'write', change });
    }),
    keepFailed: assign(({ context, event }) => {
      assertEvent(event, 'write.failed');
      return isCurrent(context, event.change)
        ? { unsaved: [...without(context.unsaved, event.change), event.change] }
        : {};
    }),
    take: assign(({ context }, { data }: { data: FeedData }) => takeFeed(context, data)),
    look: assign(({ context, event }) => {
      assertEvent(event, ['filter.change', 'query.change', 'view.change']);
      return look(context, event);
    }),
    showOwn: assign(({ context }, { post }: { post: Post | null }) => lookFor(post, context)),
    markSearched: assign({ searched: ({ context }) => context.query }),
    keepMatches: assign((_, { matches }: { matches: string[] }) => ({ matches })),
    matchPlainly: assign({ matches: ({ context }) => plainMatches(context.posts, context.query) }),
    closeComposer: assign({ composingId: null }),
    type: assign((_, { draft }: { draft: FeedDraft }) => ({ draft })),
    keepDraftLater: enqueueActions(({ enqueue }) => {
      enqueue.cancel('draft');
      enqueue.raise({ type: 'draft.keep' }, { id: 'draft', delay: 'draftDelay' });
    }),
    dropDraftTimer: cancel('draft'),
  },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({ ...unread, ...input }),
  initial: 'loading',
  states: {
    loading: {
      type: 'parallel',
      tags: ['loading'],
      states: {
        fetch: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                src: 'loadFeed',
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'take', params: ({ event }) => ({ data: event.output }) },
                    assign({ quarantined: ({ event }) => event.output.quarantined }),
                  ],
                },
                onError: '#feed.failed',
              },
            },
            idle: { always: [{ guard: 'isSearchStale', target: 'searching' }, { target: 'done' }] },
            // A shared link with a query shows its results at once instead of everything first.
            searching,
            done: { type: 'final' },
          },
        },
        pause: {
          initial: 'waiting',
          states: { waiting: { after: { feedLoadDelay: 'done' } }, done: { type: 'final' } },
        },
      },
      onDone: 'loaded',
    },
    failed: {
      tags: ['failed'],
      on: { 'feed.retry': 'loading' },
    },
    loaded: {
      type: 'parallel',
      entry: [
        { type: 'change', params: ({ context }) => ({ changes: draftChanges(context) }) },
        'writeUnsaved',
      ],
      invoke: { src: 'feedStore', id: 'feedStore', onError: 'failed' },
      on: {
        'write.failed': { actions: 'keepFailed' },
        'changes.retry': { actions: 'writeUnsaved' },
        'draft.keep': {
          actions: [
            'dropDraftTimer',
            { type: 'change', params: ({ context }) => ({ changes: draftChanges(context) }) },
          ],
        },
      },
      states: {
        view: viewStates,
        search: searchStates(searching),
        sync: {
          initial: 'current',
          states: {
            current: { on: { 'store.changed': 'reading' } },
            // What another tab did, read without the delay and without a skeleton; if that fails, the feed stays.
            reading: {
              entry: assign({ meanwhile: [] }),
              invoke: {
                src: 'loadFeed',
                onDone: {
                  target: 'current',
                  actions: [{ type: 'take', params: ({ event }) => ({ data: event.output }) }],
                },
                onError: 'current',
              },
              on: { 'store.changed': { target: 'reading', reenter: true } },
            },
          },
        },
      },
    },
  },
  on: {
    'filter.change': { actions: 'look' },
    'query.change': { actions: 'look' },
    'view.change': { actions: 'look' },
    'draft.text': {
      actions: [
        { type: 'type', params: ({ context, event }) => ({ draft: { ...context.draft, text: event.text } }) },
        'keepDraftLater',
      ],
    },
    'draft.tag': {
      actions: [
        { type: 'type', params: ({ context, event }) => ({ draft: { ...context.draft, tag: event.tag } }) },
        'keepDraftLater',
      ],
    },
    'post.submit': {
      guard: 'canPost',
      actions: [
        'dropDraftTimer',
        {
          type: 'showOwn',
          params: ({ context, event }) => ({ post: postOf(context, event.id, event.at) }),
        },
        {
          type: 'change',
          params: ({ context, event }) => ({ changes: postChanges(context, event.id, event.at) }),
        },
      ],
    },
    'post.like': {
      guard: 'hasPost',
      actions: {
        type: 'change',
        params: ({ context, event }) => ({ changes: [likeOf(context, event.postId)] }),
      },
    },
    'post.save': {
      guard: 'hasPost',
      actions: {
        type: 'change',
        params: ({ context, event }) => ({ changes: [saveOf(context, event.postId)] }),
      },
    },
    'person.follow': {
      actions: {
        type: 'change',
        params: ({ context, event }) => ({ changes: [followOf(context, event.personId)] }),
      },
    },
    // One composer at a time: opening another moves it, opening the same closes it.
    'comment.open': {
      guard: 'hasPost',
      actions: assign({
        composingId: ({ context, event }) => (context.composingId === event.postId ? null : event.postId),
      }),
    },
    'comment.close': { actions: 'closeComposer' },
    'comment.text': {
      guard: 'isComposing',
      actions: [
        {
          type: 'type',
          params: ({ context, event }) => ({ draft: withComment(context.draft, event.postId, event.text) }),
        },
        'keepDraftLater',
      ],
    },
    'comment.submit': {
      guard: 'canComment',
      actions: [
        'dropDraftTimer',
        {
          type: 'change',
          params: ({ context, event: { postId, id, at } }) => ({
            changes: commentChanges(context, postId, id, at),
          }),
        },
        'closeComposer',
        // A third comment would be hidden otherwise.
        'expand',
      ],
    },
    'comments.expand': {
      guard: 'hasPost',
      actions: 'expand',
    },
    'quarantined.seen': { actions: assign({ quarantined: 0 }) },
  },
});
