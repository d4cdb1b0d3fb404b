import { assign, type DoneActorEvent, type EventObject, fromCallback, fromPromise, not, setup } from 'xstate';
import type { ProfilePage } from '@/data/ports/Directory';
import { copiedShown, profileLoadDelay } from '@/data/schema/shapes/constants';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { fetchStates, pauseStates } from '../shared/loadStates';
import { markActions } from '../shared/markActions';
import type { MarksCommand } from '../shared/marks';
import { missing } from '../shared/missing';
import { emptyOutbox, outboxEvents, type WriteFailed, writing } from '../shared/outbox';
import { type Share, shareStates } from '../shared/share';
import { syncStates } from '../shared/sync';
import type { Watched } from '../shared/watchDirectory';
import type { ProfileContext, ProfileEvent, ProfileInput } from './types';
import {
  canExpressInterest,
  connecting,
  hasAsked,
  isOwnPage,
  isTabOf,
  isTrying,
  liking,
  suggestionsOf,
  tabOf,
  trying,
  turningPage,
  viewerOf,
} from './view';

/** Loads the profile that the URL names. */
const load = {
  src: 'loadProfile',
  input: ({ context: { kind, slug } }: { context: ProfileContext }) => ({ kind, slug }),
} as const;
const take = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<ProfilePage | null> }) => ({ page: event.output }),
} as const;

const reading = {
  invoke: { ...load, onDone: { target: 'done', actions: take }, onError: '#profile.failed' },
} as const;
const sync = syncStates({ ...load, take });
const share = shareStates('copied', 'refused');

/**
 * The page of a startup, an investor or a person (spec sections 2, 4, 8, 9): loading, tabs and actions. Other
 * screens share the user's marks (stars, follows, likes, interest), so the `marks` actor owns them.
 *
 * Tags: `loading`, `loaded`, `notFound`. After a failed load `notFound` and `failed`, because the page looks
 * like that of an unknown profile (spec section 8).
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    emitted: {} as WriteFailed,
    tags: {} as 'loading' | 'loaded' | 'notFound' | 'failed',
  },
  actors: {
    loadProfile: fromPromise<ProfilePage | null, { kind: ProfileKind; slug: string }>(missing),
    watchDirectory: fromCallback<EventObject, Watched>(() => {}),
    copyText: fromPromise<void, { text: string }>(missing),
    marks: fromCallback<MarksCommand, void>(() => {}),
    watchRequest: fromCallback<EventObject, { id: string }>(() => {}),
  },
  delays: {
    /** The rest of the minimum loading time, in ms. That time starts with the navigation to the page. */
    loadDelay: ({ context }) => profileLoadDelay - context.waited,
    copiedShown,
  },
  guards: {
    hasWaited: ({ context }) => context.waited >= profileLoadDelay,
    hasPage: ({ context }) => context.page !== null,
    isTabOfKind: ({ context, event }) => event.type === 'tab.change' && isTabOf(context.kind, event.tab),
    isViewerOfKind: ({ context, event }) =>
      event.type === 'viewer.change' && viewerOf(context.kind, event.viewer) === event.viewer,
    canStar: ({ context: { kind, page } }) => kind !== 'user' && page?.isOwn !== true,
    canFollow: ({ context }) => !isOwnPage(context),
    hasAsked: ({ context }) => hasAsked(context),
    canExpressInterest: ({ context }) => canExpressInterest(context),
    isTryingFollow: ({ context }) => isTrying(context),
    isTryingInterest: ({ context }) => canExpressInterest(context) && isTrying(context),
  },
  actions: {
    take: assign((_, { page }: { page: ProfilePage | null }) => ({ page })),
    ...markActions<ProfileContext, ProfileEvent>(),
    suggest: assign(({ context: { page, marks } }) => ({
      suggested: page ? suggestionsOf(page, marks) : [],
    })),
    try: assign(({ context }, { kind }: { kind: 'follow' | 'interest' }) => ({
      tried: trying(context, kind),
    })),
    keepShare: assign((_, { share }: { share: Share }) => ({ share })),
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { kind, slug, tab, viewer, waited = 0 } }) => ({
    kind,
    slug,
    waited,
    tab: tabOf(kind, tab),
    viewer: viewerOf(kind, viewer),
    tried: {},
    page: null,
    marks: noMarks,
    request: null,
    suggested: [],
    share: null,
    outbox: emptyOutbox,
  }),
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    // Starts before the profile has loaded, so that the first render already shows stars and follows.
    { src: 'marks', id: 'marks', onError: '.failed' },
    { src: 'watchDirectory', input: load.input, onError: '.failed' },
  ],
  initial: 'loading',
  states: {
    loading: {
      type: 'parallel',
      tags: ['loading'],
      states: {
        fetch: { ...fetchStates({ reading }), on: { 'store.changed': '.reading' } },
        pause: pauseStates,
      },
      onDone: [{ guard: 'hasPage', target: 'loaded' }, { target: 'notFound' }],
    },
    notFound: { tags: ['notFound'], ...sync, always: { guard: 'hasPage', target: 'loaded' } },
    failed: {
      tags: ['notFound', 'failed'],
      // Restarts the whole machine, because the `marks` actor may have failed.
      on: { 'profile.retry': { target: '#profile', reenter: true } },
    },
    loaded: {
      type: 'parallel',
      tags: ['loaded'],
      entry: 'suggest',
      always: { guard: not('hasPage'), target: 'notFound' },
      states: {
        sync,
        /** Observes the user's request for metrics, from the first time they express interest. */
        request: {
          initial: 'unasked',
          states: {
            unasked: { always: { guard: 'hasAsked', target: 'watched' } },
            watched: {
              invoke: {
                src: 'watchRequest',
                input: ({ context: { page } }) => ({ id: page?.profile.id ?? '' }),
                onError: 'unwatched',
              },
              on: { 'request.changed': { actions: assign({ request: ({ event }) => event.request }) } },
            },
            // Without an observer, the page shows the request as unanswered.
            unwatched: {},
          },
        },
        share: {
          ...share,
          states: {
            ...share.states,
            copied: { after: { copiedShown: 'idle' } },
            refused: { on: { 'share.dismiss': 'idle' } },
          },
        },
      },
      on: {
        'follow.toggle': [
          { guard: 'isTryingFollow', actions: { type: 'try', params: { kind: 'follow' } } },
          { guard: 'canFollow', actions: writing(({ context }) => turningPage(context, 'follow')) },
        ],
        'star.toggle': { guard: 'canStar', actions: writing(({ context }) => turningPage(context, 'star')) },
        'interest.toggle': [
          { guard: 'isTryingInterest', actions: { type: 'try', params: { kind: 'interest' } } },
          {
            guard: 'canExpressInterest',
            actions: writing(({ context }) => turningPage(context, 'interest')),
          },
        ],
        'post.like': { actions: writing(({ context, event }) => liking(context, event.postId)) },
        'person.follow': { actions: writing(({ context, event }) => connecting(context, event.ref)) },
      },
    },
  },
  on: {
    'tab.change': { guard: 'isTabOfKind', actions: assign({ tab: ({ event }) => event.tab }) },
    'viewer.change': {
      guard: 'isViewerOfKind',
      actions: assign(({ event }) => ({ viewer: event.viewer, tried: {} })),
    },
    'marks.changed': { actions: assign({ marks: ({ event }) => event.marks }) },
    ...outboxEvents,
  },
});
