import { deferred } from '@kit/answers';
import { describe, expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  createMachine,
  type EventObject,
  toPromise,
} from 'xstate';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import type { AuthRequest, Session, SessionStore } from '@/data/ports/session';
import { type SessionPorts, sessionActors } from '@/machines/session/actors';
import type { RequestCommand, SessionRequest, StoredCommand } from '@/machines/session/types';

const user: AuthUser = {
  uid: 'u1',
  email: 'asha@updraft.example',
  displayName: 'asha1990',
  creationTime: 'Mon, 06 Jan 2025 10:00:00 GMT',
  lastSignInTime: 'Tue, 07 Jan 2025 10:00:00 GMT',
};
const asha: Session = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const nobody: Session = { isSignedIn: false, uid: null, userName: null };
const error = new Error('Firebase: Error (auth/network-request-failed).');
const refuse = () => Promise.reject(error);
const credentials = { email: 'asha@updraft.example', password: 'cumulus-9' };

/** Ports that note what they are asked, in order. */
function ports(
  session: Session,
  more: Partial<SessionPorts> = {},
  provider: Partial<AuthProvider> = {},
  secure = Promise.resolve(),
) {
  const calls: unknown[][] = [];
  const note =
    <Output>(name: string, output: Output) =>
    (...input: unknown[]) => {
      calls.push([name, ...input]);
      return output;
    };
  const stored: SessionStore = {
    get: () => session,
    secure: note('secure', secure),
    keep: note('keep', undefined),
    rename: note('rename', Promise.resolve()),
    clear: note('clear', undefined),
    observe: () => () => {},
  };
  const auth: AuthProvider = {
    home: 'device',
    observe: () => () => {},
    signIn: note('signIn', Promise.resolve(user)),
    signUp: note('signUp', Promise.resolve(user)),
    signInWithPopup: note('popup', Promise.resolve(user)),
    signInAsSample: note('sample', Promise.resolve(user)),
    sendPasswordReset: note('reset', Promise.resolve()),
    signOut: note('signOut', Promise.resolve()),
    deleteAccount: note('deleteAccount', Promise.resolve()),
    ...provider,
  };
  const actors = sessionActors({ stored, loadProvider: async () => auth, ...more });
  return { actors, calls, note };
}

/** Runs an actor that reports to its parent, with what it reported. */
function run(logic: AnyActorLogic) {
  const reports: EventObject[] = [];
  const parent = createActor(
    createMachine({
      invoke: { src: logic, id: 'child' },
      on: { '*': { actions: ({ event }) => reports.push(event) } },
    }),
  ).start();
  return {
    reports,
    send: (event: AnyEventObject) => parent.getSnapshot().children.child?.send(event),
    parent,
  };
}

describe('stored', () => {
  it('compares, keeps and clears at once', () => {
    const { actors, calls } = ports(asha);
    const { reports, send } = run(actors.stored);
    const account = { uid: 'u2', userName: 'Lena', pageId: null };
    const commands: StoredCommand[] = [
      { type: 'answer.compare', user },
      { type: 'answer.compare', user: null },
      { type: 'account.keep', account },
      { type: 'account.clear' },
    ];
    for (const command of commands) send(command);
    expect([reports, calls]).toEqual([
      [
        { type: 'answer.compared', user, session: asha },
        { type: 'answer.compared', user: null, session: asha },
      ],
      [['keep', account], ['clear']],
    ]);
  });
});

describe('observeProvider', () => {
  it('reports what the provider says until it is stopped', async () => {
    const observe = vi.fn<AuthProvider['observe']>();
    const stop = vi.fn();
    observe.mockReturnValue(stop);
    const { reports, parent } = run(ports(asha, {}, { observe }).actors.observeProvider);
    await vi.waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
    for (const who of [user, null]) observe.mock.lastCall?.[0](who);
    expect([reports, stop.mock.calls.length]).toEqual([
      [
        { type: 'provider.answer', user },
        { type: 'provider.answer', user: null },
      ],
      0,
    ]);
    parent.stop();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });

  it('reports that the provider can’t be had', async () => {
    const { reports } = run(ports(asha, { loadProvider: refuse }).actors.observeProvider);
    await vi.waitFor(() => expect(reports).toEqual([{ type: 'provider.failed' }]));
  });
});

