import { expect, fn, within } from 'storybook/test';
import { resetStatuses, YourDataReset } from '@/components/settings/YourDataReset';
import preview from '../../../.storybook/preview';
import { hindiPhone, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: YourDataReset,
  args: { status: 'asking' as const, hasAccount: false, onConfirm: fn(), onCancel: fn() },
  argTypes: { status: { control: 'inline-radio', options: resetStatuses } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reset to sample data?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(timesOf(args)).toEqual({ onConfirm: 1, onCancel: 1 });
  },
});

/** The data of an account is being cleared. The account stays. */
export const Matrix = meta.story({
  args: { hasAccount: true, status: 'resetting' },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Clear your data?' }));
    await expect(dialog.queryByText(/sample/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Clear' })).toBeDisabled();
    await expect(dialog.getByRole('status')).toHaveTextContent('Clearing…');
  },
});

export const PhoneHindi = meta.story({
  args: { status: 'failed' },
  globals: hindiPhone,
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/\S/),
});
