import { expect, fn } from 'storybook/test';
import { FollowButton } from '@/components/profile/FollowButton';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({ component: FollowButton, args: { isFollowing: false, onClick: fn() } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const FollowingHindi = meta.story({
  args: { isFollowing: true },
  globals: hindiNight,
  play: ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toBeVisible(),
});
