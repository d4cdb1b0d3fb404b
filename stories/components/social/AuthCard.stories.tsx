import { useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { AuthCard, authModes } from '@/components/social/AuthCard';
import { popupProviders } from '@/data/schema/lists';
import preview from '../../../.storybook/preview';
import { hindiPhone, holding, hrefOf, ofEach, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/AuthCard',
  component: AuthCard,
  args: {
    mode: 'login' as const,
    isBusy: false,
    onModeChange: fn(),
    onSubmit: fn(),
    onContinueWith: fn(),
    onEdit: fn(),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: authModes },
    busyWith: { control: 'inline-radio', options: ['form', 'sample', ...popupProviders] },
    onLookAround: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
  render: holding('mode', 'onModeChange'),
});

const login = {
  fullName: '',
  email: 'asha@heliogrid.example',
  password: 'rooftops',
  hasAcceptedTerms: false,
};
const failure = 'Firebase: Error (auth/invalid-credential).';

/** Login. An address is sent without blanks around it, a password as it is typed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await expect(canvas.queryByLabelText('Full Name')).not.toBeInTheDocument();

    await step('Blanks are no password', async () => {
      await userEvent.type(email, ' asha@heliogrid.example ');
      for (const blank of ['{Enter}', '   {Enter}']) {
        await userEvent.type(password, blank);
        await expect(password).toHaveFocus();
        await expect(password).toHaveAccessibleDescription('Password is required');
        await expect(password).toBeInvalid();
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expect(email).not.toHaveAccessibleDescription();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });

    await step('Signing in', async () => {
      await userEvent.clear(password);
      await userEvent.type(password, ' rooftops {Enter}');
      await expect(mocked(args.onSubmit).mock.calls).toEqual([[{ ...login, password: ' rooftops ' }]]);
      await expect(args.onEdit).toHaveBeenCalled();
    });

    await step('Other ways', async () => {
      const group = within(canvas.getByRole('group', { name: 'or continue with' }));
      for (const name of ['Google', 'Microsoft', 'Apple']) {
        await userEvent.click(group.getByRole('button', { name }));
      }
      await expect(mocked(args.onContinueWith).mock.calls).toEqual([['google'], ['microsoft'], ['apple']]);
    });
  },
});

/** The machine judges whether the terms are accepted: the card reports the box as it is. */
export const Register = meta.story({
  args: { mode: 'register' },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(hrefOf(canvas, 'Are you an investor? Register here')).toBe('/Investor-register');
    await expect(hrefOf(canvas, 'Terms of Use (opens in a new tab)')).toBe('/terms');
    const name = canvas.getByLabelText('Full Name');

    await step('Empty fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription('Full name is required');
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
      await userEvent.type(name, 'A');
      await expect(name).not.toHaveAccessibleDescription();
      await expect(canvas.getByText('Email is required')).toBeVisible();
      await userEvent.clear(name);
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveAccessibleDescription('Full name is required');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });

    await step('All filled in', async () => {
      await userEvent.type(name, 'Asha Verma');
      await userEvent.type(canvas.getByLabelText('Email'), login.email);
      await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...login, fullName: 'Asha Verma' });
      await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      const registered = { ...login, fullName: 'Asha Verma', hasAcceptedTerms: true };
      await expect(args.onSubmit).toHaveBeenLastCalledWith(registered);
    });
  },
});

/** Being busy takes the focus away; failing gives it back. */
export const FocusReturns = meta.story({
  render: function Render(args) {
    const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
    return (
      <AuthCard
        {...args}
        isBusy={state === 'busy'}
        error={state === 'failed' ? failure : null}
        onSubmit={() => {
          setState('busy');
          setTimeout(() => setState('failed'), 50);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('rooftops');
  },
});

/** Offline, the form can be filled in meanwhile. What was submitted before signing in waits for an account. */
export const Matrix = meta.story({
  args: { onLookAround: fn() },
  render: states(
    {
      ...ofEach('mode', authModes),
      'Terms missing': { mode: 'register', areTermsMissing: true },
      Busy: { isBusy: true },
      Failed: { error: failure },
      'A part not loaded': { hasLoadFailed: true },
      Offline: { isOffline: true },
      Waiting: { held: 'Windrose and your profile' },
      'Busy with a provider': { mode: 'register', isBusy: true, busyWith: 'microsoft' },
      'On the device': { hasDeviceNote: true },
    },
    { columns: 2, width: 392 },
  ),
  play: async ({ canvas, userEvent, args }) => {
    const of = (name: string) => stateOf(canvas, name);
    await expect(of('Terms missing').getByRole('alert')).toHaveTextContent(
      'Please accept terms and conditions to continue.',
    );
    await expect(of('Terms missing').getByRole('checkbox')).toHaveFocus();
    const buttons = [...of('Busy').getAllByRole('button'), ...of('Busy').getAllByRole('tab')];
    await expect(buttons).toHaveLength(8);
    for (const button of buttons) await expect(button).toBeDisabled();
    await expect(of('Failed').getByRole('alert')).toHaveTextContent(failure);
    await expect(of('A part not loaded').getByRole('alert')).toHaveTextContent(
      'A part of the page didn’t load. Check your connection, then try again.',
    );
    await expect(of('Offline').getByRole('status')).toHaveTextContent(
      'You’re offline. This needs a connection.',
    );
    await expect(of('Offline').getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(of('Waiting').getByRole('status')).toHaveTextContent(
      'Waiting here for your account: Windrose and your profile. Sign in or create one to keep what you submitted.',
    );
    const busy = of('Busy with a provider');
    await expect(busy.getByRole('button', { name: 'Microsoft' })).toHaveAttribute('aria-busy', 'true');
    await expect(busy.getByRole('button', { name: 'Please wait...' })).toBeVisible();
    const device = of('On the device');
    await userEvent.click(device.getByRole('button', { name: 'Look around as Asha Verma' }));
    await expect(args.onLookAround).toHaveBeenCalledOnce();
  },
});

export const LongErrorHindi = meta.story({
  globals: hindiPhone,
  args: {
    mode: 'register',
    hasDeviceNote: true,
    isOffline: true,
    held: 'Windrose और आपकी प्रोफ़ाइल',
    onLookAround: fn(),
    error:
      'Firebase: The password does not meet the requirements: [Password must contain at least 12 characters, Password must contain a non-alphanumeric character] (auth/password-does-not-meet-requirements).',
  },
});
