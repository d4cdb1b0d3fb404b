import { startOnFakes } from '@kit/machineHarness';
import { describe, expect, it } from 'vitest';
import type { AuthUser } from '@/data/ports/AuthProvider';
import type { AuthOutcome, SessionUser } from '@/data/ports/SessionStore';
import { signInPatience } from '@/data/schema/shapes/constants';
import { type AuthContext, type AuthEvent, authMachine } from '@/machines/auth/machine';

const knownUser: AuthUser = {
  ...{ uid: 'u1', email: 'asha@heliogrid.example', displayName: 'Asha Verma' },
  ...{ creationTime: '1', lastSignInTime: '2' },
};
const known: AuthOutcome = { user: knownUser, isNew: false };
const fresh: AuthOutcome = { user: { ...knownUser, lastSignInTime: knownUser.creationTime }, isNew: true };
const asha: SessionUser = { uid: 'u1', userName: 'Asha Verma' };

const signIn = { type: 'signIn.submit', email: 'asha@heliogrid.example', password: 'cumulus-9' } as const;
const signUp = { ...signIn, type: 'signUp.submit', fullName: 'Asha V.', hasAcceptedTerms: true } as const;
const withoutTerms = { ...signUp, hasAcceptedTerms: false } as const;
const popup = { type: 'popup.open', provider: 'google' } as const;
const sample = { type: 'sample.enter' } as const;
const reset = { type: 'reset.submit', email: 'asha@heliogrid.example' } as const;
const edit = { type: 'form.edit' } as const;
const toRegister = { type: 'mode.change', mode: 'register' } as const;
const signOut = { type: 'signOut.submit' } as const;
const arrived = { type: 'session.changed', user: asha } as const;
const left = { type: 'session.changed', user: null } as const;

const blank: AuthContext = {
  ...{ mode: 'login', request: null, error: null, resetSentTo: null, user: null, destination: null },
};
const requests = {
  signIn: { kind: 'signIn', email: signIn.email, password: signIn.password },
  signUp: { kind: 'signUp', fullName: 'Asha V.', email: signUp.email, password: signUp.password },
  popup: { kind: 'popup', provider: 'google' },
  sample: { kind: 'sample' },
  reset: { kind: 'reset', email: reset.email },
} as const satisfies Record<string, AuthContext['request']>;

const idle = { signedOut: 'idle' };
const failed = { signedOut: 'failed' };
const waiting = { signedOut: 'waiting' };
const resetSent = { signedOut: 'resetSent' };
const authenticating = { signedOut: { submitting: { authenticating: 'pending' } } };
const late = { signedOut: { submitting: { authenticating: 'delayed' } } };
const resetting = { signedOut: { submitting: 'resetting' } };
const inside = { signedIn: 'idle' };
const signingOut = { signedIn: 'signingOut' };
const stuck = { signedIn: 'failed' };

/** A provider's error that requires a wait of 30 s. */
const tooMany = Object.assign(new Error('Firebase: later (auth/later).'), { retryAfter: 30_000 });
const refused = new Error('Firebase: no (auth/no).');
const refusal = { kind: 'provider', message: refused.message } as const;
const notLoaded = Object.assign(new Error('x'), { name: 'ChunkError' });

/** Starts the machine with fake actors and sends these events. */
function start(...events: AuthEvent[]) {
  const fakes = startOnFakes(authMachine, { mode: 'login' });
  fakes.send(...events);
  return {
    ...fakes,
    state: () => {
      const { value, context, tags } = fakes.actor.getSnapshot();
      return { value, context, isBusy: tags.has('busy') };
    },
    asks: () =>
      ['authenticate', 'resetPassword', 'signOut'].flatMap((src) =>
        fakes.asked(src).map((input) => [src, input]),
      ),
  };
}

async function startFailed(src: string, reason: unknown, ...events: AuthEvent[]) {
  const auth = start(left, ...events);
  await auth.fail(src, reason);
  return auth;
}

/** For each state, a function that starts a machine and brings it into that state. */
const ways = {
  checking: async () => start(),
  idle: async () => start(left),
  authenticating: async () => start(left, signIn),
  resetting: async () => start(left, reset),
  failed: () => startFailed('authenticate', refused, signIn),
  waiting: () => startFailed('authenticate', tooMany, signIn),
  resetSent: async () => {
    const auth = start(left, reset);
    await auth.answer('resetPassword');
    return auth;
  },
  delayed: async () => {
    const auth = start(left, signIn);
    auth.clock.increment(signInPatience);
    return auth;
  },
  signedIn: async () => start(left, arrived),
  signingOut: async () => start(left, arrived, signOut),
  signOutFailed: () => startFailed('signOut', refused, arrived, signOut),
};

