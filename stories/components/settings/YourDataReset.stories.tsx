import { expect, fn, within } from 'storybook/test';
import { resetStatuses, YourDataReset } from '@/components/settings/YourDataReset';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Settings/YourDataReset',
  component: YourDataReset,
  args: { status: 'asking' as const, hasAccount: false, onConfirm: fn(), onCancel: fn() },
  argTypes: { status: { control: 'inline-radio', options: resetStatuses } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reset to sample data?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Of an account, which stays; under way. */
export const Matrix = meta.story({
  args: { hasAccount: true, status: 'resetting' },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Clear your data?' }));
    await expect(dialog.queryByText(/sample/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Clear' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog.getByRole('status')).toHaveTextContent(/…$/);
  },
});

export const PhoneHindi = meta.story({
  args: { status: 'failed' },
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/\S/);
    await expect(canvas.getAllByRole('button').at(-1)).toBeEnabled();
  },
});
