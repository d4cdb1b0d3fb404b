import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '@/components/controls/SegmentedControl';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { holding } from '../../support/socialStates';

const themes = ['Light', 'Dark', 'System'].map((label) => ({ value: label.toLowerCase(), label }));
const meta = preview.meta({
  title: 'Components/Controls/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Theme', value: 'light', options: themes, onChange: fn() },
  render: holding('value', 'onChange'),
  decorators: [(Story) => <div style={{ maxWidth: 540 }}>{Story()}</div>],
});

/** One stop for Tab; the arrow keys choose. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByText('System'));
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} label="On the page" value="dark" />
      <SegmentedControl {...args} label="Two" value="light" options={themes.slice(0, 2)} />
      <SegmentedControl {...args} label="Label for a screen reader alone" isLabelHidden />
      <Card>
        <SegmentedControl {...args} label="In a card" value="system" />
      </Card>
    </Stack>
  ),
});

export const LongText = meta.story({
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
});