const events = {
  signIn,
  signUp,
  withoutTerms,
  popup,
  sample,
  reset,
  edit,
  toRegister,
  signOut,
  arrived,
  left,
};

type Next = { value: unknown; context: AuthContext; isBusy?: boolean };
const working = (request: AuthContext['request'], value: unknown = authenticating): Next => ({
  value,
  context: { ...blank, request },
  isBusy: true,
});
const submits = {
  signIn: working(requests.signIn),
  signUp: working(requests.signUp),
  withoutTerms: { value: failed, context: { ...blank, error: { kind: 'terms' } } },
  popup: working(requests.popup),
  sample: working(requests.sample),
  reset: working(requests.reset, resetting),
} satisfies Record<string, Next>;
const entered: Next = { value: inside, context: { ...blank, user: asha, destination: 'explore' } };
const cleared: Next = { value: idle, context: blank };
const turned: Next = { value: idle, context: { ...blank, mode: 'register' } };
const here = { ...blank, user: asha, destination: 'explore' } as const;

/** The result of each event in each state; events that aren't listed are ignored. */
const table: Record<keyof typeof ways, Partial<Record<keyof typeof events, Next>>> = {
  checking: {
    ...submits,
    toRegister: { value: 'checking', context: { ...blank, mode: 'register' } },
    signOut: { value: signingOut, context: blank, isBusy: true },
    arrived: { value: inside, context: { ...blank, user: asha } },
    left: cleared,
  },
  idle: { ...submits, toRegister: turned, arrived: entered },
  authenticating: { arrived: entered },
  resetting: { arrived: entered },
  failed: { ...submits, edit: cleared, toRegister: turned, arrived: entered },
  waiting: { ...submits, edit: cleared, toRegister: turned, arrived: entered },
  resetSent: { ...submits, edit: cleared, toRegister: turned, arrived: entered },
  delayed: {
    ...submits,
    edit: { value: late, context: { ...blank, request: requests.signIn } },
    toRegister: turned,
    arrived: entered,
  },
  signedIn: { signOut: { value: signingOut, context: here, isBusy: true }, left: cleared },
  signingOut: { left: cleared },
  signOutFailed: { signOut: { value: signingOut, context: here, isBusy: true }, left: cleared },
};

describe.each(Object.keys(table) as (keyof typeof table)[])('the auth machine in the state “%s”', (state) => {
  const names = Object.keys(events) as (keyof typeof events)[];
  it.each(names.map((name) => [table[state][name] ? 'handles' : 'ignores', events[name], name] as const))(
    '%s the event %j',
    async (_, event, name) => {
      const auth = await ways[state]();
      const [before, asksBefore] = [auth.state(), auth.asks()];
      auth.send(event);
      const next = table[state][name];
      expect(auth.state()).toEqual(next ? { isBusy: false, ...next } : before);
      if (!next) expect(auth.asks()).toEqual(asksBefore);
    },
  );
});

it('the auth machine starts in the state “checking” with the mode (login or register) of the input', () => {
  const { value, context } = startOnFakes(authMachine, { mode: 'register' });
  expect([value(), context()]).toEqual(['checking', { ...blank, mode: 'register' }]);
});

it('the auth machine treats the user as signed out if the actor observeSession can’t start', () => {
  const broken = { observeSession: { brokenStarts: 1 } };
  const { value, context } = startOnFakes(authMachine, { mode: 'login' }, broken);
  expect([value(), context()]).toEqual([idle, blank]);
});

