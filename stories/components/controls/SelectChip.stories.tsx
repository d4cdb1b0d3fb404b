import { Layers } from 'lucide';
import { expect, fn, mocked } from 'storybook/test';
import { SelectChip } from '@/components/controls/SelectChip';
import preview, { cramped, holding, stateOf, states, tooLong } from '../../support/preview';

const tags = ['Announcement', 'Funding', 'Hiring', 'Product'].map((value) => ({ value, label: value }));

const meta = preview.meta({
  component: SelectChip,
  args: { label: 'Add a tag', value: '', options: tags, onChange: fn() },
  render: holding('value', 'onChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Add a tag' });
    await expect(select).toHaveDisplayValue('Add a tag');
    await userEvent.selectOptions(select, 'Funding');
    await expect(select).toHaveDisplayValue('Funding');
    await userEvent.selectOptions(select, '');
    await expect(mocked(args.onChange).mock.calls).toEqual([['Funding'], ['']]);
  },
});

/** An option with an empty value names the state without a choice. */
export const Matrix = meta.story({
  render: states({
    Selected: { value: 'Announcement' },
    'Another icon': { icon: Layers },
    Disabled: { isDisabled: true },
    'Selected, disabled': { value: 'Product', isDisabled: true },
    'With an empty option': { options: [{ value: '', label: 'No tag' }, ...tags] },
  }),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'With an empty option').getAllByRole('option')[0]).toHaveTextContent(
      'No tag',
    );
  },
});

export const LongText = meta.story({
  ...cramped(200),
  args: { value: 'a', options: [{ value: 'a', ...tooLong('label') }] },
});
