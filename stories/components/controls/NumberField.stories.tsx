import { useMessages } from '@messages';
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
import { numberKinds } from '@/data/schema/readNumber';

function Stateful(args: Omit<NumberFieldProps, 'words'>) {
  const [value, setValue] = useState(args.value);
  return (
    <NumberField
      {...args}
      words={useMessages('wizard').fields.number}
      value={value}
      onChange={(number) => {
        setValue(number);
        args.onChange(number);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/NumberField',
  component: NumberField as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Monthly revenue', name: 'revenue', value: '', prefix: '$', onChange: fn() },
  argTypes: {
    kind: { control: 'inline-radio', options: numberKinds },
    prefix: { control: 'inline-radio', options: numberPrefixes },
    suffix: { control: 'inline-radio', options: numberSuffixes },
    ref: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

const caretOf = (field: HTMLElement) => (field as HTMLInputElement).selectionStart;
const setCaret = (field: HTMLElement, at: number) => (field as HTMLInputElement).setSelectionRange(at, at);
const unreadable = 'Enter a whole number, such as 12,000.';

/** Digits, grouped while they are typed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly revenue' });
    await expect(field).toHaveAccessibleDescription('$');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '120000');
    await expect(field).toHaveValue('120,000');
    await expect(args.onChange.mock.calls).toEqual([['1'], ['12'], ['120'], ['1200'], ['12000'], ['120000']]);
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
    await expect(args.onChange).toHaveBeenLastCalledWith('23467');
  },
};

/** Other ways of writing a number are understood, at once when they are pasted, else with the focus gone. */
export const Understood: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' $1,234,567.00 ');
    await expect(field).toHaveValue('1,234,567');
    await expect(args.onChange.mock.calls).toEqual([['1234567']]);

    await userEvent.clear(field);
    await userEvent.type(field, '1.3 million');
    await expect(field).toHaveValue('1.3 million');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('1300000');
    await userEvent.tab();
    await expect(field).toHaveValue('1,300,000');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** What can't be read for sure is kept as it is and said, at once when it is pasted, else with the focus gone. */
export const Unreadable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.5');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveValue('1.5');
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    await userEvent.type(field, 'k');
    await userEvent.tab();
    await expect(field).toHaveValue('1,500');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith('1500');

    await userEvent.clear(field);
    await expect(canvas.queryByText(unreadable, { selector: 'span' })).toBeNull();
    await userEvent.paste('1e3');
    await expect(field).toHaveValue('1e3');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(`$ ${unreadable}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(unreadable);
    await expect(args.onChange).toHaveBeenLastCalledWith('1e3');
  },
};

/** May have a fraction, and be below zero. */
export const Percent: Story = {
  args: { label: 'Monthly growth', name: 'growth', prefix: undefined, suffix: '%', kind: 'signed' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly growth' });
    await expect(field).toHaveAccessibleDescription('%');
    await userEvent.type(field, '-2,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('-2.5');
    await userEvent.tab();
    await expect(field).toHaveValue('-2.5');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('12.5 %');
    await expect(field).toHaveValue('12.5');
  },
};

export const Decimal: Story = {
  args: {
    label: 'Years of experience',
    name: 'experience',
    prefix: undefined,
    kind: 'decimal',
    value: '7.5',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '{Home}-');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a number, such as 12.5.');
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    await userEvent.tab();
    await expect(field).toHaveValue('12.5');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const Year: Story = {
  args: { label: 'Registration year', name: 'registrationYear', prefix: undefined, kind: 'year' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '202');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a year with four digits, such as 2022.');
    await userEvent.type(field, '3');
    await expect(field).toHaveValue('2023');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith('2023');
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
    await userEvent.clear(field);
    await userEvent.paste('₹12.5 लाख');
    await expect(field).toHaveValue('12,50,000');
  },
};

export const Spanish: Story = {
  args: { label: 'Crecimiento mensual', name: 'growth', suffix: '%', prefix: undefined, kind: 'signed' },
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12.5');
    await userEvent.tab();
    await expect(field).toHaveValue('12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5');
  },
};

/** What a language says in words is read in that language. */
export const SpanishWords: Story = {
  args: { label: 'Ingresos mensuales', name: 'revenue' },
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '12 mil');
    await expect(args.onChange).toHaveBeenLastCalledWith('12000');
    await userEvent.tab();
    await expect(field).toHaveValue('12.000');
    await userEvent.clear(field);
    await userEvent.type(field, '1,5 millones');
    await userEvent.tab();
    await expect(field).toHaveValue('1.500.000');
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    await userEvent.tab();
    await expect(field).toHaveValue('1,5');
    await expect(field).toHaveAccessibleDescription('$ Escribe un número entero, por ejemplo 12.000.');
  },
};

export const Invalid: Story = {
  args: {
    label: 'Investment amount',
    name: 'investmentAmount',
    prefix: '₹',
    isRequired: true,
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
  args: { value: '120000', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => {
    const onChange = () => {};
    return (
      <Stack gap={20}>
        <Stateful label="Active users" name="a" value="" onChange={onChange} placeholder="1,200" />
        <Stateful label="Active users" name="b" value="1204000" onChange={onChange} />
        <Stateful label="Raised so far" name="c" value="1300000" prefix="$" onChange={onChange} />
        <Stateful label="Investment amount" name="d" value="2500000" prefix="₹" onChange={onChange} />
        <Stateful label="Monthly growth" name="e" value="-2.5" suffix="%" kind="signed" onChange={onChange} />
        <Stateful label="Years of experience" name="f" value="7.5" kind="decimal" onChange={onChange} />
        <Stateful label="Registration year" name="g" value="2022" kind="year" onChange={onChange} />
        <Stateful label="ARR" name="h" value="a lot" prefix="$" onChange={onChange} />
        <Stateful
          label="Funding goal"
          name="i"
          value=""
          prefix="$"
          error="Say how much"
          onChange={onChange}
        />
        <Stateful label="Disabled" name="j" value="1200" prefix="$" isDisabled onChange={onChange} />
      </Stack>
    );
  },
};

/** As many digits as an exact number has: one more key does nothing, what is longer still is not taken for a number. */
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
    await userEvent.paste('9'.repeat(80));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
