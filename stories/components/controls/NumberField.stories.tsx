import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  NumberField,
  type NumberFieldProps,
  numberPrefixes,
  numberSuffixes,
} from '@/components/controls/NumberField';
import { Stack } from '@/components/layout/Stack';

function Stateful(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <NumberField
      {...args}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        args.onChange(digits);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/NumberField',
  component: NumberField,
  args: { label: 'Monthly revenue', name: 'revenue', value: '', prefix: '$', onChange: fn() },
  argTypes: {
    prefix: { control: 'inline-radio', options: numberPrefixes },
    suffix: { control: 'inline-radio', options: numberSuffixes },
    ref: { control: false },
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const caretOf = (field: HTMLElement) => (field as HTMLInputElement).selectionStart;
const setCaret = (field: HTMLElement, at: number) => (field as HTMLInputElement).setSelectionRange(at, at);

/** Digits only, grouped while they are typed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly revenue' });
    await expect(field).toHaveAccessibleDescription('$');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, 'a1,2b0-0e00');
    await expect(field).toHaveValue('120,000');
    await expect(args.onChange).toHaveBeenLastCalledWith('120000');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

/** The caret stays between the digits it was between; deleting a separator deletes the digit beyond it. */
export const CaretStays: Story = {
  args: { value: '1234567' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    setCaret(field, 3);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('12,934,567');
    await expect(caretOf(field)).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('1,234,567');
    await expect(caretOf(field)).toBe(3);
    setCaret(field, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('234,567');
    await expect(caretOf(field)).toBe(0);
    setCaret(field, 3);
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveValue('23,467');
    await expect(caretOf(field)).toBe(4);
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('23,467');
    await expect(caretOf(field)).toBe(4);
    await expect(args.onChange).toHaveBeenLastCalledWith('23467');
  },
};

/** Cents are left out of a whole number instead of becoming part of it. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' $1,234,567.89 ');
    await expect(field).toHaveValue('1,234,567');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
  },
};

export const Percent: Story = {
  args: { label: 'Monthly growth', name: 'growth', prefix: undefined, suffix: '%', decimals: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly growth' });
    await expect(field).toHaveAccessibleDescription('%');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '12,5.%');
    await expect(field).toHaveValue('12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5');
  },
};

/** Rupees in lakh and crore: 12,34,567. */
export const Hindi: Story = {
  args: { label: 'निवेश राशि', name: 'investmentAmount', prefix: '₹', value: '1234567' },
  globals: { locale: 'hi' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'निवेश राशि' });
    await expect(field).toHaveValue('12,34,567');
    await userEvent.clear(field);
    await userEvent.type(field, '१२३४५६');
    await expect(field).toHaveValue('1,23,456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};

export const Spanish: Story = {
  args: { label: 'Crecimiento mensual', name: 'growth', suffix: '%', prefix: undefined, decimals: true },
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12.5');
    await expect(field).toHaveValue('12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5');
  },
};

export const Invalid: Story = {
  args: {
    label: 'Investment amount',
    name: 'investmentAmount',
    prefix: '₹',
    required: true,
    hint: 'What you put into one startup.',
    error: 'Investment amount is required',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Investment amount' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      '₹ Investment amount is required What you put into one startup.',
    );
  },
};

export const Disabled: Story = {
  args: { value: '120000', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      <NumberField label="Active users" name="a" value="" onChange={() => {}} placeholder="1,200" />
      <NumberField label="Active users" name="b" value="1204000" onChange={() => {}} />
      <NumberField label="Raised so far" name="c" value="1300000" prefix="$" onChange={() => {}} />
      <NumberField label="Investment amount" name="d" value="2500000" prefix="₹" onChange={() => {}} />
      <NumberField label="Monthly growth" name="e" value="12.5" suffix="%" decimals onChange={() => {}} />
      <NumberField
        label="Funding goal"
        name="f"
        value=""
        prefix="$"
        error="Say how much"
        onChange={() => {}}
      />
      <NumberField label="Disabled" name="g" value="1200" prefix="$" disabled onChange={() => {}} />
    </Stack>
  ),
};

/** What was kept can be anything: only its digits are shown, and never more than an exact number has. */
export const Stress: Story = {
  args: {
    label: 'आपके स्टार्टअप ने पिछले वित्तीय वर्ष में कुल मिलाकर कितनी मासिक आय अर्जित की',
    value: '999999999999999',
    hint: 'यह जानकारी केवल सत्यापित निवेशकों को दिखाई जाएगी।',
    error: 'कृपया एक मान्य राशि दर्ज करें: केवल अंक लिखें।',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('999,999,999,999,999');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
