import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { AuthUser } from '@/data/ports/AuthProvider';
import type { Session, SessionAccount } from '@/data/ports/session';
import { sessionMachine } from '@/machines/session/machine';
import type {
  FoundAccount,
  ProviderReport,
  RequestAccepted,
  RequestCommand,
  RequestReport,
  SessionEmitted,
  SessionEvent,
  SessionRequest,
  StoredCommand,
} from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';

const user = (uid: string): AuthUser => ({
  uid,
  email: `${uid}@updraft.example`,
  displayName: null,
  creationTime: 'Mon, 06 Jan 2025 10:00:00 GMT',
  lastSignInTime: 'Tue, 07 Jan 2025 10:00:00 GMT',
});
const nobody: Session = { isSignedIn: false, uid: null, userName: null };
const sample: Session = { isSignedIn: true, uid: null, userName: 'Jonas' };
const asha: Session = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const account = (uid: string): SessionAccount => ({ uid, userName: 'Lena Brandt', pageId: null });

const signIn: SessionRequest = {
  kind: 'authenticate',
  request: { kind: 'signIn', email: 'u1@updraft.example', password: 'cumulus-9' },
};
const signOut: SessionRequest = { kind: 'signOut' };
const deleteAccount: SessionRequest = { kind: 'deleteAccount', forget: async () => {} };

const changed: SessionEmitted = { type: 'session.changed' };
const keep = (uid: string): StoredCommand => ({ type: 'account.keep', account: account(uid) });
const clear: StoredCommand = { type: 'account.clear' };
const entered = (id: number, uid = 'u1'): RequestReport => ({
  type: 'account.entered',
  id,
  account: account(uid),
  output: { user: user(uid), isNew: false },
});
const done = (id: number): SessionEmitted => ({
  type: 'request.done',
  id,
  output: { user: user('u1'), isNew: false },
});

/** The machine on actors of the test's making: what is stored is `session`, and nothing answers unless it is told to. */
function start(session = nobody) {
  const clock = new SimulatedClock();
  const stored = { session };
  const writes: StoredCommand[] = [];
  const carriedOut: number[] = [];
  const observing = { provider: 0 };
  const finding = new Map<
    string,
    { found: (found: FoundAccount) => void; failed: (error: unknown) => void }
  >();
  const ending = { begun: 0, end: () => {}, fail: () => {} };
  const from = {
    provider: (_: ProviderReport) => {},
    requests: (_: RequestAccepted | RequestReport) => {},
  };

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        stored: fromCallback<StoredCommand, void>(({ receive, sendBack }) =>
          receive((command) => {
            if (command.type === 'answer.compare')
              return sendBack({ type: 'answer.compared', user: command.user, session: stored.session });
            writes.push(command);
          }),
        ),
        observeProvider: fromCallback(({ sendBack }) => {
          observing.provider += 1;
          from.provider = sendBack;
          return () => {
            observing.provider -= 1;
          };
        }),
        requests: fromCallback<RequestCommand, void>(({ receive, sendBack }) => {
          from.requests = sendBack;
          receive(({ id }) => {
            carriedOut.push(id);
          });
        }),
        findAccount: fromPromise<FoundAccount, AuthUser>(
          ({ input }) =>
            new Promise((found, failed) => {
              finding.set(input.uid, { found, failed });
            }),
        ),
        endProviderSession: fromPromise<void, void>(
          () =>
            new Promise((end, fail) => {
              ending.begun += 1;
              Object.assign(ending, { end, fail });
            }),
        ),
      },
    }),
    { clock },
  );
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const value = () => actor.getSnapshot().value;
  return {
    stored,
    writes,
    carriedOut,
    observing,
    finding,
    ending,
    emitted,
    send: (event: SessionEvent) => actor.send(event),
    submit: (id: number, request = signIn) => actor.send({ type: 'request.submit', id, request }),
    /** What the provider says by itself. */
    say: (who: AuthUser | null) => from.provider({ type: 'provider.answer', user: who }),
    fail: () => from.provider({ type: 'provider.failed' }),
    report: (event: RequestAccepted | RequestReport) => from.requests(event),
    /** Lets whoever waits for a request have the answer. */
    answered: () => clock.increment(1),
    value,
    user: () => value().user,
    requests: () => value().requests,
    context: () => actor.getSnapshot().context,
    isDecided: () => actor.getSnapshot().hasTag('decided'),
    canNotify: (now: Session) => canNotifyObservers(actor.getSnapshot(), now),
  };
}

