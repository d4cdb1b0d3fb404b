import { asking, settled } from '@kit/answers';
import { reporting, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import { type EventObject, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { AuthUser } from '@/data/ports/AuthProvider';
import type { AuthOutcome, AuthRequest, SessionUser } from '@/data/ports/session';
import { type AuthContext, type AuthEvent, type AuthMode, authMachine } from '@/machines/auth/machine';

const knownUser: AuthUser = {
  uid: 'u1',
  email: 'asha@heliogrid.example',
  displayName: 'Asha Verma',
  creationTime: 'Mon, 06 Jan 2025 10:00:00 GMT',
  lastSignInTime: 'Tue, 07 Jan 2025 10:00:00 GMT',
};
const known: AuthOutcome = { user: knownUser, isNew: false };
const fresh: AuthOutcome = { user: { ...knownUser, lastSignInTime: knownUser.creationTime }, isNew: true };
const asha: SessionUser = { uid: 'u1', userName: 'Asha Verma' };

const signIn = { type: 'signIn.submit', email: 'asha@heliogrid.example', password: 'cumulus-9' } as const;
const signUp = {
  type: 'signUp.submit',
  fullName: 'Asha V.',
  email: 'asha@heliogrid.example',
  password: 'cumulus-9',
  hasAcceptedTerms: true,
} as const;
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
  mode: 'login',
  request: null,
  error: null,
  resetSentTo: null,
  user: null,
  destination: null,
};
const said = (message: string): AuthContext => ({ ...blank, error: { kind: 'provider', message } });
const requests = {
  signIn: { kind: 'signIn', email: signIn.email, password: signIn.password },
  signUp: {
    kind: 'signUp',
    fullName: signUp.fullName,
    email: signUp.email,
    password: signUp.password,
  },
  popup: { kind: 'popup', provider: 'google' },
  sample: { kind: 'sample' },
  reset: { kind: 'reset', email: reset.email },
} as const satisfies Record<string, AuthContext['request']>;

const idle = { signedOut: 'idle' };
const failed = { signedOut: 'failed' };
const waiting = { signedOut: 'waiting' };
const resetSent = { signedOut: 'resetSent' };
const authenticating = { signedOut: { submitting: 'authenticating' } };
const resetting = { signedOut: { submitting: 'resetting' } };
const inside = { signedIn: 'idle' };
const signingOut = { signedIn: 'signingOut' };
const stuck = { signedIn: 'failed' };

/** The machine on fakes: what was asked of the provider, and the answer to what it was asked last. */
function start(mode: AuthMode = 'login') {
  const calls = asking<[src: string, input: unknown], never>();
  const asked = <Output, Input>(src: string) =>
    fromPromise<Output, Input>(({ input }) => calls.ask(src, input));
  const { actor, clock } = startMachine(
    authMachine.provide({
      actors: {
        observeSession: reporting<EventObject, AuthEvent>().logic,
        authenticate: asked<AuthOutcome, AuthRequest>('authenticate'),
        resetPassword: asked<void, { email: string }>('resetPassword'),
        signOut: asked<void, void>('signOut'),
      },
    }),
    { mode },
  );
  return {
    calls: () => calls.asked().map(([src, input]) => ({ src, input })),
    send: (event: AuthEvent) => actor.send(event),
    state: () => {
      const { value, context, tags } = actor.getSnapshot();
      return { value, context, isBusy: tags.has('busy') };
    },
    raw: () => actor.getSnapshot(),
    pass: (ms: number) => clock.increment(ms),
    succeed: (value?: AuthOutcome) => settled(() => calls.last().resolve(value as never)),
    fail: (reason: unknown) => settled(() => calls.last().reject(reason)),
  };
}

/** The provider makes one wait. */
const tooMany = Object.assign(new Error('Firebase: later (auth/later).'), { retryAfter: 30_000 });

type Started = ReturnType<typeof start>;

/** A way into each state. */
const ways = {
  checking: async () => start(),
  idle: async () => after(start(), left),
  authenticating: async () => after(start(), left, signIn),
  resetting: async () => after(start(), left, reset),
  failed: async () => {
    const auth = after(start(), left, signIn);
    await auth.fail(new Error('Firebase: no (auth/no).'));
    return auth;
  },
  waiting: async () => {
    const auth = after(start(), left, signIn);
    await auth.fail(tooMany);
    return auth;
  },
  resetSent: async () => {
    const auth = after(start(), left, reset);
    await auth.succeed();
    return auth;
  },
  signedIn: async () => after(start(), left, arrived),
  signingOut: async () => after(start(), left, arrived, signOut),
  signOutFailed: async () => {
    const auth = after(start(), left, arrived, signOut);
    await auth.fail(new Error('Firebase: still here (auth/still).'));
    return auth;
  },
} satisfies Record<string, () => Promise<Started>>;

function after(auth: Started, ...events: AuthEvent[]): Started {
  for (const event of events) auth.send(event);
  return auth;
}

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
} satisfies Record<string, AuthEvent>;

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

