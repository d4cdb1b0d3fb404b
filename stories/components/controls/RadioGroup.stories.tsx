import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from '@/components/controls/RadioGroup';
import { Stack } from '@/components/layout/Stack';

const answers = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

function Stateful(args: RadioGroupProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RadioGroup
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
  title: 'Components/Controls/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Are you an accredited investor?',
    name: 'accredited',
    options: answers,
    value: '',
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Are you an accredited investor?' })).toBeVisible();
    const yes = canvas.getByRole('radio', { name: 'Yes' });
    await expect(yes).not.toBeChecked();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('Yes');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('No');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'Please indicate if you are an accredited investor', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription('Please indicate if you are an accredited investor');
  },
};

export const Disabled: Story = {
  args: { value: 'Yes', isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={32}>
      <RadioGroup {...args} name="a" legend="None" />
      <RadioGroup {...args} name="b" legend="One" value="Yes" hint="As your country defines it." />
      <RadioGroup {...args} name="c" legend="Invalid" error="Please answer" />
      <RadioGroup {...args} name="d" legend="Disabled" value="No" isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    legend: 'क्या आप अपने देश के नियमों के अनुसार मान्यता प्राप्त निवेशक हैं',
    options: [
      { value: 'Yes', label: 'हाँ, मैं मान्यता प्राप्त निवेशक हूँ और इसका प्रमाण दे सकता हूँ' },
      { value: 'No', label: 'Averyveryverylonganswerwithoutanybreakinit' },
    ],
    value: 'Yes',
    error: 'कृपया बताएँ कि क्या आप मान्यता प्राप्त निवेशक हैं',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
