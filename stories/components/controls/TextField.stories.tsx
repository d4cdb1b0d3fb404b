import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { TextField } from '@/components/controls/TextField';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Controls/TextField',
  component: TextField,
  args: { label: 'Full Name', name: 'name', onChange: fn() },
  argTypes: { trailing: { control: false }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Asha');
    await expect(args.onChange).toHaveBeenLastCalledWith('Asha');
    await expect(field).toHaveValue('Asha');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).toBeValid();
  },
};

export const Uncontrolled: Story = {
  args: { defaultValue: 'Asha Verma' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.type(field, ' Rao');
    await expect(field).toHaveValue('Asha Verma Rao');
  },
};

/** Near the end it counts; beyond it says so, and keeps all that was typed. */
export const TooLong: Story = {
  args: { defaultValue: 'a'.repeat(180) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(field).not.toHaveAttribute('aria-describedby');
    await userEvent.type(field, 'b');
    await expect(field).toHaveAccessibleDescription('181 of 200 characters');
    await expect(field).toBeValid();
    await userEvent.click(field);
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
};

/** It shows what it is told to: here everything in capitals. */
export const Controlled: Story = {
  render: (args) => {
    const [value, setValue] = useState('ASHA');
    return <TextField {...args} value={value} onChange={(text) => setValue(text.toUpperCase())} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.type(field, ' verma');
    await expect(field).toHaveValue('ASHA VERMA');
  },
};

export const Invalid: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    isRequired: true,
    defaultValue: 'asha@',
    hint: 'The one you sign in with.',
    error: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(field).not.toHaveAttribute('required');
    await expect(field).toHaveAccessibleDescription(
      'Please enter a valid email address The one you sign in with.',
    );
  },
};

export const WithHint: Story = {
  args: { label: 'Website', name: 'website', type: 'url', hint: 'Starts with https://' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Starts with https://');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'Asha Verma', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const WithTrailing: Story = {
  args: { defaultValue: 'Asha Verma', trailing: <IconButton label="Clear" icon={X} size="small" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      <TextField label="Empty" name="a" placeholder="https://heliogrid.example" type="url" />
      <TextField label="Filled" name="b" defaultValue="Heliogrid" />
      <TextField label="With a hint" name="c" defaultValue="Heliogrid" hint="As it is registered." />
      <TextField label="Invalid" name="d" error="Full name is required" />
      <TextField label="Disabled" name="e" defaultValue="Heliogrid" isDisabled />
      <TextField label="No visible label" name="f" isLabelHidden placeholder="No visible label" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'आपके स्टार्टअप का पूरा पंजीकृत नाम, जैसा वह कंपनी के दस्तावेज़ों में लिखा है',
    defaultValue: 'https://heliogrid.example/averyveryverylongaddresswithoutanybreakinit',
    hint: 'यह नाम निवेशकों को दिखाया जाएगा, इसलिए कृपया इसे ध्यान से जाँच लें।',
    error: 'कृपया एक मान्य नाम दर्ज करें: यह पता किसी भी पंजीकृत कंपनी से मेल नहीं खाता।',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};
