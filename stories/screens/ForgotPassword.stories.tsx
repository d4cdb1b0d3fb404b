import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import ForgotPasswordPage from '@/app/pages/Auth/ForgotPasswordPage';
import type { AppParameters } from '../support/app';
import { type AuthAnswers, providerError } from '../support/authProvider';

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The page, of a provider that answers like this; accounts are with a service. */
const asking = (provider: AuthAnswers = {}) => ({
  app: {
    path: '/forgot-password',
    who: 'nobody',
    provider: { home: 'service', ...provider },
  } satisfies AppParameters,
});

const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen', ...asking() },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Canvas = PlayContext['canvas'];
type User = PlayContext['userEvent'];

const address = 'asha@heliogrid.example';
const sentence = 'Firebase: Error (auth/network-request-failed).';
const reject = () => Promise.reject(providerError('auth/network-request-failed', sentence));
const loadFails = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));
const loadFailed = 'A part of the page didn’t load. Check your connection, then try again.';

/** Asks for the mail. */
const ask = (canvas: Canvas, userEvent: User, email = address) =>
  userEvent.type(canvas.getByRole('textbox'), `${email}{Enter}`);

const resetUnasked = fn(async (_email: string) => {});

export const Idle: Story = {
  parameters: asking({ sendPasswordReset: resetUnasked }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(resetUnasked).not.toHaveBeenCalled();
  },
};

/** The provider never answers. */
export const Submitting: Story = {
  parameters: asking({ sendPasswordReset: () => new Promise(() => {}) }),
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Please wait...' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: asking({ sendPasswordReset: reject }),
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue(address);
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeEnabled();
  },
};

/** What was said is there until the address is touched. */
export const FailedThenEdited: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await userEvent.type(canvas.getByLabelText('Email'), '.org');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveValue(`${address}.org`);
  },
};

const reset = fn(async (_email: string) => {});

export const Sent: Story = {
  parameters: asking({ sendPasswordReset: reset }),
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(canvas.getByText(/^If an account uses asha@heliogrid\.example,/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await expect(reset.mock.calls).toEqual([[address]]);
  },
};

export const IdleOnDevice: Story = { parameters: asking({ home: 'device' }) };

export const SentOnDevice: Story = {
  parameters: IdleOnDevice.parameters,
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'No email was sent' })).toBeVisible();
  },
};

export const Phone: Story = { globals: phone };

/** Without a network: it is said before anything is asked. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'You’re offline. This needs a connection.',
    );
  },
};

/** A chunk that the provider is made of could not be fetched. */
export const LoadFailed: Story = {
  parameters: asking({ sendPasswordReset: loadFails }),
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
  },
};

export const LoadFailedThenEdited: Story = {
  parameters: LoadFailed.parameters,
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
    await userEvent.type(canvas.getByLabelText('Email'), '.org');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
export const LongHindiPhone: Story = {
  globals: { ...phone, locale: 'hi' },
  parameters: IdleOnDevice.parameters,
  play: async ({ canvas, userEvent }) => {
    const long = 'a-very-long-address-that-never-ends@an-equally-long-domain-name.example';
    await ask(canvas, userEvent, long);
    await expect(await canvas.findByRole('heading', { name: 'कोई ईमेल नहीं भेजा गया' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(long))).toBeVisible();
  },
};
