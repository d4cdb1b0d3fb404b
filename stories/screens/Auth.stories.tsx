import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthScreen } from '@/screens/Auth/AuthScreen';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/Auth',
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'login', busy: false, onMode: fn(), onSubmit: fn(), onPopup: fn(), onEdit: fn() },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Updraft' })).toBeInTheDocument();
  },
};

export const Register: Story = {
  args: { mode: 'register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
  },
};

export const Busy: Story = { args: { busy: true } };
export const BusyWithGoogle: Story = { args: { busy: true, busyWith: 'google' } };
export const Failed: Story = { args: { error: 'Firebase: Error (auth/invalid-credential).' } };
export const TermsMissing: Story = { args: { mode: 'register', termsMissing: true } };
export const OnDevice: Story = { args: { deviceNote: true, onSample: fn() } };
export const RegisterOnDevice: Story = { args: { ...OnDevice.args, mode: 'register' } };
export const Phone: Story = { globals: phone, args: OnDevice.args };
export const PhoneFailed: Story = { globals: phone, args: Failed.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: RegisterOnDevice.args };
export const SpanishPhone: Story = { globals: { ...phone, locale: 'es' }, args: RegisterOnDevice.args };
