import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordScreen } from '@/screens/ForgotPassword/ForgotPasswordScreen';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'idle', onSubmit: fn(), onEdit: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('asha@heliogrid.example');
    await expect(args.onEdit).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { error: 'Firebase: Error (auth/network-request-failed).' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Firebase: Error (auth/network-request-failed).',
    );
  },
};

export const Sent: Story = {
  args: { state: 'sent', sentTo: 'asha@heliogrid.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If an account uses asha@heliogrid\.example,/)).toBeVisible();
  },
};

export const IdleOnDevice: Story = { args: { deviceNote: true } };

export const SentOnDevice: Story = {
  args: { ...Sent.args, deviceNote: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No mail was sent' })).toBeVisible();
  },
};

export const Phone: Story = { globals: phone };
export const LongHindiPhone: Story = {
  globals: { ...phone, locale: 'hi' },
  args: {
    state: 'sent',
    sentTo: 'a-very-long-address-that-never-ends@an-equally-long-domain-name.example',
    deviceNote: true,
  },
};