/** With its provider observed. */
function observe(session = nobody) {
  const machine = start(session);
  machine.send({ type: 'provider.observe' });
  machine.emitted.length = 0;
  return machine;
}

/** With the provider's first answer dealt with: it agrees with what is stored. */
function confirm(session = nobody) {
  const machine = observe(session);
  machine.say(session.uid === null ? null : user(session.uid));
  machine.writes.length = 0;
  machine.emitted.length = 0;
  return machine;
}

const found = (uid: string, session: Session): FoundAccount => ({ account: account(uid), session });
const empty = { requests: [], pendingAnswer: null };

it('starts nothing by itself', () => {
  const machine = start(asha);
  expect([machine.value(), machine.context(), machine.isDecided()]).toEqual([
    { provider: 'unobserved', user: 'unconfirmed', requests: 'idle' },
    empty,
    false,
  ]);
  expect([machine.observing, machine.writes, machine.emitted]).toEqual([{ provider: 0 }, [], []]);
});

describe('the provider', () => {
  it('is observed once, and every observer asks for what is known', () => {
    const machine = start();
    machine.send({ type: 'provider.observe' });
    machine.send({ type: 'provider.observe' });
    expect([machine.value().provider, machine.observing.provider]).toEqual(['observed', 1]);
    expect(machine.emitted).toEqual([changed, changed]);
  });

  it('that can’t be had is tried again by the next observer; until then the flag is gone by', () => {
    const machine = observe(asha);
    machine.fail();
    expect([machine.value().provider, machine.user(), machine.isDecided(), machine.emitted]).toEqual([
      'unobserved',
      'assumed',
      true,
      [changed],
    ]);
    machine.send({ type: 'provider.observe' });
    expect([machine.value().provider, machine.user(), machine.observing.provider]).toEqual([
      'observed',
      'assumed',
      1,
    ]);
  });

  it('that fails though it has been heard, or isn’t observed, changes nothing of the user', () => {
    const confirmed = confirm(asha);
    confirmed.fail();
    expect([confirmed.user(), confirmed.value().provider, confirmed.emitted]).toEqual([
      { confirmed: 'idle' },
      'unobserved',
      [],
    ]);
  });
});

describe.each(['unconfirmed', 'assumed'] as const)('the first answer, %s', (state) => {
  const first = (session: Session) => {
    const machine = observe(session);
    if (state === 'assumed') {
      machine.fail();
      machine.send({ type: 'provider.observe' });
      machine.emitted.length = 0;
    }
    expect(machine.user()).toBe(state);
    return machine;
  };

  it.each<[string, Session, AuthUser | null, StoredCommand[]]>([
    ['nobody, as is stored', nobody, null, [clear]],
    ['nobody for the sample person', sample, null, []],
    ['nobody for an account', asha, null, [clear]],
    ['the same person', asha, user('u1'), []],
  ])('is %s', (_, session, answer, writes) => {
    const machine = first(session);
    machine.say(answer);
    expect([machine.user(), machine.isDecided(), machine.writes, machine.emitted]).toEqual([
      { confirmed: 'idle' },
      true,
      writes,
      [changed],
    ]);
    expect([machine.requests(), machine.ending.begun]).toEqual(['idle', 0]);
  });

  it('is left over where the flag is gone: that session ends', () => {
    const machine = first(nobody);
    machine.say(user('u1'));
    expect([machine.user(), machine.requests(), machine.writes, machine.emitted]).toEqual([
      { confirmed: 'idle' },
      { ending: 'unawaited' },
      [clear],
      [changed],
    ]);
    expect(machine.ending.begun).toBe(1);
  });

  it.each([
    ['somebody else', asha],
    ['somebody for the sample person', sample],
  ])('is %s: their account is looked up', async (_, session) => {
    const machine = first(session);
    machine.say(user('u2'));
    expect([machine.user(), machine.isDecided(), machine.emitted]).toEqual(
      state === 'assumed' ? [{ confirmed: 'updating' }, true, []] : ['confirming', false, []],
    );
    machine.finding.get('u2')?.found(found('u2', session));
    await vi.waitFor(() => expect(machine.user()).toEqual({ confirmed: 'idle' }));
    expect([machine.writes, machine.emitted]).toEqual([[keep('u2')], [changed]]);
  });
});

