import { expect, fn } from 'storybook/test';
import { Select, selectSizes } from '@/components/controls/Select';
import preview, { cramped, fieldMatrix, holding, ofEach, tooLong } from '../../support/preview';

const digests = ['Daily', 'Weekly', 'Never'].map((label) => ({ value: label.toLowerCase(), label }));
const meta = preview.meta({
  component: Select,
  args: { label: 'Email digest', value: 'weekly', options: digests, onChange: fn() },
  render: holding('value', 'onChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Email digest' });
    await expect(select).toHaveDisplayValue('Weekly');
    await userEvent.selectOptions(select, 'Never');
    await expect(args.onChange).toHaveBeenLastCalledWith('never');
    await expect(select).toHaveDisplayValue('Never');
  },
});

export const Matrix = meta.story(
  fieldMatrix({
    ...ofEach('size', selectSizes),
    'Hidden label': { isLabelHidden: true },
  }),
);

export const LongText = meta.story({
  ...cramped(220),
  args: { ...tooLong('label'), value: 'a', options: [{ value: 'a', ...tooLong('label') }] },
});
