import { expect, fn, waitFor } from 'storybook/test';
import { YourDataDelete, type YourDataDeleteProps } from '@/components/settings/YourDataDelete';
import preview from '../../../.storybook/preview';
import { hindiPhone, stressPerson, takingTime, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: YourDataDelete,
  args: { name: 'Noor Haddad', method: 'password' as const, onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** Pressing Enter right after the dialog opens deletes nothing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const password = canvas.getByLabelText(/Your password/);
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription(/Enter your password to delete your account/);
    await expect(timesOf(args)).toEqual({});
    await userEvent.type(password, 'cumulus 9{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(timesOf(args)).toEqual({ onConfirm: 1, onCancel: 1 });
    await expect(args.onConfirm).toHaveBeenCalledWith('cumulus 9');
  },
});

/** The password field shows an error, has the focus and still contains the input. Editing removes the error. */
export const WrongPassword = meta.story({
  render: takingTime<YourDataDeleteProps>('onConfirm', { isBusy: true }, { isPasswordWrong: true }),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/Your password/);
    await userEvent.type(password, 'cumulus-8{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Nothing was deleted/));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('cumulus-8');
    await userEvent.keyboard('9');
    await expect(password).not.toHaveAccessibleDescription(/Nothing was deleted/);
  },
});

/**
 * Deleting an account without a password is confirmed in the window of its provider. The button loses the focus
 * while it is disabled, and receives it again after an error.
 */
export const Window = meta.story({
  args: { method: 'apple' },
  render: takingTime<YourDataDeleteProps>('onConfirm', { isBusy: true }, { refusal: '' }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(/password/i)).toBeNull();
    await waitFor(() => expect(canvas.getByText(/^The Apple window opens first/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/\S/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete my account' })).toHaveFocus());
  },
});

/** The user deletes again after an error: the deletion is in progress. */
export const LongHindi = meta.story({
  args: { name: stressPerson.name, refusal: stressPerson.name, isBusy: true },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button').slice(1)) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/…$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(stressPerson.name);
  },
});
