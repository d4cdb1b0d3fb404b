import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { resetStatuses, YourDataReset } from '@/components/settings/YourDataReset';

const meta = {
  title: 'Components/Settings/YourDataReset',
  component: YourDataReset,
  args: { status: 'asking', hasAccount: false, onConfirm: fn(), onCancel: fn() },
  argTypes: { status: { control: 'inline-radio', options: resetStatuses } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof YourDataReset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reset to sample data?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await expect(dialog.getByText(/The sample comes back/)).toBeInTheDocument();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const OfAnAccount: Story = {
  args: { hasAccount: true },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Clear your data?' }));
    await expect(dialog.getByText(/Your account and your name stay/)).toBeInTheDocument();
    await expect(dialog.queryByText(/sample/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Clear' })).toBeEnabled();
  },
};

export const Resetting: Story = {
  args: { status: 'resetting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resetting…');
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your data could not be reset. Nothing was changed.',
    );
  },
};

export const Matrix: Story = { args: { status: 'failed', hasAccount: true } };

export const PhoneHindi: Story = {
  args: { status: 'failed' },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};
