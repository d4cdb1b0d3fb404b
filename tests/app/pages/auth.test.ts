import { describe, expect, it, vi } from 'vitest';
import { initialTransition } from 'xstate';
import { authConnector } from '@/app/pages/Auth/authConnector';
import { forgotPasswordConnector } from '@/app/pages/Auth/forgotPasswordConnector';
import type { Auth } from '@/app/session/useAuth';
import { type AuthContext, authMachine } from '@/machines/auth/machine';

const [{ context: fresh }] = initialTransition(authMachine, { mode: 'login' });
const at = (value: object | string, context: Partial<AuthContext> = {}) =>
  authMachine.resolveState({ value: value as never, context: { ...fresh, ...context } });
const busy = { signedOut: { submitting: { authenticating: 'pending' } } };
const wrong = { kind: 'provider', message: 'Wrong' } as const;
const inState = (...state: Parameters<typeof at>) => ({ snapshot: at(...state) });
const refused = (error: AuthContext['error']) => inState({ signedOut: 'failed' }, { error });

type Known = Partial<Omit<Auth, 'send' | 'dismiss'>>;
const authOf = (change: Known = {}) => ({
  ...{ snapshot: null, isStarting: false, hasFailed: false, isOffline: false, setupProblem: null },
  ...{ accountsAt: 'service' as const, send: vi.fn(), dismiss: vi.fn(), ...change },
});

/** The props without the callbacks. */
const shown = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => typeof value !== 'function'));

const idle = {
  ...{ mode: 'login', isBusy: false, busyWith: 'form', error: null, areTermsMissing: false },
  ...{ hasLoadFailed: false, isLate: false, isOffline: false, onLookAround: undefined, hasDeviceNote: false },
};

const asked = (request: AuthContext['request']) => inState(busy, { request });
const popup = asked({ kind: 'popup', provider: 'google' });
const blocked = inState({ signedOut: 'waiting' }, { error: { ...wrong, wait: 30_000 } });
const busyWith = (busyWith: string) => ({ isBusy: true, busyWith });

it.each<[string, Known, object]>([
  ['the props of an idle login card before the auth actor is loaded', {}, {}],
  ['`isBusy` while an event waits for the auth actor to load', { isStarting: true }, { isBusy: true }],
  ['`hasLoadFailed` when the auth actor fails to load', { hasFailed: true }, { hasLoadFailed: true }],
  ['`isOffline` without a network', { isOffline: true }, { isOffline: true }],
  ['an error if the auth provider isn’t configured', { setupProblem: 'No key' }, { error: 'No key' }],
  ["`busyWith: 'google'` while the pop-up of Google is open", popup, busyWith('google')],
  ["`busyWith: 'sample'` while the demo account signs in", asked({ kind: 'sample' }), busyWith('sample')],
  ['the error of a refused sign-in', { ...refused(wrong), setupProblem: 'No key' }, { error: 'Wrong' }],
  ['the waiting time before a failed sign-in can be retried', blocked, { error: 'Wrong', wait: 30_000 }],
  ['`areTermsMissing` if the terms aren’t accepted', refused({ kind: 'terms' }), { areTermsMissing: true }],
  ['`hasLoadFailed` when a code chunk fails to load', refused({ kind: 'load' }), { hasLoadFailed: true }],
])('authConnector returns %s', (_, auth, props) => {
  expect(shown(authConnector(authOf(auth), 'login'))).toEqual({ ...idle, ...props });
});

it('authConnector offers the demo account when accounts are stored in the browser', () => {
  const auth = authOf({ accountsAt: 'device' });
  const props = authConnector(auth, 'login');
  props.onLookAround?.();
  expect([props.hasDeviceNote, auth.send.mock.calls]).toEqual([true, [[{ type: 'sample.enter' }]]]);
});

it('authConnector sends an event for a sign-in by password, a sign-up and a sign-in with Google', () => {
  const auth = authOf();
  const values = { fullName: 'Ira', email: 'a@b.example', password: 'secret', hasAcceptedTerms: true };
  authConnector(auth, 'login').onSubmit(values);
  authConnector(auth, 'register').onSubmit(values);
  authConnector(auth, 'login').onContinueWith('google');
  expect(auth.send.mock.calls.flat()).toEqual([
    { type: 'signIn.submit', email: 'a@b.example', password: 'secret' },
    { type: 'signUp.submit', ...values },
    { type: 'popup.open', provider: 'google' },
  ]);
});

const noMail = {
  ...{ state: 'idle', error: null, sentTo: undefined },
  ...{ hasLoadFailed: false, isOffline: false, hasDeviceNote: false },
};
const resetting = inState({ signedOut: { submitting: 'resetting' } });
const mailed = inState({ signedOut: 'resetSent' }, { resetSentTo: 'a@b.example' });

it.each<[string, Known, object]>([
  ['`hasDeviceNote` if the browser stores the accounts', { accountsAt: 'device' }, { hasDeviceNote: true }],
  ['the state `submitting` while the auth actor is loading', { isStarting: true }, { state: 'submitting' }],
  ['the state `submitting` while the form is being submitted', resetting, { state: 'submitting' }],
  ['the auth provider’s error if the email isn’t sent', refused(wrong), { error: 'Wrong' }],
  ['`isOffline` without a network', { isOffline: true }, { isOffline: true }],
  ['`hasLoadFailed` when the auth actor fails to load', { hasFailed: true }, { hasLoadFailed: true }],
  ['`hasLoadFailed` when a code chunk fails to load', refused({ kind: 'load' }), { hasLoadFailed: true }],
  ['the state `sent` after the email is sent', mailed, { state: 'sent', sentTo: 'a@b.example' }],
])('forgotPasswordConnector returns %s', (_, auth, props) => {
  expect(shown(forgotPasswordConnector(authOf(auth)))).toEqual({ ...noMail, ...props });
});

it('forgotPasswordConnector sends the submitted email address to the auth actor', () => {
  const auth = authOf();
  forgotPasswordConnector(auth).onSubmit('a@b.example');
  expect(auth.send.mock.calls).toEqual([[{ type: 'reset.submit', email: 'a@b.example' }]]);
});

describe.each([
  ['authConnector', (auth: Auth) => authConnector(auth, 'login').onEdit],
  ['forgotPasswordConnector', (auth: Auth) => forgotPasswordConnector(auth).onEdit],
])('onEdit of %s', (_, editOf) => {
  it('dismisses a load failure or a provider’s error, and does nothing without a failure', () => {
    const auths = [authOf(), authOf({ hasFailed: true }), authOf(refused(wrong))];
    for (const auth of auths) editOf(auth)();
    expect(auths.map(({ send, dismiss }) => [dismiss.mock.calls.length, send.mock.calls])).toEqual([
      [0, []],
      [1, []],
      [0, [[{ type: 'form.edit' }]]],
    ]);
  });
});
