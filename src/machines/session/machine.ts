import {
  and,
  assertEvent,
  assign,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { AuthUser } from '@/data/ports/AuthProvider';
import { missing } from '../shared/missing';
import type {
  FoundAccount,
  RequestCommand,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  StoredCommand,
} from './types';

/** Transitions if the auth provider reports no user, or the user of the stored session. */
const agreeing = [
  // A stored session without an account id belongs to the demo account, which stays signed in.
  { guard: 'isSample', target: '#session.user.confirmed', actions: 'notify' },
  { guard: 'isNobody', target: '#session.user.confirmed', actions: ['clear', 'notify'] },
  { guard: 'isStored', target: '#session.user.confirmed', actions: 'notify' },
] as const;

/** Transitions on the auth provider's first answer. Without the `auth` flag, a leftover session ends. */
const firstAnswer = [
  ...agreeing,
  {
    guard: 'isLeftOver',
    target: '#session.user.confirmed',
    actions: ['clear', 'endProviderSession', 'notify'],
  },
] as const;

/** Whether another tab, in which the user signed in, stored the account during the lookup. */
const isStoredMeanwhile = ({ event: { output } }: { event: { output: FoundAccount } }) =>
  output.session.uid === output.account.uid;

/** Looks up the account that the auth provider reported. Its next answer cancels the lookup. */
const finding = {
  src: 'findAccount',
  input: ({ event }: { event: SessionEvent }): AuthUser => {
    assertEvent(event, 'answer.compared');
    if (event.user === null) throw new Error('Nobody to find the account of');
    return event.user;
  },
  onDone: [
    { guard: isStoredMeanwhile, target: '#session.user.confirmed', actions: 'notify' },
    {
      target: '#session.user.confirmed',
      actions: [
        {
          type: 'keep',
          params: ({ event }: { event: { output: FoundAccount } }) => ({ account: event.output.account }),
        },
        'notify',
      ],
    },
  ],
  // `findAccount` treats unreadable account data as missing, so it shouldn't reject.
  onError: { target: '#session.user.confirmed', actions: 'notify' },
} as const;

/** Answers the caller, then notifies observers. Drops the auth provider's now outdated answer. */
const done = { actions: ['dropAnswer', 'answer', 'closeLater'] } as const;

/** Transitions after the provider's session has ended: carries out the requests made meanwhile. */
const ended = [{ guard: 'hasRequests', target: 'pending' }, { target: 'idle' }] as const;

/**
 * Manages who is signed in (spec sections 3 and 6). Synchronizes the stored `auth` flag with the auth
 * provider's session, and carries out this tab's sign-ins, sign-outs and account deletions. Reads the stored
 * session only when needed, because other tabs write it too.
 *
 * Tag `decided`: it is known who is signed in, so observers may be notified.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'decided',
  },
  actors: {
    stored: fromCallback<StoredCommand, void>(() => {}),
    observeProvider: fromCallback<EventObject, void>(() => {}),
    requests: fromCallback<RequestCommand, void>(() => {}),
    findAccount: fromPromise<FoundAccount, AuthUser>(missing),
    endProviderSession: fromPromise<void, void>(missing),
  },
  // 0 ms: one task later, so that the caller receives its answer before observers are notified.
  delays: { callerAnswered: 0 },
  guards: {
    isNobody: ({ event }) => event.type === 'answer.compared' && event.user === null,
    isSample: ({ event }) =>
      event.type === 'answer.compared' &&
      event.user === null &&
      event.session.isSignedIn &&
      event.session.uid === null,
    isStored: ({ event }) => event.type === 'answer.compared' && event.session.uid === event.user?.uid,
    isLeftOver: ({ event }) => event.type === 'answer.compared' && !event.session.isSignedIn,
    hasRequests: ({ context }) => context.requests.length > 0,
    isLastRequest: ({ context, event }) =>
      event.type === 'request.close' && context.requests.every(({ id }) => id === event.id),
    hasPendingAnswer: ({ context }) => context.pendingAnswer !== null,
  },
  actions: {
    notify: emit({ type: 'session.changed' }),
    keep: sendTo('stored', (_, { account }: { account: FoundAccount['account'] }) => ({
      type: 'account.keep',
      account,
    })),
    clear: sendTo('stored', { type: 'account.clear' }),
    endProviderSession: raise({ type: 'providerSession.end' }),
    keepAnswer: assign({
      pendingAnswer: ({ event }) => {
        assertEvent(event, 'provider.answer');
        return { user: event.user };
      },
    }),
    dropAnswer: assign({ pendingAnswer: null }),
    compareAnswer: enqueueActions(({ context: { pendingAnswer }, enqueue }) => {
      if (pendingAnswer) enqueue.sendTo('stored', { type: 'answer.compare', user: pendingAnswer.user });
      enqueue.assign({ pendingAnswer: null });
    }),
    addRequest: assign({
      requests: ({ context, event }) => {
        assertEvent(event, 'request.submit');
        return [...context.requests, { id: event.id, request: event.request, uid: null }];
      },
    }),
    carryOut: sendTo('requests', ({ event }) => event),
    carryOutAll: enqueueActions(({ context, enqueue }) => {
      for (const { id, request } of context.requests)
        enqueue.sendTo('requests', { type: 'request.submit', id, request });
    }),
    noteAccount: assign({
      requests: ({ context, event }) => {
        assertEvent(event, 'request.accepted');
        const { id, uid } = event;
        return context.requests.map((request) => (request.id === id ? { ...request, uid } : request));
      },
    }),
    answer: emit(({ event }) => {
      assertEvent(event, ['account.entered', 'account.left', 'account.deleted']);
      return { type: 'request.done', id: event.id, output: event.output };
    }),
    refuse: emit(({ event }) => {
      assertEvent(event, 'request.failed');
      return event;
    }),
    closeLater: raise(
      ({ event }) => {
        assertEvent(event, ['account.entered', 'account.left', 'account.deleted', 'request.failed']);
        return { type: 'request.close', id: event.id } as const;
      },
      { delay: 'callerAnswered' },
    ),
    removeRequest: assign({
      requests: ({ context, event }) => {
        assertEvent(event, 'request.close');
        return context.requests.filter(({ id }) => id !== event.id);
      },
    }),
  },
}).createMachine({
  id: 'session',
  context: { requests: [], pendingAnswer: null },
  type: 'parallel',
  // The `stored` actor can fail only when it starts. Observers can still read the stored session.
  invoke: { src: 'stored', id: 'stored', onError: { actions: 'notify' } },
  states: {
    provider: {
      initial: 'unobserved',
      states: {
        unobserved: { on: { 'provider.observe': { target: 'observed', actions: 'notify' } } },
        observed: {
          invoke: { src: 'observeProvider', onError: 'unobserved' },
          on: {
            'provider.observe': { actions: 'notify' },
            // The next `provider.observe` tries again.
            'provider.failed': 'unobserved',
          },
        },
      },
    },
    user: {
      initial: 'unconfirmed',
      on: {
        'account.entered': {
          target: '.confirmed',
          actions: { type: 'keep', params: ({ event }) => ({ account: event.account }) },
        },
        'account.left': { target: '.confirmed', actions: ['clear', 'notify'] },
        'account.deleted': { target: '.confirmed', actions: 'clear' },
      },
      states: {
        unconfirmed: {
          on: {
            'answer.compared': [...firstAnswer, { target: 'confirming' }],
            'provider.failed': { target: 'assumed', actions: 'notify' },
          },
        },
        // The auth provider is unavailable. The stored `auth` flag alone decides until the provider answers.
        assumed: {
          tags: ['decided'],
          on: { 'answer.compared': [...firstAnswer, { target: 'confirmed.updating' }] },
        },
        confirming: {
          invoke: finding,
          on: { 'answer.compared': [...agreeing, { target: 'confirming', reenter: true }] },
        },
        confirmed: {
          tags: ['decided'],
          initial: 'idle',
          on: { 'answer.compared': [...agreeing, { target: '.updating' }] },
          states: { idle: {}, updating: { invoke: finding } },
        },
      },
    },
    /** Requests from this tab to sign in, sign out or delete the account. The provider's answers wait. */
    requests: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'provider.answer': { actions: ['keepAnswer', 'compareAnswer'] },
            'request.submit': { target: 'pending', actions: 'addRequest' },
            'providerSession.end': 'ending',
          },
        },
        // Requests wait: otherwise the provider could end the session that a request has just started.
        ending: {
          invoke: { src: 'endProviderSession', onDone: ended, onError: ended },
          initial: 'unawaited',
          states: {
            unawaited: {
              on: {
                'provider.answer': { actions: ['keepAnswer', 'compareAnswer'] },
                'request.submit': { target: 'awaited', actions: 'addRequest' },
              },
            },
            awaited: {
              on: {
                'provider.answer': { actions: 'keepAnswer' },
                'request.submit': { actions: 'addRequest' },
              },
            },
          },
        },
        pending: {
          entry: 'carryOutAll',
          // A failed request arrives as an event. `onError` handles an unexpected error of the actor itself.
          invoke: { src: 'requests', id: 'requests', onError: 'idle' },
          on: {
            'provider.answer': { actions: 'keepAnswer' },
            'request.submit': { actions: ['addRequest', 'carryOut'] },
            'request.accepted': { actions: 'noteAccount' },
            'account.entered': done,
            'account.left': done,
            'account.deleted': done,
            'request.failed': { actions: ['refuse', 'closeLater'] },
            'request.close': [
              {
                guard: and(['isLastRequest', 'hasPendingAnswer']),
                target: 'idle',
                actions: ['removeRequest', 'compareAnswer'],
              },
              { guard: 'isLastRequest', target: 'idle', actions: ['removeRequest', 'notify'] },
              { actions: ['removeRequest', 'notify'] },
            ],
          },
        },
      },
    },
  },
});