describe('a later answer', () => {
  it.each<[string, Session, AuthUser | null, StoredCommand[]]>([
    ['nobody, as is stored', nobody, null, [clear]],
    ['nobody for the sample person', sample, null, []],
    ['nobody for an account', asha, null, [clear]],
    ['the same person', asha, user('u1'), []],
  ])('is %s', (_, session, answer, writes) => {
    const machine = confirm(session);
    machine.say(answer);
    expect([machine.user(), machine.writes, machine.emitted]).toEqual([
      { confirmed: 'idle' },
      writes,
      [changed],
    ]);
  });

  it.each([
    ['nobody', nobody],
    ['the sample person', sample],
    ['somebody else', asha],
  ])('names somebody where %s is stored: another tab signed them in', async (_, session) => {
    const machine = confirm(session);
    machine.say(user('u2'));
    expect([machine.user(), machine.isDecided(), machine.requests()]).toEqual([
      { confirmed: 'updating' },
      true,
      'idle',
    ]);
    machine.finding.get('u2')?.found(found('u2', session));
    await vi.waitFor(() => expect(machine.user()).toEqual({ confirmed: 'idle' }));
    expect([machine.writes, machine.emitted, machine.ending.begun]).toEqual([[keep('u2')], [changed], 0]);
  });
});

describe.each(['confirming', 'updating'] as const)('an account that is looked up, %s', (state) => {
  const lookUp = () => {
    const machine = state === 'confirming' ? observe(asha) : confirm(asha);
    machine.say(user('u2'));
    expect(machine.user()).toEqual(state === 'confirming' ? state : { confirmed: state });
    return machine;
  };
  /** What was found for somebody who is no longer meant. */
  const findLate = async (machine: ReturnType<typeof start>) => {
    machine.finding.get('u2')?.found(found('u2', machine.stored.session));
    await Promise.resolve();
    await Promise.resolve();
  };

  it('is not written over what another tab stored meanwhile', async () => {
    const machine = lookUp();
    machine.finding.get('u2')?.found(found('u2', { ...asha, uid: 'u2' }));
    await vi.waitFor(() => expect(machine.user()).toEqual({ confirmed: 'idle' }));
    expect([machine.writes, machine.emitted]).toEqual([[], [changed]]);
  });

  it('and can’t be: what is stored holds', async () => {
    const machine = lookUp();
    machine.finding.get('u2')?.failed(new Error('The disk is broken'));
    await vi.waitFor(() => expect(machine.user()).toEqual({ confirmed: 'idle' }));
    expect([machine.writes, machine.emitted]).toEqual([[], [changed]]);
  });

  it('is overruled by an answer that needs none', async () => {
    const machine = lookUp();
    machine.say(user('u1'));
    expect([machine.user(), machine.emitted]).toEqual([{ confirmed: 'idle' }, [changed]]);
    await findLate(machine);
    expect([machine.writes, machine.emitted]).toEqual([[], [changed]]);
  });

  it('is overruled by nobody', async () => {
    const machine = lookUp();
    machine.say(null);
    await findLate(machine);
    expect([machine.user(), machine.writes, machine.emitted]).toEqual([
      { confirmed: 'idle' },
      [clear],
      [changed],
    ]);
  });

  it('is overruled by the next account', async () => {
    const machine = lookUp();
    machine.say(user('u3'));
    await findLate(machine);
    expect([machine.writes, machine.emitted]).toEqual([[], []]);
    machine.finding.get('u3')?.found(found('u3', asha));
    await vi.waitFor(() => expect(machine.user()).toEqual({ confirmed: 'idle' }));
    expect(machine.writes).toEqual([keep('u3')]);
  });

  it.each<[string, SessionRequest, RequestReport, StoredCommand]>([
    ['a sign-in', signIn, entered(1), keep('u1')],
    ['a sign-out', signOut, { type: 'account.left', id: 1, output: undefined }, clear],
    ['a deletion', deleteAccount, { type: 'account.deleted', id: 1, output: true }, clear],
  ])('is overruled by %s of this tab', async (_, request, report, write) => {
    const machine = lookUp();
    machine.submit(1, request);
    machine.report(report);
    await findLate(machine);
    expect([machine.user(), machine.writes]).toEqual([{ confirmed: 'idle' }, [write]]);
  });

  it('goes on where a request of this tab fails', async () => {
    const machine = lookUp();
    machine.submit(1);
    machine.report({ type: 'request.failed', id: 1, error: new Error('no') });
    machine.finding.get('u2')?.found(found('u2', asha));
    await vi.waitFor(() => expect(machine.writes).toEqual([keep('u2')]));
  });
});

