import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileSkeleton } from '@/components/profile/ProfileSkeleton';

const meta = {
  title: 'Components/Profile/ProfileSkeleton',
  component: ProfileSkeleton,
  args: { label: 'Loading startup profile...', shape: 'square' },
} satisfies Meta<typeof ProfileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading startup profile...');
  },
};
