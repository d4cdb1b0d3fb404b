import { X } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { TextField } from '@/components/controls/TextField';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/TextField',
  component: TextField,
  args: { label: 'Full Name', name: 'name', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Asha');
    await expect(field).toHaveValue('Asha');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).toBeValid();
  },
});

/** Near the maximum it counts; over the maximum it says so, and its text stays. */
export const Limited = meta.story({
  args: { defaultValue: 'a'.repeat(180) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(field).not.toHaveAttribute('aria-describedby');
    await userEvent.type(field, 'b');
    await expect(field).toHaveAccessibleDescription('181 of 200 characters');
    await expect(field).toBeValid();
    await userEvent.paste('c'.repeat(20));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Too long: shorten it to 200 characters to go on. 201 of 200 characters',
    );
    await expect(field).toHaveValue(`${'a'.repeat(180)}b${'c'.repeat(20)}`);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('200 of 200 characters');
  },
});

function Capitals() {
  const [value, setValue] = useState('ASHA');
  return (
    <TextField label="Capitals" name="h" value={value} onChange={(text) => setValue(text.toUpperCase())} />
  );
}

export const Matrix = meta.story({
  render: () => (
    <Stack gap={20}>
      <TextField label="Empty" name="a" placeholder="https://heliogrid.example" type="url" />
      <TextField label="Filled" name="b" defaultValue="Heliogrid" />
      <TextField label="With a hint" name="c" defaultValue="Heliogrid" hint="As it is registered." />
      <TextField label="Invalid" name="d" hint="You sign in with it." error="Not valid" isRequired />
      <TextField label="Disabled" name="e" defaultValue="Heliogrid" isDisabled />
      <TextField label="No visible label" name="f" isLabelHidden placeholder="No visible label" />
      <Capitals />
      <TextField
        label="With a button"
        name="g"
        defaultValue="Asha Verma"
        trailing={<IconButton label="Clear" icon={X} size="small" />}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Invalid')).toBeInvalid();
    await expect(field('Invalid')).toHaveAttribute('aria-required', 'true');
    await expect(field('Invalid')).not.toHaveAttribute('required');
    await expect(field('Invalid')).toHaveAccessibleDescription('Not valid You sign in with it.');
    await expect(field('Disabled')).toBeDisabled();
    await userEvent.type(field('Capitals'), ' verma');
    await expect(field('Capitals')).toHaveValue('ASHA VERMA');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    label: 'आपके स्टार्टअप का पूरा पंजीकृत नाम, जैसा वह कंपनी के दस्तावेज़ों में लिखा है',
    defaultValue: 'https://heliogrid.example/averyveryverylongaddresswithoutanybreakinit',
    hint: 'यह नाम निवेशकों को दिखाया जाएगा, इसलिए कृपया इसे ध्यान से जाँच लें।',
    error: 'कृपया एक मान्य नाम दर्ज करें: यह पता किसी भी पंजीकृत कंपनी से मेल नहीं खाता।',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
});
