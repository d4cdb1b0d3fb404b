import { X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { TextField } from '@/components/controls/TextField';
import preview from '../../../.storybook/preview';
import { cramped, states, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Full Name', name: 'name', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** Shows a counter near the maximum and an error above it. The text is preserved. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.type(field, 'Asha');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await userEvent.paste('a'.repeat(197));
    await expect(field).toHaveAccessibleDescription(/ 201 of 200 characters$/);
    await expect(field).toHaveValue(`Asha${'a'.repeat(197)}`);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveAccessibleDescription('200 of 200 characters');
  },
});

export const Matrix = meta.story({
  render: states({
    Empty: { placeholder: 'https://heliogrid.example', type: 'url' },
    Filled: { defaultValue: 'Heliogrid', hint: 'As it is registered.' },
    Invalid: { label: 'Email', hint: 'You sign in with it.', error: 'Not valid', isRequired: true },
    Disabled: { label: 'City', defaultValue: 'Pune', isDisabled: true },
    'No visible label': { isLabelHidden: true, placeholder: 'No visible label' },
    'With a button': { trailing: <IconButton label="Clear" icon={X} size="small" /> },
  }),
  play: async ({ canvas }) => {
    const invalid = canvas.getByLabelText(/^Email/);
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAttribute('aria-required', 'true');
    await expect(invalid).not.toHaveAttribute('required');
    await expect(invalid).toHaveAccessibleDescription('Not valid You sign in with it.');
    await expect(canvas.getByLabelText('City')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
});

export const LongText = meta.story({
  ...cramped(220),
  args: tooLong('label', 'defaultValue', 'hint', 'error'),
});
