import { expect, fn, mocked } from 'storybook/test';
import { RadioGroup } from '@/components/controls/RadioGroup';
import preview, { cramped, holding, stateOf, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: RadioGroup,
  args: {
    legend: 'Are you an accredited investor?',
    name: 'accredited',
    options: ['Yes', 'No'].map((value) => ({ value, label: value })),
    value: '',
    onChange: fn(),
  },
  render: holding('value', 'onChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}');
    await expect(mocked(args.onChange).mock.calls).toEqual([['Yes'], ['No']]);
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
});

export const Matrix = meta.story({
  render: states({
    'With a hint': { name: 'b', value: 'Yes', hint: 'As your country defines it.' },
    Invalid: { name: 'c', error: 'Please answer', isRequired: true },
    Disabled: { name: 'd', value: 'No', isDisabled: true },
  }),
  play: async ({ canvas }) => {
    const invalid = stateOf(canvas, 'Invalid').getByRole('radiogroup');
    await expect([invalid.ariaInvalid, invalid.ariaRequired]).toEqual(['true', 'true']);
    await expect(invalid).toHaveAccessibleDescription('Please answer');
    for (const radio of stateOf(canvas, 'Disabled').getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

export const LongText = meta.story({
  ...cramped(240),
  args: {
    ...tooLong('legend', 'error'),
    options: ['Yes', 'No'].map((value) => ({ value, ...tooLong('label') })),
    value: 'Yes',
  },
});
