import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '@/components/controls/TextField';
import { Stack } from '@/components/layout/Stack';
import { Tabs, type TabsProps, tabLooks } from '@/components/navigation/Tabs';
import { Text } from '@/components/typography/Text';

function Stateful(args: TabsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs
      {...args}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        args.onChange(chosen);
      }}
    />
  );
}

const parts = ['Overview', 'Metrics', 'Team', 'Investors', 'Updates'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <Text>{label} of Heliogrid</Text>,
}));

const doors = [
  { value: 'login', label: 'Login', content: <TextField label="Email" name="email" type="email" /> },
  { value: 'register', label: 'Register', content: <TextField label="Full Name" name="name" /> },
];

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { value: 'overview', label: 'Heliogrid', tabs: parts, onChange: fn() },
  argTypes: { look: { control: 'inline-radio', options: tabLooks }, tabs: { control: false } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** What is chosen has the focus, and its content is shown; nothing else is chosen. */
async function isAt(canvas: Canvas, name: string) {
  const tab = canvas.getByRole('tab', { name });
  await expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tab]);
  await expect(tab).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent(`${name} of Heliogrid`);
}

/** How much waits somewhere. */
const waits = { text: '3', label: '3 updates to read' };

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Heliogrid' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Team' }));
    await isAt(canvas, 'Team');
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expect(args.onChange.mock.calls).toEqual([['team'], ['overview']]);
  },
};

/** One stop for Tab. The arrow keys go around, Home and End to the ends; what they reach is chosen. */
export const Keys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await isAt(canvas, 'Overview');
    const steps = [
      ['{ArrowRight}', 'Metrics'],
      ['{ArrowRight}', 'Team'],
      ['{ArrowLeft}', 'Metrics'],
      ['{End}', 'Updates'],
      ['{ArrowLeft}', 'Investors'],
      ['{Home}', 'Overview'],
      ['{ArrowLeft}', 'Updates'],
      ['{ArrowRight}', 'Overview'],
      ['{End}', 'Updates'],
      ['{Home}', 'Overview'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await isAt(canvas, name);
    }
    await expect(args.onChange.mock.calls).toEqual(steps.map(([, name]) => [name.toLowerCase()]));
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await isAt(canvas, 'Overview');
  },
};

/** With a modifier the keys are the browser's: back, forward, the page's own ends. */
export const KeysOfTheBrowser: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const taken = fn();
    canvasElement.addEventListener('keydown', (event) => taken(event.key, event.defaultPrevented));
    await userEvent.tab();
    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(taken).not.toHaveBeenCalledWith(expect.anything(), true);
    await isAt(canvas, 'Overview');
  },
};

export const Segmented: Story = {
  args: { value: 'login', label: 'Login or register', tabs: doors, look: 'segmented' },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('register');
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={32}>
      {tabLooks.map((look) => (
        <Tabs key={look} {...args} look={look} label={look} value="team" tabs={parts.slice(0, 3)} />
      ))}
    </Stack>
  ),
};

const long = ['पूरा परिचय', 'प्रमुख आँकड़े और वृद्धि', 'टीम और सलाहकार', 'निवेशक', 'ताज़ा समाचार'].map(
  (label, index) => ({ value: `part-${index}`, label, content: <Text>{label.repeat(12)}</Text> }),
);

/** More tabs than fit are scrolled to. */
export const LongText: Story = {
  args: { value: 'part-0', label: 'हेलिओग्रिड', tabs: long },
  render: (args) => (
    <Stack gap={32}>
      <Stateful {...args} />
      <Stateful {...args} tabs={long.slice(0, 3)} label="भाग" look="segmented" />
    </Stack>
  ),
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'ताज़ा समाचार' }).getBoundingClientRect();
    const list = canvas.getByRole('tablist', { name: 'हेलिओग्रिड' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(list.right + 1);
  },
};

/** One of them has something that waits. */
export const Badge: Story = {
  args: { tabs: parts.map((part) => (part.value === 'updates' ? { ...part, badge: waits } : part)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Updates 3 updates to read' })).toBeVisible();
  },
};
