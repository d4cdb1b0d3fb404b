import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authArgs, ForgotPasswordHarness } from '../fixtures/AuthHarness';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPasswordHarness,
  parameters: { layout: 'fullscreen' },
  args: authArgs,
} satisfies Meta<typeof ForgotPasswordHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = 'asha@heliogrid.example';
const sentence = 'Firebase: Error (auth/network-request-failed).';

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(args.onReset).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByLabelText('Email'), `${address}{Enter}`);
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(args.onReset.mock.calls).toEqual([[address]]);
  },
};

/** The provider never answers. */
export const Submitting: Story = {
  args: { state: 'resetting', context: { request: { kind: 'reset', email: address } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    context: { error: { kind: 'provider', message: sentence } },
    onReset: fn(() => Promise.reject(new Error(sentence))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    await userEvent.type(canvas.getByLabelText('Email'), address);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  },
};

export const Sent: Story = {
  args: { state: 'resetSent', context: { resetSentTo: address } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If an account uses asha@heliogrid\.example,/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};

export const IdleOnDevice: Story = { args: { isOnDevice: true } };

export const SentOnDevice: Story = {
  args: { ...Sent.args, isOnDevice: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No mail was sent' })).toBeVisible();
  },
};

export const Phone: Story = { globals: phone };
/** A chunk that the provider is made of could not be fetched. */
export const LoadFailed: Story = {
  args: { state: 'failed', context: { error: { kind: 'load' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A part of the page didn’t load. Check your connection, then try again.',
    );
    await userEvent.type(canvas.getByLabelText('Email'), address);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: Failed.args };
export const LongHindiPhone: Story = {
  globals: { ...phone, locale: 'hi' },
  args: {
    state: 'resetSent',
    context: { resetSentTo: 'a-very-long-address-that-never-ends@an-equally-long-domain-name.example' },
    isOnDevice: true,
  },
};
