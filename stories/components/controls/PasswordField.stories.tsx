import { expect, fn } from 'storybook/test';
import { PasswordField } from '@/components/controls/PasswordField';
import preview from '../../../.storybook/preview';
import { cramped, states, tooLong } from '../../support/socialStates';

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

/** Shown and hidden by keyboard, with the text preserved. */
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

export const Matrix = meta.story({
  render: states({
    Empty: {},
    Filled: { defaultValue: 'rising air' },
    Invalid: { label: 'New password', error: 'Password is required', isRequired: true },
    Disabled: { label: 'Old password', defaultValue: 'rising air', isDisabled: true },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('Password is required');
    for (const control of [canvas.getByLabelText('Old password'), canvas.getAllByRole('button').at(-1)])
      await expect(control).toBeDisabled();
  },
});

export const LongText = meta.story({
  ...cramped(220),
  args: tooLong('label', 'showLabel', 'defaultValue', 'error'),
});
