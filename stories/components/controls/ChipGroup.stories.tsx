import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChipGroup, type ChipGroupProps } from '@/components/controls/ChipGroup';
import { Stack } from '@/components/layout/Stack';

const named = (...values: string[]) => values.map((value) => ({ value, label: value }));
const interests = named('Fintech', 'SaaS', 'AI', 'Healthtech', 'Edtech', 'Climate Tech', 'Marketplace');

function Stateful(args: ChipGroupProps) {
  const [values, setValues] = useState(args.values);
  return (
    <ChipGroup
      {...args}
      values={values}
      onChange={(chosen) => {
        setValues(chosen);
        args.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/ChipGroup',
  component: ChipGroup,
  args: { legend: 'Interests', name: 'interests', options: interests, values: [], onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the order of the options, whatever the order of choice. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Interests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Edtech' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'AI' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['AI', 'Edtech']);
    await userEvent.click(canvas.getByText('Edtech'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['AI']);
  },
};

/** With as many as may be chosen, the others are disabled and the reason is said; taking one away frees them. */
export const Full: Story = {
  args: {
    values: ['Fintech', 'SaaS', 'AI', 'Edtech'],
    max: 5,
    hint: 'Choose up to 5.',
    maxText: 'You have chosen 5. Take one away to choose another.',
  },
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climate Tech' }));
    const other = canvas.getByRole('checkbox', { name: 'Marketplace' });
    await expect(other).toBeDisabled();
    await expect(other).toHaveAccessibleDescription('You have chosen 5. Take one away to choose another.');
    await expect(status).toHaveTextContent('You have chosen 5. Take one away to choose another.');
    await expect(canvas.getByRole('checkbox', { name: 'Climate Tech' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SaaS' }));
    await expect(other).toBeEnabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Fintech', 'AI', 'Edtech', 'Climate Tech']);
    await userEvent.click(other);
    await expect(canvas.getByRole('checkbox', { name: 'SaaS' })).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { error: 'Please select at least one investment preference', isRequired: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox');
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveAccessibleDescription('Please select at least one investment preference');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please select at least one investment preference',
    );
  },
};

export const Disabled: Story = {
  args: { values: ['AI'], isDisabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={32}>
      <ChipGroup {...args} name="a" legend="None" />
      <ChipGroup {...args} name="b" legend="Some" values={['SaaS', 'AI']} hint="Choose what you know." />
      <ChipGroup
        {...args}
        name="c"
        legend="Full"
        values={['SaaS', 'AI']}
        max={2}
        maxText="You have chosen 2. Take one away to choose another."
      />
      <ChipGroup {...args} name="d" legend="Invalid" error="Please select at least one" />
      <ChipGroup {...args} name="e" legend="Disabled" values={['SaaS']} isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
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
};
