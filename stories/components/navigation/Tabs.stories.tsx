import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Tabs, tabLooks } from '@/components/navigation/Tabs';
import { arrangeTabs } from '@/components/navigation/tabGap';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { holding, states, wide } from '../../support/socialStates';

const parts = ['Overview', 'Metrics', 'Team', 'Investors', 'Updates'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <Text>{label} of Heliogrid</Text>,
}));

const meta = preview.meta({
  component: Tabs,
  args: { value: 'overview', label: 'Heliogrid', tabs: parts, onChange: fn(), arrange: arrangeTabs },
  argTypes: { tabs: { control: false } },
  render: holding('value', 'onChange'),
});

/** Expects that only this tab is selected, has the focus, and shows its content. */
async function isAt(canvas: StoryContext['canvas'], name: string) {
  const tab = canvas.getByRole('tab', { name });
  await expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tab]);
  await expect(tab).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent(`${name} of Heliogrid`);
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const changes = mocked(args.onChange);
    await step('arrow keys with a modifier, and vertical arrow keys, are left to the browser', async () => {
      await userEvent.tab();
      const tab = canvas.getByRole('tab', { name: 'Overview' });
      for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
        await expect(await fireEvent.keyDown(tab, { key: 'ArrowRight', [modifier]: true })).toBe(true);
      await expect(await fireEvent.keyDown(tab, { key: 'ArrowDown' })).toBe(true);
      await expect(changes).not.toHaveBeenCalled();
      await isAt(canvas, 'Overview');
    });
    await step('a click selects a tab, and a click on the selected tab does nothing', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
      await expect(changes).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('tab', { name: 'Team' }));
      await isAt(canvas, 'Team');
      await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
      await expect(changes.mock.calls).toEqual([['team'], ['overview']]);
    });
    await step(
      'arrow keys wrap around, Home and End move to the ends, and each selects the reached tab',
      async () => {
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
      },
    );
    await step('the Tab key stops at only one of the tabs', async () => {
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
  play: ({ canvas }) => expect(canvas.getByRole('tab', { name: 'Updates 3 updates to read' })).toBeVisible(),
});

const long = ['पूरा परिचय', 'प्रमुख आँकड़े और वृद्धि', 'टीम और सलाहकार', 'निवेशक', 'ताज़ा समाचार'].map(
  (label, index) => ({ value: `part-${index}`, label, content: <Text>{label.repeat(12)}</Text> }),
);

/** Tabs that don’t fit scroll into view. */
export const LongText = meta.story({
  args: { value: 'part-0', tabs: long },
  decorators: [wide(288)],
  render: states({
    Underlined: { label: 'हेलिओग्रिड' },
    Segmented: { label: 'भाग', tabs: long.slice(0, 3), look: 'segmented' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    // A tab becomes wider, as when fonts load.
    for (const tab of canvas.getAllByRole('tab')) tab.style.letterSpacing = '1px';
    const last = canvas.getByRole('tab', { name: 'ताज़ा समाचार' });
    const list = canvas.getByRole('tablist', { name: 'हेलिओग्रिड' });
    const right = (element: Element) => element.getBoundingClientRect().right;
    await new Promise(requestAnimationFrame);
    await waitFor(() => expect(right(last)).toBeLessThanOrEqual(right(list) + 1));
  },
});