/** What each event does in each state; whatever is not named is ignored. */
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
  signedIn: { signOut: { value: signingOut, context: here, isBusy: true }, left: cleared },
  signingOut: { left: cleared },
  signOutFailed: { signOut: { value: signingOut, context: here, isBusy: true }, left: cleared },
};

describe('every event in every state', () => {
  const names = Object.keys(events) as (keyof typeof events)[];
  for (const state of Object.keys(ways) as (keyof typeof ways)[]) {
    describe(state, () => {
      for (const name of names) {
        const next = table[state][name];
        it(`${name}: ${next ? JSON.stringify(next.value) : 'ignored'}`, async () => {
          const auth = await ways[state]();
          const before = auth.state();
          const callsBefore = auth.calls();
          auth.send(events[name]);
          expect(auth.state()).toEqual(next ? { isBusy: false, ...next } : before);
          if (!next) expect(auth.calls()).toEqual(callsBefore);
        });
      }
    });
  }

  it('leaves no state unreached', () => {
    const statesOf = (node: typeof authMachine.root): string[] =>
      Object.values(node.states).flatMap((child) =>
        Object.keys(child.states).length === 0
          ? [child.id]
          : statesOf(child as unknown as typeof authMachine.root),
      );
    const paths = getShortestPaths(authMachine, {
      input: { mode: 'login' },
      events: [
        ...Object.values(events),
        { type: 'xstate.done.actor.0.auth.signedOut.submitting.authenticating', output: known },
        { type: 'xstate.done.actor.0.auth.signedOut.submitting.resetting' },
        { type: 'xstate.error.actor.0.auth.signedOut.submitting.authenticating', error: new Error('no') },
        { type: 'xstate.error.actor.0.auth.signedOut.submitting.authenticating', error: tooMany },
        { type: 'xstate.done.actor.0.auth.signedIn.signingOut' },
        { type: 'xstate.error.actor.0.auth.signedIn.signingOut', error: new Error('no') },
      ] as AuthEvent[],
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
    });
    const reached = new Set(
      paths.flatMap(({ state }) =>
        state._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id),
      ),
    );
    expect([...reached].sort()).toEqual(statesOf(authMachine.root).sort());
  });
});

describe('the start', () => {
  it('shows the tab of the address', () => {
    expect(start('register').state()).toEqual({
      value: 'checking',
      context: { ...blank, mode: 'register' },
      isBusy: false,
    });
  });

  it('takes an observer that fails for nobody signed in', () => {
    const session = reporting<EventObject, AuthEvent>({ brokenStarts: 1 });
    const { actor } = startMachine(authMachine.provide({ actors: { observeSession: session.logic } }), {
      mode: 'login',
    });
    const { value, context, status } = actor.getSnapshot();
    expect({ value, context, status }).toEqual({ value: idle, context: blank, status: 'active' });
  });

  it('hears the observer', () => {
    const session = reporting<EventObject, AuthEvent>();
    const { value, context } = startMachine(
      authMachine.provide({ actors: { observeSession: session.logic } }),
      { mode: 'login' },
    );
    session.report(arrived);
    expect([value(), context()]).toEqual([inside, { ...blank, user: asha }]);
  });
});

