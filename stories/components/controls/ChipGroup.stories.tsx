import { expect, fn, mocked } from 'storybook/test';
import { ChipGroup } from '@/components/controls/ChipGroup';
import preview, { cramped, holding, stateOf, states, tooLong } from '../../support/preview';

const named = (...values: string[]) => values.map((value) => ({ value, label: value }));

const meta = preview.meta({
  component: ChipGroup,
  args: {
    legend: 'Interests',
    name: 'interests',
    options: named('Fintech', 'SaaS', 'AI', 'Healthtech', 'Edtech', 'Climate Tech', 'Marketplace'),
    values: [],
    onChange: fn(),
  },
  render: holding('values', 'onChange'),
});

const full = 'You have chosen 2. Take one away to choose another.';

/** The values are in the order of the options. At the maximum, other chips are disabled and the reason is announced. */
export const Default = meta.story({
  args: { max: 2, maxText: full },
  play: async ({ canvas, userEvent, args }) => {
    const chip = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(chip('Edtech'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(chip('AI'));
    await expect(canvas.getByRole('status')).toHaveTextContent(full);
    await expect(chip('SaaS')).toBeDisabled();
    await expect(chip('SaaS')).toHaveAccessibleDescription(full);
    await userEvent.click(canvas.getByText('Edtech'));
    await expect(chip('SaaS')).toBeEnabled();
    await expect(mocked(args.onChange).mock.calls).toEqual([[['Edtech']], [['AI', 'Edtech']], [['AI']]]);
  },
});

const error = 'Please select at least one investment preference';

export const Matrix = meta.story({
  render: states({
    'Two selected, with a hint': { values: ['SaaS', 'AI'], hint: 'Choose what you know.' },
    Invalid: { legend: 'Preferences', error, isRequired: true, options: named('Climate') },
    Disabled: { legend: 'Skills', values: ['SaaS'], isDisabled: true },
  }),
  play: async ({ canvas }) => {
    const climate = canvas.getByRole('checkbox', { name: 'Climate' });
    await expect(climate).toBeInvalid();
    for (const described of [climate, canvas.getByRole('group', { name: 'Preferences' })])
      await expect(described).toHaveAccessibleDescription(error);
    await expect(stateOf(canvas, 'Disabled').getByRole('group')).toBeDisabled();
  },
});

export const LongText = meta.story({
  ...cramped(240),
  args: {
    ...tooLong('legend', 'error'),
    options: ['a', 'b'].map((value) => ({ value, ...tooLong('label') })),
    values: ['a'],
  },
});
