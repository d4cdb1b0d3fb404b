import { startOnFakes } from '@kit/machineHarness';
import { describe, expect, it } from 'vitest';
import type { AuthUser } from '@/data/ports/AuthProvider';
import type { Session, SessionAccount } from '@/data/ports/SessionStore';
import { sessionMachine } from '@/machines/session/machine';
import type * as types from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';

const user = (uid: string): AuthUser => ({
  ...{ uid, email: `${uid}@updraft.example`, displayName: null },
  creationTime: 'Mon, 06 Jan 2025 10:00:00 GMT',
  lastSignInTime: 'Tue, 07 Jan 2025 10:00:00 GMT',
});
const nobody: Session = { isSignedIn: false, uid: null, userName: null };
const sample: Session = { isSignedIn: true, uid: null, userName: 'Jonas' };
const asha: Session = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const account = (uid: string): SessionAccount => ({ uid, userName: 'Lena Brandt', slug: null });
const found = (uid: string, session: Session): types.FoundAccount => ({ account: account(uid), session });

const signIn: types.SessionRequest = {
  kind: 'authenticate',
  request: { kind: 'signIn', email: 'u1@updraft.example', password: 'cumulus-9' },
};
const signOut: types.SessionRequest = { kind: 'signOut' };
const deleteAccount: types.SessionRequest = { kind: 'deleteAccount', password: '', forget: async () => {} };

const changed: types.SessionEmitted = { type: 'session.changed' };
const keep = (uid: string): types.StoredCommand => ({ type: 'account.keep', account: account(uid) });
const clear: types.StoredCommand = { type: 'account.clear' };
const output = { user: user('u1'), isNew: false };
const entered = { type: 'account.entered', id: 1, account: account('u1'), output } as const;
const left = { type: 'account.left', id: 1, output: undefined } as const;
const deleted = { type: 'account.deleted', id: 1, output: true } as const;
const failed = { type: 'request.failed', id: 1, error: new Error('no') } as const;
const accepted: types.RequestAccepted = { type: 'request.accepted', id: 1, uid: 'u1' };
const doneAs = (answer: unknown) => ({ type: 'request.done', id: 1, output: answer });

/** Starts the machine with fake actors. `session` is the stored session. */
function start(session = nobody) {
  const stored = { session };
  const writes: types.StoredCommand[] = [];
  const fakes = startOnFakes(sessionMachine, undefined, {
    stored: {
      onCommand(command: types.StoredCommand, report: (compared: types.AnswerCompared) => void) {
        if (command.type !== 'answer.compare') writes.push(command);
        else report({ type: 'answer.compared', user: command.user, session: stored.session });
      },
    },
  });
  const { actor, emitted } = fakes;
  const value = () => actor.getSnapshot().value;
  return {
    ...fakes,
    value,
    stored,
    writes,
    /** Clears the recorded writes and events. */
    cleared() {
      writes.length = 0;
      emitted.length = 0;
    },
    submit: (id: number, request = signIn) => actor.send({ type: 'request.submit', id, request }),
    carriedOut: () => fakes.commands('requests').map(({ id }) => id),
    say: (who: AuthUser | null) => fakes.tell('observeProvider', { type: 'provider.answer', user: who }),
    find: (session: Session) => fakes.answer('findAccount', found('u2', session)),
    failProvider: () => fakes.tell('observeProvider', { type: 'provider.failed' }),
    report: (...events: (types.RequestAccepted | types.RequestReport)[]) => fakes.tell('requests', ...events),
    /** Ends the delay after an answer (`callerAnswered`), so that the machine closes the request. */
    answered: () => fakes.clock.increment(1),
    user: () => value().user,
    requests: () => value().requests,
    isDecided: () => actor.getSnapshot().hasTag('decided'),
    isEnding: () => fakes.asked('endProviderSession').length > 0,
    canNotify: (now: Session) => canNotifyObservers(actor.getSnapshot(), now),
  };
}
type Started = ReturnType<typeof start>;

