import { expect, fn } from 'storybook/test';
import { RadioGroup } from '@/components/controls/RadioGroup';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { holding } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Controls/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Are you an accredited investor?',
    name: 'accredited',
    options: ['Yes', 'No'].map((value) => ({ value, label: value })),
    value: '',
    onChange: fn(),
  },
  render: holding('value', 'onChange'),
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const yes = canvas.getByRole('radio', { name: 'Yes' });
    await expect(yes).not.toBeChecked();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('Yes');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('No');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <RadioGroup {...args} name="a" legend="None" />
      <RadioGroup {...args} name="b" legend="One" value="Yes" hint="As your country defines it." />
      <RadioGroup {...args} name="c" legend="Invalid" error="Please answer" isRequired />
      <RadioGroup {...args} name="d" legend="Disabled" value="No" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('radiogroup', { name: 'Invalid' });
    await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    await expect(invalid).toHaveAttribute('aria-required', 'true');
    await expect(invalid).toHaveAccessibleDescription('Please answer');
    for (const radio of canvas.getAllByRole('radio').slice(-2)) await expect(radio).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    legend: 'क्या आप अपने देश के नियमों के अनुसार मान्यता प्राप्त निवेशक हैं',
    options: [
      { value: 'Yes', label: 'हाँ, मैं मान्यता प्राप्त निवेशक हूँ और इसका प्रमाण दे सकता हूँ' },
      { value: 'No', label: 'Averyveryverylonganswerwithoutanybreakinit' },
    ],
    value: 'Yes',
    error: 'कृपया बताएँ कि क्या आप मान्यता प्राप्त निवेशक हैं',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
