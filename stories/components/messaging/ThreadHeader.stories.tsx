import { longConversation, mina } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ThreadHeader } from '@/components/messaging/ThreadHeader';
import { fitsWindow, hindiPhone } from '../../support/socialStates';

const meta = {
  title: 'Components/Messaging/ThreadHeader',
  component: ThreadHeader,
  args: { conversation: mina, onMarkUnread: fn(), onMutedChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  decorators: [(Story) => <div style={{ minHeight: 340 }}>{Story()}</div>],
} satisfies Meta<typeof ThreadHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
    await expect(
      canvas.getByText('Managing Partner, Northlight Ventures', { selector: 'h2 + p bdi' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to conversations' })).toBeNull();
  },
};

/** What the menu offers in a conversation that is muted, with a person who has no profile any more. */
export const More: Story = {
  args: { conversation: { ...mina, href: '', online: false, muted: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About Mina Okafor' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'View profile' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await expect(args.onMarkUnread).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unmute conversation' }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** On a phone there is a way back to the list. */
export const Stress: Story = {
  args: { conversation: longConversation },
  globals: hindiPhone,
  play: async (context) => {
    await fitsWindow(context);
    await expect(context.canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/messages');
    const [about] = context.canvas.getAllByRole('button');
    if (about) await context.userEvent.click(about);
  },
};
