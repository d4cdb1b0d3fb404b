import { expect, fn, mocked } from 'storybook/test';
import { FilterSelect } from '@/components/directory/FilterSelect';
import { fundingRounds } from '@/data/schema/shapes/choices';
import preview from '../../../.storybook/preview';
import { cramped, holding, states } from '../../support/socialStates';

const options = fundingRounds.map((value) => ({ value, label: value }));

const meta = preview.meta({
  component: FilterSelect,
  args: { label: 'Stage', value: '', options, onChange: fn() },
  render: holding('value', 'onChange'),
});

/** Without a choice, it shows its name. When the button that removes the choice disappears, the filter gets the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
    await expect(select).toHaveDisplayValue('Stage');
    await userEvent.selectOptions(select, 'Seed');
    await expect(select).toHaveDisplayValue('Seed');
    await expect(select.options[0]?.text).toBe('Any');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Seed' }));
    await expect(mocked(args.onChange).mock.calls).toEqual([['Seed'], ['']]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(select).toHaveFocus();
  },
});

/** An unknown value, as in an old address, is shown as it is. */
export const Matrix = meta.story({
  render: states({ 'Nothing chosen': {}, Chosen: { value: 'Seed' }, Unknown: { value: 'Series Z' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter: Series Z' })).toBeVisible();
  },
});

const endless = 'Llanfairpwllgwyngyll'.repeat(4);

export const StressHindi = meta.story({
  ...cramped(240),
  args: { label: 'स्थान', value: endless, options: [{ value: endless, label: endless }] },
});
