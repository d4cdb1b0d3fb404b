import {
  assertEvent,
  assign,
  type DoneActorEvent,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  setup,
} from 'xstate';
import type { ProfilePage } from '@/data/ports/Directory';
import { copiedShown, profileLoadDelay } from '@/data/schema/constants';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { ProfileKind } from '@/data/schema/ref';
import { type MarksCommand, turned, withRefused } from '../shared/marks';
import { syncStates } from '../shared/sync';
import type { ProfileContext, ProfileEvent, ProfileInput, ProfileTab } from './types';
import {
  connectOf,
  isContactOpen,
  isFollowed,
  isInterested,
  isOwnPage,
  isTabOf,
  likeOf,
  refOfPage,
  suggestionsOf,
  tabOf,
  viewerOf,
} from './view';

/** A promise that nobody provided: `app/actors` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

/** Asking for the profile at the address. */
const load = {
  src: 'loadProfile',
  input: ({ context: { kind, id } }: { context: ProfileContext }) => ({ kind, id }),
} as const;
const take = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<ProfilePage | null> }) => ({ page: event.output }),
} as const;

const sync = syncStates({ ...load, take });

/** A tab while it is the one to show. */
const shown = <Tab extends ProfileTab>(tab: Tab) =>
  ({ always: { guard: { type: 'isElsewhere', params: { tab } }, target: 'turning' } }) as const;
const turnTo = <Tab extends ProfileTab>(tab: Tab) =>
  ({ guard: { type: 'isAt', params: { tab } }, target: tab }) as const;

