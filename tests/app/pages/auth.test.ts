import { describe, expect, it, vi } from 'vitest';
import { initialTransition } from 'xstate';
import { authProps } from '@/app/pages/Auth/authProps';
import { forgotPasswordProps } from '@/app/pages/Auth/forgotPasswordProps';
import type { Auth } from '@/app/session/useAuth';
import { type AuthContext, authMachine } from '@/machines/auth/machine';

const [{ context: fresh }] = initialTransition(authMachine, { mode: 'login' });
const at = (value: object | string, context: Partial<AuthContext> = {}) =>
  authMachine.resolveState({ value: value as never, context: { ...fresh, ...context } });
const busy = { signedOut: { submitting: { authenticating: 'pending' } } };
const failed = { signedOut: 'failed' };
const wrong = { kind: 'provider', message: 'Wrong' } as const;

type Known = Partial<Omit<Auth, 'send' | 'dismiss'>>;
const authOf = (change: Known = {}) => ({
  ...{ snapshot: null, isStarting: false, hasFailed: false, isOffline: false, setupProblem: null },
  ...{ accountsAt: 'service' as const, send: vi.fn(), dismiss: vi.fn(), ...change },
});

/** What is shown, without what can be done. */
const shown = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'function'));

const idle = {
  ...{ mode: 'login', isBusy: false, busyWith: 'form', error: null, areTermsMissing: false },
  ...{ hasLoadFailed: false, isLate: false, isOffline: false, onLookAround: undefined, hasDeviceNote: false },
};

const asked = (request: AuthContext['request']) => ({ snapshot: at(busy, { request }) });
const busyWith = (busyWith: string) => ({ isBusy: true, busyWith });

describe('the login card', () => {
  it.each<[string, Known, object]>([
    ['before the actor is there', {}, {}],
    ['while an event waits for it', { isStarting: true }, { isBusy: true }],
    ['when it could not be fetched', { hasFailed: true }, { hasLoadFailed: true }],
    ['without a network', { isOffline: true }, { isOffline: true }],
    ['of a build that nobody can sign in to', { setupProblem: 'No key' }, { error: 'No key' }],
    ['on the way through a pop-up', asked({ kind: 'popup', provider: 'google' }), busyWith('google')],
    ['on the way into the sample account', asked({ kind: 'sample' }), busyWith('sample')],
    ['refused', { snapshot: at(failed, { error: wrong }), setupProblem: 'No key' }, { error: 'Wrong' }],
    [
      'made to wait',
      { snapshot: at({ signedOut: 'waiting' }, { error: { ...wrong, wait: 30_000 } }) },
      { error: 'Wrong', wait: 30_000 },
    ],
    ['without the terms', { snapshot: at(failed, { error: { kind: 'terms' } }) }, { areTermsMissing: true }],
    ['without a chunk', { snapshot: at(failed, { error: { kind: 'load' } }) }, { hasLoadFailed: true }],
  ])('%s', (_, auth, told) => {
    expect(shown(authProps(authOf(auth), 'login'))).toEqual({ ...idle, ...told });
  });

  it('offers the sample account where accounts are on the device', () => {
    const auth = authOf({ accountsAt: 'device' });
    const props = authProps(auth, 'login');
    props.onLookAround?.();
    expect([props.hasDeviceNote, auth.send.mock.calls]).toEqual([true, [[{ type: 'sample.enter' }]]]);
  });

  it('sends what its tab asks for', () => {
    const auth = authOf();
    const values = { fullName: 'Ira', email: 'a@b.example', password: 'secret', hasAcceptedTerms: true };
    authProps(auth, 'login').onSubmit(values);
    authProps(auth, 'register').onSubmit(values);
    authProps(auth, 'login').onContinueWith('google');
    expect(auth.send.mock.calls.flat()).toEqual([
      { type: 'signIn.submit', email: 'a@b.example', password: 'secret' },
      { type: 'signUp.submit', ...values },
      { type: 'popup.open', provider: 'google' },
    ]);
  });
});

const noMail = {
  ...{ state: 'idle', error: null, sentTo: undefined },
  ...{ hasLoadFailed: false, isOffline: false, hasDeviceNote: false },
};

describe('the question for a reset mail', () => {
  it.each<[string, Known, object]>([
    ['before the actor is there', { accountsAt: 'device' }, { hasDeviceNote: true }],
    ['while an event waits for it', { isStarting: true }, { state: 'submitting' }],
    ['on its way', { snapshot: at({ signedOut: { submitting: 'resetting' } }) }, { state: 'submitting' }],
    ['refused', { snapshot: at(failed, { error: wrong }) }, { error: 'Wrong' }],
    ['without a network', { isOffline: true }, { isOffline: true }],
    ['when a chunk could not be fetched', { hasFailed: true }, { hasLoadFailed: true }],
    ['without a chunk', { snapshot: at(failed, { error: { kind: 'load' } }) }, { hasLoadFailed: true }],
    [
      'answered',
      { snapshot: at({ signedOut: 'resetSent' }, { resetSentTo: 'a@b.example' }) },
      { state: 'sent', sentTo: 'a@b.example' },
    ],
  ])('%s', (_, auth, told) => {
    expect(shown(forgotPasswordProps(authOf(auth)))).toEqual({ ...noMail, ...told });
  });

  it('sends the address', () => {
    const auth = authOf();
    forgotPasswordProps(auth).onSubmit('a@b.example');
    expect(auth.send.mock.calls).toEqual([[{ type: 'reset.submit', email: 'a@b.example' }]]);
  });
});

describe.each([
  ['the login card', (auth: Auth) => authProps(auth, 'login').onEdit],
  ['the question for a reset mail', (auth: Auth) => forgotPasswordProps(auth).onEdit],
])('an edit in %s', (_, editOf) => {
  it('takes back what was said, and nothing where nothing was', () => {
    const auths = [authOf(), authOf({ hasFailed: true }), authOf({ snapshot: at(failed, { error: wrong }) })];
    for (const auth of auths) editOf(auth)();
    expect(auths.map(({ send, dismiss }) => [dismiss.mock.calls.length, send.mock.calls])).toEqual([
      [0, []],
      [1, []],
      [0, [[{ type: 'form.edit' }]]],
    ]);
  });
});
