import { expect, fn } from 'storybook/test';
import { Select, selectSizes } from '@/components/controls/Select';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { holding } from '../../support/socialStates';

const digests = ['Daily', 'Weekly', 'Never'].map((label) => ({ value: label.toLowerCase(), label }));
const meta = preview.meta({
  title: 'Components/Controls/Select',
  component: Select,
  args: { label: 'Email digest', value: 'weekly', options: digests, onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: selectSizes } },
  render: holding('value', 'onChange'),
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Email digest' });
    await expect(select).toHaveDisplayValue('Weekly');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Never');
    await expect(args.onChange).toHaveBeenLastCalledWith('never');
    await expect(select).toHaveDisplayValue('Never');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Select {...args} label="Plain" />
      <Select {...args} label="Small" size="small" />
      <Select {...args} label="Label for a screen reader alone" isLabelHidden />
      <Select {...args} label="With a hint" hint="We never write more often than this." />
      <Select {...args} label="Invalid" error="Choose how often" isRequired />
      <Select {...args} label="Disabled" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const select = (name: string) => canvas.getByRole('combobox', { name });
    await expect(select('Invalid')).toHaveAccessibleDescription('Choose how often');
    await expect(select('Invalid')).toBeInvalid();
    await expect(select('Disabled')).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    label: 'आपको ईमेल से समाचार कितनी बार भेजे जाएँ?',
    value: 'a',
    options: [{ value: 'a', label: 'सप्ताह में एक बार, हर सोमवार की सुबह नौ बजे' }],
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
});
