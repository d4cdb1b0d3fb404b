import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { FeedAsked, FeedChange, FeedData } from '@/data/ports/FeedStore';
import { draftDelay, feedLoadDelay } from '@/data/schema/shapes/constants';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import type { FeedDraft, Post } from '@/data/schema/shapes/post';
import { pageHide, type UnsavedChanges } from '../shared/draftStates';
import type { MarksCommand } from '../shared/marks';
import { missing } from '../shared/missing';
import { emptyOutbox, outboxActions, type WriteFailed } from '../shared/outbox';
import { quarantineActions, type RecordsQuarantined } from '../shared/quarantined';
import type { Share } from '../shared/share';
import { applyChange, commentChanges, draftChanges, postOf, supersedes, takeFeed, takeMore } from './changes';
import { deletionOf, editBegun, editOf, saveChanges } from './own';
import type {
  Deletion,
  FeedContext,
  FeedEvent,
  FeedInput,
  FeedLook,
  FeedStoreCommand,
  FeedWrite,
  ItemDeleted,
  ShareEnded,
} from './types';
import { canGrow, isMissing, isSearchStale, look, lookFor, plainMatches, viewOf, wantedIds } from './view';

/** The context before the feed is read. */
export const unread: Omit<FeedContext, keyof FeedLook> = {
  posts: [],
  next: null,
  count: undefined,
  soughtId: null,
  askedIds: [],
  marks: null,
  me: null,
  sidebar: null,
  draft: emptyDraft,
  storedDraft: emptyDraft,
  matches: null,
  searched: '',
  composingId: null,
  expandedIds: [],
  share: null,
  waited: 0,
  outbox: emptyOutbox,
};

export const feedSetup = setup({
  types: {} as {
    context: FeedContext;
    events: FeedEvent;
    input: FeedInput;
    emitted: WriteFailed | RecordsQuarantined | ItemDeleted | ShareEnded;
    tags: 'loading' | 'failed' | 'ready' | 'filtered' | 'empty' | 'searching' | 'growFailed';
  },
  actors: {
    loadFeed: fromPromise<FeedData, FeedAsked>(missing),
    searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(missing),
    copyText: fromPromise<void, { text: string }>(missing),
    feedStore: fromCallback<FeedStoreCommand, UnsavedChanges<FeedChange>>(() => {}),
    marks: fromCallback<MarksCommand, void>(() => {}),
    pageHide,
  },
  delays: {
    /** The remaining loading time in ms. The time that the user has already waited is subtracted. */
    loadDelay: ({ context }) => feedLoadDelay - context.waited,
    draftDelay,
  },
  guards: {
    hasWaited: ({ context }) => context.waited >= feedLoadDelay,
    isReady: ({ context }) => viewOf(context) === 'ready',
    isFiltered: ({ context }) => viewOf(context) === 'filtered',
    isEmpty: ({ context }) => viewOf(context) === 'empty',
    isSearchStale: ({ context }) => isSearchStale(context),
    canGrow: ({ context }) => canGrow(context),
    isMissing: ({ context }) => isMissing(context),
    hasNoQuery: ({ context }) => context.query.trim() === '',
    hasMarks: ({ context }) => context.marks !== null,
    hasPost: ({ context, event }) => 'postId' in event && context.posts.some(({ id }) => id === event.postId),
    isDraftUnsaved: ({ context }) => draftChanges(context).length > 0,
    canPost: ({ context }) => postOf(context, 'new', 0) !== null,
    isComposing: ({ context, event }) => 'postId' in event && context.composingId === event.postId,
    canEdit: ({ context, event }) => event.type === 'edit.open' && editBegun(context, event) !== null,
    isEditing: ({ context, event }) => 'postId' in event && editOf(context, event) !== undefined,
    canSave: ({ context, event }) =>
      event.type === 'edit.save' && saveChanges(context, event, event.at).length > 0,
    isOwn: ({ context, event }) => event.type === 'item.delete' && deletionOf(context, event) !== null,
    isComposedDeleted: ({ context }) => !context.posts.some(({ id }) => id === context.composingId),
    canComment: ({ context, event }) =>
      event.type === 'comment.submit' &&
      context.composingId === event.postId &&
      commentChanges(context, event.postId, event.id, event.at).length > 0,
  },
  actions: {
    ...quarantineActions<FeedContext, FeedEvent>(),
    ...outboxActions<FeedContext, FeedEvent, FeedWrite>({
      supersedes,
      to: (change) => ('isOn' in change ? 'marks' : 'feedStore'),
      show: applyChange,
    }),
    take: assign(({ context }, { data }: { data: FeedData }) => takeFeed(context, data)),
    takeMore: assign(({ context }, { data }: { data: FeedData }) => takeMore(context, data)),
    seek: assign(({ event }) => {
      assertEvent(event, 'post.seek');
      return { soughtId: event.postId };
    }),
    markAsked: assign({ askedIds: ({ context }) => wantedIds(context) }),
    look: assign(({ context, event }) => {
      assertEvent(event, ['filter.change', 'query.change', 'view.change']);
      return look(context, event);
    }),
    showOwn: assign(({ context }, { post }: { post: Post | null }) => lookFor(post, context)),
    markSearched: assign({ searched: ({ context }) => context.query }),
    keepMatches: assign((_, { matches }: { matches: string[] }) => ({ matches })),
    matchPlainly: assign({ matches: ({ context }) => plainMatches(context.posts, context.query) }),
    type: assign(({ context }, draft: Partial<FeedDraft>) => ({ draft: { ...context.draft, ...draft } })),
    openComposer: assign(({ event }) => {
      assertEvent(event, 'comment.open');
      return { composingId: event.postId };
    }),
    closeComposer: assign({ composingId: null }),
    edit: assign((_, { draft }: { draft: FeedDraft }) => ({ draft })),
    /** Must run before the deletion, which removes the item from the context. */
    tellDeleted: emit(({ context, event }): ItemDeleted => {
      assertEvent(event, 'item.delete');
      return { type: 'item.deleted', deletion: deletionOf(context, event) as Deletion };
    }),
    keepShare: assign((_, { share }: { share: Share }) => ({ share })),
    tellShared: emit(
      ({ context: { share } }, { isCopied }: { isCopied: boolean }): ShareEnded => ({
        type: 'share.ended',
        text: share?.text ?? '',
        isCopied,
      }),
    ),
    expand: assign({
      expandedIds: ({ context: { expandedIds }, event }) =>
        'postId' in event && !expandedIds.includes(event.postId)
          ? [...expandedIds, event.postId]
          : expandedIds,
    }),
  },
});