const idle = { confirmed: 'idle' };
const updating = { confirmed: 'updating' };
const empty = { requests: [], pendingAnswer: null };
const of = ({ user, writes, emitted }: Started) => ({ user: user(), writes, emitted });

/** Starts the machine. The auth provider is observed, but hasn't answered yet. */
function unconfirmed(session = nobody) {
  const machine = start(session);
  machine.send({ type: 'provider.observe' });
  machine.cleared();
  return machine;
}

/** Starts the machine. Its provider fails, and is then observed again. */
function assumed(session = nobody) {
  const machine = unconfirmed(session);
  machine.failProvider();
  machine.send({ type: 'provider.observe' });
  machine.cleared();
  return machine;
}

/** Starts the machine and handles the provider's first answer, which agrees with the stored session. */
function confirmed(session = nobody) {
  const machine = unconfirmed(session);
  machine.say(session.uid === null ? null : user(session.uid));
  machine.cleared();
  return machine;
}

it('session: the first provider.observe starts the actor observeProvider, and every provider.observe emits session.changed', () => {
  const machine = start(asha);
  expect(machine.value()).toEqual({ provider: 'unobserved', user: 'unconfirmed', requests: 'idle' });
  expect(machine.context()).toEqual(empty);
  expect(machine.isDecided()).toBe(false);
  expect(machine.emitted).toEqual([]);
  machine.send({ type: 'provider.observe' }, { type: 'provider.observe' });
  expect([machine.value().provider, machine.starts('observeProvider')]).toEqual(['observed', 1]);
  expect(machine.emitted).toEqual([changed, changed]);
});

it('session: when the auth provider fails, the stored session is used, and the next provider.observe restarts observeProvider', () => {
  const machine = unconfirmed(asha);
  machine.failProvider();
  expect([machine.value().provider, machine.isDecided()]).toEqual(['unobserved', true]);
  expect(of(machine)).toEqual({ user: 'assumed', writes: [], emitted: [changed] });
  machine.send({ type: 'provider.observe' });
  expect(machine.value()).toMatchObject({ provider: 'observed', user: 'assumed' });
  expect(machine.starts('observeProvider')).toBe(2);
});

describe.each(Object.entries({ unconfirmed, assumed, confirmed }))(
  'session: the auth provider’s answer in the state %s',
  (state, begin) => {
    it.each<[string, Session, AuthUser | null, types.StoredCommand[]]>([
      ['“no user”, and no session is stored', nobody, null, [clear]],
      ['“no user”, and the demo account is stored', sample, null, []],
      ['“no user”, and an account is stored', asha, null, [clear]],
      ['the stored user', asha, user('u1'), []],
    ])('is applied immediately if the answer is %s', (_, session, answer, writes) => {
      const machine = begin(session);
      machine.say(answer);
      expect(of(machine)).toEqual({ user: idle, writes, emitted: [changed] });
      expect([machine.requests(), machine.isDecided(), machine.isEnding()]).toEqual(['idle', true, false]);
    });

    it.each([
      ['a user other than the stored user', asha],
      ['a user, and the demo account is stored', sample],
      ...(state === 'confirmed' ? [['a user that another tab signed in', nobody] as const] : []),
    ] as const)('triggers an account lookup if the answer is %s', async (_, session) => {
      const machine = begin(session);
      machine.say(user('u2'));
      const isFirst = state === 'unconfirmed';
      expect(machine.isDecided()).toEqual(!isFirst);
      expect(of(machine)).toEqual({ user: isFirst ? 'confirming' : updating, writes: [], emitted: [] });
      expect(machine.asked('findAccount')).toEqual([user('u2')]);
      await machine.find(session);
      expect(of(machine)).toEqual({ user: idle, writes: [keep('u2')], emitted: [changed] });
    });

    if (state !== 'confirmed')
      it('ends the auth provider’s session if the answer is a user, and no session is stored', () => {
        const machine = begin(nobody);
        machine.say(user('u1'));
        expect(of(machine)).toEqual({ user: idle, writes: [clear], emitted: [changed] });
        expect([machine.requests(), machine.isEnding()]).toEqual([{ ending: 'unawaited' }, true]);
      });
  },
);