describe('a request of this tab', () => {
  it('is carried out at once, and noted with the account that it leads to', () => {
    const machine = confirm();
    machine.submit(1);
    expect([machine.requests(), machine.carriedOut]).toEqual(['pending', [1]]);
    expect(machine.context().requests).toEqual([{ id: 1, request: signIn, uid: null }]);
    machine.report({ type: 'request.accepted', id: 1, uid: 'u1' });
    expect(machine.context().requests).toEqual([{ id: 1, request: signIn, uid: 'u1' }]);
    expect([machine.writes, machine.emitted]).toEqual([[], []]);
  });

  it('that signs in tells its caller first, then everybody', () => {
    const machine = confirm();
    machine.submit(1);
    machine.report(entered(1));
    expect([machine.writes, machine.emitted, machine.requests()]).toEqual([
      [keep('u1')],
      [done(1)],
      'pending',
    ]);
    machine.answered();
    expect([machine.emitted, machine.requests(), machine.context()]).toEqual([
      [done(1), changed],
      'idle',
      empty,
    ]);
  });

  it('that signs out tells everybody at once', () => {
    const machine = confirm(asha);
    machine.submit(1, signOut);
    machine.report({ type: 'account.left', id: 1, output: undefined });
    const left = { type: 'request.done', id: 1, output: undefined };
    expect([machine.writes, machine.emitted]).toEqual([[clear], [changed, left]]);
    machine.answered();
    expect([machine.requests(), machine.context()]).toEqual(['idle', empty]);
  });

  it.each([true, false])('that deletes the account tells its caller first (all gone: %s)', (isForgotten) => {
    const machine = confirm(asha);
    machine.submit(1, deleteAccount);
    machine.report({ type: 'account.deleted', id: 1, output: isForgotten });
    const deleted = { type: 'request.done', id: 1, output: isForgotten };
    expect([machine.writes, machine.emitted]).toEqual([[clear], [deleted]]);
    machine.answered();
    expect([machine.emitted, machine.context()]).toEqual([[deleted, changed], empty]);
  });

  it('that fails writes nothing, and its caller is told why', () => {
    const machine = confirm(asha);
    const failed: RequestReport = { type: 'request.failed', id: 1, error: new Error('no') };
    machine.submit(1, signOut);
    machine.report(failed);
    expect([machine.writes, machine.emitted, machine.user()]).toEqual([[], [failed], { confirmed: 'idle' }]);
    machine.answered();
    expect([machine.requests(), machine.context(), machine.emitted]).toEqual([
      'idle',
      empty,
      [failed, changed],
    ]);
  });

  it.each<[string, SessionRequest, RequestReport]>([
    ['signing in', signIn, entered(1)],
    ['signing out', signOut, { type: 'account.left', id: 1, output: undefined }],
    ['deleting the account', deleteAccount, { type: 'account.deleted', id: 1, output: true }],
  ])('by %s decides before the provider’s first answer, which is then a later one', (_, request, report) => {
    const machine = observe();
    machine.submit(1, request);
    machine.report(report);
    expect([machine.user(), machine.isDecided()]).toEqual([{ confirmed: 'idle' }, true]);
    machine.answered();
    machine.say(user('u2'));
    expect([machine.user(), machine.ending.begun]).toEqual([{ confirmed: 'updating' }, 0]);
  });

  it('that fails leaves the first answer the first', () => {
    const machine = observe();
    machine.submit(1);
    machine.report({ type: 'request.failed', id: 1, error: new Error('no') });
    machine.answered();
    expect(machine.user()).toBe('unconfirmed');
  });
});

