import { expect, fn } from 'storybook/test';
import { RequestForm } from '@/components/account/RequestForm';
import preview, { cramped, holding } from '../../support/preview';

const meta = preview.meta({
  component: RequestForm,
  args: {
    name: 'Mina Okafor',
    verdict: 'declined' as const,
    note: '',
    onNoteChange: fn(),
    onCloseForm: fn(),
    onSubmitForm: fn(),
  },
  render: holding('note', 'onNoteChange'),
});

const first = 'Thank you for your interest. We aren’t sharing our metrics right now.';

/** A suggestion replaces an unedited one, or is appended to edited text. A second press removes it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note to Mina Okafor (optional)');
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await press(first);
    await expect(note).toHaveValue(first);
    await expect(canvas.getByRole('button', { name: first, pressed: true })).toBeVisible();
    await press(/^Thank you for asking/);
    await expect(note.value).not.toContain(first);
    await userEvent.type(note, ' Best, Nora');
    await press(first);
    await expect(note.value).toMatch(/^Thank you for asking.* Best, Nora Thank you/);
    await userEvent.clear(note);
    await press(first);
    await press(first);
    await expect(note).toHaveValue('');
    await press('Decline request');
    await expect(args.onSubmitForm).toHaveBeenCalledOnce();
    await press('Cancel');
    await expect(args.onCloseForm).toHaveBeenCalledOnce();
  },
});

/** A note that is too long is preserved, but can’t be sent. */
export const NarrowHindi = meta.story({
  args: { note: 'Wind. '.repeat(334), verdict: 'revoked' },
  ...cramped(280),
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole('textbox');
    await userEvent.type(note, 's');
    await expect(note).toBeInvalid();
    await userEvent.type(note, '{Control>}{Enter}{/Control}');
    await expect(canvas.getAllByRole('button').at(-2)).toBeDisabled();
    await expect(args.onSubmitForm).not.toHaveBeenCalled();
  },
});
