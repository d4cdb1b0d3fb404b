import { expect, fn, within } from 'storybook/test';
import { ChipGroup, type ChipGroupProps } from '@/components/controls/ChipGroup';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

const named = (...values: string[]) => values.map((value) => ({ value, label: value }));
const Stateful = stateful<ChipGroupProps>(ChipGroup, 'values');

const meta = preview.meta({
  title: 'Components/Controls/ChipGroup',
  component: ChipGroup,
  args: {
    legend: 'Interests',
    name: 'interests',
    options: named('Fintech', 'SaaS', 'AI', 'Healthtech', 'Edtech', 'Climate Tech', 'Marketplace'),
    values: [],
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
});

/** In the order of the options, whatever the order of choice. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Edtech' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'AI' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['AI', 'Edtech']);
    await userEvent.click(canvas.getByText('Edtech'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['AI']);
  },
});

const full = 'You have chosen 2. Take one away to choose another.';
const error = 'Please select at least one investment preference';

/** With the maximum chosen, the other chips are disabled and the reason is announced; unchecking one enables them. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <ChipGroup {...args} name="a" legend="None" />
      <ChipGroup {...args} name="b" legend="Some" values={['SaaS', 'AI']} hint="Choose what you know." />
      <Stateful {...args} name="c" legend="Full" values={['SaaS']} max={2} maxText={full} />
      <ChipGroup {...args} name="d" legend="Invalid" error={error} isRequired options={named('Climate')} />
      <ChipGroup {...args} name="e" legend="Disabled" values={['SaaS']} isDisabled />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('full', async () => {
      const group = within(canvas.getByRole('group', { name: 'Full' }));
      const chip = (name: string) => group.getByRole('checkbox', { name });
      await expect(group.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.click(chip('AI'));
      await expect(chip('Edtech')).toBeDisabled();
      await expect(chip('Edtech')).toHaveAccessibleDescription(full);
      await expect(group.getByRole('status')).toHaveTextContent(full);
      await userEvent.click(chip('SaaS'));
      await userEvent.click(chip('Edtech'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['AI', 'Edtech']);
      await expect(chip('SaaS')).toBeDisabled();
    });
    await expect(canvas.getByRole('checkbox', { name: 'Climate' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: 'Climate' })).toHaveAccessibleDescription(error);
    await expect(canvas.getByRole('group', { name: 'Invalid' })).toHaveAccessibleDescription(error);
    await expect(canvas.getByRole('group', { name: 'Disabled' })).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    legend: 'आप किन क्षेत्रों के स्टार्टअप में निवेश करना पसंद करते हैं',
    options: named(
      'स्वास्थ्य सेवा और चिकित्सा प्रौद्योगिकी से जुड़े स्टार्टअप',
      'फ़िनटेक',
      'Averyveryverylongcategorywithoutanybreakinit',
      'शिक्षा',
    ),
    values: ['स्वास्थ्य सेवा और चिकित्सा प्रौद्योगिकी से जुड़े स्टार्टअप', 'शिक्षा'],
    error: 'कृपया कम से कम एक निवेश वरीयता चुनें',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
