import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ThreadMenu } from '@/components/messaging/ThreadMenu';

const meta = {
  title: 'Components/Messaging/ThreadMenu',
  component: ThreadMenu,
  args: { isMuted: false, onMarkUnread: fn(), onMutedChange: fn() },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ThreadMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    );
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu', { name: 'More actions' });
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Mark as unread',
      'Mute conversation',
    ]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    // Also the first time, when the menu is fetched only now.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as unread' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect([args.onMarkUnread.mock.calls, args.onMutedChange.mock.calls]).toEqual([[], [[true]]]);
  },
};

export const MutedDark: Story = {
  args: { isMuted: true },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Unmute conversation' })).toBeVisible());
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
