import { expect } from 'storybook/test';
import { PassFields } from '@/components/pipeline/PassFields';
import preview, { cramped, holding, spies, tooLong, wide } from '../../support/preview';

const meta = preview.meta({
  component: PassFields,
  args: {
    name: 'Ledgerline',
    form: { reason: null, words: '', told: null as string | null },
    canTell: true,
    ...spies('onPassChange', 'onPassSubmit', 'onPassClose'),
  },
  decorators: [wide(432)],
  render: holding('form', 'onPassChange'),
});

const thanks = 'Thank you for your time. This isn’t the right fit for me, and I wish you all the best.';

/** Two presses pass politely: a sentence, and the button that sends it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Too early' })).toHaveFocus();
    await expect(canvas.getByRole('switch', { name: 'Also tell Ledgerline' })).not.toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Message to Ledgerline' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: thanks }));
    await expect(args.onPassChange).toHaveBeenLastCalledWith({ reason: null, words: '', told: thanks });
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Message to Ledgerline' })).toHaveValue(thanks);
    await userEvent.click(canvas.getByRole('button', { name: 'Pass and send' }));
    await expect(args.onPassSubmit).toHaveBeenCalledOnce();
  },
});

/** Private words and the message are separate. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Timing' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your own words' }), 'Not now');
    await expect(args.onPassChange).toHaveBeenLastCalledWith({
      reason: 'timing',
      words: 'Not now',
      told: null,
    });
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only you see these words.');
    await expect(canvas.getByRole('button', { name: 'Pass' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('switch'));
    // There is nothing to send yet.
    await expect(canvas.getByRole('button', { name: 'Pass and send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onPassClose).toHaveBeenCalledOnce();
  },
});

/** The user can’t write to a contact that isn’t on Updraft. */
export const Contact = meta.story({
  args: { canTell: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: thanks })).toBeNull();
  },
});

export const NarrowHindi = meta.story({
  args: { ...tooLong('name'), form: { reason: 'conviction', ...tooLong('words', 'told') } },
  ...cramped(280),
});
