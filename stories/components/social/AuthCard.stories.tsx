import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Grid } from '@/components/layout/Grid';
import { AuthCard, authModes } from '@/components/social/AuthCard';
import { popupProviders } from '@/data/schema/lists';

const meta = {
  title: 'Components/Social/AuthCard',
  component: AuthCard,
  args: {
    mode: 'login',
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
} satisfies Meta<typeof AuthCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Login. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('Full Name')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await userEvent.type(canvas.getByLabelText('Email'), ' asha@heliogrid.example ');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: '',
      email: 'asha@heliogrid.example',
      password: 'rooftops',
      hasAcceptedTerms: false,
    });
    await expect(args.onEdit).toHaveBeenCalled();
  },
};

/** What was submitted while nobody was signed in waits for the account that comes. */
export const Waiting: Story = {
  args: { held: 'Windrose and your profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Waiting here for your account: Windrose and your profile. Sign in or create one to keep what you submitted.',
    );
  },
};
/** Where accounts are with a service; the form can be filled in meanwhile. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline. This needs a connection.');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};
export const OfflineHindi: Story = { args: { isOffline: true }, globals: { locale: 'hi' } };

export const WaitingHindi: Story = {
  args: { held: 'Windrose और आपकी प्रोफ़ाइल' },
  globals: { locale: 'hi' },
};

export const Register: Story = {
  args: { mode: 'register' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Are you an investor? Register here' })).toHaveAttribute(
      'href',
      '/Investor-register',
    );
    await expect(canvas.getByRole('link', { name: 'Terms of Use (opens in a new tab)' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Asha Verma');
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Asha Verma',
      email: 'asha@heliogrid.example',
      password: 'rooftops',
      hasAcceptedTerms: true,
    });
  },
};

/** A malformed email is not the card's to judge: the provider says what it thinks of it. */
export const MalformedEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const EmptyFields: Story = {
  args: { mode: 'register' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    const name = canvas.getByLabelText('Full Name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Full name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(name, 'A');
    await expect(name).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('Email is required')).toBeVisible();

    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription('Full name is required');
  },
};

/** Blanks are nothing: not a password to sign in with, nor an address. */
export const BlankPassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(email, 'asha@heliogrid.example');
    for (const blank of ['{Enter}', '   {Enter}']) {
      await userEvent.type(password, blank);
      await expect(password).toHaveFocus();
      await expect(password).toHaveAccessibleDescription('Password is required');
      await expect(password).toBeInvalid();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(email).not.toHaveAccessibleDescription();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A password is sent as it is typed, blanks and all; an address without those around it. */
export const PasswordWithBlanks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), ' rooftops {Enter}');
    await expect(args.onSubmit.mock.calls).toEqual([
      [{ fullName: '', email: 'asha@heliogrid.example', password: ' rooftops ', hasAcceptedTerms: false }],
    ]);
  },
};

/** Whether the terms are missing is the machine's to say: the card reports the box as it is. */
export const TermsNotTicked: Story = {
  args: { mode: 'register' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Asha Verma');
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ hasAcceptedTerms: false }));
  },
};

export const TermsMissing: Story = {
  args: { mode: 'register', areTermsMissing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please accept terms and conditions to continue.',
    );
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { error: 'Firebase: Error (auth/invalid-credential).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Firebase: Error (auth/invalid-credential).');
  },
};

export const LoadFailed: Story = {
  args: { hasLoadFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A part of the page didn’t load. Check your connection, then try again.',
    );
  },
};

export const Busy: Story = {
  args: { isBusy: true, onLookAround: fn() },
  play: async ({ canvas }) => {
    const buttons = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('tab')];
    await expect(buttons.map((button) => button.textContent)).toEqual([
      '',
      'Please wait...',
      'Google',
      'Microsoft',
      'Apple',
      'Look around as Asha Verma',
      'Login',
      'Register',
    ]);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
};

export const BusyWithProvider: Story = {
  args: { mode: 'register', isBusy: true, busyWith: 'microsoft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Microsoft' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  },
};

export const Providers: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole('group', { name: 'or continue with' }));
    for (const name of ['Google', 'Microsoft', 'Apple']) {
      await userEvent.click(group.getByRole('button', { name }));
    }
    await expect(args.onContinueWith.mock.calls).toEqual([['google'], ['microsoft'], ['apple']]);
  },
};

export const OnDevice: Story = {
  args: { hasDeviceNote: true, onLookAround: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Accounts stay on this device, and people meet here only.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look around as Asha Verma' }));
    await expect(args.onLookAround).toHaveBeenCalledOnce();
  },
};

export const KeepsWhatIsTyped: Story = {
  render: function Render(args) {
    const [mode, setMode] = useState(args.mode);
    return <AuthCard {...args} mode={mode} onModeChange={setMode} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@heliogrid.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('rooftops');

    await userEvent.type(canvas.getByLabelText('Full Name'), 'Asha');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Asha');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Being busy takes the focus away; failing gives it back. */
export const FocusReturns: Story = {
  render: function Render(args) {
    const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
    return (
      <AuthCard
        {...args}
        isBusy={state === 'busy'}
        error={state === 'failed' ? 'Firebase: Error (auth/invalid-credential).' : null}
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
};

export const LongErrorHindi: Story = {
  globals: { locale: 'hi' },
  args: {
    mode: 'register',
    hasDeviceNote: true,
    onLookAround: fn(),
    error:
      'Firebase: The password does not meet the requirements: [Password must contain at least 12 characters, Password must contain a non-alphanumeric character] (auth/password-does-not-meet-requirements).',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={2} gap={48}>
      {authModes.map((mode) => (
        <AuthCard key={mode} {...args} mode={mode} error="Firebase: Error (auth/invalid-credential)." />
      ))}
    </Grid>
  ),
  args: { hasDeviceNote: true, onLookAround: fn() },
  decorators: [(Story) => <div style={{ width: 832 }}>{Story()}</div>],
};
