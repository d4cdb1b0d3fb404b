import { expect, fn } from 'storybook/test';
import { FilterSelect } from '@/components/directory/FilterSelect';
import { fundingRounds } from '@/data/schema/shapes/choices';
import preview, { cramped, holding, states } from '../../support/preview';

const options = fundingRounds.map((value) => ({ value, label: value }));

const meta = preview.meta({
  component: FilterSelect,
  args: { label: 'Stage', value: '', options, onChange: fn() },
  render: holding('value', 'onChange'),
});

/** Without a selected value, the filter shows its name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('Stage');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A value that isn’t an option, as in an old URL, is shown unchanged. */
export const Matrix = meta.story({
  render: states({ Chosen: { value: 'Seed' }, Unknown: { value: 'Series Z' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter: Series Z' })).toBeVisible();
  },
});

const endless = 'Llanfairpwllgwyngyll'.repeat(4);

export const StressHindi = meta.story({
  ...cramped(240),
  args: { label: 'स्थान', value: endless, options: [{ value: endless, label: endless }] },
});
