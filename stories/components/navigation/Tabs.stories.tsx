import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Tabs, type TabsProps, tabLooks } from '@/components/navigation/Tabs';
import { arrangeTabs } from '@/components/navigation/tabGap';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { holding } from '../../support/socialStates';

const inUse = holding<TabsProps>('value', 'onChange');

const parts = ['Overview', 'Metrics', 'Team', 'Investors', 'Updates'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <Text>{label} of Heliogrid</Text>,
}));

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { value: 'overview', label: 'Heliogrid', tabs: parts, onChange: fn(), arrange: arrangeTabs },
  argTypes: { tabs: { control: false } },
  render: inUse,
});

/** Expects that only this tab is selected, has the focus, and shows its content. */
async function isAt(canvas: StoryContext['canvas'], name: string) {
  const tab = canvas.getByRole('tab', { name });
  await expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tab]);
  await expect(tab).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent(`${name} of Heliogrid`);
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const changes = mocked(args.onChange);
    await step('with a modifier the keys are the browser’s, as the ones up and down are', async () => {
      const prevented = fn();
      const listening = new AbortController();
      canvasElement.addEventListener('keydown', (event) => prevented(event.defaultPrevented), listening);
      await userEvent.tab();
      for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
        await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
      }
      await userEvent.keyboard('{ArrowDown}');
      await expect(changes).not.toHaveBeenCalled();
      await expect(prevented).not.toHaveBeenCalledWith(true);
      listening.abort();
      await isAt(canvas, 'Overview');
    });
    await step('a click chooses, once', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
      await expect(changes).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('tab', { name: 'Team' }));
      await isAt(canvas, 'Team');
      await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
      await expect(changes.mock.calls).toEqual([['team'], ['overview']]);
    });
    await step('arrow keys go around, Home and End to the ends; they choose what they reach', async () => {
      const keys = [
        ['{ArrowRight}', 'Metrics'],
        ['{ArrowLeft}', 'Overview'],
        ['{ArrowLeft}', 'Updates'],
        ['{ArrowLeft}', 'Investors'],
        ['{End}', 'Updates'],
        ['{ArrowRight}', 'Overview'],
        ['{End}', 'Updates'],
        ['{Home}', 'Overview'],
      ] as const;
      changes.mockClear();
      for (const [key, name] of keys) {
        await userEvent.keyboard(key);
        await isAt(canvas, name);
      }
      await expect(changes.mock.calls).toEqual(keys.map(([, name]) => [name.toLowerCase()]));
    });
    await step('the tabs are one stop for Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await isAt(canvas, 'Overview');
    });
  },
});

const badged = parts.slice(-2).map((part) => ({ ...part, badge: { text: '3', label: '3 updates to read' } }));

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      {tabLooks.map((look) => (
        <Tabs key={look} {...args} look={look} label={look} value="team" tabs={parts.slice(0, 3)} />
      ))}
      <Tabs {...args} label="With a badge" tabs={badged} value="updates" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Updates 3 updates to read' })).toBeVisible();
  },
});

const long = ['पूरा परिचय', 'प्रमुख आँकड़े और वृद्धि', 'टीम और सलाहकार', 'निवेशक', 'ताज़ा समाचार'].map(
  (label, index) => ({ value: `part-${index}`, label, content: <Text>{label.repeat(12)}</Text> }),
);

/** Tabs that don’t fit scroll into view. */
export const LongText = meta.story({
  args: { value: 'part-0', label: 'हेलिओग्रिड', tabs: long },
  render: (args, context) => (
    <div style={{ width: 288 }}>
      {inUse(args, context)}
      {inUse({ ...args, tabs: long.slice(0, 3), label: 'भाग', look: 'segmented' }, context)}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'ताज़ा समाचार' }).getBoundingClientRect();
    const list = canvas.getByRole('tablist', { name: 'हेलिओग्रिड' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(list.right + 1);
  },
});