/**
 * The profile of a startup, an investor or a person (spec sections 2, 4, 8, 9): reading it, its tabs, and what a visitor
 * does to it. Marks are facts that other screens share: they live in the `marks` actor, and the regions follow them.
 *
 * Tags: `loading`, `loaded`, `notFound`, and for a failure, which looks like not found (spec section 8), `failed` as well.
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as 'loading' | 'loaded' | 'notFound' | 'failed',
  },
  actors: {
    loadProfile: fromPromise<ProfilePage | null, { kind: ProfileKind; id: string }>(missing),
    watchDirectory: fromCallback<EventObject, void>(() => {}),
    copyText: fromPromise<void, { text: string }>(missing),
    marks: fromCallback<MarksCommand, void>(() => {}),
  },
  delays: { profileLoadDelay, copiedShown },
  guards: {
    hasPage: ({ context }) => context.page !== null,
    isTabOfKind: ({ context, event }) => event.type === 'tab.change' && isTabOf(context.kind, event.tab),
    isViewerOfKind: ({ context, event }) =>
      event.type === 'viewer.change' && viewerOf(context.kind, event.viewer) === event.viewer,
    isAt: ({ context }, { tab }: { tab: ProfileTab }) => context.tab === tab,
    isElsewhere: ({ context }, { tab }: { tab: ProfileTab }) => context.tab !== tab,
    canStar: ({ context }) => context.kind !== 'user',
    canFollow: ({ context }) => !isOwnPage(context),
    isFollowed: ({ context }) => isFollowed(context),
    isNotFollowed: ({ context }) => !isFollowed(context),
    canExpressInterest: ({ context: { page } }) => page?.kind === 'startup' && !page.isOwn && page.isActive,
    isInterested: ({ context }) => isInterested(context),
    isNotInterested: ({ context }) => !isInterested(context),
    isContactOpen: ({ context }) => isContactOpen(context),
    isContactClosed: ({ context }) => !isContactOpen(context),
    // A mark turned again meanwhile is no longer what to keep.
    isStillMeant: ({ context, event }) => {
      if (event.type !== 'mark.failed') return false;
      const now = context.marks[event.change.kind][event.change.id];
      return now === undefined || now === event.change.on;
    },
  },
  actions: {
    take: assign((_, { page }: { page: ProfilePage | null }) => ({ page })),
    /** Asks for a mark; it shows when `marks` tells of it, which is at once. */
    mark: enqueueActions(({ context, enqueue }, { change }: { change: MarkChange | null }) => {
      if (!change) return;
      enqueue.assign({
        refused: context.refused.filter(({ kind, id }) => kind !== change.kind || id !== change.id),
      });
      enqueue.sendTo('marks', { type: 'mark', change });
    }),
    markAgain: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ refused: [] });
      for (const change of context.refused) enqueue.sendTo('marks', { type: 'mark', change });
    }),
    keepRefused: assign(({ context, event }) => {
      assertEvent(event, 'mark.failed');
      return { refused: withRefused(context.refused, event.change) };
    }),
    suggest: assign(({ context: { page, marks } }) => ({
      suggested: page ? suggestionsOf(page, marks) : [],
    })),
    keepShare: assign(({ event }) => {
      assertEvent(event, 'share.press');
      return { share: { from: event.from, text: event.text } };
    }),
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { kind, id, tab, viewer } }) => ({
    kind,
    id,
    tab: tabOf(kind, tab),
    viewer: viewerOf(kind, viewer),
    page: null,
    marks: noMarks,
    suggested: [],
    share: null,
    refused: [],
  }),
  invoke: [
    // From the start: what is marked shows with the first look at the page.
    { src: 'marks', id: 'marks', onError: '.failed' },
    { src: 'watchDirectory', onError: '.failed' },
  ],
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
                ...load,
                onDone: { target: 'done', actions: take },
                onError: '#profile.failed',
              },
            },
            done: { type: 'final' },
          },
          on: { 'store.changed': '.fetching' },
        },
        pause: {
          initial: 'waiting',
          states: { waiting: { after: { profileLoadDelay: 'done' } }, done: { type: 'final' } },
        },
      },
      onDone: [{ guard: 'hasPage', target: 'loaded' }, { target: 'notFound' }],
    },
    notFound: { tags: ['notFound'], ...sync, always: { guard: 'hasPage', target: 'loaded' } },
    failed: {
      tags: ['notFound', 'failed'],
      // From the very start: it may be the marks that failed.
      on: { 'profile.retry': { target: '#profile', reenter: true } },
    },
    loaded: {
      type: 'parallel',
      tags: ['loaded'],
      entry: 'suggest',
      always: { guard: not('hasPage'), target: 'notFound' },
      states: {
        sync,
        tab: {
          initial: 'turning',
          states: {
            turning: {
              always: [
                turnTo('overview'),
                turnTo('metrics'),
                turnTo('team'),
                turnTo('investors'),
                turnTo('updates'),
                turnTo('portfolio'),
                turnTo('testimonials'),
                turnTo('following'),
                turnTo('posts'),
              ],
            },
            overview: shown('overview'),
            // Of a startup.
            metrics: shown('metrics'),
            team: shown('team'),
            investors: shown('investors'),
            updates: shown('updates'),
            // Of an investor.
            portfolio: shown('portfolio'),
            testimonials: shown('testimonials'),
            // Of a person.
            following: shown('following'),
            // Of both.
            posts: shown('posts'),
          },
        },
        follow: {
          initial: 'notFollowing',
          states: {
            notFollowing: { always: { guard: 'isFollowed', target: 'following' } },
            following: { always: { guard: 'isNotFollowed', target: 'notFollowing' } },
          },
          on: {
            'follow.toggle': {
              guard: 'canFollow',
              actions: {
                type: 'mark',
                params: ({ context: { page, marks } }) => ({
                  change: page && turned(marks, 'follow', refOfPage(page)),
                }),
              },
            },
          },
        },
        interest: {
          initial: 'none',
          states: {
            none: { always: { guard: 'isInterested', target: 'expressed' } },
            expressed: { always: { guard: 'isNotInterested', target: 'none' } },
          },
          on: {
            'interest.toggle': {
              guard: 'canExpressInterest',
              actions: {
                type: 'mark',
                params: ({ context: { page, marks } }) => ({
                  change: page && turned(marks, 'interest', refOfPage(page)),
                }),
              },
            },
          },
        },
        contact: {
          initial: 'hidden',
          states: {
            hidden: { always: { guard: 'isContactOpen', target: 'revealed' } },
            revealed: { always: { guard: 'isContactClosed', target: 'hidden' } },
          },
        },
        share: {
          initial: 'idle',
          states: {
            idle: {},
            copying: {
              invoke: {
                src: 'copyText',
                input: ({ context: { share } }) => ({ text: share?.text ?? '' }),
                onDone: 'copied',
                onError: 'refused',
              },
            },
            copied: { after: { copiedShown: 'idle' } },
            refused: { on: { 'share.dismiss': 'idle' } },
          },
          on: { 'share.press': { target: '.copying', reenter: true, actions: 'keepShare' } },
        },
      },
      on: {
        'star.toggle': {
          guard: 'canStar',
          actions: {
            type: 'mark',
            params: ({ context: { page, marks } }) => ({
              change: page && turned(marks, 'star', refOfPage(page)),
            }),
          },
        },
        'post.like': {
          actions: {
            type: 'mark',
            params: ({ context, event }) => ({ change: likeOf(context, event.postId) }),
          },
        },
        'person.follow': {
          actions: {
            type: 'mark',
            params: ({ context, event }) => ({ change: connectOf(context, event.ref) }),
          },
        },
      },
    },
  },
  on: {
    'tab.change': { guard: 'isTabOfKind', actions: assign({ tab: ({ event }) => event.tab }) },
    'viewer.change': { guard: 'isViewerOfKind', actions: assign({ viewer: ({ event }) => event.viewer }) },
    'marks.changed': { actions: assign({ marks: ({ event }) => event.marks }) },
    'mark.failed': { guard: 'isStillMeant', actions: 'keepRefused' },
    'marks.retry': { actions: 'markAgain' },
  },
});