describe('what the provider says while a request is pending', () => {
  it('waits, the last of it, for a request that fails', () => {
    const machine = confirm(asha);
    machine.submit(1);
    machine.say(user('u2'));
    machine.say(null);
    expect([machine.context().pendingAnswer, machine.writes]).toEqual([{ user: null }, []]);
    machine.report({ type: 'request.failed', id: 1, error: new Error('no') });
    expect(machine.writes).toEqual([]);
    machine.answered();
    expect([machine.writes, machine.requests(), machine.context()]).toEqual([[clear], 'idle', empty]);
  });

  it('can be the first answer, and left over', () => {
    const machine = observe();
    machine.submit(1);
    machine.say(user('u2'));
    machine.report({ type: 'request.failed', id: 1, error: new Error('no') });
    machine.answered();
    expect([machine.user(), machine.requests(), machine.ending.begun]).toEqual([
      { confirmed: 'idle' },
      { ending: 'unawaited' },
      1,
    ]);
  });

  it.each<[string, SessionRequest, RequestReport]>([
    ['a sign-in', signIn, entered(1)],
    ['a sign-out', signOut, { type: 'account.left', id: 1, output: undefined }],
    ['a deletion', deleteAccount, { type: 'account.deleted', id: 1, output: true }],
  ])('is overruled by %s', (_, request, report) => {
    const machine = confirm();
    machine.submit(1, request);
    machine.say(user('u2'));
    machine.report(report);
    expect(machine.context().pendingAnswer).toBe(null);
    machine.answered();
    expect([machine.requests(), machine.user()]).toEqual(['idle', { confirmed: 'idle' }]);
  });

  it('after the request has succeeded is dealt with when its caller has the answer', () => {
    const machine = confirm();
    machine.submit(1);
    machine.report(entered(1));
    machine.stored.session = asha;
    machine.say(user('u1'));
    expect([machine.context().pendingAnswer, machine.emitted]).toEqual([{ user: user('u1') }, [done(1)]]);
    machine.answered();
    expect([machine.user(), machine.context(), machine.emitted]).toEqual([
      { confirmed: 'idle' },
      empty,
      [done(1), changed],
    ]);
  });
});

describe('several requests', () => {
  it('are closed one by one; the last lets the provider’s answer through', () => {
    const machine = confirm();
    machine.submit(1);
    machine.submit(2);
    expect(machine.carriedOut).toEqual([1, 2]);
    machine.report({ type: 'request.failed', id: 2, error: 'no' });
    machine.say(user('u2'));
    machine.answered();
    expect([machine.requests(), machine.context()]).toEqual([
      'pending',
      { requests: [{ id: 1, request: signIn, uid: null }], pendingAnswer: { user: user('u2') } },
    ]);
    machine.report({ type: 'request.failed', id: 1, error: 'no' });
    machine.answered();
    expect([machine.requests(), machine.user()]).toEqual(['idle', { confirmed: 'updating' }]);
  });

  it('are answered each by its own', () => {
    const machine = confirm();
    machine.submit(1);
    machine.submit(2);
    machine.report({ type: 'request.accepted', id: 2, uid: 'u1' });
    expect(machine.context().requests.map(({ id, uid }) => [id, uid])).toEqual([
      [1, null],
      [2, 'u1'],
    ]);
    machine.report(entered(2));
    machine.answered();
    expect([machine.emitted, machine.requests()]).toEqual([[done(2), changed], 'pending']);
  });
});

describe('while the provider’s session ends', () => {
  const end = () => {
    const machine = observe();
    machine.say(user('u1'));
    machine.writes.length = 0;
    machine.emitted.length = 0;
    return machine;
  };

  it.each(['end', 'fail'] as const)('nothing waits: it is over (%s)', async (how) => {
    const machine = end();
    machine.ending[how]();
    await vi.waitFor(() => expect(machine.requests()).toBe('idle'));
    expect([machine.writes, machine.emitted, machine.carriedOut]).toEqual([[], [], []]);
  });

  it.each(['end', 'fail'] as const)('requests wait, and are carried out after it (%s)', async (how) => {
    const machine = end();
    machine.submit(1);
    machine.submit(2);
    expect([machine.requests(), machine.carriedOut]).toEqual([{ ending: 'awaited' }, []]);
    machine.ending[how]();
    await vi.waitFor(() => expect(machine.requests()).toBe('pending'));
    expect(machine.carriedOut).toEqual([1, 2]);
  });

  it('the provider’s answers are dealt with at once', () => {
    const machine = end();
    machine.say(null);
    expect([machine.requests(), machine.emitted]).toEqual([{ ending: 'unawaited' }, [changed]]);
  });

  it('the provider’s answers wait where a request does', async () => {
    const machine = end();
    machine.submit(1);
    machine.say(null);
    expect([machine.context().pendingAnswer, machine.emitted]).toEqual([{ user: null }, []]);
    machine.ending.end();
    await vi.waitFor(() => expect(machine.carriedOut).toEqual([1]));
    expect(machine.context().pendingAnswer).toEqual({ user: null });
  });
});

