import { startOnFakes } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { AuthUser } from '@/data/ports/AuthProvider';
import type { Session, SessionAccount } from '@/data/ports/session';
import { sessionMachine } from '@/machines/session/machine';
import type {
  AnswerCompared,
  FoundAccount,
  RequestAccepted,
  RequestReport,
  SessionEmitted,
  SessionRequest,
  StoredCommand,
} from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';

const user = (uid: string): AuthUser => ({
  ...{ uid, email: `${uid}@updraft.example`, displayName: null },
  creationTime: 'Mon, 06 Jan 2025 10:00:00 GMT',
  lastSignInTime: 'Tue, 07 Jan 2025 10:00:00 GMT',
});
const nobody: Session = { isSignedIn: false, uid: null, userName: null };
const sample: Session = { isSignedIn: true, uid: null, userName: 'Jonas' };
const asha: Session = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const account = (uid: string): SessionAccount => ({ uid, userName: 'Lena Brandt', pageId: null });
const found = (uid: string, session: Session): FoundAccount => ({ account: account(uid), session });

const signIn: SessionRequest = {
  kind: 'authenticate',
  request: { kind: 'signIn', email: 'u1@updraft.example', password: 'cumulus-9' },
};
const signOut: SessionRequest = { kind: 'signOut' };
const deleteAccount: SessionRequest = { kind: 'deleteAccount', password: '', forget: async () => {} };

const changed: SessionEmitted = { type: 'session.changed' };
const keep = (uid: string): StoredCommand => ({ type: 'account.keep', account: account(uid) });
const clear: StoredCommand = { type: 'account.clear' };
const output = { user: user('u1'), isNew: false };
const entered = { type: 'account.entered', id: 1, account: account('u1'), output } as const;
const left = { type: 'account.left', id: 1, output: undefined } as const;
const deleted = { type: 'account.deleted', id: 1, output: true } as const;
const failed = { type: 'request.failed', id: 1, error: new Error('no') } as const;
const accepted: RequestAccepted = { type: 'request.accepted', id: 1, uid: 'u1' };
const doneAs = (answer: unknown) => ({ type: 'request.done', id: 1, output: answer });

/** Requests of this tab that succeed, with what they write. */
const succeeding: [string, SessionRequest, RequestReport, StoredCommand][] = [
  ['a sign-in', signIn, entered, keep('u1')],
  ['a sign-out', signOut, left, clear],
  ['a deletion', deleteAccount, deleted, clear],
];

