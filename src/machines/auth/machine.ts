import { assertEvent, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthProviderError } from '@/data/ports/AuthProvider';
import type { AuthOutcome, AuthRequest, SessionUser } from '@/data/ports/SessionStore';
import { signInPatience } from '@/data/schema/shapes/constants';
import type { PopupProvider } from '@/data/schema/shapes/lists';
import { missing } from '../shared/missing';

export type AuthMode = 'login' | 'register';

/**
 * `provider`: the auth provider's error. `message` is shown verbatim; `wait` is the time until the next
 * attempt is allowed, in ms. `terms`: the user hasn't accepted the terms. `load`: the provider's code failed
 * to load. `late`: the provider hasn't answered within `signInPatience`. A later answer is still accepted.
 */
export type AuthError =
  | { kind: 'provider'; message: string; wait?: number }
  | { kind: 'terms' }
  | { kind: 'load' }
  | { kind: 'late' };

/** The page to open after a sign-in. */
export type AuthDestination = 'explore' | 'onboarding';

export type AuthContext = {
  mode: AuthMode;
  /** The pending request, including passwords; `null` once the provider has answered. */
  request: AuthRequest | { kind: 'reset'; email: string } | null;
  error: AuthError | null;
  resetSentTo: string | null;
  user: SessionUser | null;
  destination: AuthDestination | null;
};

export type AuthEvent =
  /** Signs in with an email address and a password. */
  | { type: 'signIn.submit'; email: string; password: string }
  /** Creates an account. Makes no request to the provider unless the terms are accepted. */
  | { type: 'signUp.submit'; fullName: string; email: string; password: string; hasAcceptedTerms: boolean }
  /** Signs in through a pop-up window of the provider. */
  | { type: 'popup.open'; provider: PopupProvider }
  /** Enters with the demo account, without registering. */
  | { type: 'sample.enter' }
  /** Requests an email with which the user sets a new password. */
  | { type: 'reset.submit'; email: string }
  /** Clears the form's message, because the form was edited. */
  | { type: 'form.edit' }
  /** Switches between signing in and registering. */
  | { type: 'mode.change'; mode: AuthMode }
  /** Signs out, or retries after a failed sign-out. */
  | { type: 'signOut.submit' }
  | SessionChanged;

/** The event that the `observeSession` actor sends soon after its start and after every change in any tab. */
export type SessionChanged = { type: 'session.changed'; user: SessionUser | null };

function requestOf(event: AuthEvent): AuthContext['request'] {
  switch (event.type) {
    case 'signIn.submit':
      return { kind: 'signIn', email: event.email, password: event.password };
    case 'signUp.submit':
      return { kind: 'signUp', fullName: event.fullName, email: event.email, password: event.password };
    case 'popup.open':
      return { kind: 'popup', provider: event.provider };
    case 'sample.enter':
      return { kind: 'sample' };
    case 'reset.submit':
      return { kind: 'reset', email: event.email };
    default:
      return null;
  }
}

/** Returns the time until the next attempt is allowed, in ms; 0 for none. */
const waitOf = (reason: unknown) =>
  (reason instanceof Error && (reason as Partial<AuthProviderError>).retryAfter) || 0;

function errorOf(reason: unknown): AuthError {
  if (!(reason instanceof Error)) return { kind: 'provider', message: String(reason) };
  if (reason.name === 'ChunkError') return { kind: 'load' };
  const wait = waitOf(reason);
  return { kind: 'provider', message: reason.message, ...(wait && { wait }) };
}

/** Returns onboarding for a registration or a pop-up with a new account, else the feed (spec section 4). */
function destinationOf(request: AuthContext['request'], { isNew }: AuthOutcome): AuthDestination {
  return request?.kind === 'signUp' || (request?.kind === 'popup' && isNew) ? 'onboarding' : 'explore';
}

const settled = { request: null, error: null, resetSentTo: null } as const;

const reasonOf = ({ event }: { event: { error: unknown } }) => ({ reason: event.error });
const fail = { type: 'fail', params: reasonOf } as const;

/** The form's transitions in the states that accept a request. */
const open = {
  'signIn.submit': { target: '#auth.signedOut.submitting.authenticating', actions: 'begin' },
  'signUp.submit': [
    { guard: 'hasTerms', target: '#auth.signedOut.submitting.authenticating', actions: 'begin' },
    { target: '#auth.signedOut.failed', actions: 'askForTerms' },
  ],
  'popup.open': { target: '#auth.signedOut.submitting.authenticating', actions: 'begin' },
  'sample.enter': { target: '#auth.signedOut.submitting.authenticating', actions: 'begin' },
  'reset.submit': { target: '#auth.signedOut.submitting.resetting', actions: 'begin' },
} as const;

/** Transitions of the states that show a message: an edit of the form clears it. */
const touched = {
  'form.edit': { target: 'idle', actions: 'settle' },
  'mode.change': { target: 'idle', actions: ['settle', 'setMode'] },
} as const;

