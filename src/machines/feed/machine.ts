import { assign, type DoneActorEvent } from 'xstate';
import { draftStates } from '../shared/draftStates';
import { searchedFirst, searchingWith, searchStates, viewStates } from '../shared/listStates';
import { fetchStates, pauseStates } from '../shared/loadStates';
import { marksStates } from '../shared/marks';
import { outboxEvents, writing } from '../shared/outbox';
import { shareStates } from '../shared/share';
import { commentChanges, draftChanges, liking, postChanges, postOf, turning, withComment } from './changes';
import { deleteChanges, editBegun, edited, restored, saveChanges } from './own';
import { listStates, outdating, take, tellQuarantined } from './pages';
import { feedSetup, unread } from './setup';
import type { FeedContext } from './types';

const searching = {
  tags: ['searching'],
  ...searchingWith({
    src: 'searchPosts',
    input: ({ context: { posts, query } }: { context: FeedContext }) => ({ posts, query }),
    found: ({ event }: { event: DoneActorEvent<string[]> }) => ({ matches: event.output }),
  }),
} as const;

const saveDraft = writing(({ context }: { context: FeedContext }) => draftChanges(context));

const reading = feedSetup.createStateConfig({
  entry: 'markAsked',
  invoke: {
    src: 'loadFeed',
    input: ({ context: { count, askedIds: ids } }) => ({ count, ids }),
    onDone: { target: 'idle', actions: [take, tellQuarantined] },
    onError: '#feed.posts.failed',
  },
  on: outdating,
});

/** Returns the transition after a link was copied or refused. */
const sharedWith = (isCopied: boolean) =>
  ({ target: 'idle', actions: { type: 'tellShared', params: { isCopied } } }) as const;

/**
 * The feed (spec sections 2, 4, 5, 9): reads, filters and searches the posts. The user's changes show
 * immediately and are then stored. The `marks` actor stores likes, saves and follows, which other screens
 * also show.
 *
 * Tags: `loading`, `failed`; when loaded, one of `ready`, `filtered`, `empty`. During a search, also
 * `searching`. If earlier posts failed to load, also `growFailed`.
 */
export const feedMachine = feedSetup.createMachine({
  id: 'feed',
  type: 'parallel',
  context: ({ input }) => ({ ...unread, ...input }),
  // After a restart, writes pending changes again: the stopped actors may not have written them.
  entry: 'resend',
  invoke: [
    {
      src: 'feedStore',
      id: 'feedStore',
      input: ({ self }) => ({ unsaved: () => draftChanges(self.getSnapshot().context) }),
      onError: '.posts.failed',
    },
    { src: 'marks', id: 'marks', onError: '.posts.failed' },
    { src: 'pageHide', onError: {} },
  ],
  on: {
    ...outboxEvents,
    'marks.changed': { actions: assign({ marks: ({ event }) => event.marks }) },
    'filter.change': { actions: 'look' },
    'query.change': { actions: 'look' },
    'view.change': { actions: 'look' },
    'post.seek': { actions: 'seek' },
    'person.follow': { actions: writing(({ context, event }) => turning(context, 'follow', event.personId)) },
  },
  states: {
    posts: {
      initial: 'loading',
      states: {
        loading: {
          type: 'parallel',
          tags: ['loading'],
          states: {
            fetch: {
              ...fetchStates({ reading, idle: searchedFirst, searching }),
              on: { 'store.changed': '.reading' },
            },
            marks: marksStates,
            pause: pauseStates,
          },
          onDone: 'loaded',
        },
        failed: {
          tags: ['failed'],
          // Restarts the whole machine, because the `feedStore` or `marks` actor may have failed.
          on: { 'feed.retry': { target: '#feed', reenter: true } },
        },
        loaded: {
          type: 'parallel',
          on: {
            'post.like': {
              guard: 'hasPost',
              actions: writing(({ context, event }) => liking(context, event.postId)),
            },
            'post.save': {
              guard: 'hasPost',
              actions: writing(({ context, event }) => turning(context, 'save', event.postId)),
            },
            'comments.expand': { guard: 'hasPost', actions: 'expand' },
            'edit.open': {
              guard: 'canEdit',
              actions: {
                type: 'edit',
                params: ({ context, event }) => ({
                  draft: edited(context, event, editBegun(context, event)),
                }),
              },
            },
            'edit.save': {
              guard: 'canSave',
              actions: writing(({ context, event }) => saveChanges(context, event, event.at)),
            },
            'item.delete': {
              guard: 'isOwn',
              actions: ['tellDeleted', writing(({ context, event }) => deleteChanges(context, event))],
            },
            'item.restore': { actions: writing(({ event }) => [restored(event.deletion)]) },
          },
          states: {
            view: viewStates,
            search: searchStates(searching),
            share: shareStates(sharedWith(true), sharedWith(false)),
            list: listStates,
            // `comment.open` opens the composer under a post, and closes it if it is already open there.
            commentComposer: {
              initial: 'closed',
              states: {
                closed: {
                  entry: 'closeComposer',
                  on: { 'comment.open': { guard: 'hasPost', target: 'open', actions: 'openComposer' } },
                },
                open: {
                  always: { guard: 'isComposedDeleted', target: 'closed' },
                  on: {
                    'comment.open': [
                      { guard: 'isComposing', target: 'closed' },
                      { guard: 'hasPost', actions: 'openComposer' },
                    ],
                    'comment.close': 'closed',
                    'comment.submit': {
                      guard: 'canComment',
                      target: 'closed',
                      actions: [
                        writing(({ context, event: { postId, id, at } }) =>
                          commentChanges(context, postId, id, at),
                        ),
                        // Expands the comments, because the collapsed list could hide the new one.
                        'expand',
                      ],
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    // The drafts of the new post, of comments and of edits. They accept input before the posts are loaded.
    draft: {
      initial: 'saved',
      states: draftStates(saveDraft),
      on: {
        'draft.text': {
          target: '.typing',
          actions: { type: 'type', params: ({ event: { text } }) => ({ text }) },
        },
        'draft.tag': {
          target: '.typing',
          actions: { type: 'type', params: ({ event: { tag } }) => ({ tag }) },
        },
        'draft.as': {
          target: '.typing',
          actions: { type: 'type', params: ({ event: { as } }) => ({ as: as || undefined }) },
        },
        'comment.text': {
          guard: 'isComposing',
          target: '.typing',
          actions: {
            type: 'type',
            params: ({ context, event }) => withComment(context.draft, event.postId, event.text),
          },
        },
        'edit.text': {
          guard: 'isEditing',
          target: '.typing',
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ draft: edited(context, event, event.text) }),
          },
        },
        'edit.cancel': {
          guard: 'isEditing',
          target: '.typing',
          actions: {
            type: 'edit',
            params: ({ context, event }) => ({ draft: edited(context, event, null) }),
          },
        },
        'post.submit': {
          guard: 'canPost',
          target: '.saved',
          actions: [
            {
              type: 'showOwn',
              params: ({ context, event }) => ({ post: postOf(context, event.id, event.at) }),
            },
            writing(({ context, event }) => postChanges(context, event.id, event.at)),
          ],
        },
        'comment.submit': { guard: 'canComment', target: '.saved' },
        'page.hidden': { target: '.saved', actions: saveDraft },
      },
    },
  },
});