/** The machine on fakes: `session` is what is stored. */
function start(session = nobody) {
  const stored = { session };
  const writes: StoredCommand[] = [];
  const fakes = startOnFakes(sessionMachine, undefined, {
    stored: {
      onCommand(command: StoredCommand, report: (compared: AnswerCompared) => void) {
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
    /** Forgets what was written and emitted. */
    cleared() {
      writes.length = 0;
      emitted.length = 0;
    },
    submit: (id: number, request = signIn) => actor.send({ type: 'request.submit', id, request }),
    carriedOut: () => fakes.commands('requests').map(({ id }) => id),
    say: (who: AuthUser | null) => fakes.tell('observeProvider', { type: 'provider.answer', user: who }),
    find: (session: Session) => fakes.answer('findAccount', found('u2', session)),
    failProvider: () => fakes.tell('observeProvider', { type: 'provider.failed' }),
    report: (...events: (RequestAccepted | RequestReport)[]) => fakes.tell('requests', ...events),
    /** Lets the caller of a request have the answer. */
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

/** With the provider observed, and nothing heard of it. */
function unconfirmed(session = nobody) {
  const machine = start(session);
  machine.send({ type: 'provider.observe' });
  machine.cleared();
  return machine;
}

/** With a provider that failed, and is observed again. */
function assumed(session = nobody) {
  const machine = unconfirmed(session);
  machine.failProvider();
  machine.send({ type: 'provider.observe' });
  machine.cleared();
  return machine;
}

/** With the first answer of the provider dealt with: it agrees with what is stored. */
function confirmed(session = nobody) {
  const machine = unconfirmed(session);
  machine.say(session.uid === null ? null : user(session.uid));
  machine.cleared();
  return machine;
}

describe('session: the provider', () => {
  it('is observed on demand only, once, and every observer asks for what is known', () => {
    const machine = start(asha);
    expect([machine.value(), machine.context(), machine.isDecided(), machine.emitted]).toEqual([
      { provider: 'unobserved', user: 'unconfirmed', requests: 'idle' },
      empty,
      false,
      [],
    ]);
    machine.send({ type: 'provider.observe' }, { type: 'provider.observe' });
    expect([machine.value().provider, machine.starts('observeProvider')]).toEqual(['observed', 1]);
    expect(machine.emitted).toEqual([changed, changed]);
  });

  it('that fails is tried again by the next observer; until then the stored flag counts', () => {
    const machine = unconfirmed(asha);
    machine.failProvider();
    expect([machine.value().provider, machine.isDecided()]).toEqual(['unobserved', true]);
    expect(of(machine)).toEqual({ user: 'assumed', writes: [], emitted: [changed] });
    machine.send({ type: 'provider.observe' });
    expect(machine.value()).toMatchObject({ provider: 'observed', user: 'assumed' });
    expect(machine.starts('observeProvider')).toBe(2);
  });
});

describe.each(Object.entries({ unconfirmed, assumed, confirmed }))(
  'session: an answer, %s',
  (state, begin) => {
    it.each<[string, Session, AuthUser | null, StoredCommand[]]>([
      ['no user, as is stored', nobody, null, [clear]],
      ['no user, for the sample person', sample, null, []],
      ['no user, for an account', asha, null, [clear]],
      ['the same user', asha, user('u1'), []],
    ])('of %s agrees', (_, session, answer, writes) => {
      const machine = begin(session);
      machine.say(answer);
      expect(of(machine)).toEqual({ user: idle, writes, emitted: [changed] });
      expect([machine.requests(), machine.isDecided(), machine.isEnding()]).toEqual(['idle', true, false]);
    });

    it.each([
      ['another user', asha],
      ['a user for the sample person', sample],
      ...(state === 'confirmed' ? [['a user whom another tab signed in', nobody] as const] : []),
    ] as const)('of %s has the account looked up', async (_, session) => {
      const machine = begin(session);
      machine.say(user('u2'));
      const isFirst = state === 'unconfirmed';
      expect([machine.isDecided(), of(machine)]).toEqual([
        !isFirst,
        { user: isFirst ? 'confirming' : updating, writes: [], emitted: [] },
      ]);
      expect(machine.asked('findAccount')).toEqual([user('u2')]);
      await machine.find(session);
      expect(of(machine)).toEqual({ user: idle, writes: [keep('u2')], emitted: [changed] });
    });

    if (state !== 'confirmed')
      it('of a user where the flag is gone is left over: that session ends', () => {
        const machine = begin(nobody);
        machine.say(user('u1'));
        expect(of(machine)).toEqual({ user: idle, writes: [clear], emitted: [changed] });
        expect([machine.requests(), machine.isEnding()]).toEqual([{ ending: 'unawaited' }, true]);
      });
  },
);

describe.each(['confirming', 'updating'])('session: an account that is looked up, %s', (state) => {
  const lookUp = () => {
    const machine = state === 'confirming' ? unconfirmed(asha) : confirmed(asha);
    machine.say(user('u2'));
    expect(machine.user()).toEqual(state === 'confirming' ? state : updating);
    return machine;
  };
  /** What was found of the first user, who may no longer be meant. */
  const findLate = (machine: Started) => {
    const answer = machine.asked('findAccount').length > 1 ? machine.answerLate : machine.answer;
    return answer('findAccount', found('u2', machine.stored.session));
  };

  it.each<[string, (machine: Started) => Promise<unknown>]>([
    ['is not written over what another tab stored', (machine) => machine.find({ ...asha, uid: 'u2' })],
    ['and can’t be found leaves what is stored', (machine) => machine.fail('findAccount')],
  ])('%s', async (_, end) => {
    const machine = lookUp();
    await end(machine);
    expect(of(machine)).toEqual({ user: idle, writes: [], emitted: [changed] });
  });

  it.each<[string, AuthUser | null, Session, StoredCommand[]]>([
    ['the stored user', user('u1'), asha, []],
    ['no user', null, asha, [clear]],
    ['no user, for the sample person', null, sample, []],
  ])('is overruled by an answer of %s', async (_, answer, session, writes) => {
    const machine = lookUp();
    machine.stored.session = session;
    machine.say(answer);
    await findLate(machine);
    expect(of(machine)).toEqual({ user: idle, writes, emitted: [changed] });
  });

  it('is overruled by the next account', async () => {
    const machine = lookUp();
    machine.say(user('u3'));
    await findLate(machine);
    expect([machine.writes, machine.emitted]).toEqual([[], []]);
    await machine.answer('findAccount', found('u3', asha));
    expect([machine.user(), machine.writes]).toEqual([idle, [keep('u3')]]);
  });
});

describe('session: a request of this tab', () => {
  it('is carried out at once, and noted with the account that it leads to', () => {
    const machine = confirmed();
    machine.submit(1);
    expect([machine.requests(), machine.carriedOut()]).toEqual(['pending', [1]]);
    expect(machine.context().requests).toEqual([{ id: 1, request: signIn, uid: null }]);
    machine.report(accepted);
    expect(machine.context().requests).toEqual([{ id: 1, request: signIn, uid: 'u1' }]);
    expect([machine.writes, machine.emitted]).toEqual([[], []]);
  });

  it.each<[string, SessionRequest, RequestReport, StoredCommand[], object[]]>([
    ['signs in', signIn, entered, [keep('u1')], [doneAs(output)]],
    ['signs out', signOut, left, [clear], [changed, doneAs(undefined)]],
    ['deletes an account', deleteAccount, deleted, [clear], [doneAs(true)]],
    ['deletes it in part', deleteAccount, { ...deleted, output: false }, [clear], [doneAs(false)]],
    ['fails', signOut, failed, [], [failed]],
  ])('that %s answers its caller, then notifies', (_, request, report, writes, told) => {
    const machine = confirmed(asha);
    machine.submit(1, request);
    machine.report(report);
    expect([machine.requests(), of(machine)]).toEqual(['pending', { user: idle, writes, emitted: told }]);
    machine.answered();
    expect([machine.requests(), machine.context()]).toEqual(['idle', empty]);
    expect(machine.emitted).toEqual([...told, changed]);
  });
});

describe('session: an answer while a request is pending', () => {
  it('waits, the last of several, for a request that fails', () => {
    const machine = confirmed(asha);
    machine.submit(1);
    machine.say(user('u2'));
    machine.say(null);
    machine.report(failed);
    expect([machine.context().pendingAnswer, machine.writes]).toEqual([{ user: null }, []]);
    machine.answered();
    expect([machine.writes, machine.requests(), machine.context()]).toEqual([[clear], 'idle', empty]);
  });

  it.each(succeeding)('is overruled by %s', (_, request, report) => {
    const machine = confirmed();
    machine.submit(1, request);
    machine.say(user('u2'));
    machine.report(report);
    expect(machine.context().pendingAnswer).toBe(null);
    machine.answered();
    expect([machine.requests(), machine.user()]).toEqual(['idle', idle]);
  });
});

describe('session: several requests', () => {
  it('are closed one by one; the last lets the provider’s answer through', () => {
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
});

describe.each(['answer', 'fail'] as const)('session: while that of the provider ends (%s)', (how) => {
  const ending = () => {
    const machine = unconfirmed();
    machine.say(user('u1'));
    machine.cleared();
    return machine;
  };

  it('answers are dealt with at once, and then it is over', async () => {
    const machine = ending();
    machine.say(null);
    expect([machine.requests(), machine.emitted]).toEqual([{ ending: 'unawaited' }, [changed]]);
    await machine[how]('endProviderSession');
    expect([machine.requests(), machine.carriedOut()]).toEqual(['idle', []]);
  });

  it('requests wait, answers with them, and are carried out after it', async () => {
    const machine = ending();
    machine.submit(1);
    machine.submit(2);
    machine.say(null);
    expect([machine.requests(), machine.carriedOut(), machine.emitted]).toEqual([
      { ending: 'awaited' },
      [],
      [],
    ]);
    await machine[how]('endProviderSession');
    expect([machine.requests(), machine.carriedOut()]).toEqual(['pending', [1, 2]]);
    expect(machine.context().pendingAnswer).toEqual({ user: null });
  });
});

it('session: an observer hears of no sign-in of this tab before its caller, but of all other users, once it is decided', () => {
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
  // It can be read without: observers look.
  ['stored', 'pending', 'observed', 2],
  // The next observer tries again.
  ['observeProvider', 'pending', 'unobserved', 1],
  // Another one can be made.
  ['requests', 'idle', 'observed', 1],
])('session: goes on where its actor %s can’t be started', (name, requests, provider, notified) => {
  const parts = { [name]: { brokenStarts: Number.POSITIVE_INFINITY } };
  const { send, actor, emitted } = startOnFakes(sessionMachine, undefined, parts);
  send({ type: 'provider.observe' }, { type: 'request.submit', id: 1, request: signIn });
  expect([actor.getSnapshot().value, emitted.length]).toMatchObject([{ requests, provider }, notified]);
});