describe.each(['confirming', 'updating'])('session: an account lookup in the state %s', (state) => {
  const lookUp = () => {
    const machine = state === 'confirming' ? unconfirmed(asha) : confirmed(asha);
    machine.say(user('u2'));
    expect(machine.user()).toEqual(state === 'confirming' ? state : updating);
    return machine;
  };
  /** Answers the first lookup of an account, even if a second lookup has replaced it. */
  const findLate = (machine: Started) => {
    const answer = machine.asked('findAccount').length > 1 ? machine.answerLate : machine.answer;
    return answer('findAccount', found('u2', machine.stored.session));
  };

  it.each<[string, (machine: Started) => Promise<unknown>]>([
    [
      'doesn’t overwrite a session that another tab has stored',
      (machine) => machine.find({ ...asha, uid: 'u2' }),
    ],
    ['leaves the stored session unchanged when the lookup fails', (machine) => machine.fail('findAccount')],
  ])('%s', async (_, end) => {
    const machine = lookUp();
    await end(machine);
    expect(of(machine)).toEqual({ user: idle, writes: [], emitted: [changed] });
  });

  it.each<[string, AuthUser | null, Session, types.StoredCommand[]]>([
    ['the stored user', user('u1'), asha, []],
    ['“no user”', null, asha, [clear]],
    ['“no user”, and the demo account is stored', null, sample, []],
  ])('is ignored if the auth provider meanwhile answers with %s', async (_, answer, session, writes) => {
    const machine = lookUp();
    machine.stored.session = session;
    machine.say(answer);
    await findLate(machine);
    expect(of(machine)).toEqual({ user: idle, writes, emitted: [changed] });
  });

  it('is replaced by a new lookup when the auth provider answers with another user', async () => {
    const machine = lookUp();
    machine.say(user('u3'));
    await findLate(machine);
    expect([machine.writes, machine.emitted]).toEqual([[], []]);
    await machine.answer('findAccount', found('u3', asha));
    expect([machine.user(), machine.writes]).toEqual([idle, [keep('u3')]]);
  });
});

it('session: a sign-in is carried out immediately, and the account’s uid is recorded when the auth provider accepts the sign-in', () => {
  const machine = confirmed();
  machine.submit(1);
  expect([machine.requests(), machine.carriedOut()]).toEqual(['pending', [1]]);
  expect(machine.context().requests).toEqual([{ id: 1, request: signIn, uid: null }]);
  machine.report(accepted);
  expect(machine.context().requests).toEqual([{ id: 1, request: signIn, uid: 'u1' }]);
  expect([machine.writes, machine.emitted]).toEqual([[], []]);
});

it.each<[string, types.SessionRequest, types.RequestReport, types.StoredCommand[], object[]]>([
  ['a sign-in', signIn, entered, [keep('u1')], [doneAs(output)]],
  ['a sign-out', signOut, left, [clear], [changed, doneAs(undefined)]],
  ['an account deletion', deleteAccount, deleted, [clear], [doneAs(true)]],
  [
    'an account deletion that leaves some data of the account',
    deleteAccount,
    { ...deleted, output: false },
    [clear],
    [doneAs(false)],
  ],
  ['a failed sign-out', signOut, failed, [], [failed]],
])(
  'session: the caller receives the result of %s, and observers are notified afterwards',
  (_, request, report, writes, told) => {
    const machine = confirmed(asha);
    machine.submit(1, request);
    machine.report(report);
    expect([machine.requests(), of(machine)]).toEqual(['pending', { user: idle, writes, emitted: told }]);
    machine.answered();
    expect([machine.requests(), machine.context()]).toEqual(['idle', empty]);
    expect(machine.emitted).toEqual([...told, changed]);
  },
);

it('session: when a request fails, the last answer that the auth provider gave during the request is applied', () => {
  const machine = confirmed(asha);
  machine.submit(1);
  machine.say(user('u2'));
  machine.say(null);
  machine.report(failed);
  expect([machine.context().pendingAnswer, machine.writes]).toEqual([{ user: null }, []]);
  machine.answered();
  expect([machine.writes, machine.requests(), machine.context()]).toEqual([[clear], 'idle', empty]);
});

