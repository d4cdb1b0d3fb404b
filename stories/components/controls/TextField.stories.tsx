import { X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { TextField } from '@/components/controls/TextField';
import preview, { cramped, fieldMatrix, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Full Name', name: 'name', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** The field shows a counter near the maximum length, and an error beyond it. The text is preserved. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.type(field, 'Asha');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await userEvent.paste('a'.repeat(197));
    await expect(field).toHaveAccessibleDescription(/ 201 of 200 characters$/);
    await expect(field).toHaveValue(`Asha${'a'.repeat(197)}`);
  },
});

export const Matrix = meta.story(
  fieldMatrix({
    Empty: { placeholder: 'https://heliogrid.example', type: 'url' },
    'Hidden label': { isLabelHidden: true, placeholder: 'Hidden label' },
    'With a button': { trailing: <IconButton label="Clear" icon={X} size="small" /> },
  }),
);

export const LongText = meta.story({
  ...cramped(220),
  args: tooLong('label', 'defaultValue', 'hint', 'error'),
});
