import { expect, fn } from 'storybook/test';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import preview from '../../../.storybook/preview';
import { hindiNight, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: NotificationButton,
  args: {
    countId: 'story-count',
    children: <NotificationCount id="story-count" count={3} />,
    isOpen: false,
    onPress: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 new' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** The button before its count has loaded, while the list loads, and with an open list. */
export const Matrix = meta.story({
  args: { children: null },
  render: states({ 'No count': {}, Busy: { isBusy: true }, Open: { isOpen: true } }),
  play: async ({ canvas }) => {
    const button = (state: string) => stateOf(canvas, state).getByRole('button', { name: 'Notifications' });
    await expect(button('No count')).not.toHaveAttribute('aria-busy');
    await expect(button('Busy')).toHaveAttribute('aria-busy', 'true');
    await expect(button('Open')).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Hindi = meta.story({ globals: hindiNight });
