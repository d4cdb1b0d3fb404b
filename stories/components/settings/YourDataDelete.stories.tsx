import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { YourDataDelete } from '@/components/settings/YourDataDelete';

const meta = {
  title: 'Components/Settings/YourDataDelete',
  component: YourDataDelete,
  args: { name: 'Noor Haddad', onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof YourDataDelete>;
export default meta;
type Story = StoryObj<typeof meta>;

const offline =
  'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).';

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Delete your account?' }));
    await expect(dialog.getByText(/^The account of Noor Haddad is deleted/)).toBeInTheDocument();
    // Whoever presses Enter at once deletes nothing.
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).not.toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleting your account…');
  },
};

/** In the provider's words. */
export const Refused: Story = {
  args: { refusal: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(offline);
  },
};

export const RefusedWithoutReason: Story = {
  args: { refusal: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your account could not be deleted. Nothing was changed.',
    );
  },
};

export const SignInAgain: Story = {
  args: {
    refusal:
      'Firebase: This operation is sensitive and requires recent authentication. Log in again before retrying this request. (auth/requires-recent-login).',
    onSignInAgain: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = { args: { refusal: offline, isBusy: true } };

export const LongHindi: Story = {
  args: { name: `Venkatanarasimharajuvaripeta ${'Balasubrahmanyam'.repeat(5)}`, refusal: offline },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};
