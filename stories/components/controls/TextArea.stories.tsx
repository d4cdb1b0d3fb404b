import { expect, fn, waitFor } from 'storybook/test';
import { TextArea, textAreaLooks } from '@/components/controls/TextArea';
import preview, { cramped, crossed, fieldMatrix, holding, ofEach, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'About *', onChange: fn(), onSubmit: fn(), onCancel: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'About *' });
    await userEvent.type(area, 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(area).toHaveValue('One\ntwo');
  },
});

/**
 * A text over the maximum is preserved. A paste that would block the browser is rejected with a message,
 * which the next key press removes.
 */
export const Limited = meta.story({
  args: { maximum: 20, defaultValue: 'More than twenty of them.' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription(/ 25 of 20 characters$/);
    await userEvent.clear(area);
    await userEvent.type(area, 'Wind.');
    const piece = { inputType: 'insertFromPaste', cancelable: true, bubbles: true };
    const paste = (data: string) => area.dispatchEvent(new InputEvent('beforeinput', { ...piece, data }));
    await expect([paste('a'.repeat(20)), paste('a'.repeat(5001))]).toEqual([true, false]);
    await waitFor(() =>
      expect(area).toHaveAccessibleDescription('That’s too long to paste here. The limit is 20 characters.'),
    );
    await expect(area).toBeValid();
    await userEvent.keyboard('!');
    await expect(area).toHaveValue('Wind.!');
    await waitFor(() => expect(area).not.toHaveAttribute('aria-describedby'));
  },
});

/** The field grows and shrinks with its text, both controlled and uncontrolled. */
export const Growing = meta.story({
  args: { rows: 1, canGrow: true },
  render: (args, context) => (
    <>
      {holding<typeof args>('value', 'onChange')({ ...args, value: '' }, context)}
      <TextArea {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const area of canvas.getAllByRole('textbox')) {
      const atFirst = area.offsetHeight;
      await userEvent.type(area, 'One{Enter}two{Enter}three');
      await expect(area.offsetHeight).toBeGreaterThan(atFirst + 40);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
      await userEvent.clear(area);
      await expect(area.offsetHeight).toBe(atFirst);
    }
  },
});

export const Matrix = meta.story(
  fieldMatrix({
    'Hidden label': { isLabelHidden: true, rows: 2 },
    ...crossed(ofEach('look', textAreaLooks), {
      empty: { placeholder: 'What do you build?' },
      invalid: { error: 'Problem statement is required' },
      disabled: { defaultValue: 'Heliogrid', isDisabled: true },
    }),
  }),
);

export const LongText = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'defaultValue', 'error'), canGrow: true },
});
