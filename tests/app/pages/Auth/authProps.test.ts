import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authProps } from '@/app/pages/Auth/authProps';
import { forgotPasswordProps } from '@/app/pages/Auth/forgotPasswordProps';

const said = { kind: 'provider', message: 'Firebase: Error (auth/user-not-found).' } as const;
const send = vi.fn();
const dismiss = vi.fn();
beforeEach(() => {
  send.mockReset();
  dismiss.mockReset();
});

type Snapshot = NonNullable<Parameters<typeof authProps>[0]['snapshot']>;
type Auth = Omit<typeof resting, 'snapshot'> & { snapshot: Snapshot | null };
const resting = { snapshot: null, send, dismiss, isStarting: false, hasFailed: false };
const at = (context: Partial<Snapshot['context']>, isBusy = false): Auth => ({
  ...resting,
  snapshot: { hasTag: () => isBusy, context: { request: null, error: null, ...context } },
});
const shown = (auth: Auth) => {
  const { isBusy, busyWith, error, areTermsMissing, hasLoadFailed } = authProps(auth, 'login', true);
  return { isBusy, busyWith, error, areTermsMissing, hasLoadFailed };
};
const still = {
  isBusy: false,
  busyWith: 'form',
  error: null,
  areTermsMissing: false,
  hasLoadFailed: false,
};

describe('the login card shows', () => {
  it.each([
    ['that nothing happens', resting, {}],
    ['that the actor is awaited', { ...resting, isStarting: true }, { isBusy: true }],
    ['that the actor can’t be had', { ...resting, hasFailed: true }, { hasLoadFailed: true }],
    ['that a sign-in is under way', at({ request: { kind: 'signIn' } }, true), { isBusy: true }],
    [
      'which pop-up is open',
      at({ request: { kind: 'popup', provider: 'google' } }, true),
      { isBusy: true, busyWith: 'google' },
    ],
    [
      'that the sample is being entered',
      at({ request: { kind: 'sample' } }, true),
      { isBusy: true, busyWith: 'sample' },
    ],
    ['what the provider said, word for word', at({ error: said }), { error: said.message }],
    ['that the terms are missing', at({ error: { kind: 'terms' } }), { areTermsMissing: true }],
    ['that the provider can’t be fetched', at({ error: { kind: 'load' } }), { hasLoadFailed: true }],
  ] as const)('%s', (_, auth, more) => {
    expect(shown(auth)).toEqual({ ...still, ...more });
  });
});

describe('the login card does', () => {
  const values = {
    fullName: 'Asha Verma',
    email: 'asha@heliogrid.example',
    password: 'cumulus-9',
    hasAcceptedTerms: true,
  };
  const { email, password } = values;

  it('sign in or up with what belongs to it, whichever tab is open', () => {
    authProps(resting, 'login', true).onSubmit(values);
    authProps(resting, 'register', true).onSubmit(values);
    authProps(resting, 'login', true).onContinueWith('google');
    expect(send.mock.calls).toEqual([
      [{ type: 'signIn.submit', email, password }],
      [{ type: 'signUp.submit', ...values }],
      [{ type: 'popup.open', provider: 'google' }],
    ]);
  });

  it('let people look around where accounts live on the device, and say so', () => {
    const onDevice = authProps(resting, 'login', true);
    onDevice.onLookAround?.();
    expect([send.mock.calls, onDevice.hasDeviceNote]).toEqual([[[{ type: 'sample.enter' }]], true]);
    const { onLookAround, hasDeviceNote } = authProps(resting, 'login', false);
    expect([onLookAround, hasDeviceNote]).toEqual([undefined, false]);
  });
});

describe.each([
  ['the login card', (auth: Auth) => authProps(auth, 'login', true)],
  [
    'a forgotten password',
    ({ snapshot, ...auth }: Auth) =>
      forgotPasswordProps(
        {
          ...auth,
          snapshot: snapshot && { ...snapshot, context: { ...snapshot.context, resetSentTo: null } },
        },
        true,
      ),
  ],
])('typing into %s', (_, propsOf) => {
  it('takes back what was said, and nothing else', () => {
    propsOf(resting).onEdit();
    propsOf(at({})).onEdit();
    expect([send.mock.calls, dismiss.mock.calls]).toEqual([[], []]);
    propsOf(at({ error: said })).onEdit();
    expect([send.mock.calls, dismiss.mock.calls]).toEqual([[[{ type: 'form.edit' }]], []]);
    propsOf({ ...resting, hasFailed: true }).onEdit();
    expect([send.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a forgotten password shows', () => {
  type ResetSnapshot = NonNullable<Parameters<typeof forgotPasswordProps>[0]['snapshot']>;
  const reset = (context: Partial<ResetSnapshot['context']>, isBusy = false) => ({
    ...resting,
    snapshot: { hasTag: () => isBusy, context: { resetSentTo: null, error: null, ...context } },
  });
  const nothing = { state: 'idle', error: null, hasLoadFailed: false, sentTo: undefined };
  const email = 'asha@heliogrid.example';

  it.each([
    ['nothing', resting, {}],
    ['that the actor is awaited', { ...resting, isStarting: true }, { state: 'submitting' }],
    ['that it can’t be had', { ...resting, hasFailed: true }, { hasLoadFailed: true }],
    ['that the mail is being sent', reset({}, true), { state: 'submitting' }],
    ['where it was sent', reset({ resetSentTo: email }), { state: 'sent', sentTo: email }],
    ['what the provider said', reset({ error: said }), { error: said.message }],
    ['that the provider can’t be fetched', reset({ error: { kind: 'load' } }), { hasLoadFailed: true }],
  ] as const)('%s', (_, state, more) => {
    const { onSubmit, onEdit: _onEdit, hasDeviceNote, ...props } = forgotPasswordProps(state, false);
    expect(props).toEqual({ ...nothing, ...more });
    expect(hasDeviceNote).toBe(false);
    onSubmit(email);
    expect(send.mock.calls).toEqual([[{ type: 'reset.submit', email }]]);
  });
});
