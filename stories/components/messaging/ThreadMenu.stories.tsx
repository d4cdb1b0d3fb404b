import { minaCard } from '@kit/fixtures/additions';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { ThreadMenu } from '@/components/messaging/ThreadMenu';
import preview, { hindiNight } from '../../support/preview';

const meta = preview.meta({
  component: ThreadMenu,
  args: { card: minaCard, isMuted: false, onMarkUnread: fn(), onMutedChange: fn() },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 180 }}>{Story()}</div>,
  ],
});

/** The keyboard opens the menu too, even while the menu's code is still loading. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as unread' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(mocked(args.onMutedChange).mock.calls).toEqual([[true]]);
  },
});

export const MutedHindi = meta.story({ args: { isMuted: true }, globals: hindiNight });
