import wizard from '@messages/en/wizard';
import { expect, fn, mocked } from 'storybook/test';
import {
  NumberField,
  type NumberFieldProps,
  numberPrefixes,
  numberSuffixes,
} from '@/components/controls/NumberField';
import { numberKinds } from '@/data/schema/text/readNumber';
import preview, { cramped, fieldMatrix, holding, stateOf, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: NumberField,
  args: {
    label: 'Monthly revenue',
    name: 'revenue',
    value: '',
    prefix: '$' as const,
    texts: wizard.fields.number,
    onChange: fn(),
  },
  render: holding('value', 'onChange'),
  argTypes: {
    kind: { control: 'inline-radio', options: numberKinds },
    prefix: { control: 'inline-radio', options: numberPrefixes },
    suffix: { control: 'inline-radio', options: numberSuffixes },
  },
});

const unreadable = 'Enter a whole number, such as 12,000.';

/** Other notations of a number, such as “1.3 million”, are formatted immediately when pasted, otherwise on blur. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Monthly revenue' });
    const typed = () => [field.value, field.selectionStart];
    await expect(field).toHaveAccessibleDescription('$');
    await step(
      'each key press groups the digits again, and the caret stays between the same digits',
      async () => {
        await userEvent.type(field, '120000');
        const reported = mocked(args.onChange).mock.calls.flat();
        await expect(reported).toEqual(['1', '12', '120', '1200', '12000', '120000']);
        field.setSelectionRange(2, 2);
        await userEvent.keyboard('9');
        await expect(typed()).toEqual(['1,290,000', 4]);
      },
    );
    await step('deleting a separator deletes the digit after it', async () => {
      field.setSelectionRange(1, 1);
      await userEvent.keyboard('{Delete}');
      await expect(field).toHaveValue('190,000');
    });
    await step('pasted separators, currency signs and “1.3 million” are read as numbers', async () => {
      await userEvent.clear(field);
      await userEvent.paste(' $1,234,567.00 ');
      await expect(field).toHaveValue('1,234,567');
      await userEvent.clear(field);
      await userEvent.type(field, '1.3 million');
      await expect(field).toHaveValue('1.3 million');
      await expect(args.onChange).toHaveBeenLastCalledWith('1300000');
      await userEvent.tab();
      await expect(field).toHaveValue('1,300,000');
    });
    await step(
      'text that isn’t a number stays and shows an error when the field loses the focus',
      async () => {
        await userEvent.clear(field);
        await userEvent.type(field, '1.5');
        await expect(field).toBeValid();
        await userEvent.tab();
        await expect(field).toHaveValue('1.5');
        await expect(field).toHaveAccessibleDescription(`$ ${unreadable}`);
        await expect(canvas.getByRole('status')).toHaveTextContent(unreadable);
        await expect(args.onChange).toHaveBeenLastCalledWith('1.5');
      },
    );
  },
});

const bare = { prefix: undefined, value: 'a lot' };
const matrix = fieldMatrix<NumberFieldProps>({
  Users: { ...bare, value: '', placeholder: '1,200' },
  Raised: { value: '2500000', prefix: '₹' },
  Growth: { ...bare, suffix: '%', kind: 'signed', value: '-2.5' },
  Experience: { ...bare, kind: 'decimal' },
  Year: { ...bare, kind: 'year' },
});

/** Growth can be negative, years of experience can be fractional, and a year has four digits. */
export const Matrix = meta.story({
  ...matrix,
  play: async (context) => {
    await matrix.play(context);
    const field = (name: string) => stateOf(context.canvas, name).getByRole('textbox');
    for (const [name, mode, description] of [
      ['Users', 'numeric', ''],
      ['Growth', 'text', '%'],
      ['Experience', 'decimal', 'Enter a number, such as 12.5.'],
      ['Year', 'numeric', 'Enter a year with four digits, such as 2022.'],
    ] as const) {
      await expect(field(name)).toHaveAttribute('inputmode', mode);
      await expect(field(name)).toHaveAccessibleDescription(description);
    }
    await expect(field('Growth')).toHaveValue('-2.5');
  },
});

/** Rupees in lakh and crore, with the maximum number of digits. */
export const HindiStress = meta.story({
  ...cramped(220),
  args: { ...tooLong('label', 'hint', 'error'), prefix: '₹', value: '9'.repeat(15) },
  play: async (context) => {
    await cramped(220).play(context);
    await expect(context.canvas.getByRole('textbox')).toHaveValue('99,99,99,99,99,99,999');
  },
});