describe('the auth machine', () => {
  it.each([
    ['an email sign-in', 'explore', signIn, known, 'Asha Verma'],
    ['an email sign-in at the account’s creation time', 'explore', signIn, fresh, 'Asha Verma'],
    ['a sign-up', 'onboarding', signUp, fresh, 'Asha V.'],
    ['a sign-up later than the account’s creation time', 'onboarding', signUp, known, 'Asha V.'],
    ['a pop-up sign-in with a new account', 'onboarding', popup, fresh, 'Asha Verma'],
    ['a pop-up sign-in with a known account', 'explore', popup, known, 'Asha Verma'],
    ['entering the demo account', 'explore', sample, fresh, 'Asha Verma'],
  ] as const)('after %s, signs in with the destination “%s”', async (_, destination, event, answer, name) => {
    const auth = start(left, event, event);
    expect(auth.asks()).toEqual([['authenticate', auth.context().request]]);
    await auth.answer('authenticate', answer);
    const context = { ...blank, user: { uid: 'u1', userName: name }, destination };
    expect(auth.state()).toEqual({ value: inside, context, isBusy: false });
  });

  it.each([
    ['a sign-in is refused', signIn, 'authenticate', refused, refusal],
    ['a sign-in rejects with a string', signIn, 'authenticate', 'no', { ...refusal, message: 'no' }],
    ['the JavaScript for a sign-in can’t be loaded', signIn, 'authenticate', notLoaded, { kind: 'load' }],
    ['a password reset is refused', reset, 'resetPassword', refused, refusal],
  ] as const)('stores an error if %s, and allows a later sign-in', async (_, event, src, reason, error) => {
    const auth = await startFailed(src, reason, event);
    expect(auth.state()).toEqual({ value: failed, context: { ...blank, error }, isBusy: false });
    auth.send(signIn);
    await auth.answer('authenticate', known);
    expect(auth.value()).toEqual(inside);
  });

  it('after too many attempts, stores the required waiting time until this time has passed', async () => {
    const auth = await ways.waiting();
    const error = { kind: 'provider', message: tooMany.message, wait: 30_000 };
    for (const ms of [0, 29_999]) {
      auth.clock.increment(ms);
      expect(auth.state()).toEqual({ value: waiting, context: { ...blank, error }, isBusy: false });
    }
    auth.clock.increment(1);
    expect(auth.state()).toEqual({ ...cleared, isBusy: false });
  });

  it('sets an error if a sign-up takes too long, and still signs the user in when the sign-up succeeds', async () => {
    const auth = start(left, signUp);
    auth.clock.increment(signInPatience - 1);
    expect(auth.state()).toEqual({ ...working(requests.signUp) });
    auth.clock.increment(1);
    const context = { ...blank, request: requests.signUp, error: { kind: 'late' } };
    expect(auth.state()).toEqual({ value: late, context, isBusy: false });
    await auth.answer('authenticate', fresh);
    const registered = { ...blank, user: { uid: 'u1', userName: 'Asha V.' }, destination: 'onboarding' };
    expect(auth.state()).toEqual({ value: inside, context: registered, isBusy: false });
  });

  it('sets the destination “onboarding” if a slow sign-up succeeds after the user has submitted the form again', async () => {
    const auth = start(left, signUp);
    auth.clock.increment(signInPatience);
    auth.send(signUp);
    expect(auth.asks()).toHaveLength(2);
    auth.send({ type: 'session.changed', user: { uid: 'u1', userName: 'Asha V.' } });
    expect(auth.context().destination).toBe('onboarding');
  });

  it('sets no time limit for a pop-up sign-in', () => {
    const auth = start(left, popup);
    auth.clock.increment(60 * signInPatience);
    expect(auth.state()).toEqual(working(requests.popup));
  });

  it('stores the address to which the email of a password reset was sent', async () => {
    const context = { ...blank, resetSentTo: reset.email };
    const auth = await ways.resetSent();
    expect(auth.asks()).toEqual([['resetPassword', { email: reset.email }]]);
    expect(auth.state()).toEqual({ value: resetSent, context, isBusy: false });
  });
});

it('the auth machine replaces the signed-in user when the session changes to another account', () => {
  const jonas = { uid: 'u2', userName: 'Jonas Felde' };
  const auth = start(left, arrived, { type: 'session.changed', user: jonas });
  expect([auth.value(), auth.context()]).toEqual([inside, { ...here, user: jonas }]);
});

it('the auth machine signs the user out when the sign-out request succeeds', async () => {
  const auth = await ways.signingOut();
  expect(auth.asks()).toEqual([['signOut', undefined]]);
  await auth.answer('signOut');
  expect(auth.state()).toEqual({ ...cleared, isBusy: false });
});

it('the auth machine keeps the user signed in and stores the error when the sign-out request fails', async () => {
  const context = { ...here, error: refusal };
  expect((await ways.signOutFailed()).state()).toEqual({ value: stuck, context, isBusy: false });
});
