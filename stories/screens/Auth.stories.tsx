import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthHarness, type AuthHarnessProps, authArgs } from '../fixtures/AuthHarness';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/Auth',
  component: AuthHarness,
  parameters: { layout: 'fullscreen' },
  args: authArgs,
} satisfies Meta<typeof AuthHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Provider = AuthHarnessProps['onAuthenticate'];
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sentence = 'Firebase: Error (auth/invalid-credential).';

/** Every button is disabled; the one that sends the form says that it is under way. */
async function expectBusy(canvas: Canvas) {
  await expect(canvas.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  for (const role of ['button', 'tab']) {
    for (const button of canvas.getAllByRole(role)) await expect(button).toBeDisabled();
  }
}

/** Not yet known who is signed in: the form can be filled in and sent all the same. */
export const Checking: Story = {
  args: { state: 'checking' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Updraft' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(args.onAuthenticate.mock.calls).toEqual([
      [{ kind: 'signIn', email: 'asha@heliogrid.example', password: 'rooftops' }],
    ]);
  },
};

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(args.onAuthenticate).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Look around as Asha Verma' })).toBeNull();
  },
};

export const Register: Story = {
  args: { context: { mode: 'register' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ira Sen');
    // What is typed stays when the tab changes.
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'ira@ledgerline.example');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ira Sen');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ira@ledgerline.example');
    await expect(args.onAuthenticate).not.toHaveBeenCalled();
  },
};

/** The provider never answers. */
export const Submitting: Story = {
  args: { onAuthenticate: fn<Provider>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expectBusy(canvas);
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@heliogrid.example');
    await expect(args.onAuthenticate).toHaveBeenCalledOnce();
  },
};

export const Registering: Story = {
  args: {
    state: 'authenticating',
    context: {
      mode: 'register',
      request: { kind: 'signUp', fullName: 'Ira Sen', email: 'ira@ledgerline.example', password: 'ledger' },
    },
  },
  play: async ({ canvas }) => expectBusy(canvas),
};

export const PopupOpen: Story = {
  args: { state: 'authenticating', context: { request: { kind: 'popup', provider: 'google' } } },
  play: async ({ canvas }) => {
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).not.toHaveAttribute('aria-busy');
  },
};

export const EnteringSample: Story = {
  args: { isOnDevice: true, state: 'authenticating', context: { request: { kind: 'sample' } } },
  play: async ({ canvas }) => {
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', { name: 'Look around as Asha Verma' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The provider's sentence, word for word, until a field is touched. */
export const Failed: Story = {
  args: {
    state: 'failed',
    context: { error: { kind: 'provider', message: sentence } },
    onAuthenticate: fn<Provider>(() => Promise.reject(new Error(sentence))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await expect(canvas.queryByRole('alert')).toBeNull();

    await userEvent.type(canvas.getByLabelText('Password'), 'rooftop{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@heliogrid.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('rooftop');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const FailedThenOtherTab: Story = {
  args: Failed.args,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TermsMissing: Story = {
  args: { state: 'failed', context: { mode: 'register', error: { kind: 'terms' } } },
  play: async ({ canvas, userEvent, args }) => {
    const words = 'Please accept terms and conditions to continue.';
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ira Sen');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email'), 'ira@ledgerline.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'ledger{Enter}');

    const terms = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Use' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
    await expect(terms).toHaveFocus();
    await expect(args.onAuthenticate).not.toHaveBeenCalled();
    await userEvent.click(terms);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Without a service behind it the card offers the sample account, and says where accounts stay. */
export const OnDevice: Story = {
  args: { isOnDevice: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Accounts stay on this device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look around as Asha Verma' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(args.onAuthenticate.mock.calls).toEqual([[{ kind: 'sample' }]]);
  },
};

export const RegisterOnDevice: Story = { args: { isOnDevice: true, context: { mode: 'register' } } };

/** A sentence of the provider that doesn't end. */
export const Stress: Story = {
  globals: phone,
  args: {
    state: 'failed',
    context: {
      mode: 'register',
      error: { kind: 'provider', message: `Firebase: ${'auth/internal-error-'.repeat(20)} (${sentence})` },
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Phone: Story = { globals: phone, args: OnDevice.args };
export const PhoneFailed: Story = { globals: phone, args: Failed.args };
/** A chunk that the provider is made of could not be fetched; the button tries again. */
export const LoadFailed: Story = {
  args: { state: 'failed', context: { error: { kind: 'load' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A part of the page didn’t load. Check your connection, then try again.',
    );
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  },
};
export const HindiLoadFailed: Story = { globals: { locale: 'hi' }, args: LoadFailed.args };

export const Dark: Story = { globals: { theme: 'dark' }, args: OnDevice.args };
export const DarkFailed: Story = { globals: { theme: 'dark' }, args: TermsMissing.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: RegisterOnDevice.args };
export const HindiBusy: Story = { globals: { locale: 'hi' }, args: Registering.args };
export const SpanishPhone: Story = { globals: { ...phone, locale: 'es' }, args: RegisterOnDevice.args };
