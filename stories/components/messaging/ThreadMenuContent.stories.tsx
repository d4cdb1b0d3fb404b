import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { ThreadMenuContent } from '@/components/messaging/ThreadMenuContent';
import { hindiPhone, holding, textsOf } from '../../support/socialStates';

const meta = {
  title: 'Components/Messaging/ThreadMenuContent',
  component: ThreadMenuContent,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    isMuted: false,
    trigger: <IconButton label="More actions" icon={Ellipsis} />,
    isOpen: true,
    onOpenChange: fn(),
    onMarkUnread: fn(),
    onMutedChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  render: holding('isOpen', 'onOpenChange'),
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ThreadMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible());
    await expect(textsOf(screen.getAllByRole('menuitem'))).toEqual(['Mark as unread', 'Mute conversation']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
    await expect([args.onMarkUnread.mock.calls.length, args.onMutedChange.mock.calls]).toEqual([1, []]);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A muted conversation is offered the way back. */
export const Muted: Story = {
  args: { isMuted: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unmute conversation' }));
    await expect([args.onMarkUnread.mock.calls, args.onMutedChange.mock.calls]).toEqual([[], [[false]]]);
  },
};

export const StressHindi: Story = {
  args: { isMuted: true },
  globals: hindiPhone,
  play: async () => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