describe('whoever observes the user', () => {
  it('is not told before it is decided', () => {
    const machine = observe(asha);
    expect(machine.canNotify(asha)).toBe(false);
    machine.say(user('u1'));
    expect(machine.canNotify(asha)).toBe(true);
  });

  it('is not told of a sign-in of this tab whose caller doesn’t know of it, but of everybody else', () => {
    const machine = confirm();
    machine.submit(1);
    expect([nobody, asha].map(machine.canNotify)).toEqual([true, true]);
    machine.report({ type: 'request.accepted', id: 1, uid: 'u1' });
    const lena = { ...asha, uid: 'u2' };
    expect([nobody, asha, lena].map(machine.canNotify)).toEqual([true, false, true]);
    machine.report(entered(1));
    expect(machine.canNotify(asha)).toBe(false);
    machine.answered();
    expect(machine.canNotify(asha)).toBe(true);
  });
});

describe('forbidden', () => {
  const failed: RequestReport = { type: 'request.failed', id: 1, error: 'no' };
  const close: SessionEvent = { type: 'request.close', id: 1 };
  const accepted: RequestAccepted = { type: 'request.accepted', id: 1, uid: 'u1' };
  const endProvider: SessionEvent = { type: 'providerSession.end' };
  const answer: SessionEvent = { type: 'provider.answer', user: user('u9') };
  const pending = () => {
    const machine = confirm();
    machine.submit(2);
    return machine;
  };
  const ending = () => {
    const machine = observe();
    machine.say(user('u1'));
    machine.submit(2);
    machine.writes.length = 0;
    machine.emitted.length = 0;
    return machine;
  };
  it.each<[string, () => ReturnType<typeof start>, SessionEvent]>([
    ['a report without a request', confirm, accepted],
    ['a failure without a request', confirm, failed],
    ['closing without a request', confirm, close],
    ['a report while requests wait', ending, accepted],
    ['a failure while requests wait', ending, failed],
    ['closing while requests wait', ending, close],
    ['ending the session twice', ending, endProvider],
    ['ending the session that a request is about', pending, endProvider],
    ['a report of a request that isn’t pending', pending, accepted],
  ])('%s changes nothing', (_, begin, event) => {
    const machine = begin();
    const before = structuredClone([machine.value(), machine.context(), machine.writes, machine.emitted]);
    machine.send(event);
    machine.answered();
    expect([machine.value(), machine.context(), machine.writes, machine.emitted]).toEqual(before);
    expect(machine.ending.begun).toBe(begin === ending ? 1 : 0);
  });

  it('closing another request leaves the pending one', () => {
    const machine = pending();
    machine.send(close);
    expect([machine.requests(), machine.context().requests.map(({ id }) => id)]).toEqual(['pending', [2]]);
  });

  it('an answer doesn’t reach the user while a request is pending', () => {
    const machine = pending();
    machine.send(answer);
    expect([machine.user(), machine.writes, machine.emitted]).toEqual([{ confirmed: 'idle' }, [], []]);
  });
});

describe('parts that can’t be started', () => {
  /** With this one broken, however often it is started; the others say nothing. */
  const broken = (actor: 'stored' | 'observeProvider' | 'requests') => {
    const fails = fromCallback<never, void>(() => {
      throw new Error('Broken');
    });
    const running = createActor(sessionMachine.provide({ actors: { [actor]: fails } }));
    const emitted: SessionEmitted[] = [];
    running.on('*', (event) => emitted.push(event));
    return { running: running.start(), emitted };
  };

  it('is what is stored, which can be read without: whoever follows it looks', () => {
    const { running, emitted } = broken('stored');
    expect([running.getSnapshot().value, emitted]).toEqual([
      { provider: 'unobserved', user: 'unconfirmed', requests: 'idle' },
      [changed],
    ]);
  });

  it('is the provider: the next observer tries again', () => {
    const { running, emitted } = broken('observeProvider');
    running.send({ type: 'provider.observe' });
    running.send({ type: 'provider.observe' });
    expect([running.getSnapshot().value.provider, emitted]).toEqual(['unobserved', [changed, changed]]);
  });

  it('is whoever carries out requests: another one can be made', () => {
    const { running } = broken('requests');
    running.send({ type: 'request.submit', id: 1, request: signIn });
    expect(running.getSnapshot().value.requests).toBe('idle');
  });
});

it('overrules an account that is being looked up with the flag of the sample person', () => {
  const machine = observe(asha);
  machine.say(user('u2'));
  expect(machine.user()).toBe('confirming');
  machine.stored.session = sample;
  machine.say(null);
  expect([machine.user(), machine.writes, machine.emitted]).toEqual([{ confirmed: 'idle' }, [], [changed]]);
  machine.finding.get('u2')?.found(found('u2', sample));
  expect(machine.user()).toEqual({ confirmed: 'idle' });
});
