import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RequestForm } from '@/components/account/RequestForm';

const meta = {
  title: 'Components/Account/RequestForm',
  component: RequestForm,
  args: {
    name: 'Mina Okafor',
    verdict: 'declined',
    note: '',
    onNoteChange: fn(),
    onCloseForm: fn(),
    onSubmitForm: fn(),
  },
  render: function Render(args) {
    const [note, setNote] = useState(args.note);
    return (
      <RequestForm
        {...args}
        note={note}
        onNoteChange={(typed) => {
          setNote(typed);
          args.onNoteChange(typed);
        }}
      />
    );
  },
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = 'Thank you for your interest. We aren’t sharing our figures for now.';

/** A sentence to begin with can be edited, taken for another one, or left out. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByLabelText<HTMLTextAreaElement>('Note to Mina Okafor (optional)');
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(note).toHaveValue(first);
    await expect(canvas.getByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'true');
    // Another one takes its place, unless it was edited.
    await userEvent.click(canvas.getByRole('button', { name: /^Thank you for asking/ }));
    await expect(note.value).not.toContain(first);
    await userEvent.type(note, ' Best, Nora');
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(note.value).toMatch(/^Thank you for asking.* Best, Nora Thank you/);
    await userEvent.clear(note);
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(note).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline request' }));
    await expect(args.onSubmitForm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCloseForm).toHaveBeenCalledOnce();
  },
};

export const Revoking: Story = {
  args: { verdict: 'revoked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Revoke approval' })).toBeVisible();
  },
};

export const NarrowHindi: Story = {
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};

/** A note that is too long stays, and can't be sent. */
export const TooLong: Story = {
  args: { note: 'Wind. '.repeat(334) },
  play: async ({ canvas, userEvent, args }) => {
    const note = canvas.getByLabelText('Note to Mina Okafor (optional)');
    await userEvent.type(note, 's');
    await expect(note).toHaveAccessibleDescription(/ Too long: shorten it to 2,000 characters to go on\./);
    await userEvent.type(note, '{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Decline request' })).toBeDisabled();
    await expect(args.onSubmitForm).not.toHaveBeenCalled();
  },
};
