import { deferred, settled } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { describe, expect, it, vi } from 'vitest';
import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import type { AuthRequest, Session, SessionStore } from '@/data/ports/SessionStore';
import { type SessionPorts, sessionActors } from '@/machines/session/actors';
import type { SessionRequest, StoredCommand } from '@/machines/session/types';
import { answerOf, startActor } from '../../support/actors';

const user: AuthUser = {
  ...{ uid: 'u1', email: 'asha@updraft.example', displayName: 'asha1990' },
  ...{ creationTime: '1', lastSignInTime: '2' },
};
const asha: Session = { isSignedIn: true, uid: 'u1', userName: 'Asha Verma' };
const nobody: Session = { isSignedIn: false, uid: null, userName: null };
const error = new Error('Firebase: Error (auth/network-request-failed).');
const refuse = () => Promise.reject(error);

/** Returns the actors, and the calls to their fake, which is both the stored session and the provider. */
function start(
  session: Session,
  more: Partial<SessionPorts> = {},
  parts: Partial<AuthProvider & SessionStore> = {},
) {
  const { port, open, calls } = fakePort<AuthProvider & SessionStore>({
    ...{ secure: async () => {}, keep: () => {}, clear: () => {}, signOut: async () => {} },
    ...{ signIn: async () => user, signUp: async () => user, signInWithPopup: async () => user },
    ...{ signInAsSample: async () => user, deleteAccount: async () => {}, ...parts },
    get: () => session,
  });
  return {
    ...sessionActors({ stored: port, loadProvider: open, ...more }),
    calls: () => calls.filter(([name]) => name !== 'get'),
  };
}

it('the session actor `stored` reports, writes and clears the stored session synchronously', () => {
  const { stored, calls } = start(asha);
  const { reports, send } = startActor(stored);
  const account = { uid: 'u2', userName: 'Lena', slug: null };
  const commands: StoredCommand[] = [
    { type: 'answer.compare', user },
    { type: 'answer.compare', user: null },
    { type: 'account.keep', account },
    { type: 'account.clear' },
  ];
  for (const command of commands) send(command);
  expect(calls()).toEqual([['keep', account], ['clear']]);
  expect(reports).toEqual([
    { type: 'answer.compared', user, session: asha },
    { type: 'answer.compared', user: null, session: asha },
  ]);
});

