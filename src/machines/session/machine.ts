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
import type { Unseen } from '../shared/unseen';
import type {
  FoundAccount,
  RequestCommand,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  StoredCommand,
} from './types';

/** A promise that nobody provided. */
const missing = () => Promise.reject(new Error('Not provided'));

/** The provider's answer agrees with what is stored, or there is nothing to look up before it does. */
const agreeing = [
  // The flag alone, without an account, is the sample person: it stays.
  { guard: 'isSample', target: '#session.user.confirmed', actions: 'notify' },
  { guard: 'isNobody', target: '#session.user.confirmed', actions: ['clear', 'notify'] },
  { guard: 'isStored', target: '#session.user.confirmed', actions: 'notify' },
] as const;

/** The first answer may be left over: somebody has taken the flag away, and that was a sign-out. */
const firstAnswer = [
  ...agreeing,
  {
    guard: 'isLeftOver',
    target: '#session.user.confirmed',
    actions: ['clear', 'endProviderSession', 'notify'],
  },
] as const;

/** By the tab that signed in, with the name that it knows. */
const isStoredMeanwhile = ({ event: { output } }: { event: { output: FoundAccount } }) =>
  output.session.uid === output.account.uid;

/** Looks up the account that the provider names. Another answer, or a request of this tab, overrules it. */
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
  // What the device keeps of an account can be missing; asking for it doesn't fail.
  onError: { target: '#session.user.confirmed', actions: 'notify' },
} as const;

/** The caller first, everybody else later. What the provider said before is overruled. */
const done = { actions: ['dropAnswer', 'answer', 'closeLater'] } as const;

/** Of the provider's session. */
const ended = [{ guard: 'hasRequests', target: 'pending' }, { target: 'idle' }] as const;

/**
 * Who is signed in (spec sections 3 and 6): keeps the stored flag and the provider's session in step, and carries out
 * what this tab asks for. What is stored is read where it is needed: every tab writes there.
 *
 * Tag `decided`: whoever observes the person who is signed in may be told.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    meta: {} as Unseen,
    tags: {} as 'decided',
  },
  actors: {
    stored: fromCallback<StoredCommand, void>(() => {}),
    observeProvider: fromCallback<EventObject, void>(() => {}),
    requests: fromCallback<RequestCommand, void>(() => {}),
    findAccount: fromPromise<FoundAccount, AuthUser>(missing),
    endProviderSession: fromPromise<void, void>(missing),
  },
  // A task later: whoever awaits a request has its answer by then.
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
  meta: { unseen: 'The auth machine is what is shown of it.' },
  context: { requests: [], pendingAnswer: null },
  type: 'parallel',
  // It can fail only while it starts; what is stored can be read without it.
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
            // The next observer tries again.
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
        // The provider can't be had: the flag is all there is to go by, until it answers after all.
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
    /** Requests of this tab: what the provider says while one is pending waits for its end. */
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
        // The provider would end the session that a request has led to instead.
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
          // It only takes what is sent to it: what fails is a request.
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
