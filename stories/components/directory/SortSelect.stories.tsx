import { expect, fn } from 'storybook/test';
import { SortSelect } from '@/components/directory/SortSelect';
import preview, { cramped, holding, stateOf, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: SortSelect,
  args: { value: '', options: [{ value: 'fit' }], onChange: fn() },
  render: holding('value', 'onChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveDisplayValue('Sort: default');
    await userEvent.selectOptions(select, 'Sort: best fit');
    await expect(args.onChange).toHaveBeenLastCalledWith('fit');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to default order' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(select).toHaveFocus();
  },
});

/** Investors can be sorted by fit. A user with several startups chooses one of them. */
export const Matrix = meta.story({
  render: states({
    'Best fit': { value: 'fit' },
    'Several startups': {
      value: 'tidewater',
      options: [
        { value: 'heliogrid', name: 'Heliogrid' },
        { value: 'tidewater', name: 'Tidewater' },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const several = stateOf(canvas, 'Several startups');
    await expect(several.getByRole('combobox')).toHaveDisplayValue('Sort: best fit with Tidewater');
  },
});

export const NarrowHindi = meta.story({
  ...cramped(240),
  args: { value: 'long', options: [{ value: 'long', ...tooLong('name') }] },
});
