import { expect, fn, mocked } from 'storybook/test';
import { FilterSelect } from '@/components/directory/FilterSelect';
import { fundingRounds } from '@/data/schema/choices';
import preview from '../../../.storybook/preview';
import { hindiNight, holding, states, wide } from '../../support/socialStates';

const options = fundingRounds.map((value) => ({ value, label: value }));

const meta = preview.meta({
  title: 'Components/Directory/FilterSelect',
  component: FilterSelect,
  args: { label: 'Stage', value: '', options, onChange: fn() },
  argTypes: { value: { control: 'select', options: ['', ...fundingRounds] } },
  render: holding('value', 'onChange'),
});

/** Without a choice it shows its own name. The button that removes the choice goes with it: the focus stays at the filter. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
    await expect(select).toHaveDisplayValue('Stage');
    await expect([...select.options].map(({ text }) => text)).toEqual(['Stage', ...fundingRounds]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.selectOptions(select, 'Seed');
    await expect(select).toHaveDisplayValue('Seed');
    await expect(select.options[0]?.text).toBe('Any');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Seed' }));
    await expect(mocked(args.onChange).mock.calls).toEqual([['Seed'], ['']]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(select).toHaveFocus();
  },
});

/** From an old address: what isn't offered is named as it is written. */
export const Matrix = meta.story({
  render: states({ 'Nothing chosen': {}, Chosen: { value: 'Seed' }, Unknown: { value: 'Series Z' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter: Series Z' })).toBeVisible();
  },
});

const endless = 'Llanfairpwllgwyngyll'.repeat(4);

export const StressHindi = meta.story({
  args: { label: 'स्थान', value: endless, options: [{ value: endless, label: endless }] },
  globals: hindiNight,
  decorators: [wide(240)],
  play: async ({ canvas }) => {
    const { right, width } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});