it('observeProvider reports each change of the auth provider’s user, until the actor stops', async () => {
  const stopped = vi.fn();
  const observe = vi.fn<AuthProvider['observe']>(() => stopped);
  const { reports, stop } = startActor(start(asha, {}, { observe }).observeProvider);
  await settled();
  for (const who of [user, null]) observe.mock.lastCall?.[0](who);
  expect(reports).toEqual([
    { type: 'provider.answer', user },
    { type: 'provider.answer', user: null },
  ]);
  expect(stopped).not.toHaveBeenCalled();
  stop();
  await settled();
  expect([observe, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('observeProvider reports provider.failed when the auth provider can’t be loaded', async () => {
  const { reports } = startActor(start(asha, { loadProvider: refuse }).observeProvider);
  await settled();
  expect(reports).toEqual([{ type: 'provider.failed' }]);
});

describe('the session actor `requests`', () => {
  const credentials = { email: 'asha@updraft.example', password: 'cumulus-9' };
  const signIn: AuthRequest = { kind: 'signIn', ...credentials };
  const signUp: AuthRequest = { kind: 'signUp', fullName: ' Asha Verma ', ...credentials };
  const popup: AuthRequest = { kind: 'popup', provider: 'google' };
  const submit = async ({ requests }: ReturnType<typeof start>, request: SessionRequest | AuthRequest) => {
    const { reports, send } = startActor(requests);
    const isAuth = ['signIn', 'signUp', 'popup', 'sample'].includes(request.kind);
    send({ type: 'request.submit', id: 7, request: isAuth ? { kind: 'authenticate', request } : request });
    await settled();
    return reports;
  };
  const accepted = { type: 'request.accepted', id: 7, uid: 'u1' };
  const output = { user, isNew: false };
  const enter = (userName: string, slug: string | null = null) => [
    accepted,
    { type: 'account.entered', id: 7, account: { uid: 'u1', userName, slug }, output },
  ];
  const forget = async () => {};

  it.each<[AuthRequest, unknown[], string, string[]]>([
    [signIn, ['signIn', credentials], 'asha1990', ['u1', 'asha1990']],
    [signUp, ['signUp', credentials], 'Asha Verma', ['u1', 'Asha Verma']],
    [popup, ['signInWithPopup', 'google'], 'asha1990', ['u1', 'asha1990']],
    [{ kind: 'sample' }, ['signInAsSample'], 'asha1990', []],
  ])('$kind calls the auth provider, and stores a session with a name', async (request, call, name, kept) => {
    const writeName = vi.fn(async () => {});
    const started = start(nobody, { writeName });
    expect(await submit(started, request)).toEqual(enter(name));
    // The call of `secure` stores the session durably before the caller receives the answer.
    expect(started.calls()).toEqual([call, ['secure', { uid: 'u1', userName: name, slug: null }]]);
    expect(writeName.mock.calls.flat()).toEqual(kept);
  });

  it('uses the stored name and the claimed address of an account instead of the auth provider’s name', async () => {
    const writeName = vi.fn(async () => {});
    const kept = { readName: async () => 'Asha Rao', claimSlug: async () => 'asha-verma', writeName };
    expect(await submit(start(nobody, kept), popup)).toEqual(enter('Asha Rao', 'asha-verma'));
    expect(writeName).not.toHaveBeenCalled();
  });

  it.each<[SessionRequest | AuthRequest, string]>([
    [signIn, 'account.entered'],
    [{ kind: 'signOut' }, 'account.left'],
    [{ kind: 'deleteAccount', password: 'cumulus-9', forget }, 'account.deleted'],
  ])('$kind reports errors, and success only when the session is stored durably', async (request, answer) => {
    const failed = [{ type: 'request.failed', id: 7, error }];
    const refusing = start(asha, {}, { signIn: refuse, signOut: refuse, deleteAccount: refuse });
    expect(await submit(refusing, request)).toEqual(failed);
    expect(await submit(start(asha, { loadProvider: refuse }), request)).toEqual(failed);
    const { promise, resolve } = deferred();
    const reports = await submit(start(asha, {}, { secure: () => promise }), request);
    expect(reports.map(({ type }) => type)).not.toContain(answer);
    await settled(resolve);
    expect(reports.at(-1)?.type).toBe(answer);
  });

  it('signOut signs out of the auth provider, and stores the empty session durably', async () => {
    const started = start(asha);
    const left = { type: 'account.left', id: 7, output: undefined };
    expect(await submit(started, { kind: 'signOut' })).toEqual([left]);
    expect(started.calls()).toEqual([['signOut'], ['secure', null]]);
  });

  it.each<[string, Session, () => Promise<void>, string[][], boolean]>([
    ['deletes the account and all local data of the account', asha, async () => {}, [['u1']], true],
    ['reports false when the account is deleted, but not all local data', asha, refuse, [['u1']], false],
    ['deletes no local data if the stored session has no account', nobody, refuse, [], true],
  ])('deleteAccount %s', async (_, session, forgetting, forgotten, output) => {
    const started = start(session);
    const forget = vi.fn(forgetting);
    const request = { kind: 'deleteAccount', password: 'cumulus-9', forget } as const;
    expect(await submit(started, request)).toEqual([{ type: 'account.deleted', id: 7, output }]);
    expect(started.calls()).toEqual([
      ['deleteAccount', 'cumulus-9'],
      ['secure', null],
    ]);
    expect(forget.mock.calls).toEqual(forgotten);
  });
});

it.each<[string, Partial<SessionPorts>, string, string | null]>([
  [
    'the stored name and the claimed address',
    { readName: async () => 'Asha', claimSlug: async () => 'asha-v' },
    'Asha',
    'asha-v',
  ],
  ['the auth provider’s name if no name is stored', {}, 'asha1990', null],
  [
    'the auth provider’s name if the storage fails',
    { readName: refuse, claimSlug: refuse },
    'asha1990',
    null,
  ],
])('findAccount returns the stored session, and an account with %s', async (_, more, userName, slug) => {
  const account = { uid: 'u1', userName, slug };
  expect(await answerOf(start(nobody, more).findAccount, user)).toEqual({ account, session: nobody });
});