it.each<[string, types.SessionRequest, types.RequestReport]>([
  ['a sign-in', signIn, entered],
  ['a sign-out', signOut, left],
  ['an account deletion', deleteAccount, deleted],
])('session: the auth provider’s answer during %s is dropped when this succeeds', (_, request, report) => {
  const machine = confirmed();
  machine.submit(1, request);
  machine.say(user('u2'));
  machine.report(report);
  expect(machine.context().pendingAnswer).toBe(null);
  machine.answered();
  expect([machine.requests(), machine.user()]).toEqual(['idle', idle]);
});

it('session: an answer of the auth provider is applied only when the last of several pending requests ends', () => {
  const machine = confirmed();
  machine.submit(1);
  machine.submit(2);
  expect(machine.carriedOut()).toEqual([1, 2]);
  machine.report({ ...accepted, id: 2 }, { ...failed, id: 2 });
  machine.say(user('u2'));
  machine.answered();
  expect([machine.requests(), machine.context()]).toEqual([
    'pending',
    { requests: [{ id: 1, request: signIn, uid: null }], pendingAnswer: { user: user('u2') } },
  ]);
  machine.report(failed);
  machine.answered();
  expect([machine.requests(), machine.user()]).toEqual(['idle', updating]);
});

describe.each([
  ['succeeds', 'answer'],
  ['fails', 'fail'],
] as const)('session: while endProviderSession runs and then %s', (_, how) => {
  const ending = () => {
    const machine = unconfirmed();
    machine.say(user('u1'));
    machine.cleared();
    return machine;
  };

  it('an answer of the auth provider is applied immediately if no request is waiting', async () => {
    const machine = ending();
    machine.say(null);
    expect([machine.requests(), machine.emitted]).toEqual([{ ending: 'unawaited' }, [changed]]);
    await machine[how]('endProviderSession');
    expect([machine.requests(), machine.carriedOut()]).toEqual(['idle', []]);
  });

  it('requests wait, and an answer of the auth provider that arrives after a request waits too', async () => {
    const machine = ending();
    machine.submit(1);
    machine.submit(2);
    machine.say(null);
    expect(machine.requests()).toEqual({ ending: 'awaited' });
    expect(machine.carriedOut()).toEqual([]);
    expect(machine.emitted).toEqual([]);
    await machine[how]('endProviderSession');
    expect([machine.requests(), machine.carriedOut()]).toEqual(['pending', [1, 2]]);
    expect(machine.context().pendingAnswer).toEqual({ user: null });
  });
});

it('session: canNotifyObservers returns false before the auth provider’s first answer, and for an account whose sign-in request is unanswered', () => {
  const machine = unconfirmed();
  const canNotify = () => [nobody, asha, { ...asha, uid: 'u2' }].map(machine.canNotify);
  expect(canNotify()).toEqual([false, false, false]);
  machine.say(null);
  machine.submit(1);
  expect(canNotify()).toEqual([true, true, true]);
  for (const report of [accepted, entered]) {
    machine.report(report);
    expect(canNotify()).toEqual([true, false, true]);
  }
  machine.answered();
  expect(canNotify()).toEqual([true, true, true]);
});

it.each([
  // Without the actor `stored`, observers are still notified. They can then read the stored session.
  ['stored', 'pending', 'observed', 2],
  // The next observer starts the provider's actor again.
  ['observeProvider', 'pending', 'unobserved', 1],
  // After the failure, the machine accepts another request.
  ['requests', 'idle', 'observed', 1],
])('session: the machine continues when the actor `%s` can’t start', (name, requests, provider, notified) => {
  const parts = { [name]: { brokenStarts: Number.POSITIVE_INFINITY } };
  const { send, actor, emitted } = startOnFakes(sessionMachine, undefined, parts);
  send({ type: 'provider.observe' }, { type: 'request.submit', id: 1, request: signIn });
  expect([actor.getSnapshot().value, emitted.length]).toMatchObject([{ requests, provider }, notified]);
});
