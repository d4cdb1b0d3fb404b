import { minaCard } from '@kit/fixtures/additions';
import { Ellipsis } from 'lucide';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { ThreadMenuContent } from '@/components/messaging/ThreadMenuContent';
import preview, { hindiPhone, holding, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: ThreadMenuContent,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    card: minaCard,
    isMuted: false,
    trigger: <IconButton label="More actions" icon={Ellipsis} />,
    isOpen: true,
    onOpenChange: fn(),
    onMarkUnread: fn(),
    onMutedChange: fn(),
  },
  render: holding('isOpen', 'onOpenChange'),
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible());
    await expect(textsOf(screen.getAllByRole('menuitem'))).toEqual([
      'Mark as unread',
      'Mute conversation',
      'Add Mina Okafor to your pipeline',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
    await expect(args.onMarkUnread).toHaveBeenCalledOnce();
  },
});

/** A muted conversation can be unmuted, also on a small screen. */
export const MutedStressHindi = meta.story({
  args: { isMuted: true },
  globals: hindiPhone,
  play: async ({ userEvent, args }) => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(screen.getAllByRole('menuitem')[1] as HTMLElement);
    await expect(mocked(args.onMutedChange).mock.calls).toEqual([[false]]);
  },
});
