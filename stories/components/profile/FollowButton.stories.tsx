import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowButton } from '@/components/profile/FollowButton';
import { hindiNight } from '../../support/socialStates';

const meta = {
  title: 'Components/Profile/FollowButton',
  component: FollowButton,
  args: { isFollowing: false, onClick: fn() },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const FollowingHindi: Story = {
  args: { isFollowing: true },
  globals: hindiNight,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};
