import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps, selectSizes } from '@/components/controls/Select';
import { Stack } from '@/components/layout/Stack';

const digests = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'never', label: 'Never' },
];

function Stateful(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Select
      {...args}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        args.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/Select',
  component: Select,
  args: { label: 'Email digest', value: 'weekly', options: digests, onChange: fn() },
  argTypes: { ref: { control: false }, size: { control: 'inline-radio', options: selectSizes } },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Email digest' });
    await expect(select).toHaveDisplayValue('Weekly');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Never');
    await expect(args.onChange).toHaveBeenLastCalledWith('never');
    await expect(select).toHaveDisplayValue('Never');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Email digest' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { error: 'Choose how often', isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveAccessibleDescription('Choose how often');
    await expect(select).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={20}>
      <Select {...args} label="Plain" />
      <Select {...args} label="Small" size="small" />
      <Select {...args} label="With a hint" hint="We never write more often than this." />
      <Select {...args} label="Invalid" error="Choose how often" />
      <Select {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'आपको ईमेल से समाचार कितनी बार भेजे जाएँ?',
    value: 'a',
    options: [{ value: 'a', label: 'सप्ताह में एक बार, हर सोमवार की सुबह नौ बजे' }],
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};
