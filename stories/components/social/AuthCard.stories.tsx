import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { AuthCard, type AuthCardProps, authModes } from '@/components/social/AuthCard';
import { popupProviders } from '@/data/schema/shapes/lists';
import preview from '../../../.storybook/preview';
import { leadsTo } from '../../support/screen';
import { hindiPhone, holding, ofEach, spies, stateOf, states, takingTime } from '../../support/socialStates';

const heldText = 'Not in an account yet: Windrose and your profile.';

const meta = preview.meta({
  component: AuthCard,
  args: {
    mode: 'login' as const,
    isBusy: false,
    ...spies('onModeChange', 'onSubmit', 'onContinueWith', 'onEdit'),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: authModes },
    busyWith: { control: 'inline-radio', options: ['form', 'sample', ...popupProviders] },
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

/** Login. Spaces around the email address are removed, but not those in a password. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await expect(canvas.queryByLabelText('Full Name')).not.toBeInTheDocument();

    await step('a password of only spaces is refused as missing', async () => {
      await userEvent.type(email, ' asha@heliogrid.example ');
      for (const blank of ['{Enter}', '   {Enter}']) {
        await userEvent.type(password, blank);
        await expect(password).toHaveFocus();
        await expect(password).toHaveAccessibleDescription('Password is required');
        await expect(password).toBeInvalid();
      }
      await expect(email).not.toHaveAccessibleDescription();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });

    await step('Enter submits the trimmed email and the unchanged password', async () => {
      await userEvent.clear(password);
      await userEvent.type(password, ' rooftops {Enter}');
      await expect(mocked(args.onSubmit).mock.calls).toEqual([[{ ...login, password: ' rooftops ' }]]);
      await expect(args.onEdit).toHaveBeenCalled();
    });

    await step('each provider button reports its provider', async () => {
      const group = within(canvas.getByRole('group', { name: 'or continue with' }));
      for (const name of ['Google', 'Microsoft', 'Apple'])
        await userEvent.click(group.getByRole('button', { name }));
      await expect(mocked(args.onContinueWith).mock.calls).toEqual([['google'], ['microsoft'], ['apple']]);
    });
  },
});

/** The card submits the form even without accepted terms, because the machine validates them. */
export const Register = meta.story({
  args: { mode: 'register' },
  play: async ({ canvas, userEvent, args, step }) => {
    await leadsTo(canvas, 'Are you an investor? Register here', '/Investor-register');
    await leadsTo(canvas, 'Terms of Use (opens in a new tab)', '/terms');
    const name = canvas.getByLabelText('Full Name');

    await step('Create Account with empty fields shows errors until they are filled in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(name).toHaveFocus();
      const missing = { 'Full Name': 'Full name', Email: 'Email', Password: 'Password' };
      for (const [field, words] of Object.entries(missing))
        await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(`${words} is required`);
      await userEvent.type(name, 'A');
      await expect(name).not.toHaveAccessibleDescription();
      await expect(canvas.getByText('Email is required')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });

    await step('the completed form submits the input and whether the terms are accepted', async () => {
      await userEvent.type(name, 'sha Verma');
      await userEvent.type(canvas.getByLabelText('Email'), login.email);
      await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
      await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      const registered = { ...login, fullName: 'Asha Verma' };
      const sent = [[registered], [{ ...registered, hasAcceptedTerms: true }]];
      await expect(mocked(args.onSubmit).mock.calls).toEqual(sent);
    });
  },
});

/** Becoming busy removes the focus, and an error restores it. */
export const FocusReturns = meta.story({
  render: takingTime<AuthCardProps>('onSubmit', { isBusy: true }, { isBusy: false, error: failure }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), login.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('rooftops');
  },
});

/** Offline, the form can still be filled in. A note lists a guest’s work that the account will receive. */
export const Matrix = meta.story({
  args: { onLookAround: fn() },
  render: states(
    {
      ...ofEach('mode', authModes),
      'Terms not accepted': { mode: 'register', areTermsMissing: true },
      Busy: { isBusy: true },
      Failed: { error: failure },
      'Load failed': { hasLoadFailed: true },
      Offline: { isOffline: true },
      'Guest work': { guestWork: heldText },
      'Busy with a provider': { mode: 'register', isBusy: true, busyWith: 'microsoft' },
      'Accounts on this device': { hasDeviceNote: true },
    },
    { columns: 2, width: 392 },
  ),
  play: async ({ canvas, userEvent, args }) => {
    const of = (name: string) => stateOf(canvas, name);
    const said = {
      'Terms not accepted': 'Please accept terms and conditions to continue.',
      Failed: failure,
      'Load failed': 'Part of the page didn’t load. Check your connection, then try again.',
      Offline: 'You’re offline. Connect to the internet, then try again.',
      'Guest work': heldText,
    };
    for (const [state, words] of Object.entries(said)) await expect(of(state).getByText(words)).toBeVisible();
    await expect(of('Terms not accepted').getByRole('checkbox')).toHaveFocus();
    await expect(of('Offline').getByRole('button', { name: 'Sign In' })).toBeEnabled();
    const buttons = [...of('Busy').getAllByRole('button'), ...of('Busy').getAllByRole('tab')];
    await expect(buttons).toHaveLength(8);
    for (const button of buttons) await expect(button).toBeDisabled();
    const busy = of('Busy with a provider');
    await expect(busy.getByRole('button', { name: 'Microsoft' })).toHaveAttribute('aria-busy', 'true');
    await expect(busy.getByRole('button', { name: 'Please wait...' })).toBeVisible();
    await userEvent.click(
      of('Accounts on this device').getByRole('button', { name: 'Look around as Asha Verma' }),
    );
    await expect(args.onLookAround).toHaveBeenCalledOnce();
  },
});

export const LongErrorHindi = meta.story({
  globals: hindiPhone,
  args: {
    mode: 'register',
    hasDeviceNote: true,
    isOffline: true,
    guestWork: stressTexts.hindi,
    onLookAround: fn(),
    error: stressTexts.unbroken,
  },
});
