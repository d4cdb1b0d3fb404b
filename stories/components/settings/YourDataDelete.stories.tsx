import { expect, fn, within } from 'storybook/test';
import { YourDataDelete } from '@/components/settings/YourDataDelete';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Settings/YourDataDelete',
  component: YourDataDelete,
  args: { name: 'Noor Haddad', onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** An Enter right after it opens deletes nothing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Delete your account?' }));
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await expect(confirm).not.toHaveFocus();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** At it once more, after a refusal without a reason. */
export const LongHindi = meta.story({
  args: {
    name: `Venkatanarasimharajuvaripeta ${'Balasubrahmanyam'.repeat(5)}`,
    refusal: '',
    isBusy: true,
  },
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    const [, cancel, confirm] = canvas.getAllByRole('button');
    await expect(cancel).toBeDisabled();
    await expect(confirm).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/…$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/\S/);
  },
});