describe('a request', () => {
  const cases = [
    ['email sign-in', signIn, requests.signIn],
    ['sign-up', signUp, requests.signUp],
    ['a pop-up', popup, requests.popup],
    ['the sample account', sample, requests.sample],
  ] as const;

  it.each(cases)('%s reaches the provider once, as it was typed', async (_, event, request) => {
    const auth = await ways.idle();
    auth.send(event);
    auth.send(event);
    expect(auth.calls()).toEqual([{ src: 'authenticate', input: request }]);
  });

  it('for a reset mail reaches the provider with the address', async () => {
    const auth = await ways.idle();
    auth.send(reset);
    expect(auth.calls()).toEqual([{ src: 'resetPassword', input: { email: reset.email } }]);
  });

  it('to sign up without the terms does not reach the provider', async () => {
    const auth = await ways.idle();
    auth.send(withoutTerms);
    expect(auth.calls()).toEqual([]);
  });

  it.each([
    ['email sign-in', signIn, known, 'explore', 'Asha Verma'],
    ['email sign-in within the account’s first second', signIn, fresh, 'explore', 'Asha Verma'],
    ['sign-up', signUp, fresh, 'onboarding', 'Asha V.'],
    ['sign-up whose two times differ', signUp, known, 'onboarding', 'Asha V.'],
    ['a pop-up with a new account', popup, fresh, 'onboarding', 'Asha Verma'],
    ['a pop-up with a known account', popup, known, 'explore', 'Asha Verma'],
    ['the sample account', sample, fresh, 'explore', 'Asha Verma'],
  ] as const)('%s leads on', async (_, event, answer, destination, userName) => {
    const auth = await ways.idle();
    auth.send(event);
    await auth.succeed(answer);
    expect(auth.state()).toEqual({
      value: inside,
      context: { ...blank, user: { uid: 'u1', userName }, destination },
      isBusy: false,
    });
  });

  it('begun while the session is still unknown is worked on, and the late answer "nobody" ignored', async () => {
    const auth = start();
    auth.send(signIn);
    auth.send(left);
    await auth.succeed(known);
    expect(auth.state()).toEqual({ ...entered, isBusy: false });
  });

  it.each([
    ['the provider’s sentence', new Error('Firebase: Error (auth/invalid-credential).')],
    ['what is not an Error', 'Firebase: Error (auth/invalid-credential).'],
  ])('that fails shows %s word for word', async (_, reason) => {
    const auth = await ways.idle();
    auth.send(signIn);
    await auth.fail(reason);
    expect(auth.state()).toEqual({
      value: failed,
      context: said('Firebase: Error (auth/invalid-credential).'),
      isBusy: false,
    });
  });

  it('that is one too many says how long the next has to wait, until it is over', async () => {
    const auth = await ways.waiting();
    const told: AuthContext = {
      ...blank,
      error: { kind: 'provider', message: tooMany.message, wait: 30_000 },
    };
    expect(auth.state()).toEqual({ value: waiting, context: told, isBusy: false });
    auth.pass(29_999);
    expect(auth.state()).toEqual({ value: waiting, context: told, isBusy: false });
    auth.pass(1);
    expect(auth.state()).toEqual({ value: idle, context: blank, isBusy: false });
  });

  it('made at another address while one waits is the provider’s to judge, and its answer stays', async () => {
    const auth = await ways.waiting();
    auth.send({ ...signIn, email: 'ira@ledgerline.example' });
    await auth.fail(new Error('Firebase: no (auth/no).'));
    auth.pass(60_000);
    expect(auth.state()).toEqual({
      value: failed,
      context: said('Firebase: no (auth/no).'),
      isBusy: false,
    });
  });

  it('whose provider could not be fetched says so, and can be made again', async () => {
    const auth = await ways.idle();
    auth.send(signIn);
    await auth.fail(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));
    expect(auth.state()).toEqual({
      value: failed,
      context: { ...blank, error: { kind: 'load' } },
      isBusy: false,
    });
    auth.send(signIn);
    await auth.succeed(known);
    expect(auth.state().value).toEqual(inside);
  });

  it('for a reset mail names the address it went to', async () => {
    const auth = await ways.resetSent();
    expect(auth.state()).toEqual({
      value: resetSent,
      context: { ...blank, resetSentTo: reset.email },
      isBusy: false,
    });
  });

  it('for a reset mail that fails shows why', async () => {
    const auth = await ways.resetting();
    await auth.fail(new Error('Firebase: Error (auth/network-request-failed).'));
    expect(auth.state()).toEqual({
      value: failed,
      context: said('Firebase: Error (auth/network-request-failed).'),
      isBusy: false,
    });
  });

  it('that is outrun by another tab’s sign-in is forgotten', async () => {
    const auth = await ways.authenticating();
    auth.send(arrived);
    await auth.fail(new Error('too late'));
    expect(auth.state()).toEqual({ ...entered, isBusy: false });
  });

  it.each([
    ['success', (auth: Started) => auth.succeed(fresh)],
    ['failure', (auth: Started) => auth.fail(new Error('no'))],
    ['another tab’s sign-in', async (auth: Started) => auth.send(arrived)],
  ])('leaves no password behind after %s', async (_, finish) => {
    const auth = await ways.idle();
    auth.send(signUp);
    expect(JSON.stringify(auth.raw().context)).toContain(signUp.password);
    await finish(auth);
    expect(JSON.stringify(auth.raw())).not.toContain(signUp.password);
  });
});

describe('the session', () => {
  it('that another account takes over is that account’s', async () => {
    const auth = await ways.signedIn();
    auth.send({ type: 'session.changed', user: { uid: 'u2', userName: 'Jonas Felde' } });
    expect(auth.state()).toEqual({
      value: inside,
      context: { ...blank, user: { uid: 'u2', userName: 'Jonas Felde' }, destination: 'explore' },
      isBusy: false,
    });
  });

  it('ends with the provider’s', async () => {
    const auth = await ways.signingOut();
    expect(auth.calls()).toEqual([{ src: 'signOut', input: undefined }]);
    await auth.succeed();
    expect(auth.state()).toEqual({ ...cleared, isBusy: false });
  });

  it('that can’t be ended stays, and says why', async () => {
    const auth = await ways.signOutFailed();
    expect(auth.state()).toEqual({
      value: stuck,
      context: { ...said('Firebase: still here (auth/still).'), user: asha, destination: 'explore' },
      isBusy: false,
    });
  });
});