/**
 * Signing in, up and out (spec sections 2, 4, 5, 7). The session module stores the `auth` flag and observes
 * the provider and other tabs. This machine owns the state of the sign-in form and the page to open after a
 * sign-in.
 *
 * Tag `busy`: a request is pending and every button is disabled. After `signInPatience`, the request
 * continues without the tag. Its answer is accepted unless the user has made another request.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { mode: AuthMode },
    tags: {} as 'busy',
  },
  actors: {
    observeSession: fromCallback<EventObject, void>(() => {}),
    authenticate: fromPromise<AuthOutcome, AuthRequest>(missing),
    resetPassword: fromPromise<void, { email: string }>(missing),
    signOut: fromPromise<void, void>(missing),
  },
  guards: {
    hasTerms: ({ event }) => event.type === 'signUp.submit' && event.hasAcceptedTerms,
    hasWait: (_, { reason }: { reason: unknown }) => waitOf(reason) > 0,
    // A provider's window has no time limit: the user decides how long it stays open.
    hasNoWindow: ({ context: { request } }) => request?.kind !== 'popup',
    hasUser: ({ event }) => event.type === 'session.changed' && event.user !== null,
  },
  delays: {
    signInPatience,
    /** The time until the next attempt is allowed, in ms. The machine then clears the error. */
    attemptWait: ({ context: { error } }) => (error?.kind === 'provider' && error.wait) || 0,
  },
  actions: {
    begin: assign(({ event }) => ({ ...settled, request: requestOf(event) })),
    settle: assign(settled),
    sayLate: assign({ error: { kind: 'late' } }),
    clearError: assign({ error: null }),
    askForTerms: assign({ ...settled, error: { kind: 'terms' } }),
    setMode: assign(({ event }) => {
      assertEvent(event, 'mode.change');
      return { mode: event.mode };
    }),
    keepUser: assign(({ event }) => {
      assertEvent(event, 'session.changed');
      return { user: event.user };
    }),
    /** Handles a sign-in that only the session reports: in another tab, or by a replaced request. */
    lead: assign(({ context: { request }, event }) => {
      assertEvent(event, 'session.changed');
      const isRegistered = request?.kind === 'signUp' && event.user?.userName === request.fullName;
      return { ...settled, destination: isRegistered ? 'onboarding' : 'explore' };
    }),
    forget: assign({ ...settled, user: null, destination: null }),
    fail: assign((_, { reason }: { reason: unknown }) => ({ ...settled, error: errorOf(reason) })),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ ...settled, mode: input.mode, user: null, destination: null }),
  invoke: {
    src: 'observeSession',
    // The actor can fail only at its start. The user is still unknown, so the machine shows the form.
    onError: '.signedOut',
  },
  initial: 'checking',
  states: {
    checking: {
      on: {
        ...open,
        'mode.change': { actions: 'setMode' },
        // Signing out is possible already: the `auth` flag shows a user as signed in before the provider answers.
        'signOut.submit': 'signedIn.signingOut',
        'session.changed': [
          { guard: 'hasUser', target: 'signedIn', actions: 'keepUser' },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      initial: 'idle',
      on: {
        'session.changed': { guard: 'hasUser', target: 'signedIn', actions: ['keepUser', 'lead'] },
      },
      states: {
        idle: { on: { ...open, 'mode.change': { actions: 'setMode' } } },
        submitting: {
          initial: 'authenticating',
          states: {
            authenticating: {
              initial: 'pending',
              states: {
                pending: {
                  tags: ['busy'],
                  after: { signInPatience: { guard: 'hasNoWindow', target: 'delayed', actions: 'sayLate' } },
                },
                delayed: {
                  on: {
                    ...open,
                    'form.edit': { actions: 'clearError' },
                    'mode.change': { target: '#auth.signedOut.idle', actions: ['settle', 'setMode'] },
                  },
                },
              },
              invoke: {
                src: 'authenticate',
                input: ({ context: { request } }) => {
                  if (request === null || request.kind === 'reset')
                    throw new Error('No request to authenticate');
                  return request;
                },
                onDone: {
                  target: '#auth.signedIn',
                  actions: assign(({ context: { request }, event: { output } }) => ({
                    ...settled,
                    user: {
                      uid: output.user.uid,
                      userName: request?.kind === 'signUp' ? request.fullName : output.user.displayName,
                    },
                    destination: destinationOf(request, output),
                  })),
                },
                onError: [
                  {
                    guard: { type: 'hasWait', params: reasonOf },
                    target: '#auth.signedOut.waiting',
                    actions: fail,
                  },
                  { target: '#auth.signedOut.failed', actions: fail },
                ],
              },
            },
            resetting: {
              tags: ['busy'],
              invoke: {
                src: 'resetPassword',
                input: ({ context: { request } }) => {
                  if (request?.kind !== 'reset') throw new Error('No address to send a reset mail to');
                  return { email: request.email };
                },
                onDone: {
                  target: '#auth.signedOut.resetSent',
                  actions: assign(({ context: { request } }) => ({
                    ...settled,
                    resetSentTo: request?.kind === 'reset' ? request.email : null,
                  })),
                },
                onError: { target: '#auth.signedOut.failed', actions: fail },
              },
            },
          },
        },
        failed: { on: { ...open, ...touched } },
        // The provider blocks only one email address, so the form accepts a request for another one.
        waiting: {
          on: { ...open, ...touched },
          after: { attemptWait: { target: 'idle', actions: 'settle' } },
        },
        resetSent: { on: { ...open, ...touched } },
      },
    },
    signedIn: {
      initial: 'idle',
      on: {
        'session.changed': [
          { guard: 'hasUser', actions: 'keepUser' },
          { target: 'signedOut', actions: 'forget' },
        ],
      },
      states: {
        idle: { on: { 'signOut.submit': 'signingOut' } },
        signingOut: {
          tags: ['busy'],
          entry: 'settle',
          invoke: {
            src: 'signOut',
            onDone: { target: '#auth.signedOut', actions: 'forget' },
            onError: { target: 'failed', actions: fail },
          },
        },
        failed: { on: { 'signOut.submit': 'signingOut' } },
      },
    },
  },
});
