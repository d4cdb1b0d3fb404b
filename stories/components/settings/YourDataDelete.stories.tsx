import { expect, fn, waitFor } from 'storybook/test';
import { YourDataDelete, type YourDataDeleteProps } from '@/components/settings/YourDataDelete';
import preview from '../../../.storybook/preview';
import { hindiPhone, stressPerson, takingTime, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Settings/YourDataDelete',
  component: YourDataDelete,
  args: { name: 'Noor Haddad', onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** An Enter right after it opens deletes nothing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Delete my account' });
    await expect(confirm).not.toHaveFocus();
    await userEvent.click(confirm);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(timesOf(args)).toEqual({ onConfirm: 1, onCancel: 1 });
  },
});

/** Its button, disabled while it works, loses the focus; a refusal without a reason gives it back. */
export const GivesFocusBack = meta.story({
  render: takingTime<YourDataDeleteProps>('onConfirm', { isBusy: true }, { refusal: '' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/\S/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  },
});

/** At it once more, after a refusal. */
export const LongHindi = meta.story({
  args: { name: stressPerson.name, refusal: stressPerson.name, isBusy: true },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button').slice(1)) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/…$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(stressPerson.name);
  },
});
