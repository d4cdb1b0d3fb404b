import { useMessages } from '@messages';
import { expect, fn, mocked } from 'storybook/test';
import {
  NumberField,
  type NumberFieldProps,
  numberPrefixes,
  numberSuffixes,
} from '@/components/controls/NumberField';
import { Stack } from '@/components/layout/Stack';
import { numberKinds } from '@/data/schema/readNumber';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

const Worded = (args: Omit<NumberFieldProps, 'words'>) => (
  <NumberField {...args} words={useMessages('wizard').fields.number} />
);
const Stateful = stateful(Worded, 'value');

const meta = preview.meta({
  title: 'Components/Controls/NumberField',
  component: NumberField as typeof Worded,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Monthly revenue', name: 'revenue', value: '', prefix: '$' as const, onChange: fn() },
  argTypes: {
    kind: { control: 'inline-radio', options: numberKinds },
    prefix: { control: 'inline-radio', options: numberPrefixes },
    suffix: { control: 'inline-radio', options: numberSuffixes },
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

const caretOf = (field: HTMLElement) => (field as HTMLInputElement).selectionStart;
const setCaret = (field: HTMLElement, at: number) => (field as HTMLInputElement).setSelectionRange(at, at);
const unreadable = 'Enter a whole number, such as 12,000.';

/** A text that isn’t only digits is read at once when it is pasted, else when the field loses the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Monthly revenue' });
    await expect(field).toHaveAccessibleDescription('$');
    await step('digits are grouped at every key', async () => {
      await userEvent.type(field, '120000');
      await expect(field).toHaveValue('120,000');
      const reported = mocked(args.onChange).mock.calls.flat();
      await expect(reported).toEqual(['1', '12', '120', '1200', '12000', '120000']);
    });
    await step('the caret stays between the digits it was between', async () => {
      setCaret(field, 2);
      await userEvent.keyboard('9');
      await expect(field).toHaveValue('1,290,000');
      await expect(caretOf(field)).toBe(4);
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('120,000');
      await expect(caretOf(field)).toBe(2);
    });
    await step('deleting a separator deletes the digit beyond it', async () => {
      setCaret(field, 3);
      await userEvent.keyboard('{Delete}');
      await expect(field).toHaveValue('12,000');
      await expect(args.onChange).toHaveBeenLastCalledWith('12000');
    });
    await step('other ways to write a number are read', async () => {
      await userEvent.clear(field);
      await userEvent.paste(' $1,234,567.00 ');
      await expect(field).toHaveValue('1,234,567');
      await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
      await userEvent.clear(field);
      await userEvent.type(field, '1.3 million');
      await expect(field).toHaveValue('1.3 million');
      await expect(field).toBeValid();
      await expect(args.onChange).toHaveBeenLastCalledWith('1300000');
      await userEvent.tab();
      await expect(field).toHaveValue('1,300,000');
    });
    await step('a text that is no number stays, and the field says so', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1.5');
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue('1.5');
      await expect(field).toBeInvalid();
      await userEvent.clear(field);
      await expect(canvas.queryByText(unreadable, { selector: 'span' })).toBeNull();
      await userEvent.paste('1e3');
      await expect(field).toHaveValue('1e3');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(`$ ${unreadable}`);
      await expect(canvas.getByRole('status')).toHaveTextContent(unreadable);
      await expect(args.onChange).toHaveBeenLastCalledWith('1e3');
    });
  },
});

/** A growth may be below zero, a number of years have a fraction, and a year has four digits. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Stateful {...args} label="Active users" name="a" prefix={undefined} placeholder="1,200" />
      <Stateful {...args} label="Raised so far" name="b" value="1300000" />
      <Stateful {...args} label="Investment amount" name="c" value="2500000" prefix="₹" />
      <Stateful {...args} label="Growth" name="d" prefix={undefined} suffix="%" kind="signed" />
      <Stateful {...args} label="Experience" name="i" prefix={undefined} kind="decimal" value="7.5" />
      <Stateful {...args} label="Year" name="e" prefix={undefined} kind="year" />
      <Stateful {...args} label="ARR" name="f" value="a lot" />
      <Stateful {...args} label="Goal" name="g" error="Say how much" hint="For this round." isRequired />
      <Stateful {...args} label="Disabled" name="h" value="1200" isDisabled />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const [growth, experience, year] = [field('Growth'), field('Experience'), field('Year')];
    await expect(growth).toHaveAccessibleDescription('%');
    await userEvent.type(growth, '-2,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('-2.5');
    await userEvent.tab();
    await expect(growth).toHaveValue('-2.5');

    await expect(experience).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(experience, '{Home}-');
    await userEvent.tab();
    await expect(experience).toHaveAccessibleDescription('Enter a number, such as 12.5.');
    await userEvent.clear(experience);
    await userEvent.type(experience, '12,5');
    await userEvent.tab();
    await expect(experience).toHaveValue('12.5');
    await expect(experience).not.toHaveAccessibleDescription();

    await expect(year).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(year, '202');
    await expect(year).toBeValid();
    await userEvent.tab();
    await expect(year).toHaveAccessibleDescription('Enter a year with four digits, such as 2022.');
    await userEvent.type(year, '3');
    await expect(year).toHaveValue('2023');
    await expect(year).toBeValid();

    await expect(field('Goal')).toBeInvalid();
    await expect(field('Goal')).toHaveAccessibleDescription('$ Say how much For this round.');
    await expect(field('Disabled')).toBeDisabled();
  },
});

/** Rupees in lakh and crore, with as many digits as a number may have. */
export const HindiStress = meta.story({
  args: {
    label: 'आपके स्टार्टअप ने पिछले वित्तीय वर्ष में कुल मिलाकर कितनी मासिक आय अर्जित की',
    prefix: '₹',
    value: '1234567',
    hint: 'यह जानकारी केवल सत्यापित निवेशकों को दिखाई जाएगी।',
    error: 'कृपया एक मान्य राशि दर्ज करें: केवल अंक लिखें।',
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('12,34,567');
    await userEvent.clear(field);
    await userEvent.type(field, '१२३४५६');
    await expect(field).toHaveValue('1,23,456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await userEvent.clear(field);
    await userEvent.paste('₹12.5 लाख');
    await expect(field).toHaveValue('12,50,000');
    await userEvent.clear(field);
    await userEvent.paste('9'.repeat(15));
    await expect(field).toHaveValue('99,99,99,99,99,99,999');
  },
});
