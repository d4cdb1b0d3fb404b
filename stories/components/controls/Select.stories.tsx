import { expect, fn } from 'storybook/test';
import { Select, selectSizes } from '@/components/controls/Select';
import preview from '../../../.storybook/preview';
import { cramped, holding, ofEach, states, tooLong } from '../../support/socialStates';

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

export const Matrix = meta.story({
  render: states({
    ...ofEach('size', selectSizes),
    'Label for a screen reader alone': { isLabelHidden: true },
    'With a hint': { hint: 'We never write more often than this.' },
    Invalid: { label: 'Letters', error: 'Choose how often', isRequired: true },
    Disabled: { label: 'News', isDisabled: true },
  }),
  play: async ({ canvas }) => {
    const invalid = canvas.getByLabelText('Letters');
    await expect(invalid).toHaveAccessibleDescription('Choose how often');
    await expect(invalid).toBeInvalid();
    await expect(canvas.getByLabelText('News')).toBeDisabled();
  },
});

export const LongText = meta.story({
  ...cramped(220),
  args: { ...tooLong('label'), value: 'a', options: [{ value: 'a', ...tooLong('label') }] },
});
