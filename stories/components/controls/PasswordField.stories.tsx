import { expect, fn } from 'storybook/test';
import { PasswordField } from '@/components/controls/PasswordField';
import preview, { cramped, fieldMatrix, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    showLabel: 'Show password',
    autoComplete: 'current-password',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** The button shows and hides the password by keyboard. The text is preserved. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    const state = () => [field.type, toggle.ariaPressed, field.value];
    await userEvent.type(field, 'rising air');
    await expect(args.onChange).toHaveBeenLastCalledWith('rising air');
    await expect(state()).toEqual(['password', 'false', 'rising air']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(state()).toEqual(['text', 'true', 'rising air']);
    await userEvent.keyboard('{Enter}');
    await expect(state()).toEqual(['password', 'false', 'rising air']);
  },
});

export const Matrix = meta.story(fieldMatrix({ Filled: { defaultValue: 'rising air' } }));

export const LongText = meta.story({
  ...cramped(220),
  args: tooLong('label', 'showLabel', 'defaultValue', 'error'),
});
