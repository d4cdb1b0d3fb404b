import { now } from '@kit/app/clock';
import { expect, fireEvent, fn, mocked } from 'storybook/test';
import { StepFields } from '@/components/pipeline/StepFields';
import type { CardStep } from '@/data/schema/shapes/pipeline';
import preview, { cramped, tooLong, wide } from '../../support/preview';

const meta = preview.meta({
  component: StepFields,
  args: { step: undefined as CardStep | undefined, now, onChange: fn() },
  decorators: [wide(400)],
});

/** A step saves when the user leaves its fields or presses Enter. A day without a text isn’t saved. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Next step' });
    const due = canvas.getByLabelText('Due');
    fireEvent.change(due, { target: { value: '2025-11-24' } });
    fireEvent.blur(due);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(text, ' Call Ravi ');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: 'Call Ravi',
      due: '2025-11-24',
      doneAt: undefined,
    });
    await userEvent.type(text, 'again{Enter}');
    await expect(mocked(args.onChange).mock.lastCall?.[0].text).toBe('Call Ravi again');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** The stored step is shown, can be marked as done, and is removed with its text. */
export const Stored = meta.story({
  args: { step: { text: 'Send pilot data', due: '2025-11-19' }, isDueFocused: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Due')).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Done' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: 'Send pilot data',
      due: '2025-11-19',
      doneAt: now,
    });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Next step' }));
    await userEvent.tab();
    await expect(mocked(args.onChange).mock.lastCall?.[0].text).toBe('');
  },
});

/** Another text in the fields of a done step is a new step. */
export const Done = meta.story({
  args: { step: { text: 'Send pilot data', due: '2025-11-19', doneAt: now } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  },
});
Done.test('another text is not done', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Next step' }), ' again{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    text: 'Send pilot data again',
    due: '2025-11-19',
    doneAt: undefined,
  });
});

/** A text that is too long isn’t saved. */
export const TooLong = meta.story({
  args: { step: { text: 'a'.repeat(200) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Next step' }), 'b{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NarrowHindi = meta.story({
  args: { step: { ...tooLong('text'), due: '2025-11-19' } },
  ...cramped(256),
});
