import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from '@/components/controls/SegmentedControl';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

function Stateful(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        args.onChange(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Theme', value: 'light', options: themes, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 540 }}>{Story()}</div>],
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for Tab; the arrow keys choose. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByText('System'));
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} label="On the page" value="dark" />
      <SegmentedControl {...args} label="Two" value="light" options={themes.slice(0, 2)} />
      <Card>
        <SegmentedControl {...args} label="In a card" value="system" />
      </Card>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'दिखावट: उजली, गहरी या डिवाइस के अनुसार',
    value: 'b',
    options: [
      { value: 'a', label: 'उजली थीम' },
      { value: 'b', label: 'गहरी थीम, रात के लिए' },
      { value: 'c', label: 'Systemeinstellungen' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