describe('requests', () => {
  const submit = async (started: ReturnType<typeof ports>, request: SessionRequest) => {
    const { reports, send } = run(started.actors.requests);
    send({ type: 'request.submit', id: 7, request } satisfies RequestCommand);
    await vi.waitFor(() => expect(reports.at(-1)?.type).toMatch(/^account\.|failed/));
    return reports;
  };
  const enter = (userName: string, pageId: string | null = null) => [
    { type: 'request.accepted', id: 7, uid: 'u1' },
    {
      type: 'account.entered',
      id: 7,
      account: { uid: 'u1', userName, pageId },
      output: { user, isNew: false },
    },
  ];

  it.each<[AuthRequest, unknown[], string]>([
    [{ kind: 'signIn', ...credentials }, ['signIn', credentials], 'asha1990'],
    [{ kind: 'signUp', fullName: ' Asha Verma ', ...credentials }, ['signUp', credentials], 'Asha Verma'],
    [{ kind: 'popup', provider: 'google' }, ['popup', 'google'], 'asha1990'],
    [{ kind: 'sample' }, ['sample'], 'asha1990'],
  ])('%j asks the provider and finds the name', async (request, call, name) => {
    const started = ports(nobody);
    expect(await submit(started, { kind: 'authenticate', request })).toEqual(enter(name));
    // Durable before anybody is told.
    expect(started.calls).toEqual([call, ['secure', { uid: 'u1', userName: name, pageId: null }]]);
  });

  it('report the account before its name is looked up', async () => {
    const { actors } = ports(nobody, { readName: () => new Promise(() => {}) });
    const { reports, send } = run(actors.requests);
    const request: SessionRequest = { kind: 'authenticate', request: { kind: 'signIn', ...credentials } };
    send({ type: 'request.submit', id: 7, request } satisfies RequestCommand);
    await vi.waitFor(() => expect(reports).toEqual([{ type: 'request.accepted', id: 7, uid: 'u1' }]));
  });

  it('take the name and the page that are kept', async () => {
    const writeName = vi.fn(async () => {});
    const started = ports(nobody, {
      readName: async () => 'Asha Rao',
      readPageId: async () => 'asha-verma',
      writeName,
    });
    const request: AuthRequest = { kind: 'popup', provider: 'google' };
    expect(await submit(started, { kind: 'authenticate', request })).toEqual(enter('Asha Rao', 'asha-verma'));
    expect(writeName).not.toHaveBeenCalled();
  });

  it.each<[AuthRequest, string[]]>([
    [{ kind: 'signIn', ...credentials }, ['u1', 'asha1990']],
    [{ kind: 'signUp', fullName: 'Asha Verma', ...credentials }, ['u1', 'Asha Verma']],
    [{ kind: 'popup', provider: 'google' }, ['u1', 'asha1990']],
    [{ kind: 'sample' }, []],
  ])('%j keeps the name where none is kept', async (request, kept) => {
    const writeName = vi.fn(async () => {});
    await submit(ports(nobody, { writeName }), { kind: 'authenticate', request });
    expect(writeName.mock.calls.flat()).toEqual(kept);
  });

  it.each<[SessionRequest]>([
    [{ kind: 'authenticate', request: { kind: 'signIn', ...credentials } }],
    [{ kind: 'signOut' }],
    [{ kind: 'deleteAccount', forget: async () => {} }],
  ])('%j pass the provider’s error on', async (request) => {
    const failed = [{ type: 'request.failed', id: 7, error }];
    const refusing = ports(asha, {}, { signIn: refuse, signOut: refuse, deleteAccount: refuse });
    expect(await submit(refusing, request)).toEqual(failed);
    expect(await submit(ports(asha, { loadProvider: refuse }), request)).toEqual(failed);
  });

  it('sign out', async () => {
    const started = ports(asha);
    const left = { type: 'account.left', id: 7, output: undefined };
    expect([await submit(started, { kind: 'signOut' }), started.calls]).toEqual([
      [left],
      [['signOut'], ['secure', null]],
    ]);
  });

  it.each<[SessionRequest, string]>([
    [{ kind: 'authenticate', request: { kind: 'signIn', ...credentials } }, 'account.entered'],
    [{ kind: 'signOut' }, 'account.left'],
    [{ kind: 'deleteAccount', forget: async () => {} }, 'account.deleted'],
  ])('%j has an answer once it outlives the browser, not before', async (request, answer) => {
    const { promise, resolve } = deferred();
    const { actors, calls } = ports(asha, {}, {}, promise);
    const { reports, send } = run(actors.requests);
    send({ type: 'request.submit', id: 7, request } satisfies RequestCommand);
    await vi.waitFor(() => expect(calls.at(-1)?.[0]).toBe('secure'));
    // Long enough for whatever wouldn't wait.
    await new Promise((done) => setTimeout(done, 5));
    expect(reports.map(({ type }) => type)).not.toContain(answer);
    resolve();
    await vi.waitFor(() => expect(reports.at(-1)?.type).toBe(answer));
  });

  it.each<[string, Session, unknown[][], boolean, boolean]>([
    ['all of it', asha, [['deleteAccount'], ['secure', null], ['forget', 'u1']], true, true],
    ['in part', asha, [['deleteAccount'], ['secure', null], ['forget', 'u1']], false, false],
    ['nothing of nobody', nobody, [['deleteAccount'], ['secure', null]], false, true],
  ])('delete the account and forget %s', async (_, session, calls, isKept, isForgotten) => {
    const started = ports(session);
    const forget = (uid: string) => {
      started.note('forget', undefined)(uid);
      return isKept ? Promise.resolve() : refuse();
    };
    const deleted = { type: 'account.deleted', id: 7, output: isForgotten };
    expect([await submit(started, { kind: 'deleteAccount', forget }), started.calls]).toEqual([
      [deleted],
      calls,
    ]);
  });
});

describe('findAccount', () => {
  it.each<[string, Partial<SessionPorts>, string, string | null]>([
    ['what is kept', { readName: async () => 'Asha', readPageId: async () => 'asha-v' }, 'Asha', 'asha-v'],
    ['what the provider says', {}, 'asha1990', null],
    ['what there is when the device fails', { readName: refuse, readPageId: refuse }, 'asha1990', null],
  ])('finds %s, beside what is stored then', async (_, more, userName, pageId) => {
    const { actors } = ports(nobody, more);
    const finding = createActor(actors.findAccount, { input: user }).start();
    expect(await toPromise(finding)).toEqual({
      account: { uid: 'u1', userName, pageId },
      session: nobody,
    });
  });
});

describe('endProviderSession', () => {
  it('signs the provider out', async () => {
    const { actors, calls } = ports(nobody);
    await toPromise(createActor(actors.endProviderSession).start());
    expect(calls).toEqual([['signOut']]);
  });
});
